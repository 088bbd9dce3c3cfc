// A decree: one value of a ship, or of the battle, set by the GM.  The editor stands where the value was touched and
// offers what the rules would take.

import { ask } from "/web/base/api.js";
import { el, fill } from "/web/base/dom.js";
import { icon } from "/web/base/icons.js";
import { t } from "/web/base/lang.js";
import { editorOf } from "/web/console/editors.js";
import { digitOf } from "/web/console/typing.js";

/**
 * Return the one editor of decrees of *view*.
 * @param {import("/web/battle/view.js").BattleView} view
 */
export function makeDecree(view) {
  const element = el("div.decree", { onkeydown: pressed });
  let now = null;
  let anchorOf = () => null;

  /**
   * Open the editor of *field* of *ship* (null: of the battle).
   * @param {() => Element | null} anchor tells after which element it stands, now and after everything was drawn anew
   */
  async function open(ship, field, anchor) {
    const [mine, where] = [{ early: now?.early ?? [] }, `${view.path}/decrees?field=${encodeURIComponent(field)}${ship ? `&ship=${encodeURIComponent(ship)}` : ""}`];
    now = mine;
    const { status, body } = await ask("GET", where);
    if (now !== mine || status !== 200) return;
    anchorOf = anchor;
    const editor = editorOf(body[0]);
    now = { editor };
    show(ship, body[0], editor);
    settle();
    element.scrollIntoView({ block: "nearest" });
    editor.focus();
    enter(editor, mine.early);
  }

  /** Stand there and keep what is typed, until it is known what is to be set. */
  function wait(anchor) {
    [now, anchorOf] = [{ early: [] }, anchor];
    fill(element, el("p.decree-head", { tabindex: "-1" }, t("loading")));
    settle();
    element.firstChild.focus({ preventScroll: true });
  }

  /** Put in what was typed while the editor was on its way. */
  function enter(editor, early) {
    const typed = early.filter((key) => key !== "Enter");
    if (!editor.put) for (const key of typed) editor.digit(Number(key));
    else if (typed.length) editor.put(typed.join(""));
    if (early.includes("Enter")) element.querySelector("form").requestSubmit();
  }

  /** Ask which of *fields* is meant: a digit or a touch says it. */
  function which(ship, fields, anchor) {
    [now, anchorOf] = [{ ship, fields }, anchor];
    fill(element,
      el("p.decree-head", {}, el("b", {}, t("decreeWhich")), closeButton()),
      el("div.opts", {}, ...fields.map((each, place) => el("button.opt", { type: "button", onclick: () => open(ship, each.field, anchor) },
        place < 9 && el("kbd", {}, place + 1), el("span", {}, each.label)))),
    );
    settle();
    element.querySelector(".opt")?.focus();
  }

  function show(ship, decree, editor) {
    const reason = el("input", { "aria-label": t("reason"), placeholder: t("reason"), autocomplete: "off", maxlength: 200 });
    const wrong = el("p.wrong", { role: "alert" });
    fill(element, el("form", { onsubmit: send, novalidate: true },
      el("p.decree-head", {}, el("span", {}, el("b", {}, decree.label), ` ${t("isNow", { value: decree.text })}`), closeButton()),
      el("div.decree-line", {}, editor.element, reason, el("button.big", { type: "submit" }, t("decree"))), wrong));

    async function send(event) {
      event.preventDefault();
      const value = editor.value();
      if (value === undefined) {
        wrong.textContent = t("badValue");
        return;
      }
      const order = { type: "adjust", field: decree.field, value };
      if (ship) order.ship = ship;
      if (reason.value.trim()) order.reason = reason.value.trim();
      const { status, body } = await view.send("POST", "/commands", order, true);
      if (status === 201 || status === 202) close();
      else wrong.textContent = body?.detail ?? t("unreachable");
    }
  }

  function closeButton() {
    return el("button.move", { type: "button", "aria-label": t("close"), title: t("close"), onclick: close }, icon("close"));
  }

  function pressed(event) {
    if (event.key === "Escape") close();
    else if (!took(digitOf(event) ?? event.key, event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Take a key as an order's form does: a digit chooses, Enter gives.  Tell whether it meant anything. */
  function took(key, { target, repeat }) {
    if (now?.early) return /^[-\d]$|^Enter$/.test(key) && now.early.push(key) > 0;
    if (key === "Enter" && now?.editor && target.matches(".opt")) {
      if (!repeat) target.form.requestSubmit();
      return true;
    }
    if (target.matches("input, textarea")) return false;
    const field = now?.fields?.[Number(key) - 1];
    if (field) open(now.ship, field.field, anchorOf);
    // Digits are the dice's before they are a choice's.
    return Boolean(field) || (!view.battle.pending && (now?.editor?.digit(Number(key)) ?? false));
  }

  function close() {
    now = null;
    element.remove();
  }

  /** Stand where it belongs, after everything around was drawn anew. */
  function settle() {
    if (!now || !element.hasChildNodes()) return;
    const [anchor, focus] = [anchorOf(), element.contains(document.activeElement) ? document.activeElement : null];
    if (!anchor) close();
    else if (anchor.nextSibling !== element) {
      anchor.after(element);
      focus?.focus({ preventScroll: true });
    }
  }

  return { element, open, wait, which, close, settle };
}
