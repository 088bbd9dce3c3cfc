// A player's page, for a thumb: what is awaited of this seat, its own ships, what happened, and the others.

import { el, fill, keyed } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { lang, t } from "/web/base/lang.js";
import { roseSmall, windWords } from "/web/base/rose.js";
import { makeOrders } from "/web/console/orders.js";
import { makeTray } from "/web/console/tray.js";
import { makeFleet } from "/web/seat/fleet.js";

const NEWS = 6;

/**
 * Draw the page and keep it true to *view*.
 * @param {Element} page
 * @param {import("/web/battle/view.js").BattleView} view
 */
export function draw(page, view) {
  const place = {
    tray: el("section.tray", { id: "tray" }),
    turn: el("section.seat-turn", { role: "status" }),
    own: el("section.seat-ships", {}),
    orders: el("section.orders", { id: "orders" }),
    news: el("section.seat-news", {}),
    others: el("section.seat-ships.others", {}),
  };
  const strip = makeSeatStrip(document.getElementById("strip"), view);
  view.parts = { ...idle(), tray: makeTray(place.tray, view), orders: makeOrders(place.orders, view) };
  const own = makeFleet(place.own, view, (ship) => ship.side === view.battle.you.side, place.orders);
  const others = makeFleet(place.others, view, (ship) => ship.side !== view.battle.you.side);
  page.className = "seat";
  page.replaceChildren(place.tray, place.turn, place.own, place.orders, place.news, place.others);
  onlyShip(view);
  view.onChange(() => {
    document.title = `${view.battle.title} · Timonier`;
    strip();
    view.parts.tray.draw();
    fill(place.turn, ...turnOf(view));
    own.draw();
    view.parts.orders.draw();
    drawNews(place.news, view);
    others.draw();
  });
  view.draw();
  view.follow();
}

/** Parts of the console that a seat has none of; what calls them does nothing here. */
function idle() {
  const nothing = () => {};
  return {
    strip: { draw: nothing, next: nothing, undo: nothing, redo: nothing },
    fleets: { draw: nothing, step: nothing },
    stage: { draw: nothing, wind: nothing },
    log: { draw: nothing, toggle: nothing },
  };
}

/** Who has one ship only need not choose her. */
function onlyShip(view) {
  const mine = view.battle.board.ships.filter((ship) => ship.side === view.battle.you.side && ship.in_play);
  if (view.may("orders") && mine.length === 1) view.chosen = mine[0].id;
}

function makeSeatStrip(place, view) {
  const words = el("p.seat-where", {});
  const wind = el("span.seat-wind", {});
  place.replaceChildren(el("div.seat-strip", {}, words, wind));
  return () => {
    const { board } = view.battle;
    const step = board.steps.find((each) => each.id === board.step);
    fill(words, el("b", {}, board.over ? t("battleOver") : (step?.label ?? "")), el("span", {}, t("round", { n: board.round })),
      el(`span.live${view.live ? "" : ".off"}`, { id: "live" }, t(view.live ? "live" : "offline")));
    wind.hidden = !board.wind;
    if (!board.wind) return;
    const rose = roseSmall(board.wind);
    if (rose.parentNode !== wind) fill(wind, rose, el("span", {}));
    wind.lastChild.textContent = windWords(board.wind);
  };
}

/** Whose turn it is, the own ships first. */
function turnOf(view) {
  const { board, you, title } = view.battle;
  const acting = board.ships.filter((ship) => ship.acting);
  const mine = acting.filter((ship) => ship.side === you.side);
  const names = (ships) => ships.map((ship) => ship.name).join(", ");
  const place = view.sidePlace(you.side);
  return [
    el("h1", {}, title),
    el(`p.seat-who.side-${Math.max(0, place) % 6}`, {}, flag(Math.max(0, place)), [you.name, view.sideName(you.side)].filter(Boolean).join(" · ")),
    mine.length > 0 && el("p.your-turn", {}, `▶ ${t("yourTurn", { ships: names(mine) })}`),
    mine.length === 0 && acting.length > 0 && el("p.quiet", {}, t("theirTurn", { ships: names(acting) })),
  ];
}

function drawNews(place, view) {
  if (!place.firstChild) place.append(el("h2", {}), el("ol", {}));
  place.firstChild.textContent = t("seatNews");
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
