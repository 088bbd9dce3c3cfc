// What goes from the tray to the server: typed faces, after a moment in which a misread is seen; software; the tower.

import { el, fill, tell } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { key } from "/web/console/roll.js";

const HOLD_MS = 600;
/** A face that a second digit could still change is held longer. */
const HOLD_GROWING_MS = 1200;
const MOST_OFFERS = 60;

/**
 * Return the foot of the tray and what its keys do.
 * @param {{view: object, place: Element, parts: Map<string, object>, active: object | null, trail: object[]}} tray
 */
export function makeSender(tray) {
  const { view } = tray;
  const edge = el("i.edge", { "aria-hidden": "true" });
  const words = el("span");
  const send = el("button.big.send", { type: "button", onclick: () => sendTyped() }, edge, words, key("⏎"));
  const rest = el("button.by-software", { type: "button", onclick: () => throwBySoftware(first(), true) }, t("softwareRest"), key("⇧S"));
  const tower = el("button.by-tower", { type: "button", onclick: () => hand(first()) }, t("tower"), key("T"));
  const pad = el("div.pad", { "aria-label": t("pad"), role: "group" });
  const element = el("footer.tray-foot", {}, pad, el("div.ways", {}, send, rest, tower));
  let timer = 0;
  let busy = false;
  let late = false;
  let waiting = [];
  let later = null;

  const asked = () => [...tray.parts.values()].filter((part) => part.mine && part.roll.kind === "dice");
  const first = () => (asked().includes(tray.active) ? tray.active : asked()[0]);
  const put = (part, body) => view.send("PUT", `/rolls/${part.roll.roll_id}`, part.rethrow ? { ...body, rethrow: part.rethrow } : body, true);

  function draw() {
    const typed = asked().reduce((sum, part) => sum + part.cells.texts.filter(Boolean).length, 0);
    words.textContent = typed ? t("sendTyped", { n: typed }) : t("send");
    send.hidden = !asked().some((part) => part.asksFaces());
    rest.hidden = asked().length === 0;
    tower.hidden = rest.hidden || !view.battle.tower;
    tower.disabled = view.battle.tower?.state !== "ready";
    element.hidden = asked().length === 0;
    drawPad();
  }

  // Faces to touch, for those who hold a tablet or a phone: the one keyboard that cannot type a wrong face.
  function drawPad() {
    const part = tray.active;
    const sides = part?.asksFaces() && part.cells.sides <= 20 ? part.cells.sides : 0;
    if (pad.dataset.sides === String(sides)) return;
    pad.dataset.sides = String(sides);
    fill(pad, ...Array.from({ length: sides }, (_, at) => el("button", { type: "button", onclick: () => tray.active?.cells.whole(at + 1) }, String(at + 1))),
      sides > 0 && el("button.take-back", { type: "button", onclick: () => back() }, t("takeBack")));
  }

  /** Send by itself once every awaited face is typed, but let it be seen first. */
  function weigh() {
    stop();
    const parts = asked();
    late = busy;
    if (busy || !parts.length || !parts.every((part) => part.asksFaces() && part.cells.full())) return;
    const hold = parts.some((part) => part.cells.growing()) ? HOLD_GROWING_MS : HOLD_MS;
    edge.style.animationDuration = `${hold}ms`;
    send.classList.add("holding");
    timer = setTimeout(() => parts.some((part) => part.cells.typed()) && sendTyped(), hold);
  }

  function stop() {
    clearTimeout(timer);
    send.classList.remove("holding");
  }

  function back() {
    stop();
    const part = tray.trail.findLast((each) => each.cells.typed()) ?? asked().findLast((each) => each.cells.typed());
    return part ? part.cells.back() : false;
  }

  /** Do *work* alone; what is typed meanwhile goes into the next cells afterwards. */
  async function alone(work) {
    if (busy) return;
    stop();
    busy = true;
    await work();
    busy = false;
    const keys = waiting;
    waiting = [];
    for (const digit of keys) if (tray.active?.asksFaces()) tray.active.cells.digit(digit);
    const next = later;
    later = null;
    next?.();
    draw();
    // Faces that were touched meanwhile are weighed now.
    if (late) weigh();
  }

  /** What is asked while an answer is on its way is done after it; the next dice may be seen before that. */
  function keep(work) {
    later = work;
  }

  async function sendTyped() {
    if (busy) return keep(sendTyped);
    const parts = asked().filter((part) => part.cells.typed());
    if (!parts.length) tell(t("noFace"), true);
    if (!parts.length || parts.some((part) => part.cells.faces() === null)) return stop();
    await alone(() => sendParts(parts));
  }

  async function sendParts(parts) {
    for (const part of parts) {
      if (tray.parts.get(part.roll.roll_id) !== part || !part.cells.typed()) continue;
      const answer = await put(part, { faces: part.cells.faces(), from: part.roll.faces.length, source: "hand" });
      if (refused(part, answer)) return false;
      part.cells.refuse("");
    }
    return true;
  }

  function throwBySoftware(part, whole) {
    if (busy) return keep(() => tray.parts.get(part?.roll.roll_id) === part && throwBySoftware(part, whole));
    return part && alone(async () => {
      const typed = asked().filter((each) => each.cells.typed() && (whole || each === part));
      if (typed.some((each) => each.cells.faces() === null) || !(await sendParts(typed))) return;
      if (whole) await takeAll();
      const now = whole ? first() : tray.parts.get(part.roll.roll_id);
      if (now) refused(now, await put(now, whole ? { source: "software", rest: true } : { source: "software" }));
    });
  }

  function hand(part) {
    if (busy) return keep(() => tray.parts.get(part?.roll.roll_id) === part && hand(part));
    return part && alone(async () => {
      if (!refused(part, await put(part, { source: "tower", rest: true }))) tell(t("towerHas"));
    });
  }

  function choose(part, word) {
    if (busy) return keep(() => choose(part, word));
    return tray.parts.get(part.roll.roll_id) === part && alone(async () => {
      const answer = await view.send("PUT", `/rolls/${part.roll.roll_id}`, { choice: word }, true);
      if (answer.status >= 400) tell(answer.body?.detail ?? "", true);
    });
  }

  /** Take all dice that undo gave back, roll after roll, as far as they go. */
  async function takeAll() {
    for (let taken = 0; taken < MOST_OFFERS; taken += 1) {
      const part = asked().find((each) => each.blocked());
      if (!part || refused(part, await view.send("PUT", `/rolls/${part.roll.roll_id}`, { source: "offered" }, true))) return;
    }
  }

  const takeOffered = () => alone(takeAll);

  return {
    element, draw, weigh, back, leave: stop, choose, takeOffered, software: throwBySoftware, tower: hand,
    busy: () => busy,
    /** Keep a digit that was typed while others were on their way. */
    early: (digit) => waiting.push(digit) > 0,
    /** Let software throw all that is left; tell whether anything is. */
    rest() {
      const part = first();
      throwBySoftware(part, true);
      return part !== undefined;
    },
    /** Enter: the typed faces, else the dice that undo gave back. */
    enter() {
      const parts = asked();
      if (parts.some((part) => part.cells.typed())) sendTyped();
      else if (parts.some((part) => part.blocked())) takeOffered();
      else return false;
      return true;
    },
  };
}

/** Say beside the roll why its faces were not taken; tell whether that was so. */
function refused(part, { status, body }) {
  const bad = status === 0 || status >= 400;
  if (bad) part.cells.refuse(body?.detail ?? t("unreachable"));
  if (bad && !part.cells.element.isConnected) tell(body?.detail ?? t("unreachable"), true);
  return bad;
}
