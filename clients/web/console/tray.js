// The dice tray: what is awaited, cells for the faces, and the ways to have it answered.

import { el, fill, tell, whenNew } from "/web/base/dom.js";
import { author, t } from "/web/base/lang.js";
import { makeRoll } from "/web/console/roll.js";
import { orderLine } from "/web/console/ordered.js";
import { makeSender } from "/web/console/sender.js";
import { makeUnclaimed } from "/web/console/unclaimed.js";

/**
 * Keep *place* true to what is awaited.  A player's page may use it too: it shows what that seat may answer.
 * @returns {{draw: () => void, key: (event: KeyboardEvent) => boolean}}
 */
export function makeTray(place, view) {
  const tray = { view, place, parts: new Map(), active: null, trail: [] };
  const head = el("header.tray-head");
  const rolls = el("div.rolls");
  const sender = makeSender(tray);
  const apart = el("p.give-up");
  const waiting = el("div.awaited", { hidden: true }, head, rolls, sender.element, apart);
  const loose = makeUnclaimed(view, () => frame());
  const host = {
    typed: (part) => typed(part),
    chosen: (part) => light(part),
    software: (part) => sender.software(part, false),
    choose: (part, word) => part.mine && sender.choose(part, word),
    offered: () => sender.takeOffered(),
  };
  place.classList.add("tray");
  place.replaceChildren(waiting, loose.element);
  place.addEventListener("keydown", (event) => key(event) && event.stopPropagation());

  const drawHead = whenNew((pending, some) => fill(head, ...(pending ? heading(pending, view, some) : [])));
  const drawApart = whenNew((pending) => fill(apart, pending && giveUp(pending, view)));

  function draw() {
    const { pending } = view.battle;
    const seen = (pending?.rolls ?? []).filter((roll) => view.isGm() || (view.may("dice") && roll.who === view.battle.you.side));
    reconcile(tray, rolls, seen, view, host);
    drawHead(pending, seen.length > 0);
    drawApart(pending);
    loose.draw();
    frame();
    light(tray.active);
  }

  function frame() {
    waiting.hidden = !view.battle.pending;
    place.hidden = waiting.hidden && loose.count() === 0;
  }

  /** Let the next digit go to *part*, or where that is full to the first that has room. */
  function light(part) {
    const parts = [...tray.parts.values()];
    const open = parts.filter((each) => (each.asksFaces() && each.cells.room()) || each.asksChoice());
    const before = tray.active;
    tray.active = open.includes(part) ? part : (open[0] ?? parts.findLast((each) => each.asksFaces()) ?? null);
    for (const each of parts) each.light(each === tray.active);
    if (tray.active !== before) tray.active?.element.scrollIntoView({ block: "nearest" });
    sender.draw();
  }

  function typed(part) {
    tray.trail.push(part);
    light(part);
    sender.weigh();
  }

  function key(event) {
    const into = event.target.closest?.("input, textarea, select, dialog");
    if (event.ctrlKey || event.metaKey || event.altKey || waiting.hidden || (into && !into.matches(".face"))) return false;
    const used = does(tray, sender, event);
    if (used) event.preventDefault();
    return used;
  }

  /** The faces that are typed and not sent yet, by roll. */
  function underWay() {
    const typed = [...tray.parts].filter(([, part]) => part.cells.typed());
    return Object.fromEntries(typed.map(([id, { cells }]) => [id, { from: cells.roll.faces.length, texts: cells.texts }]));
  }

  /** Type again what was typed, where the same dice are awaited still. */
  function takeUp(typed) {
    for (const [id, { from, texts }] of Object.entries(typed)) {
      const part = tray.parts.get(id);
      if (part?.mine && part.cells.roll.faces.length === from) part.cells.typeAgain(texts);
    }
  }

  return { draw, key, underWay, takeUp, leave: sender.leave };
}

/** Keep the rolls that are still awaited, with what is typed in them; make the new ones. */
function reconcile(tray, place, rolls, view, host) {
  const wanted = new Set(rolls.map((roll) => roll.roll_id));
  for (const [id, part] of tray.parts) {
    if (wanted.has(id)) continue;
    tray.parts.delete(id);
    part.element.remove();
  }
  rolls.forEach((roll, at) => {
    const known = tray.parts.get(roll.roll_id);
    if (known) known.update(roll);
    else tray.parts.set(roll.roll_id, makeRoll(roll, view, host));
    const { element } = tray.parts.get(roll.roll_id);
    if (place.children[at] !== element) place.insertBefore(element, place.children[at] ?? null);
  });
  tray.parts = new Map(rolls.map((roll) => [roll.roll_id, tray.parts.get(roll.roll_id)]));
  tray.trail = tray.trail.filter((part) => wanted.has(part.roll.roll_id));
}

function heading(pending, view, some) {
  const first = pending.rolls[0];
  const who = first?.who ? view.sideName(first.who) : t("gmHand");
  return [
    el("div.what", {},
      el("h2", {}, pending.amends ? t("amendAwaits", { n: pending.amends }) : t("awaited")),
      el("p.order", {}, orderLine(pending.command, view), pending.by && el("span.by", {}, ` (${author(pending.by)})`)),
      pending.amends && el("p.hint", {}, t("amendOldStands")),
      ...pending.so_far.map((event) => el("p.so-far", {}, event.text)),
      pending.stale && el("p.critical", {}, t("stale")),
      !some && first && el("p.waits", {}, t(first.kind === "choice" ? "waitingChoice" : "waitingFor", { who }))),
  ];
}

/** Return the button that gives the waiting order up, apart from all that answers it. */
function giveUp(pending, view) {
  const mine = view.isGm() || (view.may("orders") && pending.by === view.battle.you.name);
  const [first] = pending.rolls;
  return first && mine && el("button.quiet", { type: "button", onclick: () => view.send("DELETE", `/rolls/${first.roll_id}`) }, t(pending.amends ? "cancelAmend" : "cancel"));
}

/** Do what a key says; tell whether it says anything here. */
function does(tray, sender, event) {
  const part = tray.active;
  if (/^\d$/.test(event.key)) return digit(tray, sender, event);
  if (event.key === "Backspace") return sender.back();
  if (event.key === "Enter") {
    if (event.target.closest?.("button, a, summary") && tray.place.contains(event.target)) return false;
    return sender.enter();
  }
  if (event.key === "S" && !event.repeat) return sender.rest();
  if (!part?.mine || event.repeat) return false;
  if (event.key === "s" && part.asksFaces()) sender.software(part, false);
  else if (event.key === "t" && tray.view.battle.tower && part.roll.kind === "dice") sender.tower(part);
  else return false;
  return true;
}

function digit(tray, sender, event) {
  if (event.repeat || !tray.active?.mine) return Boolean(tray.active?.mine);
  const cell = event.target.closest?.("input.face");
  const part = tray.active;
  if (part.asksChoice()) {
    const word = part.roll.choice[Number(event.key) - 1];
    if (word !== undefined) sender.choose(part, word);
    return true;
  }
  if (sender.busy()) return sender.early(event.key);
  if (!part.asksFaces()) {
    tell(t("offeredFirst"), true);
    return true;
  }
  if (cell && part.element.contains(cell) && !part.cells.growing()) part.cells.cursor = Number(cell.dataset.place);
  part.cells.digit(event.key);
  if (cell) part.cells.inputs[Math.min(part.cells.cursor, part.cells.inputs.length - 1)]?.focus();
  return true;
}
