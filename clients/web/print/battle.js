// The ship sheets of a battle, to be printed: as she stands, or with all damage left open.

import { ask } from "/web/base/api.js";
import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { choice, chosen, several, showPrint } from "/web/print/choices.js";
import { countOf, pagesFor } from "/web/print/pack.js";
import { sheetOf } from "/web/print/sheet.js";
import { show as join } from "/web/seat/join.js";

/** The style sheets this page wears. */
export const SHEETS = ["print"];

/**
 * Show the sheets that the one who looks may see.
 * @param {HTMLElement} page
 * @param {string} id of the battle
 * @returns {Promise<() => void>} leaves it
 */
export async function show(page, id) {
  const { status, body: battle } = await ask("GET", `/battles/${id}`);
  if (status === 401) return join(page) ?? (() => {});
  if (status !== 200) {
    page.replaceChildren(el("p.card.critical", {}, battle?.detail ?? t("unreachable")));
    return () => {};
  }
  const { body: rules } = await ask("GET", `/rulesets/${battle.ruleset}`);
  document.title = `${battle.title} · ${t("print")}`;
  return showPrint(page, {
    title: battle.title,
    back: `/battles/${id}`,
    choices: [
      choice("damage", t("damageShown"), [["now", t("damageNow")], ["open", t("damageOpen")]], "now"),
      several("ship", t("whichShips"), sidesOf(battle)),
    ],
    draw: (place) => draw(place, battle, rules),
  });
}

/** Return the ships by side.  Those of a player's own side are chosen, of all others those in play. */
function sidesOf({ board, you }) {
  const ships = shipsOf(board);
  const mine = ships.filter((ship) => ship.side === you.side);
  const wanted = mine.length ? mine : ships.some((ship) => ship.in_play) ? ships.filter((ship) => ship.in_play) : ships;
  return board.sides
    .map((side) => ({
      title: side.name,
      items: ships.filter((ship) => ship.side === side.id).map((ship) => ({ id: ship.id, label: ship.name, on: wanted.includes(ship) })),
    }))
    .filter((side) => side.items.length);
}

/** Return the ships with something on their sheet: of a veiled one there is nothing to print. */
function shipsOf(board) {
  return board.ships.filter((ship) => ship.gauges.length || ship.sheet.length);
}

function draw(place, battle, rules) {
  const { board, title } = battle;
  const wanted = chosen(place, "ship");
  const blank = chosen(place, "damage").has("open");
  const rising = new Set(rules.gauges.filter((gauge) => gauge.rising).map((gauge) => gauge.id));
  const round = board.round === null ? "" : t("printRound", { n: board.round }).replace(" ", "\u00a0");
  const about = [title, round].filter(Boolean).join(" · ");
  const ships = board.sides.flatMap((side) => shipsOf(board).filter((ship) => ship.side === side.id && wanted.has(ship.id)));
  const side = (ship) => ({ place: board.sides.findIndex((each) => each.id === ship.side), name: board.sides.find((each) => each.id === ship.side).name });
  const sheets = (wide) => ships.map((ship) => ({ wide, element: sheetOf(ship, { wide, blank, rising, side: side(ship), about }) }));
  place.replaceChildren(...pagesFor(place, tighter(place, sheets), `${rules.name} · ${t("legend")}`));
}

/**
 * Return the sheets in the width that takes fewer pages; the whole width where both take as many.
 * @param {Element} place
 * @param {(wide: boolean) => {wide: boolean, element: HTMLElement}[]} sheets
 */
export function tighter(place, sheets) {
  const [wide, half] = [sheets(true), sheets(false)];
  return countOf(place, half) < countOf(place, wide) ? half : wide;
}
