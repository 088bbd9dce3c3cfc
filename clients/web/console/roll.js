// One awaited roll or choice in the tray: what for, whose, how many, and the ways to answer it.

import { el, fill, refill } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { lang, t } from "/web/base/lang.js";
import { makeCells } from "/web/console/cells.js";
import { dieOf, thrownBy } from "/web/console/die.js";

/**
 * Return one roll of the tray.
 * @param {{typed: (part: object) => void, chosen: (part: object) => void, software: (part: object) => void,
 *   send: () => void, choose: (part: object, word: string) => void, offered: (part: object) => void}} host the tray
 */
export function makeRoll(roll, view, host) {
  const head = el("header.roll-head");
  const body = el("div.roll-body");
  const part = { element: el("article.roll", { "data-roll": roll.roll_id }, head, body), roll, rethrow: "", shown: "" };
  part.cells = makeCells(roll, () => host.typed(part));
  part.element.addEventListener("focusin", () => host.chosen(part));
  part.element.addEventListener("pointerdown", () => host.chosen(part));

  /** Take in what the server knows of the roll now. */
  part.update = (now) => {
    part.roll = now;
    part.mine = view.isGm() || (view.may("dice") && now.who === view.battle.you.side);
    part.cells.update(now);
    // Faces stand in the cells, which keep themselves true.
    const said = JSON.stringify([part.mine ? { ...now, faces: [], missing: 0 } : now, part.mine, part.rethrow, lang(), view.shipName(now.ship)]);
    if (said === part.shown) return;
    part.shown = said;
    fill(head, ...heading(now, view));
    refill(body, ...contents(part, view, host));
  };
  /** Whether digits go into cells here. */
  part.asksFaces = () => part.mine && part.roll.kind === "dice" && !part.blocked();
  /** Whether dice that undo gave back lie here, to be taken before anything else. */
  part.blocked = () => part.roll.offered.length > 0 && !part.rethrow;
  part.asksChoice = () => part.mine && part.roll.kind === "choice";
  part.light = (on) => {
    part.element.classList.toggle("active", on);
    part.cells.light(on);
  };

  part.update(roll);
  return part;
}

function heading(roll, view) {
  const who = roll.who ? view.sideName(roll.who) : t("gmHand");
  return [
    el("h3", {}, roll.label, view.shipName(roll.ship) && el("span.ship-name", {}, ` ${view.shipName(roll.ship)}`)),
    el("p.who", {}, roll.who && flag(view.sidePlace(roll.who)), t(roll.kind === "choice" ? "waitingChoice" : "waitingFor", { who })),
    roll.kind === "dice" && el("span.notation", {}, roll.dice),
  ];
}

function contents(part, view, host) {
  const { roll } = part;
  if (!part.mine) return [el("p.given", {}, ...roll.faces.map((die) => dieOf(die.face, thrownBy(die))))];
  if (roll.kind === "choice") return [choices(part, host)];
  if (part.blocked()) return [offer(part, view, host)];
  const said = [roll.dice.endsWith("d10") && t("zeroIsTen"), roll.ahead > 0 && t("ahead", { n: roll.ahead }), part.rethrow && t("rethrown", { reason: part.rethrow })];
  return [
    part.cells.element,
    el("p.hint", {}, said.filter(Boolean).join(" · ")),
    el("div.ways", {}, el("button", { type: "button", onclick: () => host.software(part) }, t("software"), key("S"))),
  ];
}

function choices(part, host) {
  const { choice, choice_labels: labels } = part.roll;
  return el("div.choices", {}, ...choice.map((word, place) => el("button.choice", { type: "button", onclick: () => host.choose(part, word) },
    el("span", {}, labels?.[word] ?? word), place < 9 && key(String(place + 1)))));
}

function offer(part, view, host) {
  const faces = part.roll.offered;
  const reason = el("input", { type: "text", required: true, maxlength: 200, autocomplete: "off" });
  const wrong = el("p.wrong", { role: "alert" });
  const form = el("form.rethrow", { hidden: true, onsubmit: rethrow },
    el("label.field", {}, el("span", {}, t("rethrowWhy")), reason), wrong, el("button", { type: "submit" }, t("rethrowGo")));
  const ask = () => {
    form.hidden = false;
    reason.focus();
  };
  function rethrow(event) {
    event.preventDefault();
    wrong.textContent = reason.value.trim() ? "" : t("rethrowWhy");
    if (!reason.value.trim()) return;
    part.rethrow = reason.value.trim();
    part.update(part.roll);
    host.chosen(part);
  }
  return el("div.offer", {},
    el("p.given", {}, ...faces.map((face) => dieOf(face, null))),
    el("p.hint", {}, t("offeredWhy")),
    el("div.ways", {},
      el("button.big", { type: "button", onclick: () => host.offered(part) }, t("offered"), key("⏎")),
      view.isGm() && el("button.quiet", { type: "button", onclick: ask }, t("rethrow"))),
    form);
}

/** Return the key that does what a button does; those who hear the page are told by the list of keys. */
export function key(name) {
  return el("kbd", { "aria-hidden": "true" }, name);
}
