// The stage: the chosen ship, large, or the battle itself where none is chosen.

import { el, keyed } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { icon } from "/web/base/icons.js";
import { lang, t, word } from "/web/base/lang.js";
import { battleItems, readDecrees } from "/web/console/affairs.js";
import { makeDecree } from "/web/console/decree.js";
import { gaugeParts, gaugeSaid, markItems } from "/web/console/gauge.js";

const MOST_ASKED = 9;

/** Keep *place* true to the chosen ship. */
export function makeStage(place, view) {
  const decree = makeDecree(view);
  let decrees = { of: "", rows: [] };
  document.addEventListener("keydown", pressed);

  function draw() {
    if (view.chosen && !view.ship(view.chosen)) view.chosen = null;
    const ship = view.ship(view.chosen);
    place.classList.toggle("of-ship", ship !== null);
    keyed(place, ship ? shipItems(ship) : battleItems(view, decrees.rows, openOwn));
    decree.settle();
    if (!ship && view.isGm() && decrees.of !== ownState()) refreshDecrees();
  }

  /** What the decrees of the battle itself follow from: its state without the ships. */
  const ownState = () => JSON.stringify({ ...view.battle.state, ships: null });

  async function refreshDecrees() {
    decrees = { of: ownState(), rows: decrees.rows };
    decrees = { of: decrees.of, rows: await readDecrees(view) };
    if (!view.left) draw();
  }

  function shipItems(ship) {
    const veil = view.battle.state.ships?.[ship.id]?.veil ?? "none";
    const head = [ship.name, ship.type_label, ship.acting, ship.in_play, ship.side, veil, view.battle.board.over];
    const was = Object.fromEntries(ship.gauges.map((gauge) => [gauge.id, view.ghosts?.was(ship.id, gauge.id) ?? null]));
    return [
      { key: `head ${ship.id}`, data: head, make: () => shipHead(ship, veil, view) },
      ship.marks.length > 0 && { key: "marks", data: ship.marks, make: () => el("p.marks", {}, ...markItems(ship)) },
      ship.gauges.length > 0 && { key: `gauges ${ship.id}`, data: [ship.gauges, was, asked(ship).map((row) => row.field)], make: () => gauges(ship, was) },
    ].filter(Boolean);
  }

  function gauges(ship, was) {
    const all = ship.gauges.map((gauge) => {
      const parts = gaugeParts(gauge, was[gauge.id]);
      const known = { "data-gauge": gauge.id, "data-level": gauge.level ?? "good" };
      if (!view.isGm() || asked(ship).length === 0) return el("div.gauge", known, ...parts);
      return el("button.gauge", { ...known, type: "button", "aria-label": `${gaugeSaid(gauge)}. ${t("setIt")}`, title: t("setIt"), onclick: () => touch(ship, gauge) }, ...parts);
    });
    // A box around them: the decree that stands below is no piece of its own, and stays where it is at every drawing.
    return el("div", {}, el("div.gauges.large", { role: "group", "aria-label": t("gauges") }, ...all));
  }

  const underGauges = () => place.querySelector(".gauges");

  function touch(ship, gauge) {
    const rows = rowsFor(ship, gauge);
    if (rows.length === 1) decree.open(ship.id, rows[0].field, underGauges);
    else decree.which(ship.id, rows.length ? rows.slice(0, MOST_ASKED) : asked(ship), underGauges);
  }

  /** Open the decree of a value of the battle itself. */
  function openOwn(field) {
    return decree.open(null, field, () => place.querySelector(`[data-row="${CSS.escape(field)}"]`)?.closest(".own") ?? null);
  }

  /** Open the decree of the wind, where this battle has one. */
  async function wind() {
    if (!view.isGm()) return;
    view.choose(null);
    decree.wait(() => place.querySelector(".affair")?.lastElementChild ?? null);
    const rows = await readDecrees(view);
    decrees = { of: ownState(), rows };
    draw();
    const field = rows.find((row) => row.field.startsWith("wind"))?.field ?? rows[0]?.field;
    if (field) openOwn(field);
    else decree.close();
  }

  function pressed(event) {
    if (event.key !== "=" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog") || !view.isGm()) return;
    const ship = view.ship(view.chosen);
    event.preventDefault();
    if (ship) decree.which(ship.id, asked(ship), underGauges);
    else wind();
  }

  return { draw, wind, decree, leave: () => document.removeEventListener("keydown", pressed) };
}

/** The rows that a gauge follows from: its own, else those that can be set in the same part of the sheet. */
function rowsFor(ship, gauge) {
  const part = ship.sheet.find((each) => each.rows.some((row) => row.field === gauge.id));
  const own = part?.rows.find((row) => row.field === gauge.id);
  if (own?.adjustable) return [own];
  return (part?.rows ?? []).filter((row) => row.adjustable && typeof row.value === "number");
}

/** What can be set by a digit: the rows behind the gauges, else the first of the sheet. */
function asked(ship) {
  const found = new Map(ship.gauges.flatMap((gauge) => rowsFor(ship, gauge)).map((row) => [row.field, row]));
  const rest = ship.sheet.flatMap((part) => part.rows).filter((row) => row.adjustable && typeof row.value === "number");
  return [...(found.size ? found.values() : rest)].slice(0, MOST_ASKED);
}

function shipHead(ship, veil, view) {
  const at = view.sidePlace(ship.side);
  return el(`header.ship-title.side-${at % 6}`, { "data-stage": ship.id },
    el("div.heading", {},
      el("h2.name", {}, ship.name),
      el("p.type", {}, flag(at), el("span", {}, `${view.sideName(ship.side)} · ${ship.type_label}`)),
    ),
    ship.acting && !view.battle.board.over && el("p.now", {}, `▶ ${t("acting")}`),
    !ship.in_play && el("p.mark", {}, `✕ ${t("outOfPlay")}`),
    veil !== "none" && el("p.mark", {}, `◐ ${word("veilOf", veil)}`),
    el("button.move", { type: "button", lang: lang(), "aria-label": t("toBattle"), title: t("toBattle"), onclick: () => view.choose(null) }, icon("close")),
  );
}
