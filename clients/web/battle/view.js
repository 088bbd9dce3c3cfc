// A battle as this page knows it: read, followed live, and changed.  The pages draw what stands here.

import { ask } from "/web/base/api.js";
import { el, tell } from "/web/base/dom.js";
import { dress } from "/web/base/dress.js";
import { t } from "/web/base/lang.js";
import { follow } from "/web/base/live.js";

const LOG = 60;
const MOST_LOG = 960;

/** Messages that leave the log as it is. */
const NOT_LOGGED = new Set(["pending", "rolled", "tray", "changed", "tower"]);

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
    /** The newest entries of the log, the newest first. */
    this.entries = [];
    this.logVersion = 0;
    /** Up to which message the log is whole, and which version of it at least is wanted. */
    this.logTo = -1;
    this.logWanted = 0;
    this.kept = LOG;
    /** Whether the stream stands; without it nothing is ordered. */
    this.live = false;
    /** The chosen ship's id, null for the battle itself. */
    this.chosen = null;
    this.left = false;
    this.again = false;
    this.withLog = false;
    /** What is being read now, so that nobody goes on before it is here. */
    this.reading = null;
    this.drawers = new Set();
    this.hearers = new Set();
    this.unfollow = () => {};
  }

  /** Read the battle, its rules and its log; return the role of the one who looks, null where it is not to be had. */
  async open() {
    if (!(await this.read())) return null;
    const [rules] = await Promise.all([ask("GET", `/rulesets/${this.battle.ruleset}`), this.readLog()]);
    this.rules = rules.body;
    this.settleLog(true);
    return this.left ? null : this.battle.you.role;
  }

  /** Follow the battle from what was read on. */
  follow() {
    this.unfollow = follow(this.id, this.battle.seq, (kind, seq, told) => this.heard(kind, seq, told), (live) => this.stands(live), this.as);
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
      if (!this.battle || body.version + body.seq >= this.battle.version + this.battle.seq) this.battle = body;
      return true;
    }
    if (status === 401) await this.refused();
    else if (!this.battle) this.page.replaceChildren(el("p.card.critical", {}, body?.detail ?? t("unreachable")));
    return false;
  }

  /** Show the way in, where this device has no access or has it no longer. */
  async refused() {
    const [{ show }] = await Promise.all([import("/web/seat/join.js"), dress("seat")]);
    const knew = this.battle !== null;
    this.leave();
    document.getElementById("strip").replaceChildren();
    this.page.className = "";
    show(this.page, "", knew);
  }

  /** The path of something to read, as the one this page looks for. */
  seen(path) {
    return this.as ? `${path}${path.includes("?") ? "&" : "?"}as=${this.as}` : path;
  }

  async readLog() {
    const { status, body } = await ask("GET", this.seen(`${this.path}/log?last=${this.kept}`));
    if (status === 200 && body.version >= this.logWanted) [this.entries, this.logVersion] = [body.entries.reverse(), body.version];
    return status === 200;
  }

  /** Whether the log goes further back than what was read. */
  hasEarlier() {
    return this.kept < MOST_LOG && (this.entries.at(-1)?.n ?? 1) > 1;
  }

  /** Read more of the log, back from what is here. */
  async readEarlier() {
    this.kept += LOG;
    await this.refresh();
  }

  /** Take in a message of the stream: what this page knows already is not read again. */
  heard(kind, seq, told = null) {
    const news = kind === "tower" || !seq || seq > this.battle.seq;
    const taken = news && seq > 0 && this.takeIn(kind, seq, told);
    if (told) for (const hear of this.hearers) hear(kind, told);
    if (news) this.refresh(!taken);
  }

  /** Take an order that was done into the log as it was told; false where the log has to be read for that. */
  takeIn(kind, seq, told) {
    const whole = this.logTo >= this.battle.seq;
    const next = kind === "entry" && told && told.n > (this.entries[0]?.n ?? 0);
    const changes = !NOT_LOGGED.has(kind);
    if (changes) this.logWanted = told?.version ?? this.logWanted;
    const taken = whole && (next || !changes);
    if (taken) this.logTo = seq;
    else if (changes) this.logTo = -1;
    if (taken && next) {
      const { version, ...entry } = told;
      this.entries = [entry, ...this.entries].slice(0, this.kept);
    }
    return taken;
  }

  /**
   * Come back to what the server knows; whoever asks while that is under way waits for what is newer still.
   * @param {boolean} withLog whether the log is to be read too, because it was not told
   */
  refresh(withLog = true) {
    this.again = true;
    this.withLog ||= withLog;
    this.reading ??= this.catchUp();
    return this.reading;
  }

  async catchUp() {
    try {
      while (this.again && !this.left) {
        const withLog = this.withLog;
        this.again = this.withLog = false;
        const [there, logged] = await Promise.all([this.read(), !withLog || this.readLog()]);
        if (there && logged) this.settleLog(withLog);
        if (there && !this.left) this.draw();
      }
    } finally {
      this.reading = null;
    }
  }

  /** Tell whether log and battle are of one time; where the log is the older one, both are read again. */
  settleLog(wasRead) {
    const whole = wasRead ? this.logVersion >= Math.max(this.battle.version, this.logWanted) : this.logTo >= this.battle.seq;
    if (whole) {
      this.logTo = Math.max(this.logTo, this.battle.seq);
      this.logVersion = Math.max(this.logVersion, this.battle.version);
    } else this.again = this.withLog = true;
  }

  /** Tell whether the stream stands; when it is back, what was missed is read. */
  stands(live) {
    const back = live && !this.live;
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
    await this.refresh();
    return answer;
  }

  /** Choose a ship; null for the battle itself. */
  choose(ship) {
    if (this.chosen === ship) return;
    this.chosen = ship;
    this.draw();
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
