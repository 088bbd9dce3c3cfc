// The table display: wind, round and ships, read from three metres away.

import { el } from "/web/base/dom.js";
import { makeFleets } from "/web/console/fleets.js";
import { BattleView } from "/web/battle/view.js";

/** Show the display of a battle. */
export async function show(page, id) {
  const view = new BattleView(page, id);
  if (await view.open()) draw(page, view);
  return () => view.leave();
}

/** Draw the display and keep it true to *view*. */
export function draw(page, view) {
  const place = el("section.fleets", {});
  const fleets = makeFleets(place, view);
  page.className = "display";
  page.replaceChildren(place);
  view.onChange(fleets.draw);
  view.draw();
  view.follow();
}
