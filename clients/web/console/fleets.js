// The ships of one side: gauges with value and tick, marks with shape and word, the sheet to open.

import { el, keyed } from "/web/base/dom.js";
import { lang, t, word } from "/web/base/lang.js";

const SHAPES = { good: "●", worn: "◆", critical: "▲" };

/** Keep *place* true to the fleets. */
export function makeFleets(place, view) {
  function draw() {
    const { board, state } = view.battle;
    keyed(place, board.sides.map((side) => {
      const ships = board.ships.filter((ship) => ship.side === side.id);
      const veils = ships.map((ship) => state.ships?.[ship.id]?.veil);
      return { key: side.id, data: [side, ships, veils, lang(), view.chosen], make: () => sideSection(side, ships, view) };
    }));
  }

  /** Choose the ship *by* places on, of those in play. */
  function step(by) {
    const ships = view.battle.board.ships.filter((ship) => ship.in_play);
    const now = ships.findIndex((ship) => ship.id === view.chosen);
    view.choose(ships.at(now < 0 ? (by > 0 ? 0 : -1) : (now + by) % ships.length)?.id ?? null);
  }

  return { draw, step };
}

function sideSection(side, ships, view) {
  return el("section.side", {},
    el("h2", {}, side.name),
    el("div.ships", {}, ...ships.map((ship) => shipCard(ship, view))),
  );
}

function shipCard(ship, view) {
  const veil = view.battle.state.ships?.[ship.id]?.veil;
  const mine = view.isGm() || (view.may("orders") && view.battle.you.side === ship.side);
  const chosen = view.chosen === ship.id;
  return el(`article.ship${ship.in_play ? "" : ".gone"}${chosen ? ".chosen" : ""}`, { "data-ship": ship.id },
    el("header", {},
      el("h3", {}, ship.name),
      el("p", {}, ship.type_label),
      ship.acting && el("p.mark.acting", {}, `▶ ${t("acting")}`),
      !ship.in_play && el("p.mark", {}, `✕ ${t("outOfPlay")}`),
      veil && veil !== "none" && el("p.mark", {}, `◐ ${t("veil", { veil: word("veilOf", veil) })}`),
    ),
    el("ul.marks", {}, ...ship.marks.map(markItem)),
    el("dl.gauges", {}, ...ship.gauges.map(gaugeRow)),
    el("footer", {},
      mine && ship.in_play && el("button", {
        type: "button", "aria-expanded": String(chosen), onclick: () => view.choose(chosen ? null : ship.id),
      }, t("orders")),
      ship.sheet.length > 0 && sheet(ship, view),
    ),
  );
}

function markItem(mark) {
  const value = mark.value === true || mark.value === null || mark.value === undefined ? "" : ` ${mark.value}`;
  return el("li.mark", {}, `◼ ${mark.label}${value}`);
}

function gaugeRow(gauge) {
  const most = Math.max(1, gauge.max ?? gauge.value ?? 1);
  const part = (value) => `${Math.max(0, Math.min(100, (100 * value) / most))}`;
  const level = gauge.level ?? "good";
  const bar = el("div.bar", {});
  // Lengths go in through the CSSOM: the page's policy allows no style attribute.
  bar.append(fill(level, part(gauge.value ?? 0)), ...(gauge.ticks ?? []).filter((tick) => tick < most).map((tick) => mark(part(tick))));
  return el(`div.gauge.${level}`, {},
    el("dt", {}, gauge.label),
    el("dd", {},
      bar,
      el("span.value", {}, gauge.max === null || gauge.max === undefined ? `${gauge.value}` : `${gauge.value}/${gauge.max}`),
      el("span.level", { title: t(level) }, SHAPES[level], el("span.only-read", {}, t(level))),
    ),
  );
}

function fill(level, percent) {
  const made = el(`i.fill.${level}`);
  made.style.width = `${percent}%`;
  return made;
}

function mark(percent) {
  const made = el("i.tick");
  made.style.left = `${percent}%`;
  return made;
}

function sheet(ship, view) {
  return el("details", {},
    el("summary", {}, t("sheet")),
    ...ship.sheet.map((part) => el("section", {},
      el("h4", {}, part.title),
      el("dl.rows", {}, ...part.rows.map((row) => sheetRow(ship, row, view))),
    )),
  );
}

function sheetRow(ship, row, view) {
  const change = () => view.parts.orders.open("adjust", { ship: ship.id, field: row.field, value: row.value }, row.label);
  const label = t("change", { label: row.label });
  return el("div", {},
    el("dt", {}, row.label),
    el("dd", {}, el("span", {}, shown(row.value)),
      view.isGm() && row.adjustable && el("button.small", { type: "button", onclick: change, "aria-label": label, title: label }, "✎")),
  );
}

/** Return a value of a sheet as a person reads it. */
export function shown(value) {
  if (value === null || value === undefined) return t("none");
  if (value === true) return t("yes");
  if (value === false) return t("no");
  if (Array.isArray(value)) return value.map(shown).join(", ") || t("none");
  if (typeof value === "object") return Object.entries(value).map(([key, item]) => `${key} ${shown(item)}`).join(", ") || t("none");
  return String(value);
}
