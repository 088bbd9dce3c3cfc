// The table display: wind, round, phase and ships, read from three metres away.  It only shows; it has no controls.

import { el, fill, whenNew } from "/web/base/dom.js";
import { become } from "/web/base/dress.js";
import { flag } from "/web/base/flag.js";
import { t } from "/web/base/lang.js";
import { makeRose } from "/web/base/rose.js";
import { soundFor } from "/web/base/sound.js";
import { BattleView } from "/web/battle/view.js";
import { makeBand } from "/web/table/band.js";
import { fullScreen } from "/web/table/screen.js";
import { makeSea } from "/web/table/ships.js";

/** The style sheets this page wears. */
export const SHEETS = ["rose", "ship", "table"];

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
  become(page, "display");
  page.replaceChildren(el("aside", {}, turn, wind, sides), places.sea, places.band, screen.element);
  const drawTurn = whenNew((...state) => fill(turn, ...turnOf(...state)));
  const drawSides = whenNew((...state) => fill(sides, ...sidesOf(...state)));
  view.onMessage(band.hear);
  view.onChange(() => {
    const { board, title } = view.battle;
    document.title = `${title} · Timonier`;
    page.dataset.live = String(view.live);
    drawTurn(board.over, stepName(board), board.round, title);
    wind.hidden = !board.wind;
    if (board.wind) rose.show(board.wind, board);
    drawSides(board.sides, board.ships.map(({ side, in_play }) => ({ side, in_play })));
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

const stepName = (board) => board.steps.find((each) => each.id === board.step)?.label ?? "";

function turnOf(over, step, round, title) {
  const said = over ? t("battleOver") : step;
  return [
    el("h1", {}, title),
    el(`p.d-step${said.length > LONG ? ".long" : ""}`, {}, said),
    el("p.d-round", {}, t("round", { n: round })),
  ];
}

function sidesOf(sides, ships) {
  return sides.map((side, place) => {
    const hers = ships.filter((ship) => ship.side === side.id);
    const n = hers.filter((ship) => ship.in_play).length;
    return el(`li.side-${place % 6}`, {}, flag(place), el("span", {}, side.name),
      el("span.side-count", {}, t("sideCount", { n, of: hers.length })));
  });
}
