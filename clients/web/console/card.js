// One card of the log: what was ordered, the dice with where they came from, what came of it.

import { el } from "/web/base/dom.js";
import { author, clock, t, word } from "/web/base/lang.js";
import { dieOf, thrownBy } from "/web/console/die.js";
import { joined, sayOrder } from "/web/console/ordered.js";
import { ruleLink } from "/web/rules/rule.js";

const HELD = new Set([undefined, "in_force"]);

/**
 * Return the card of an order, or of a group of them whose newest stands first.
 * @param {object[]} entries
 * @param {{open: boolean, toggle: () => void, ways: (Node | false)[]} | null} more what can be done from here
 */
export function cardOf(entries, view, more = null) {
  const [newest, ...steps] = entries;
  const past = newest.status === "undone" || newest.status === "void";
  return el(`li.entry${past ? ".past" : ""}`, { "data-n": newest.n },
    head(newest, view, more),
    ...contents(newest, view),
    steps.length > 0 && el("details.steps-taken", { open: steps.some((step) => step.dice.length) },
      el("summary", {}, t("logSteps", { n: steps.length, first: steps.at(-1).n, last: steps[0].n })),
      ...steps.flatMap((step) => [el("p.step-head", {}, ...heading(step, view)), ...contents(step, view)])),
    newest.was && el("details.was", {}, el("summary", {}, t("logWas")), ...contents({ ...newest.was, kind: "command" }, view)),
    el("footer.entry-foot", {},
      el("p.meta", {}, [t("logNumber", { n: newest.n }), clock(newest.at), author(newest.by)].filter(Boolean).join(" · ")),
      newest.rule && ruleLink(view, newest.rule)),
    more?.open && el("div.entry-ways", {}, ...more.ways),
  );
}

function head(entry, view, more) {
  const state = HELD.has(entry.status) ? "" : t(entry.status);
  const said = el("span.entry-said", {}, ...heading(entry, view));
  const mark = state && el("span.mark.state", {}, state);
  if (!more) return el("p.entry-head", {}, said, mark);
  return el("button.entry-head", { type: "button", "aria-expanded": String(more.open), onclick: more.toggle }, said, mark);
}

/** Return what an entry is, as a sentence: parts of it in spans. */
export function heading(entry, view) {
  if (entry.kind === "undo" || entry.kind === "redo") return [t(entry.kind === "undo" ? (entry.to ? "logUndo" : "logUndoAll") : "logRedo", { n: entry.to })];
  if (entry.kind === "amend") return [t("logAmend", { n: entry.entry })];
  const { ship, words } = sayOrder(entry.command, view);
  const label = entry.kind === "cancel" ? t("logCancel", { label: entry.label }) : entry.label;
  const more = joined(["", ...words]);
  return [ship && el("span.ship-name", {}, ship), ship && " · ", el("b", {}, label), more && el("span.more", {}, more.startsWith("→") ? ` ${more}` : ` · ${more}`)].filter(Boolean);
}

function contents(entry, view) {
  return [
    ...(entry.dice ?? []).map((roll) => throwLine(roll, entry, view)),
    ...(entry.unused ?? []).map((roll) => el("div.unused", {}, el("span.meta", {}, t("logUnused")), throwLine(roll, entry, view))),
    ...(entry.events ?? []).map((event) => el("p.event", {}, event.text)),
    entry.refusal && el("p.refused", {}, entry.refusal.message, " ", ruleLink(view, entry.refusal.rule)),
    entry.reason && el("p.reason", {}, t("logReason", { reason: entry.reason })),
    entry.entries?.length > 0 && el("details.after", {}, el("summary", {}, t("logAfter", { n: entry.entries.length })),
      ...entry.entries.flatMap((form) => [el("p.step-head", {}, t("amendEntry", { n: form.n, what: form.label })), ...contents(form, view)])),
  ].filter(Boolean);
}

function throwLine(roll, entry, view) {
  // Whose dice these are is said where it is not the ship that was ordered.
  const ship = roll.ship === entry.command?.ship ? "" : view.shipName(roll.ship);
  const label = [roll.label, ship].filter(Boolean).join(", ");
  if (roll.kind === "choice") {
    const words = roll.faces.map((die) => roll.choice_labels[die.face] ?? die.face);
    return el("p.dice", {}, el("span.what", {}, label), el("b", {}, words.join(", ")));
  }
  const sources = [...new Set(roll.faces.map(thrownBy).filter(Boolean))].map((source) => word("sourceOf", source));
  const why = roll.faces.find((die) => die.rethrow)?.rethrow;
  return el("div.dice", {},
    el("span.what", {}, label, " ", el("small", {}, roll.dice)),
    el("span.given", {}, ...[...roll.faces, ...(roll.spare ?? [])].map((die) => dieOf(die.face, thrownBy(die)))),
    sources.length > 0 && el("span.only-read", {}, sources.join(", ")),
    why && el("span.reason", {}, t("rethrown", { reason: why })));
}
