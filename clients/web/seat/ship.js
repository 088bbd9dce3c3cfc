// A ship as the table display and a player's page show her: gauges that keep their elements, marks in words.

import { el, fill, whenNew } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { icon } from "/web/base/icons.js";
import { t } from "/web/base/lang.js";
import { markSaid } from "/web/base/marks.js";

const SHAPES = { good: "●", worn: "◆", critical: "▲" };

/**
 * Return a card that stays the same element while its ship changes.
 * @param {import("/web/battle/view.js").BattleView} view
 * @returns {{element: Element, foot: Element, show: (ship: object) => boolean}} *show* tells whether she looks new
 */
export function makeCard(view) {
  const name = el("h3", {});
  const type = el("p.card-type", {});
  const marks = el("ul.signs", {});
  const list = el("dl.meters", {});
  const foot = el("footer", {});
  const gauges = new Map();
  const element = el("article.ship-card", {}, el("header", {}, name, type), marks, list, foot);

  const draw = whenNew((ship, place, side) => {
    element.className = `ship-card side-${place % 6}${ship.in_play ? "" : " is-gone"}${ship.acting ? " is-acting" : ""}`;
    element.dataset.ship = ship.id;
    fill(name, flag(place), el("span.card-name", {}, ship.name), el("span.only-read", {}, side));
    type.textContent = ship.type_label;
    fill(marks, ...marksOf(ship));
    showGauges(list, gauges, ship.gauges);
  });

  // Her sheet stands elsewhere.
  const show = ({ sheet: _, ...ship }) => draw(ship, Math.max(0, view.sidePlace(ship.side)), view.sideName(ship.side));
  return { element, foot, show };
}

/** The marks of a ship, each with a shape and a word: fires first, since they are what is looked for. */
export function marksOf(ship) {
  // Of a ship that is lost it is told how; what else befell her matters no longer.
  const lost = ship.in_play ? [] : ship.marks.filter((mark) => mark.alarm === "sinking");
  const sorted = [...(lost.length ? lost : ship.marks)].sort((a, b) => Number(b.alarm === "fire") - Number(a.alarm === "fire"));
  return [
    ship.acting && el("li.sign.acts", {}, `▶ ${t("shipActs")}`),
    !ship.in_play && el("li.sign.out", {}, `✕ ${t("shipOut")}`),
    ...sorted.map(markItem),
  ].filter(Boolean);
}

function markItem(mark) {
  const said = markSaid(mark);
  if (mark.alarm === "fire") return el("li.sign.fire", {}, icon("flame"), said);
  if (mark.alarm === "sinking") return el("li.sign.down", {}, `▼ ${said}`);
  return el("li.sign", {}, `◼ ${said}`);
}

function showGauges(list, kept, gauges) {
  for (const id of [...kept.keys()]) if (!gauges.some((gauge) => gauge.id === id)) kept.delete(id);
  for (const gauge of gauges) {
    if (!kept.has(gauge.id)) kept.set(gauge.id, makeGauge());
    kept.get(gauge.id).show(gauge);
  }
  const wanted = gauges.map((gauge) => kept.get(gauge.id).element);
  if (wanted.length !== list.children.length || wanted.some((each, place) => list.children[place] !== each)) list.replaceChildren(...wanted);
}

/** A gauge whose bar moves to its value; where it was stays seen for two seconds, by the style sheet. */
function makeGauge() {
  const label = el("dt", {});
  const value = el("b.reading", {});
  const level = el("span.shape", {});
  const [was, now, notches] = [el("i.meter-was"), el("i.meter-now"), el("span", {})];
  const bar = el("dd.meter-bar", { "aria-hidden": "true" }, was, now, notches);
  const element = el("div.meter", {}, label, el("dd", {}, level, value), bar);

  function show(gauge) {
    const most = Math.max(1, gauge.max ?? gauge.value ?? 1);
    const part = (number) => `${Math.max(0, Math.min(100, (100 * number) / most))}%`;
    element.className = `meter is-${gauge.level ?? "good"}`;
    label.textContent = gauge.label;
    fill(value, String(gauge.value), gauge.max !== null && gauge.max !== undefined && el("small", {}, `/${gauge.max}`));
    fill(level, SHAPES[gauge.level ?? "good"], el("span.only-read", {}, t(gauge.level ?? "good")));
    // Lengths go in through the CSSOM: the page's policy allows no style attribute.
    for (const each of [was, now]) each.style.width = part(gauge.value ?? 0);
    notches.replaceChildren(...(gauge.ticks ?? []).filter((tick) => tick > 0 && tick < most).map((tick) => {
      const made = el("i.notch");
      made.style.left = part(tick);
      return made;
    }));
  }

  return { element, show };
}
