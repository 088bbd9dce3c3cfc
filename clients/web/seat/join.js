// A player's way in: the code of a seat and a name.

import { ask } from "/web/base/api.js";
import { el, tell } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";

/**
 * Show the form of a seat's code.
 * @param {Element} page
 * @param {string} code what the address brings, "" for none
 */
export function show(page, code = "") {
  const word = el("input", { name: "code", value: code, required: true, autocomplete: "off", maxlength: 40 });
  const name = el("input", { name: "name", required: true, autocomplete: "nickname", maxlength: 60 });
  const form = el("form.card.narrow", { onsubmit: send },
    el("h1", {}, t(code ? "join" : "noToken")),
    el("p", {}, t("noTokenHow")),
    el("label.field", {}, el("span", {}, t("code")), word),
    el("label.field", {}, el("span", {}, t("yourName")), name),
    el("p.wrong", { role: "alert" }),
    el("button.big", { type: "submit" }, t("join")),
  );
  page.replaceChildren(form);
  (code ? name : word).focus();

  async function send(event) {
    event.preventDefault();
    const { status, body } = await ask("POST", "/join", { code: word.value.trim(), name: name.value.trim() });
    if (status === 200 || status === 201) {
      tell("");
      location.href = body.battle ? `/battles/${body.battle}` : "/";
    } else {
      form.querySelector(".wrong").textContent = body?.detail ?? t("unreachable");
    }
  }
}
