// What a gauge was just now: its old value stands beside the new one for two seconds, so that an eye that looked
// away at the wrong moment still sees what an order did.

const SHOWN_MS = 2000;

/**
 * Remember the gauges of *view*.
 * @returns {{take: () => void, was: (ship: string, gauge: string) => number | null, leave: () => void}}
 */
export function makeGhosts(view) {
  const seen = new Map();
  const ghosts = new Map();
  let timer = 0;
  let version = null;

  /** Take in the battle as it is now. */
  function take() {
    if (version === view.battle.version) return;
    version = view.battle.version;
    for (const ship of view.battle.board.ships) {
      for (const gauge of ship.gauges) note(`${ship.id} ${gauge.id}`, gauge.value);
    }
  }

  function note(key, value) {
    if (seen.has(key) && seen.get(key) !== value) {
      ghosts.set(key, seen.get(key));
      clearTimeout(timer);
      timer = setTimeout(fade, SHOWN_MS);
    }
    seen.set(key, value);
  }

  function fade() {
    ghosts.clear();
    view.draw();
  }

  return { take, was: (ship, gauge) => ghosts.get(`${ship} ${gauge}`) ?? null, leave: () => clearTimeout(timer) };
}
