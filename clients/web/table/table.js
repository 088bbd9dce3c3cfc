// The table display: wind, round, phase and ships, read from three metres away.  It only shows; it has no controls.

import { el, fill } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { t } from "/web/base/lang.js";
import { makeRose } from "/web/base/rose.js";
import { soundFor } from "/web/base/sound.js";
import { BattleView } from "/web/battle/view.js";
import { makeBand } from "/web/table/band.js";
import { fullScreen } from "/web/table/screen.js";
import { makeSea } from "/web/table/ships.js";

/** A step of more letters is written smaller. */
const LONG = 14;

/**
 * Show the display of a battle.
 *
 * It asks for what a display may see, whoever looks: the table reads what stands here, and the GM's own browser
 * must not be sent a secret.
 */
export async function show(page, id) {
  const view = new BattleView(page, id, "display");
  const role = await view.open();
  soundFor(view);
  const leave = role ? draw(page, view) : () => {};
  return () => {
    leave();
    view.leave();
  };
}

/** Draw the display and keep it true to *view*; returns how to leave. */
export function draw(page, view) {
  const rose = makeRose("giant");
  const turn = el("section.d-turn", {});
  const wind = el("section.d-wind", {}, rose.element, rose.words);
  const sides = el("ul.d-sides", {});
  const places = { sea: el("section.sea", {}), band: el("section.band", { role: "status" }) };
  const [sea, band] = [makeSea(places.sea, view), makeBand(places.band, view)];
  const screen = fullScreen(page);
  page.className = "display";
  page.replaceChildren(el("aside", {}, turn, wind, sides), places.sea, places.band, screen.element);
  view.onMessage(band.hear);
  view.onChange(() => {
    const { board, title } = view.battle;
    document.title = `${title} · Timonier`;
    page.dataset.live = String(view.live);
    fill(turn, ...turnOf(board, title));
    wind.hidden = !board.wind;
    if (board.wind) rose.show(board.wind, board);
    fill(sides, ...board.sides.map((side, place) => sideItem(side, place, board)));
    sea.draw();
    band.draw();
  });
  view.draw();
  view.follow();
  return () => {
    sea.leave();
    band.leave();
    screen.leave();
  };
}

function turnOf(board, title) {
  const said = board.over ? t("battleOver") : (board.steps.find((each) => each.id === board.step)?.label ?? "");
  return [
    el("h1", {}, title),
    el(`p.d-step${said.length > LONG ? ".long" : ""}`, {}, said),
    el("p.d-round", {}, t("round", { n: board.round })),
  ];
}

function sideItem(side, place, board) {
  const ships = board.ships.filter((ship) => ship.side === side.id);
  const n = ships.filter((ship) => ship.in_play).length;
  return el(`li.side-${place % 6}`, {}, flag(place), el("span", {}, side.name),
    el("span.side-count", {}, t("sideCount", { n, of: ships.length })));
}
