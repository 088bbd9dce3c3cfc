// One entry of the log, in sentences.

import { el } from "/web/dom.js";
import { author, t, word } from "/web/lang.js";

/** Return the item of one entry. */
export function entryItem(entry, battle) {
  const time = new Date(entry.at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" });
  const state = entry.status && entry.status !== "in_force" ? t(entry.status) : "";
  return el(`li.entry${state ? ".past" : ""}`, {},
    el("p.meta", {},
      el("span", {}, `#${entry.n}`), el("span", {}, time), el("span", {}, author(entry.by)),
      entry.rule && el("span", {}, entry.rule), state && el("span.mark", {}, `◇ ${state}`)),
    el("p.head", {}, heading(entry)),
    ...(entry.dice ?? []).map((roll) => throwLine(roll, battle)),
    ...(entry.events ?? []).map((event) => el("p", {}, event.text)),
    ...(entry.entries ?? []).flatMap((form) => form.events.map((event) => el("p", {}, `#${form.n} ${event.text}`))),
    entry.refusal && el("p", {}, `${entry.refusal.message} (${entry.refusal.rule})`),
    entry.reason && el("p", {}, entry.reason),
  );
}

function heading(entry) {
  if (entry.kind === "command") return entry.label;
  const what = word("kindOf", entry.kind);
  if (entry.kind === "cancel") return `${what} : ${entry.label}`;
  return `${what} #${entry.kind === "amend" ? entry.entry : entry.to}`;
}

function throwLine(roll, battle) {
  const ship = battle.board.ships.find((each) => each.id === roll.ship);
  const label = ship ? `${roll.label}, ${ship.name}` : roll.label;
  const faces = roll.faces.map((die) => roll.choice_labels[die.face] ?? die.face).join(" ");
  const sources = [...new Set(roll.faces.map((die) => (die.simulated ? "simulated" : die.source)).filter(Boolean))].map((source) => word("sourceOf", source));
  const dice = roll.kind === "dice" ? `${roll.dice} ` : "";
  return el("p.dice", {}, `${dice}${label} : `, el("b", {}, faces), sources.length ? ` (${sources.join(", ")})` : "");
}
