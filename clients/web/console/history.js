// What undo and redo would do from here, read off the log.  No page here.

/**
 * Return the orders that stand, and those that redo can bring back, each list with its newest last.
 * @param {readonly {n: number, kind: string, to?: number, dice?: unknown[]}[]} entries the oldest first
 */
export function standing(entries) {
  const done = [];
  let undone = [];
  for (const entry of entries) {
    if (entry.kind === "command" || entry.kind === "amend") {
      done.push(entry.n);
      undone = [];
    } else if (entry.kind === "undo") {
      while (done.length && done.at(-1) > entry.to) undone.unshift(done.pop());
    } else if (entry.kind === "redo") {
      while (undone.length && undone[0] <= entry.to) done.push(undone.shift());
    } else if (entry.kind === "cancel" && entry.dice?.length) {
      undone = [];
    }
  }
  return { done, undone };
}

/**
 * Return the cards of a log: one an order, a group of orders in one, in the order of *entries*.
 * @param {readonly {n: number, kind: string, status?: string, command?: {group?: string}}[]} entries
 */
export function cardsOf(entries) {
  const cards = [];
  for (const entry of entries) {
    const group = entry.kind === "command" ? entry.command.group : undefined;
    const before = cards.at(-1);
    if (group && before?.group === group && before.status === entry.status) before.entries.push(entry);
    else cards.push({ group, status: entry.status, entries: [entry] });
  }
  return cards;
}
