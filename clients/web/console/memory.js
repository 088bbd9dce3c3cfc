// What was ordered last: by that ship, else by her side, else by anyone.  It is learnt from the log, so that a reload
// or another device has it too, and kept here for what the log does not show (a seat, an order far back).

import { ask } from "/web/base/api.js";

const BACK = 300;

/** Orders of the game master's own; "the same again" means none of them. */
export const GMS_OWN = new Set(["next", "adjust", "note", "add_ship", "remove_ship", "conclude"]);

/** Orders that no single key gives: they are held, and undone all the same. */
export const HELD = new Set(["remove_ship", "conclude"]);

/** Memories by battle: all parts of a page share one. */
const memories = new Map();

/** Return the memory of the battle of *view*. */
export function memoryOf(view) {
  if (!memories.has(view.id)) memories.set(view.id, new Memory(view.id));
  return memories.get(view.id);
}

class Memory {
  constructor(battle) {
    this.key = `timonier.orders.${battle}`;
    this.kept = read(this.key);
  }

  /** Learn what the page's log shows; what lies between that and what is known is asked for once. */
  async learn(view) {
    if (!view.entries.length) return;
    const gap = view.entries.at(-1).n > this.kept.seen + 1;
    const fresh = ordersOf(view.entries).filter(({ n }) => n > this.kept.seen);
    for (const { command } of fresh.reverse()) this.note(view, command);
    if (view.entries[0].n <= this.kept.seen) return;
    this.kept.seen = view.entries[0].n;
    this.save();
    if (!gap) return;
    const { status, body } = await ask("GET", `${view.path}/log?last=${BACK}`);
    if (status !== 200) return;
    for (const { command } of ordersOf(body.entries.reverse())) this.note(view, command, false);
    this.save();
  }

  /** Note what was ordered; where it is not *newer* than what is known, only what is not known yet. */
  note(view, { type, overrule, group, ...values }, newer = true) {
    if (GMS_OWN.has(type)) return;
    const { ship, ...rest } = values;
    const verb = (this.kept.verbs[type] ??= { ships: {}, sides: {}, any: null });
    const side = view.ship(ship)?.side;
    if (newer || !verb.any) verb.any = rest;
    if (ship && (newer || !verb.ships[ship])) verb.ships[ship] = rest;
    if (side && (newer || !verb.sides[side])) verb.sides[side] = rest;
    if (newer || !this.kept.last) this.kept.last = { type, ...values };
  }

  save() {
    try {
      localStorage.setItem(this.key, JSON.stringify(this.kept));
    } catch {
      // A full or forbidden store forgets when the page is closed; the log still tells.
    }
  }

  /** Return the values last used for *type*: by *ship*, else by her side, else by anyone. */
  last(view, type, ship) {
    const verb = this.kept.verbs[type];
    const side = view.ship(ship)?.side;
    return (verb && (verb.ships[ship] ?? verb.sides[side] ?? verb.any)) ?? {};
  }

  /** Return the last order that is in force; null where there is none. */
  lastOrder(view) {
    const found = ordersOf(view.entries).find(({ command }) => !GMS_OWN.has(command.type));
    if (!found) return view.isGm() && view.entries.at(-1)?.n === 1 ? null : this.kept.last;
    const { overrule, group, ...order } = found.command;
    return order;
  }
}

const ordersOf = (entries) => entries.filter(({ kind, status, command }) => kind === "command" && status === "in_force" && command);

function read(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key));
    if (kept?.verbs) return kept;
  } catch {
    // What cannot be read is as good as nothing: the log tells.
  }
  return { verbs: {}, last: null, seen: 0 };
}
