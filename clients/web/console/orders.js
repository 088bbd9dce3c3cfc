// Orders: the verbs of the chosen ship, or of the battle, and the form of the one that is opened.

import { ask } from "/web/base/api.js";
import { el, fill, tell } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { OrderForm } from "/web/console/form.js";
import { memoryOf } from "/web/console/memory.js";
import { makeQueue } from "/web/console/queue.js";
import { battleVerbs, isShipVerb, shipsOwn, verbKeys, verbRows } from "/web/console/verbs.js";

/**
 * Keep *place* true to the chosen ship and to what can be ordered.
 * @param {HTMLElement} place
 * @param {import("/web/battle/view.js").BattleView} view
 */
export function makeOrders(place, view) {
  return new Orders(place, view);
}

class Orders {
  constructor(place, view) {
    Object.assign(this, { place, view });
    this.shown = undefined;
    this.version = null;
    /** What the chosen ship can be ordered; null until it is read. */
    this.ready = null;
    this.form = null;
    this.fold = { opened: false };
    this.queue = makeQueue(view, {
      given: (order) => this.#given(order),
      refused: (...what) => this.#refused(...what),
      stopped: () => { tell(t("lineStopped")); this.#drawList(); },
    });
    // Neither the list nor the form takes the focus when it is drawn anew; the place itself may hold it.
    place.tabIndex = -1;
  }

  /** Draw anew what changed; what can be ordered is read again whenever the battle moved on. */
  draw() {
    const { view } = this;
    // Who may only know the odds fills in an order all the same, and cannot give it.
    this.place.hidden = !view.may("orders") && !view.may("odds");
    if (this.place.hidden || !view.rules) return;
    memoryOf(view).learn(view);
    const chosen = this.shown !== view.chosen;
    if (chosen) Object.assign(this, { shown: view.chosen, form: null, ready: null });
    if (chosen || this.version !== view.battle.version) this.#read();
    this.version = view.battle.version;
    // An order that waits for its dice was given: the keys are the dice's from now on, not its form's.
    if (this.form?.sending && view.battle.pending?.command.type === this.form.command.type) this.close();
    this.place.dataset.version = String(this.version);
    this.place.classList.toggle("open", this.form !== null);
    if (this.form) this.#refresh();
    else this.#drawList();
    this.queue.step();
    this.#makeWay();
  }

  /** Dice that are awaited stand at the top of the stage, wherever the order was filled in. */
  #makeWay() {
    const waits = this.view.battle.pending !== null;
    if (waits && !this.waits) this.place.parentElement?.scrollTo(0, 0);
    this.waits = waits;
  }

  /** A form that stands open is weighed again; where ships came or went it is drawn anew as far as it was filled in. */
  #refresh() {
    // What is on its way is closed, or refused, by its answer.
    if (this.form.sending) return undefined;
    const now = shipsNow(this.view);
    if (now === this.form.ships) return this.form.version !== this.version && this.#weigh();
    const { command, title } = this.form;
    this.open(command.type, this.form.values(), title, this.place.contains(document.activeElement));
  }

  #weigh() {
    this.form.version = this.version;
    this.form.weigh();
  }

  #drawList() {
    const { view } = this;
    if (this.form) return;
    const orders = this.shown ? this.ready : battleVerbs(view);
    const waiting = this.queue.waiting().map((ship) => view.shipName(ship));
    const state = JSON.stringify([this.shown, orders, waiting, view.shipName(this.shown)]);
    if (state === this.drawn) return;
    this.drawn = state;
    fill(this.place,
      el("h2", {}, this.shown ? t("ordersFor", { ship: view.shipName(this.shown) }) : t("ordersBattle")),
      waiting.length > 0 && el("p.waiting", {}, el("span", {}, t("stillToGo", { ships: waiting.join(", ") })),
        el("button.quiet", { type: "button", onclick: () => this.queue.stop() }, t("stopHere"))),
      ...(orders ? verbRows(view, orders, this.shown ? shipsOwn(view) : [], (type) => this.open(type, this.shown ? { ship: this.shown } : {}), this.fold) : []));
  }

  /** The order that is filled in and not sent yet, null where none is. */
  underWay() {
    if (!this.form || this.form.sending) return null;
    return { type: this.form.command.type, values: this.form.values(), title: this.form.title };
  }

  async #read() {
    const ship = this.view.chosen;
    if (!ship) return;
    const { status, body } = await ask("GET", `${this.view.path}/orders?ship=${encodeURIComponent(ship)}`);
    if (status !== 200 || this.shown !== ship || this.view.left) return;
    this.ready = body;
    this.#drawList();
  }

  /**
   * Open the form of one order with what is known already.
   * @param {string} type
   * @param {Record<string, unknown>} [given]
   * @param {string} [title] what it is about, where it is about no ship
   * @param {boolean} [typing] whether the focus may go where a phone would open its keyboard
   */
  open(type, given = {}, title = "", typing = !coarse(), also = [], group = null) {
    const command = this.view.command(type);
    if (!command) return;
    const send = (order, ships) => {
      this.sender = form;
      return this.queue.start(order, ships, group);
    };
    const form = new OrderForm(command, given, this.view, { send, close: () => this.close(), also }, title);
    this.form = Object.assign(form, { ships: shipsNow(this.view), version: this.version });
    this.drawn = null;
    this.place.classList.add("open");
    this.place.replaceChildren(this.form.element);
    this.place.scrollIntoView({ block: "start" });
    this.form.focus(typing);
  }

  /** Close the form; the ship stays chosen. */
  close() {
    if (!this.form) return false;
    const held = this.place.contains(document.activeElement);
    this.form = null;
    this.place.classList.remove("open");
    this.#drawList();
    if (held) this.place.focus({ preventScroll: true });
    return true;
  }

  #given(order) {
    const memory = memoryOf(this.view);
    if (!this.view.isGm()) memory.note(this.view, order);
    memory.save();
    // Another form may have been opened meanwhile: it stays.
    if (this.form === this.sender) this.close();
    this.#drawList();
  }

  #refused(answer, order, ships, group) {
    const ship = ships[0] ?? null;
    const here = this.form && (!this.form.ship || this.form.ship === ship) && this.form.command.type === order.type;
    if (!here) {
      const { type, overrule, ...values } = order;
      if (ship && this.view.chosen !== ship) this.view.choose(ship);
      this.open(type, { ...values, ...(ship ? { ship } : {}) }, "", !coarse(), ships.slice(1), group);
    }
    this.form.refuse(answer);
  }

  /** Give *order* as it is; where it is refused its form opens and says why. */
  repeat() {
    const { view } = this;
    const last = memoryOf(view).lastOrder(view);
    if (!last) return tell(t("nothingToRepeat"));
    this.sender = null;
    const order = { ...last };
    if (order.ship && view.chosen) order.ship = view.chosen;
    const others = Object.entries(order).filter(([name, value]) => name === "ship" || value !== order.ship);
    const aimsAtHerself = Boolean(order.ship) && others.length < Object.keys(order).length;
    if (aimsAtHerself || view.battle.pending) return this.open(order.type, Object.fromEntries(others));
    return this.queue.start(order, order.ship ? [order.ship] : []);
  }

  /** Take a key that no text wanted; tell whether it meant anything. */
  key(event) {
    if (this.form) return this.form.key(event);
    const type = [...verbKeys(this.view)].find(([, letter]) => letter === event.key.toLowerCase())?.[0];
    const command = type && this.view.command(type);
    if (!command) return false;
    if (this.shown && isShipVerb(command)) this.open(type, { ship: this.shown });
    else if (this.shown && shipsOwn(this.view).includes(command)) this.open(type, type === "adjust" ? { ship: this.shown } : {});
    else if (!this.shown && battleVerbs(this.view).includes(command)) this.open(type);
    else return false;
    return true;
  }
}

const shipsNow = (view) => JSON.stringify(view.battle.board.ships.map(({ id, name, side, in_play }) => [id, name, side, in_play]));
const coarse = () => matchMedia("(pointer: coarse)").matches;
