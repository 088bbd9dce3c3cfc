// A rule by its id: a small button that opens what the rule book says in our words.

import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";

/**
 * Return a small button that opens the rule *id*.
 * @param {{rules: {id: string, rules?: {id: string, title: string, text: string}[]} | null}} view
 * @param {string} id
 */
export function ruleLink(view, id) {
  return el("button.rule", { type: "button", "aria-label": t("rule", { rule: id }), onclick: () => openRule(view, id) }, id);
}

/** Open the rule *id*; one that has no words here shows its id and the way to all rules. */
export function openRule(view, id) {
  const { rules } = view;
  const rule = rules?.rules?.find((each) => each.id === id);
  const close = () => dialog.close();
  const dialog = el("dialog.rule-dialog", { "aria-labelledby": "rule-title", onclick: (event) => event.target === dialog && close(), onkeydown: (event) => event.stopPropagation(), onclose: () => dialog.remove() },
    el("div.rule-body", {},
      el("p.rule-id", {}, id),
      el("h2", { id: "rule-title" }, rule?.title ?? t("rule", { rule: id })),
      ...paragraphs(rule?.text ?? t("ruleUntold")),
      el("div.ways", {},
        rules && el("a.button", { href: `/rulesets/${rules.id}#${encodeURIComponent(id)}`, target: "_blank" }, t("rulesAll")),
        el("button.quiet", { type: "button", onclick: close }, t("close")))));
  document.body.append(dialog);
  dialog.showModal();
}

/** Return the paragraphs of a text: an empty line parts them. */
export function paragraphs(text) {
  return text.split(/\n\s*\n/).map((each) => el("p", {}, each.trim()));
}
