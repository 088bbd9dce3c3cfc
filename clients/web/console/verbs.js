// What can be ordered now, as a row of verbs: possible ones large, refused ones folded with their reason.

import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { asked, needsShip, shipField } from "/web/console/asked.js";
import { letters, underlined } from "/web/console/letters.js";
import { GMS_OWN, HELD } from "/web/console/memory.js";
import { ruleLink } from "/web/rules/rule.js";

/** Whether an order is opened as a verb: the next step has its own button, and what is held stands elsewhere. */
const isVerb = (command) => !HELD.has(command.type) && (command.type !== "next" || asked(command).length > 0);

/** Keys that are the same in every game and language: a decree makes one value equal another, a note is written aside. */
const FIXED = { adjust: "=", note: ";" };

/** The keys of all verbs of a rule set: they stay the same whatever is possible now. */
export function verbKeys(view) {
  const verbs = view.rules.commands.filter(isVerb);
  const found = letters(verbs.filter(({ type }) => !FIXED[type]).map(({ type, label }) => ({ id: type, label })));
  for (const { type } of verbs) if (FIXED[type] && view.isGm()) found.set(type, FIXED[type]);
  return found;
}

/** Orders that need no ship. */
export const battleVerbs = (view) => (view.isGm() ? view.rules.commands.filter((command) => isVerb(command) && !needsShip(command)) : []);

/** The game master's own orders that a chosen ship can get, or that are wanted whoever is chosen. */
export const shipsOwn = (view) => (view.isGm() ? view.rules.commands.filter(({ type }) => ["adjust", "note"].includes(type)) : []);

/** Whether *command* is one for ships, of those that `/orders` tells of. */
export const isShipVerb = (command) => shipField(command) !== null && !GMS_OWN.has(command.type);

/**
 * Return the verbs and what is refused.
 * @param {readonly {type: string, label: string, refusal: any}[]} orders
 * @param {(type: string) => void} open
 * @param {{opened: boolean}} fold whether what is refused stands open, kept over redrawings
 */
export function verbRows(view, orders, own, open, fold) {
  const keys = verbKeys(view);
  const possible = orders.filter(({ refusal }) => !refusal);
  const refused = orders.filter(({ refusal }) => refusal);
  const verb = (quiet) => ({ type, label }) => el(`button.verb${quiet ? ".own" : ""}`, {
    type: "button", "data-verb": type, "aria-keyshortcuts": keys.get(type), onclick: () => open(type),
  }, underlined(label, keys.get(type)), FIXED[type] && el("kbd", { "aria-hidden": "true" }, FIXED[type]));
  return [
    el("div.verbs", {}, ...possible.map(verb(false)), possible.length === 0 && orders.length > 0 && el("p.quiet", {}, t("nothingNow"))),
    own.length > 0 && el("div.verbs.owns", {}, ...own.map(verb(true))),
    refused.length > 0 && el("details.refused", { open: fold.opened, ontoggle: (event) => { fold.opened = event.target.open; } },
      el("summary", {}, t("notNow", { n: refused.length })),
      el("ul", {}, ...refused.map((order) => el("li", {}, verb(true)(order), el("p", {}, order.refusal.message), ruleLink(view, order.refusal.rule))))),
  ];
}
