// A rule's id, small, where something is said in its name.

import { el } from "/web/base/dom.js";

/** Return a button that opens the rule *id*. */
export function ruleLink(view, id) {
  return el("button.rule", { type: "button" }, id);
}
