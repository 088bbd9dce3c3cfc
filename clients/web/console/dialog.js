// A dialog over the page; whatever had the focus has it again when the dialog is left.

import { el, fill } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { icon } from "/web/base/icons.js";

/**
 * Open a dialog and return it.
 * @param {string} kind its class
 * @param {string} title
 * @param {...(Node | false | null)} children
 */
export function dialog(kind, title, ...children) {
  const before = document.activeElement;
  const shut = el("button.quiet.shut", { type: "button", "aria-label": t("close"), onclick: () => made.close() }, icon("close"));
  const made = el(`dialog.popup.${kind}`, { "aria-label": title, onclick: (event) => event.target === made && made.close(), onclose: leave });
  fill(made, el("div.within", {}, el("header", {}, el("h2", {}, title), shut), ...children.filter(Boolean)));
  document.body.append(made);
  made.showModal();
  return made;

  function leave() {
    made.remove();
    if (before?.isConnected) before.focus({ preventScroll: true });
  }
}
