// A player's page, for a thumb: what is awaited of this seat, its own ships, what happened, and the others.

import { el, fill, keyed, whenNew } from "/web/base/dom.js";
import { become } from "/web/base/dress.js";
import { flag } from "/web/base/flag.js";
import { lang, t } from "/web/base/lang.js";
import { roseSmall, windWords } from "/web/base/rose.js";
import { keepUnderWay } from "/web/battle/underway.js";
import { listenToKeys } from "/web/console/keys.js";
import { makeOrders } from "/web/console/orders.js";
import { makeTray } from "/web/console/tray.js";
import { makeFleet } from "/web/seat/fleet.js";

/** The style sheets this page wears. */
export const SHEETS = ["rose", "ship", "orders", "tray", "log", "rules", "seat"];

const NEWS = 6;

/**
 * Draw the page and keep it true to *view*.
 * @param {Element} page
 * @param {import("/web/battle/view.js").BattleView} view
 * @returns {() => void} leaves it
 */
export function draw(page, view) {
  const place = {
    tray: el("section.tray", { id: "tray" }),
    turn: el("section.seat-turn", {}),
    own: el("section.seat-ships", {}),
    orders: el("section.orders", { id: "orders" }),
    news: el("section.seat-news", {}),
    others: el("section.seat-ships.others", {}),
  };
  const strip = makeSeatStrip(document.getElementById("strip"), view);
  const turn = makeTurn(place.turn, view);
  view.parts = { fleets: { step: stepper(view) }, tray: makeTray(place.tray, view), orders: makeOrders(place.orders, view) };
  const own = makeFleet(place.own, view, (ship) => ship.side === view.battle.you.side, place.orders);
  const others = makeFleet(place.others, view, (ship) => ship.side !== view.battle.you.side);
  become(page, "seat");
  page.replaceChildren(place.tray, place.turn, place.own, place.orders, place.news, place.others);
  onlyShip(view);
  view.onChange(() => {
    document.title = `${view.battle.title} · Timonier`;
    strip();
    view.parts.tray.draw();
    turn();
    own.draw();
    view.parts.orders.draw();
    drawNews(place.news, view);
    others.draw();
  });
  view.draw();
  const kept = keepUnderWay(view);
  view.follow();
  const deaf = listenToKeys(view);
  return () => {
    kept();
    view.parts.tray.leave();
    deaf();
  };
}

/** Choose the next or the last of the own ships. */
function stepper(view) {
  return (by) => {
    const mine = ownShips(view);
    if (!mine.length) return;
    const now = mine.findIndex((ship) => ship.id === view.chosen);
    view.choose(mine[(now + by + mine.length + (now < 0 && by < 0 ? 1 : 0)) % mine.length].id);
  };
}

function ownShips(view) {
  const { board, you } = view.battle;
  return board.ships.filter((ship) => ship.side === you.side && ship.in_play);
}

/** Who has one ship only need not choose her. */
function onlyShip(view) {
  const mine = ownShips(view);
  if ((view.may("orders") || view.may("odds")) && mine.length === 1) view.chosen = mine[0].id;
}

function makeSeatStrip(place, view) {
  const words = el("p.seat-where", {});
  const wind = el("span.seat-wind", {});
  place.replaceChildren(el("div.seat-strip", {}, words, wind));
  const drawWords = whenNew((step, round, live) => fill(words, el("b", {}, step), el("span", {}, t("round", { n: round })),
    el(`span.live${live ? "" : ".off"}`, { id: "live" }, t(live ? "live" : "offline"))));
  const drawWind = whenNew((blows) => {
    wind.hidden = !blows;
    fill(wind, ...(blows ? [roseSmall(blows), el("span", {}, windWords(blows))] : []));
  });
  return () => {
    const { board } = view.battle;
    const step = board.steps.find((each) => each.id === board.step);
    drawWords(board.over ? t("battleOver") : (step?.label ?? ""), board.round, view.live);
    drawWind(board.wind);
  };
}

/** Whose turn it is, the own ships first; said aloud only where it changes. */
function makeTurn(place, view) {
  const [head, who, turn] = [el("h1", {}), el("p.seat-who", {}), el("p", { role: "status" })];
  place.replaceChildren(head, who, turn);
  const drawWho = whenNew((title, own, ...names) => {
    head.textContent = title;
    who.className = `seat-who side-${own % 6}`;
    fill(who, flag(own), names.filter(Boolean).join(" · "));
  });
  const drawTurn = whenNew((mine, acting) => {
    turn.hidden = acting.length === 0;
    turn.className = mine.length ? "your-turn" : "quiet";
    turn.textContent = mine.length ? `▶ ${t("yourTurn", { ships: mine.join(", ") })}` : t("theirTurn", { ships: acting.join(", ") });
  });
  return () => {
    const { board, you, title } = view.battle;
    const acting = board.ships.filter((ship) => ship.acting);
    drawWho(title, Math.max(0, view.sidePlace(you.side)), you.name, view.sideName(you.side));
    drawTurn(acting.filter((ship) => ship.side === you.side).map((ship) => ship.name), acting.map((ship) => ship.name));
  };
}

function drawNews(place, view) {
  if (!place.firstChild) place.append(el("h2", {}, t("seatNews")), el("ol", {}));
  const told = view.entries.filter((entry) => entry.events?.some((event) => event.text)).slice(0, NEWS);
  place.hidden = told.length === 0;
  keyed(place.lastChild, told.map((entry) => ({ key: String(entry.n), data: [entry, lang()], make: () => newsItem(entry, view) })));
}

function newsItem(entry, view) {
  const head = [entry.label, view.shipName(entry.command?.ship)].filter(Boolean).join(" · ");
  return el(`li${entry.status === "undone" ? ".undone" : ""}`, {},
    el("p.meta", {}, head, entry.status === "undone" && ` · ${t("seatUndone")}`),
    ...entry.events.filter((event) => event.text).map((event) => el("p", {}, event.text)));
}
