// A battle, as the one who looks at it may: the GM's console, a player's page, or the table display.

import { dress } from "/web/base/dress.js";
import { soundFor } from "/web/base/sound.js";
import { BattleView } from "/web/battle/view.js";

const PAGES = {
  gm: () => import("/web/console/console.js"),
  player: () => import("/web/seat/seat.js"),
  display: () => import("/web/table/table.js"),
};

/**
 * Show a battle.
 * @param {Element} page
 * @param {string} id
 * @returns {Promise<() => void>} leaves it
 */
export async function show(page, id) {
  const view = new BattleView(page, id);
  let module = null;
  const role = await view.open(async (found) => {
    module = await PAGES[found]();
    await dress(...module.SHEETS);
  });
  if (!role) return () => view.leave();
  soundFor(view);
  const leave = await module.draw(page, view);
  const unwatch = role === "gm" ? (await import("/web/seat/seats.js")).watchSeats(view) : null;
  return () => {
    view.leave();
    leave?.();
    unwatch?.();
  };
}
