// The fleets: a row for each ship, by side, with her gauges and what befell her; who may act now is lit.

import { el, keyed } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { t, word } from "/web/base/lang.js";
import { markSaid } from "/web/base/marks.js";
import { gaugeParts, gaugeSaid, markItems } from "/web/console/gauge.js";

const MANY_SHIPS = 12;
const MOST_GAUGES = 6;

/** So many gauges keep their labels also where there are many ships. */
const FEW = 4;

/** Keep *place* true to the fleets. */
export function makeFleets(place, view) {
  const open = new Set();
  place.setAttribute("aria-label", t("ships"));

  function draw() {
    const { board } = view.battle;
    place.classList.toggle("many", board.ships.filter((ship) => ship.in_play).length > MANY_SHIPS);
    keyed(place, board.sides.map((side, at) => ({
      key: side.id, data: [side, at], make: () => sideSection(side, at),
    })));
    board.sides.forEach((side, at) => drawSide(place.children[at], board.ships.filter((ship) => ship.side === side.id)));
  }

  function sideSection(side, at) {
    const gone = el("details.sunk-fold", { ontoggle: () => (gone.open ? open.add(side.id) : open.delete(side.id)) }, el("summary", {}), el("ul.ship-rows", {}));
    gone.open = open.has(side.id);
    return el(`section.fleet-side.side-${at % 6}`, { "aria-label": side.name },
      el("h2", {}, flag(at), el("span", {}, side.name)), el("ul.ship-rows.there", {}), gone);
  }

  function drawSide(section, ships) {
    const gone = section.querySelector("details");
    const out = ships.filter((ship) => !ship.in_play);
    keyed(section.querySelector(".there"), ships.filter((ship) => ship.in_play).map(rowItem));
    keyed(gone.querySelector(".ship-rows"), out.map(rowItem));
    gone.hidden = out.length === 0;
    gone.querySelector("summary").textContent = t("outCount", { n: out.length });
  }

  function rowItem(ship) {
    const was = Object.fromEntries(ship.gauges.map((gauge) => [gauge.id, view.ghosts?.was(ship.id, gauge.id) ?? null]));
    const veil = view.battle.state.ships?.[ship.id]?.veil ?? "none";
    const chosen = view.chosen === ship.id;
    return { key: ship.id, data: [ship, was, veil, chosen], make: () => el("li", {}, shipRow(ship, was, veil, chosen, view)) };
  }

  /** Choose the ship that is *by* places after the chosen one; from none, the first that may act. */
  function step(by) {
    const { board } = view.battle;
    const ships = board.sides.flatMap((side) => board.ships.filter((ship) => ship.side === side.id && ship.in_play));
    if (ships.length === 0) return;
    const now = ships.findIndex((ship) => ship.id === view.chosen);
    const first = Math.max(0, by > 0 ? ships.findIndex((ship) => ship.acting) : ships.findLastIndex((ship) => ship.acting));
    const ship = now < 0 ? ships[first] : ships[(now + by + ships.length) % ships.length];
    view.choose(ship.id);
    place.querySelector(`[data-ship="${CSS.escape(ship.id)}"]`)?.scrollIntoView({ block: "nearest" });
  }

  return { draw, step };
}

function shipRow(ship, was, veil, chosen, view) {
  const acting = ship.acting && !view.battle.board.over;
  const classes = [acting && "acting", chosen && "chosen"].filter(Boolean).map((name) => `.${name}`).join("");
  return el(`button.ship${classes}`, {
    type: "button", "data-ship": ship.id, "aria-current": chosen && "true", "aria-label": said(ship, acting, veil),
    onclick: () => view.choose(chosen ? null : ship.id),
  },
    el("span.heading", {}, el("span.name", {}, ship.name), acting && el("span.now", {}, `▶ ${t("acting")}`)),
    el("span.type", {}, ship.type_label),
    (ship.marks.length > 0 || veil !== "none") && el("span.marks", {}, ...markItems(ship), veil !== "none" && el("span.mark", {}, `◐ ${word("veilOf", veil)}`)),
    el(`span.gauges${few(ship.gauges).length > FEW ? ".slim" : ""}`, {}, ...few(ship.gauges).map((gauge) => el("span.gauge", { "data-level": gauge.level ?? "good", title: gauge.label, "data-gauge": gauge.id }, ...gaugeParts(gauge, was[gauge.id])))),
  );
}

/** What the row says to those who do not see it. */
function said(ship, acting, veil) {
  return [ship.name, ship.type_label, acting && t("acting"), ...ship.marks.map(markSaid), veil !== "none" && t("veil", { veil: word("veilOf", veil) }), ...few(ship.gauges).map(gaugeSaid)].filter(Boolean).join(", ");
}

/** The gauges of a row: all that are not well or have a threshold, then the others as far as there is room. */
function few(gauges) {
  const spare = gauges.filter((gauge) => (gauge.level ?? "good") === "good" && !(gauge.ticks ?? []).length);
  const left = new Set(spare.slice(Math.max(0, spare.length - Math.max(0, gauges.length - MOST_GAUGES))));
  return gauges.filter((gauge) => !left.has(gauge)).slice(0, MOST_GAUGES);
}
