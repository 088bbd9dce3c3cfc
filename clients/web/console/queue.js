// One order for several ships: given to one after another with one group, so that one undo takes all back.
// Where dice are awaited in between, the next ship waits until they have fallen.  The line outlives a reload.

/**
 * Return the line of ships that wait for an order.
 * @param {{refused: (answer: any, order: any, ships: string[], group: string | null) => void, given: (order: any) => void, stopped: () => void}} does
 */
export function makeQueue(view, does) {
  const kept = keptLine(view);
  let line = kept.found();
  let busy = false;
  let sent = Promise.resolve();

  /** Give *order* to each of *ships* in turn, in *group* where they go on with one; without ships, to the battle. */
  async function start(order, ships, group = null) {
    // What is on its way comes first: a hand may be faster than the line.
    while (busy) await sent;
    line = { order, ships: ships.length ? [...ships] : [null], group: group ?? (ships.length > 1 ? newGroup() : null), first: true };
    kept.keep(line);
    await step();
  }

  async function step() {
    if (busy || !line || (view.battle.pending && !line.first)) return;
    if (!line.first && !stillOurs()) return stop();
    busy = true;
    sent = send();
    await sent;
    await step();
  }

  async function send() {
    const ship = line.ships[0];
    const order = { ...line.order, ...(ship ? { ship } : {}), ...(line.group ? { group: line.group } : {}) };
    const answer = await view.send("POST", "/commands", order, true);
    busy = false;
    if (answer.status === 201 || answer.status === 202) went(order);
    else refused(answer);
  }

  function went(order) {
    line.ships.shift();
    // What was overruled for one ship is not overruled for the next: each stands for herself.
    const { overrule, ...rest } = line.order;
    Object.assign(line, { order: rest, first: false });
    if (!line.ships.length) line = null;
    kept.keep(line);
    does.given(order);
  }

  function refused(answer) {
    const { order, ships, group } = line;
    line = null;
    kept.keep(null);
    does.refused(answer, order, ships.filter(Boolean), group);
  }

  /** Whether the last order in force is of this group: else it was undone, given up or followed by another. */
  function stillOurs() {
    const last = view.entries.find(({ kind, status }) => kind === "command" && status === "in_force");
    return !last?.command || last.command.group === line.group;
  }

  function stop() {
    line = null;
    kept.keep(null);
    does.stopped();
  }

  return { start, step, stop, waiting: () => (line && !busy ? line.ships.filter(Boolean) : []), command: () => line?.order.type ?? null };
}

/** The line as this tab keeps it. */
function keptLine(view) {
  const key = `timonier.line.${view.id}`;

  function keep(line) {
    if (line?.group) sessionStorage.setItem(key, JSON.stringify(line));
    else sessionStorage.removeItem(key);
  }

  /** Return the line that was kept without the ships that have the order; null where none has it. */
  function found() {
    const line = JSON.parse(sessionStorage.getItem(key));
    if (!line) return null;
    const given = [view.battle.pending, ...view.entries].map((each) => each?.command).filter((each) => each?.group === line.group);
    const ships = line.ships.filter((ship) => !given.some((each) => each.ship === ship));
    const { overrule, ...order } = line.order;
    return given.length && ships.length ? { ...line, order, ships, first: false } : null;
  }

  return { keep, found };
}

function newGroup() {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
