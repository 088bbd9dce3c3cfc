// The newest entries of a battle's log: read once, then kept true by what the stream tells.

import { ask } from "/web/base/api.js";

const PAGE = 60;
const MOST = 960;

/** So often the log is read at most until it is new enough. */
const MOST_READS = 5;

/** Messages that are the newest entry of the log. */
const LOGGED = new Set(["entry", "cancelled"]);

/** Messages of what changes entries that are here already; a veil that is laid or lifted is told as "changed". */
const REWRITES = new Set(["undone", "redone", "amended", "changed"]);

export class Entries {
  /** @param {(query: string) => string} path of the log, as the one who looks reads it */
  constructor(path) {
    this.path = path;
    /** The newest entries, the newest first. */
    this.list = [];
    /** Up to which version of the battle they are whole, and up to which they have to be. */
    this.version = 0;
    this.wanted = 0;
    this.kept = PAGE;
  }

  isWhole() {
    return this.version >= this.wanted;
  }

  /** Whether the log goes further back than what was read. */
  hasEarlier() {
    return this.kept < MOST && (this.list.at(-1)?.n ?? 1) > 1;
  }

  /** Read more of the log, back from what is here. */
  async readEarlier() {
    this.kept += PAGE;
    await this.read();
  }

  /** Read until it is as new as what was heard meanwhile. */
  async read() {
    for (let again = 0; again < MOST_READS; again += 1) {
      const { status, body } = await ask("GET", this.path(`last=${this.kept}`));
      if (status !== 200) return;
      if (body.version < this.wanted) continue;
      [this.list, this.version, this.wanted] = [body.entries.reverse(), body.version, body.version];
      return;
    }
  }

  /** Take in a message of the stream: a new entry as it was told; what changes old ones makes it less than whole. */
  heard(kind, told) {
    if (LOGGED.has(kind) && this.isWhole() && told.n > (this.list[0]?.n ?? 0)) {
      const { version, ...entry } = told;
      this.list = [entry, ...this.list].slice(0, this.kept);
      this.version = Math.max(this.version, version);
    }
    if (LOGGED.has(kind) || REWRITES.has(kind)) this.wanted = Math.max(this.wanted, told.version);
  }

  /** The battle has come to *version*, and all that happened on the way was told. */
  cameTo(version) {
    const whole = this.isWhole();
    this.wanted = Math.max(this.wanted, version);
    if (whole) this.version = this.wanted;
  }
}
