// One battle: its parts on the page, kept true to the server.

import { ask } from "/web/api.js";
import { el, fill, keyed, tell } from "/web/dom.js";
import { lang, t, word } from "/web/lang.js";
import { follow } from "/web/live.js";
import { entryItem } from "/web/journal.js";
import { listenToKeys } from "/web/keys.js";
import { makeOrders } from "/web/orders.js";
import { makeRolls } from "/web/rolls.js";
import { roseCard } from "/web/rose.js";
import { sideSection } from "/web/ships.js";

const LOG = 60;

/**
 * Show a battle and keep it up to date.
 * @param {Element} page
 * @param {string} id
 * @returns {() => void} leaves it
 */
export function showBattle(page, id) {
  const view = new BattleView(page, id);
  view.open();
  return () => view.leave();
}

class BattleView {
  constructor(page, id) {
    this.page = page;
    this.path = `/battles/${id}`;
    this.id = id;
    this.battle = null;
    this.rules = null;
    this.stops = [];
    this.left = false;
    this.parts = {
      head: el("header.bhead"), steps: el("ol.steps"), wind: el("section.card.wind"), rolls: el("section.card.rolls"),
      ships: el("div.sides"), orders: el("section.card.orders"), log: el("ol.log"), dice: el("div.sources"),
    };
    this.rolls = makeRolls(this.parts.rolls, this);
    this.orders = makeOrders(this.parts.orders, this);
  }

  /** Read the battle and its rules, put the parts in their places and begin to follow. */
  async open() {
    if (!(await this.read())) return;
    const rules = await ask("GET", `/rulesets/${this.battle.ruleset}`);
    this.rules = rules.body;
    if (this.left) return;
    const { head, steps, wind, rolls, ships, orders, log, dice } = this.parts;
    this.page.replaceChildren(
      el("div.battle", {},
        head, steps,
        el("div.table", {}, rolls, el("div.fleet", {}, ships), orders),
        el("div.aside", {}, wind, dice,
          el("section.card", {},
            el("h2", {}, t("log")), log,
            el("p", {}, el("a", { href: `/api/v1${this.path}/log?format=text&lang=${lang()}`, target: "_blank" }, t("logText"))),
          ),
          this.isGm() && el("p.keys", {}, t("keys")),
        ),
      ),
    );
    this.draw();
    await this.readLog();
    this.stops.push(listenToKeys(this));
    this.stops.push(follow(this.id, this.battle.seq, (kind) => this.refresh(kind), (live) => this.showLive(live)));
  }

  /** Leave the page to another part. */
  leave() {
    this.left = true;
    for (const stop of this.stops) stop();
  }

  /** Read the battle; false where it is not to be had. */
  async read() {
    const { status, body } = await ask("GET", this.path);
    if (this.left) return false;
    if (status === 200) {
      this.battle = body;
      return true;
    }
    if (!this.battle) this.page.replaceChildren(el("p.card.critical", {}, body?.detail ?? t("unreachable")));
    return false;
  }

  async readLog() {
    const { status, body } = await ask("GET", `${this.path}/log?last=${LOG}`);
    if (status !== 200) return;
    const newest = body.entries.reverse();
    keyed(this.parts.log, newest.map((entry) => ({ key: String(entry.n), data: entry, make: () => entryItem(entry, this.battle) })));
    if (newest.length === 0) this.parts.log.replaceChildren(el("li", {}, t("logEmpty")));
  }

  /** Come back to what the server knows; calls that come while one is under way are one more. */
  async refresh() {
    if (this.busy) {
      this.again = true;
      return;
    }
    this.busy = true;
    do {
      this.again = false;
      if (await this.read()) {
        this.draw();
        await this.readLog();
      }
    } while (this.again && !this.left);
    this.busy = false;
  }

  /** Send something that changes the battle, show what comes back (unless *quiet*), and return it. */
  async send(method, path, body, quiet = false) {
    const answer = await ask(method, this.path + path, body);
    if (answer.status === 0) tell(t("unreachable"), true);
    else if (answer.status >= 400 && !quiet) tell(answer.body?.detail ?? String(answer.status), true);
    else tell("");
    await this.refresh();
    return answer;
  }

  isGm() {
    return this.battle.you.role === "gm";
  }

  may(what) {
    return this.isGm() || (this.battle.you.role === "player" && this.battle.you.may.includes(what));
  }

  sideName(side) {
    return this.battle.board.sides.find((each) => each.id === side)?.name ?? t("gmHand");
  }

  shipName(ship) {
    return this.battle.board.ships.find((each) => each.id === ship)?.name ?? "";
  }

  /** Show the battle as it stands. */
  draw() {
    const { board, title } = this.battle;
    document.title = `${title} · Timonier`;
    this.drawHead();
    keyed(this.parts.steps, board.steps.map((step) => ({
      key: step.id,
      data: [step, board.step === step.id],
      make: () => el("li", { "aria-current": board.step === step.id && "step" }, step.label),
    })));
    this.parts.steps.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
    this.parts.wind.hidden = !board.wind;
    if (board.wind) this.parts.wind.replaceChildren(...roseCard(board.wind));
    keyed(this.parts.ships, board.sides.map((side) => {
      const ships = board.ships.filter((ship) => ship.side === side.id);
      const veils = ships.map((ship) => this.battle.state.ships?.[ship.id]?.veil);
      return { key: side.id, data: [side, ships, veils, lang(), this.orders.ship()], make: () => sideSection(side, ships, this) };
    }));
    this.drawSources();
    this.rolls.draw();
    this.orders.draw();
  }

  drawHead() {
    const { board, title, pending } = this.battle;
    const waits = pending !== null;
    fill(this.parts.head,
      el("div.what", {},
        el("h1", {}, title),
        el("p", {}, el("span", {}, t("round", { n: board.round })), el("span.live", { id: "live" }, t(this.isLive ? "live" : "offline"))),
      ),
      board.over && el("p.over", {}, t("over")),
      this.isGm() && el("div.moves", {},
        el("button.big.next", { type: "button", onclick: () => this.next(), disabled: waits || board.over, "aria-keyshortcuts": "n" }, t("next")),
        el("div.back", {},
          el("button", { type: "button", onclick: () => this.undo(), "aria-keyshortcuts": "u" }, t("undo")),
          el("button", { type: "button", onclick: () => this.redo(), "aria-keyshortcuts": "Shift+u" }, t("redo")),
        ),
      ),
    );
    this.showLive(this.isLive);
  }

  /** Let the GM say where the dice of a side come from. */
  drawSources() {
    const { board, sources } = this.battle;
    if (!this.isGm()) return;
    keyed(this.parts.dice, board.sides.map((side) => ({
      key: side.id,
      data: [side, sources[side.id], lang()],
      make: () => sourceField(side, sources[side.id] ?? "hand", (source) => this.send("PATCH", "", { sources: { [side.id]: source } })),
    })));
  }

  showLive(live) {
    this.isLive = live;
    const mark = document.getElementById("live");
    if (mark) {
      mark.textContent = t(live ? "live" : "offline");
      mark.classList.toggle("off", !live);
    }
  }

  next() {
    return this.send("POST", "/commands", { type: "next" });
  }

  undo() {
    return this.send("POST", "/undo", {});
  }

  redo() {
    return this.send("POST", "/redo", {});
  }
}

function sourceField(side, now, change) {
  const select = el("select", { onchange: () => change(select.value) },
    ...["hand", "software"].map((source) => el("option", { value: source, selected: source === now }, word("sourceOf", source))));
  return el("label.field", {}, el("span", {}, t("dice", { side: side.name })), select);
}
