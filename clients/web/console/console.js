// The GM's console: a strip with the turn, the fleets, the stage with the chosen ship and her orders, the log.

import { el } from "/web/base/dom.js";
import { makeFleets } from "/web/console/fleets.js";
import { listenToKeys } from "/web/console/keys.js";
import { makeLog } from "/web/console/log.js";
import { makeOrders } from "/web/console/orders.js";
import { makeStage } from "/web/console/stage.js";
import { makeStrip } from "/web/console/strip.js";
import { makeTray } from "/web/console/tray.js";

/**
 * Draw the console and keep it true to *view*.
 *
 * Each part is made once, with its place and the view, and has a `draw()` that may be called at any time.
 * Parts find each other in `view.parts`.
 * @param {Element} page
 * @param {import("/web/battle/view.js").BattleView} view
 * @returns {() => void} leaves it
 */
export function draw(page, view) {
  const place = {
    fleets: el("section.fleets", { id: "fleets" }),
    tray: el("section.tray", { id: "tray" }),
    stage: el("section.ship-stage", { id: "stage" }),
    orders: el("section.orders", { id: "orders" }),
    log: el("section.log-wing", { id: "log" }),
  };
  view.parts = {
    strip: makeStrip(document.getElementById("strip"), view),
    fleets: makeFleets(place.fleets, view),
    tray: makeTray(place.tray, view),
    stage: makeStage(place.stage, view),
    orders: makeOrders(place.orders, view),
    log: makeLog(place.log, view),
  };
  page.className = "console";
  page.replaceChildren(
    place.fleets,
    el("div.stage", {}, place.tray, place.stage, place.orders),
    place.log,
  );
  view.onChange(() => {
    document.title = `${view.battle.title} · Timonier`;
    for (const part of Object.values(view.parts)) part.draw();
  });
  view.draw();
  view.follow();
  return listenToKeys(view);
}
