// "Next": on to the next step in which anyone can do anything.  Each step on the way is an entry of its own, all of
// them one group, so that one undo takes them all back.

const MOST_STEPS = 40;

/** Return a name that no other group has. */
function freshGroup() {
  return `next-${[...crypto.getRandomValues(new Uint8Array(8))].map((b) => b.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Return `next()`, and `settle()`, which goes on after dice that a step asked for.
 * @param {import("/web/battle/view.js").BattleView} view
 * @param {(answer: {status: number, body: any}, again: () => void) => void} objected is told what the rules object
 */
export function makeOnward(view, objected) {
  let run = null;
  let busy = false;

  /** Begin a way of its own; while one is under way nothing more is asked. */
  async function next() {
    if (busy || view.battle.pending) return;
    run = { group: freshGroup(), round: view.battle.board.round, steps: 0 };
    await go();
  }

  async function go(overrule = false) {
    busy = true;
    let on = true;
    while (on && run) on = await step(overrule && run.steps === 0);
    busy = false;
    view.draw();
  }

  /** Take one step; return whether the one that was reached is to be passed too. */
  async function step(overrule) {
    const order = { type: "next", group: run.group, ...(overrule ? { overrule: true } : {}) };
    const answer = await view.send("POST", "/commands", order, true);
    if (answer.status === 422) {
      const stopped = run;
      objected(answer, () => {
        run = { ...stopped, steps: 0 };
        return go(true);
      });
    }
    if (answer.status === 201 || answer.status === 202) run.steps += 1;
    else run = null;
    if (answer.status === 201 && !goesOn()) run = null;
    return answer.status === 201 && run !== null;
  }

  /** Whether this step is to be passed: nobody can do anything in it, and it begins no round. */
  function goesOn() {
    const { board, pending } = view.battle;
    return board.idle === true && !board.over && !pending && board.round === run.round && run.steps < MOST_STEPS;
  }

  /**
   * Go on when the dice of a step are thrown, if that press is still the last thing that was done.
   *
   * It is called at every drawing, as that is when something new is known.
   */
  function settle() {
    if (!run || busy || view.battle.pending || view.log.version < view.battle.version) return;
    const last = view.entries[0];
    const ours = last && last.kind === "command" && last.command?.group === run.group && (last.status ?? "in_force") === "in_force";
    if (!ours || !goesOn()) run = null;
    else go();
  }

  return { next, settle, isBusy: () => busy };
}
