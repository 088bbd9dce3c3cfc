// Ships on a player's page: the own ones with their sheet folded and their orders, the others as they may be seen.

import { el, fill, whenNew } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { t } from "/web/base/lang.js";
import { makeCard } from "/web/seat/ship.js";

/**
 * Keep *place* true to those ships that *belongs* says.
 * @param {Element} place
 * @param {import("/web/battle/view.js").BattleView} view
 * @param {(ship: object) => boolean} belongs
 * @param {Element | null} orders the place of the chosen ship's orders, which follows her
 */
export function makeFleet(place, view, belongs, orders = null) {
  const cards = new Map();

  function draw() {
    const { board } = view.battle;
    const sides = board.sides.map((side, n) => [side, n, board.ships.filter((ship) => ship.side === side.id && belongs(ship))]);
    arrange(sides.filter(([, , ships]) => ships.length).flatMap(([side, n, ships]) => [
      heading(side, n), ...ships.filter((ship) => ship.in_play).map(cardOf), ...gone(side, ships.filter((ship) => !ship.in_play)),
    ]));
    if (orders) moveOrders();
  }

  function kept(name, make) {
    if (!cards.has(name)) cards.set(name, make());
    return cards.get(name);
  }

  /** Ships that are out of it are named, and take no room. */
  function gone(side, ships) {
    if (!ships.length) return [];
    const made = kept(`gone ${side.id}`, () => el("p.quiet", {}));
    const said = t("shipsOut", { ships: ships.map((ship) => ship.name).join(", ") });
    if (made.textContent !== said) made.textContent = said;
    return [made];
  }

  function heading(side, n) {
    return kept(`side ${side.id}`, () => el(`h2.side-${n % 6}`, {}, flag(n), el("span", {}, side.name)));
  }

  function cardOf(ship) {
    const card = kept(`ship ${ship.id}`, () => playerCard(view, orders !== null));
    card.show(ship);
    return card.element;
  }

  /** Put the elements in their order, and leave those alone that stand there already: a finger may be on them. */
  function arrange(wanted) {
    if (wanted.length === place.children.length && wanted.every((each, n) => place.children[n] === each)) return;
    place.replaceChildren(...wanted);
  }

  function moveOrders() {
    const foot = cards.get(`ship ${view.chosen}`)?.foot;
    if (foot && orders.parentNode !== foot) foot.append(orders);
  }

  return { draw };
}

function playerCard(view, own) {
  const card = makeCard(view);
  const choose = el("button.give-orders", { type: "button", onclick: () => view.choose(view.chosen === card.id ? null : card.id) });
  const sheet = own ? makeSheet() : null;
  if (own) card.foot.append(sheet.element, choose);
  const drawChoice = whenNew((orders, odds, chosen) => {
    choose.hidden = !(orders || odds);
    choose.textContent = t(orders ? "orders" : "odds");
    choose.setAttribute("aria-expanded", String(chosen));
  });
  return {
    element: card.element,
    foot: card.foot,
    show(ship) {
      card.id = ship.id;
      card.show(ship);
      if (!own) return;
      sheet.show(ship.sheet);
      drawChoice(view.may("orders"), view.may("odds"), view.chosen === ship.id);
    },
  };
}

/** A sheet that stays open while its figures change. */
function makeSheet() {
  const body = el("div", {});
  const element = el("details", {}, el("summary", {}, t("sheet")), body);
  const show = whenNew((sheet) => {
    element.hidden = sheet.length === 0;
    fill(body, ...sheet.map((part) => el("section", {},
      el("h4", {}, part.title),
      el("dl.seat-rows", {}, ...part.rows.map((row) => el("div", {}, el("dt", {}, row.label), el("dd", {}, row.text)))))));
  });

  return { element, show };
}
