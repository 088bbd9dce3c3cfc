// A battle as this page knows it: read, followed live, and changed.  The pages draw what stands here.

import { ask } from "/web/base/api.js";
import { el, tell } from "/web/base/dom.js";
import { become, dress } from "/web/base/dress.js";
import { t } from "/web/base/lang.js";
import { follow } from "/web/base/live.js";
import { Entries } from "/web/battle/entries.js";

/** So long the stream may take to bring what was done here; then it is read. */
const PATIENCE_MS = 2000;

export class BattleView {
  /**
   * @param {Element} page where a battle that is not to be had is told of
   * @param {string} id
   * @param {string} [as] "display" to see no more than a display may, whoever looks
   */
  constructor(page, id, as = "") {
    this.page = page;
    this.id = id;
    this.as = as;
    this.path = `/battles/${id}`;
    /** The battle as `GET /battles/{id}` has it. */
    this.battle = null;
    /** Its rule set as `GET /rulesets/{id}` has it. */
    this.rules = null;
    this.log = new Entries((query) => this.seen(`${this.path}/log?${query}`));
    /** Whether the stream stands, null before it ever did; without it nothing is ordered. */
    this.live = null;
    /** The chosen ship's id, null for the battle itself. */
    this.chosen = null;
    this.left = false;
    this.again = false;
    /** What is being read now, so that nobody goes on before it is here. */
    this.reading = null;
    this.drawers = new Set();
    this.hearers = new Set();
    this.unfollow = () => {};
  }

  /**
   * Read the battle, its rules and its log.
   * @param {(role: string) => Promise<unknown>} meanwhile is called as soon as it is known who looks
   * @returns {Promise<string | null>} the role of the one who looks, null where the battle is not to be had
   */
  async open(meanwhile = async () => {}) {
    if (!(await this.read())) return null;
    const [rules] = await Promise.all([
      ask("GET", `/rulesets/${this.battle.ruleset}`), this.log.read(), meanwhile(this.battle.you.role),
    ]);
    this.rules = rules.body;
    return this.left ? null : this.battle.you.role;
  }

  /** Follow the battle from what was read on. */
  follow() {
    this.unfollow = follow(this.id, this.battle.seq, (kind, told) => this.heard(kind, told), (live) => this.stands(live), this.as);
  }

  leave() {
    this.left = true;
    this.unfollow();
    this.drawers.clear();
    this.hearers.clear();
    banner("");
  }

  /**
   * Call *draw* whenever something is new: the battle, its log, the choice, the line.
   * @param {() => void} draw draws anew whatever changed, and may be called at any time
   */
  onChange(draw) {
    this.drawers.add(draw);
  }

  /**
   * Call *hear* with every message of the stream, as it comes: its kind and its data.
   * @param {(kind: string, told: object) => void} hear
   */
  onMessage(hear) {
    this.hearers.add(hear);
  }

  draw() {
    for (const draw of this.drawers) draw();
  }

  /** Read the battle; false where it is not to be had. */
  async read() {
    const { status, body } = await ask("GET", this.seen(this.path));
    if (this.left) return false;
    if (status === 200) {
      this.take(body);
      return true;
    }
    if (status === 401) await this.refused();
    else if (!this.battle) this.page.replaceChildren(el("p.card.critical", {}, body?.detail ?? t("unreachable")));
    return false;
  }

  /** Show the way in, where this device has no access or has it no longer. */
  async refused() {
    const { SHEETS, show } = await import("/web/seat/join.js");
    await dress(...SHEETS);
    const knew = this.battle !== null;
    this.leave();
    document.getElementById("strip").replaceChildren();
    become(this.page);
    show(this.page, "", knew);
  }

  /** The path of something to read, as the one this page looks for. */
  seen(path) {
    return this.as ? `${path}${path.includes("?") ? "&" : "?"}as=${this.as}` : path;
  }

  /** Show *battle* from now on, where it is no older than what is shown; false where it is. */
  take(battle) {
    const newer = !this.battle || battle.version + battle.seq >= this.battle.version + this.battle.seq;
    if (newer) this.battle = battle;
    return newer;
  }

  /** Take in a message of the stream; the battle itself is the last one of what happened at once. */
  heard(kind, told) {
    if (kind === "battle") {
      this.arrived(told);
      return;
    }
    this.log.heard(kind, told);
    if (told) for (const hear of this.hearers) hear(kind, told);
    if (kind === "refused") this.refresh();
  }

  /** Show a battle that the stream brought, with its log. */
  arrived(battle) {
    this.log.cameTo(battle.version);
    const shown = this.take(battle);
    if (!this.log.isWhole()) this.refresh();
    else if (shown) this.draw();
  }

  /** Come back to what the server knows; whoever asks while that is under way waits for what is newer still. */
  refresh() {
    this.again = true;
    this.reading ??= this.catchUp();
    return this.reading;
  }

  async catchUp() {
    try {
      while (this.again && !this.left) {
        this.again = false;
        const there = await this.read();
        if (there && !this.log.isWhole()) await this.log.read();
        if (there && !this.left) this.draw();
      }
    } finally {
      this.reading = null;
    }
  }

  /** Wait until *version* of the battle is shown: the stream brings it, and if it does not, it is read. */
  async comesTo(version) {
    if (version > this.battle.version) await this.waitFor(version);
    if (!(version <= this.battle.version)) await this.refresh();
  }

  waitFor(version) {
    return new Promise((done) => {
      const late = setTimeout(done, PATIENCE_MS);
      const look = () => {
        if (this.battle.version < version) return;
        clearTimeout(late);
        this.drawers.delete(look);
        done();
      };
      this.onChange(look);
    });
  }

  /** Tell whether the stream stands; when it is back, it tells what was missed, and the battle is read anew. */
  stands(live) {
    const back = live && this.live === false;
    this.live = live;
    banner(live ? "" : t("lineLost"));
    if (back) this.refresh();
    else this.draw();
  }

  /**
   * Send something that changes the battle, show what comes of it, and return the answer.
   *
   * Orders go with the version that this page shows, so that a stale view changes nothing (412); dice do not:
   * several people throw at once.
   * @param {boolean} quiet leave it to the caller to tell what was refused
   */
  async send(method, path, body, quiet = false) {
    if (!this.live) {
      tell(t("lineLost"), true);
      return { status: 0, body: { detail: t("lineLost") } };
    }
    const guard = path.startsWith("/rolls") || path.startsWith("/tray") || body?.type === "note" ? null : this.battle.version;
    const answer = await ask(method, this.path + path, body, method === "POST", guard);
    if (answer.status === 412) tell(t("moved"), true);
    else if (answer.status >= 400 && !quiet) tell(answer.body?.detail ?? String(answer.status), true);
    else if (answer.status === 0) tell(t("unreachable"), true);
    else tell("");
    await (answer.status < 400 ? this.comesTo(answer.body?.version) : this.refresh());
    return answer;
  }

  /** Choose a ship; null for the battle itself. */
  choose(ship) {
    if (this.chosen === ship) return;
    this.chosen = ship;
    this.draw();
  }

  /** The newest entries of the log, the newest first. */
  get entries() {
    return this.log.list;
  }

  isGm() {
    return this.battle.you.role === "gm";
  }

  may(what) {
    return this.isGm() || (this.battle.you.role === "player" && this.battle.you.may.includes(what));
  }

  ship(id) {
    return this.battle.board.ships.find((each) => each.id === id) ?? null;
  }

  shipName(id) {
    return this.ship(id)?.name ?? "";
  }

  /** The place of a side among the sides, which gives it its pattern and colour. */
  sidePlace(side) {
    return this.battle.board.sides.findIndex((each) => each.id === side);
  }

  sideName(side) {
    return this.battle.board.sides.find((each) => each.id === side)?.name ?? t("gmHand");
  }

  command(type) {
    return this.rules.commands.find((each) => each.type === type) ?? null;
  }
}

function banner(text) {
  const line = document.getElementById("banner");
  line.textContent = text;
  line.hidden = !text;
}
