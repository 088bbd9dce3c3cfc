// The parts of the console that come once the ships are seen: dice, stage, orders, sheet, log, and the keys.

import { listenToKeys } from "/web/console/keys.js";
import { makeLog } from "/web/console/log.js";
import { makeOrders } from "/web/console/orders.js";
import { makeSheet } from "/web/console/sheet.js";
import { makeStage } from "/web/console/stage.js";
import { makeTray } from "/web/console/tray.js";

/**
 * Make the parts, each in its place.
 * @param {Record<string, Element>} place
 * @param {import("/web/battle/view.js").BattleView} view
 * @param {() => void} toggleLog
 */
export function makeParts(place, view, toggleLog) {
  return {
    tray: makeTray(place.tray, view),
    stage: makeStage(place.stage, view),
    orders: makeOrders(place.orders, view),
    sheet: makeSheet(place.sheet, view),
    log: { ...makeLog(place.log, view), toggle: toggleLog },
    keys: { draw() {}, leave: listenToKeys(view) },
  };
}
