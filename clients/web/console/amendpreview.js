// What a correction would change, in words: entry by entry what was and what would be.

import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { orderLine } from "/web/console/ordered.js";
import { ruleLink } from "/web/rules/rule.js";

/**
 * Return the words of a preview.
 * @param {{answer: {changed: {entry: number, was: {text: string}[], now: {text: string}[], refusal: object | null}[], missing: object[]}, unused: string[]}} found
 */
export function changesOf({ answer: { changed, missing }, unused }, view) {
  const dice = missing.map((each) => [each.dice === "choice" ? "" : each.dice, each.label, view.shipName(each.ship)].filter(Boolean).join(" "));
  return [
    ...changed.map((each) => changeItem(each, view)),
    changed.length === 0 && missing.length === 0 && el("p", {}, t("amendSame")),
    unused.length > 0 && el("p.quiet", {}, t("amendUnused", { what: unused.join(", ") })),
    missing.length > 0 && el("p.missing", {}, t("amendMissing", { dice: dice.join(", ") })),
  ].filter(Boolean);
}

function changeItem({ entry, was, now, refusal }, view) {
  const known = view.entries.find((each) => each.n === entry);
  const what = known ? orderLine(known.command, view) : "";
  return el("section.change", {},
    el("h3", {}, t("amendEntry", { n: entry, what })),
    el("dl", {},
      el("dt", {}, t("amendWas")), el("dd.was", {}, ...sentences(was)),
      el("dt", {}, t(refusal ? "amendVoid" : "amendNow")),
      el("dd.now", {}, ...(refusal ? [el("p", {}, refusal.message, " ", ruleLink(view, refusal.rule))] : sentences(now, was)))));
}

/** Return what events say; what one of *known* said already is set back. */
function sentences(events, known = []) {
  const said = new Set(known.map((event) => event.text));
  return events.length ? events.map((event) => el(`p${said.has(event.text) ? ".same" : ""}`, {}, event.text)) : [el("p.quiet", {}, t("amendNothing"))];
}
