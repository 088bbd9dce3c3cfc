// A player's way in: the code of a seat and a name.

import { ask } from "/web/base/api.js";
import { el, tell } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";

/** The style sheets this page wears. */
export const SHEETS = ["seat"];

const NAME = "seatName";

/**
 * Show the form of a seat's code.
 * @param {Element} page
 * @param {string} code what the address brings, "" for none
 * @param {boolean} again whether this device had a seat that is no longer its own
 */
export function show(page, code = "", again = false) {
  const word = el("input.code", {
    name: "code", value: code, required: true, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 40,
  });
  const name = el("input", { name: "name", required: true, autocomplete: "nickname", maxlength: 60, value: localStorage.getItem(NAME) ?? "" });
  const wrong = el("p.wrong", { role: "alert" });
  const button = el("button.big", { type: "submit" }, t("join"));
  const title = again ? "seatGone" : code ? "join" : "noToken";
  const form = el("form.card.narrow.join-form", { onsubmit: send },
    el("h1", {}, t(title)),
    el("p", {}, t(again ? "seatGoneHow" : code ? "joinHow" : "noTokenHow")),
    el("label.field", {}, el("span", {}, t("code")), word),
    el("label.field", {}, el("span", {}, t("yourName")), name),
    wrong,
    button,
  );
  page.replaceChildren(form);
  (code ? name : word).focus();

  async function send(event) {
    event.preventDefault();
    wrong.textContent = "";
    button.disabled = true;
    const { status, body } = await ask("POST", "/join", { code: word.value.trim(), name: name.value.trim() });
    button.disabled = false;
    if (status !== 200 && status !== 201) {
      wrong.textContent = body?.detail ?? t("unreachable");
      return;
    }
    tell("");
    localStorage.setItem(NAME, name.value.trim());
    location.href = wayIn(body);
  }
}

function wayIn({ battle, role }) {
  if (!battle) return "/";
  return role === "display" ? `/battles/${battle}/table` : `/battles/${battle}`;
}
