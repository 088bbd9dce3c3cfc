// Dice towers: those that are there, and boards at this machine that may become one.

import { ask } from "/web/base/api.js";
import { el, tell } from "/web/base/dom.js";
import { icon } from "/web/base/icons.js";
import { t, word } from "/web/base/lang.js";

/**
 * Return the towers that are there and the ports that a click accepts; after that none but it is opened by itself.
 * @param {readonly object[]} towers as `/health` has them
 * @param {() => void} again draws the page anew
 */
export async function towerPart(towers, again) {
  const { status, body } = await ask("GET", "/towers/ports");
  const boards = status === 200 ? body.filter((port) => port.usb) : [];
  return el("section.h-block", {},
    el("h2", {}, t("towers")),
    ...(towers.length ? towers.map(towerLine) : [el("p.quiet", {}, t("towerNone"))]),
    ...boards.map(boardLine),
    boards.some((port) => port.accepted) && el("button", { type: "button", onclick: begin }, t("towerBegin")));

  function boardLine(port) {
    return el("div.ways.h-board", {},
      el("span", {}, `${port.port} · ${port.description}`),
      el("button", { type: "button", onclick: () => change(port) }, t(port.accepted ? "portForget" : "portAccept")));
  }

  async function change(port) {
    const answer = await ask("PUT", "/towers/ports", { port: port.port, accepted: !port.accepted });
    if (answer.status !== 200) tell(answer.body?.detail ?? t("unreachable"), true);
    again();
  }

  async function begin() {
    const answer = await ask("POST", "/towers", { tower: "auto" });
    tell(answer.status === 201 ? t("towerBegun") : (answer.body?.detail ?? t("unreachable")), answer.status !== 201);
  }
}

function towerLine(tower) {
  return el("p.h-told", {}, icon("tower"), el("span", {}, el("b", {}, tower.id), " · ", word("towerState", tower.state),
    tower.simulated && ` (${t("towerSimulated")})`));
}
