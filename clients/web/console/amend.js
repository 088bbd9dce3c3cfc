// Correct an old entry: other faces, other fields, a reason; first see what would change, then do it.

import { el, fill, tell } from "/web/base/dom.js";
import { lang, t } from "/web/base/lang.js";
import { diceFields } from "/web/console/amenddice.js";
import { correctedOrder } from "/web/console/amendorder.js";
import { fitted } from "/web/console/amendfit.js";
import { changesOf } from "/web/console/amendpreview.js";
import { orderLine } from "/web/console/ordered.js";

/**
 * Open the correction of an entry of the log.
 * @param {{n: number, command: Record<string, unknown>, dice: object[]}} entry
 * @param {import("/web/battle/view.js").BattleView} view
 */
export function openAmend(entry, view) {
  const dice = diceFields(entry.dice, view);
  const order = correctedOrder(view.command(entry.command.type), entry.command, view);
  const reason = el("input", { type: "text", maxlength: 200, autocomplete: "off" });
  const wrong = el("p.wrong", { role: "alert" });
  const shown = el("div.preview", { "aria-live": "polite" });
  const look = el("button.big", { type: "submit" }, t("amendPreview"));
  const go = el("button.big", { type: "button", hidden: true, onclick: amend }, t("amendGo"));
  const close = () => dialog.close();
  let seen = null;
  const form = el("form", { onsubmit: preview, oninput: stale, novalidate: true },
    el("h2", { id: "amend-title" }, t("amendTitle", { n: entry.n })),
    el("p.order", {}, orderLine(entry.command, view)),
    entry.dice.length > 0 && el("fieldset.amend-dice", {}, el("legend", {}, t("amendDice")), ...dice.elements),
    el("details.amend-order", { open: entry.dice.length === 0 }, el("summary", {}, t("amendOrder")), order.element),
    el("label.field.reason", {}, el("span", {}, t("amendReason")), reason),
    wrong, shown,
    el("div.ways", {}, look, go, el("button.quiet", { type: "button", onclick: close }, t("close"))));
  const dialog = el("dialog.amend-dialog", { "aria-labelledby": "amend-title", onkeydown: (event) => event.stopPropagation(), onclose: () => dialog.remove() }, form);
  // Fields that are buttons say nothing of an input: any touch of the order makes the preview an old one.
  order.element.addEventListener("click", stale);
  document.body.append(dialog);
  dialog.showModal();

  function stale() {
    seen = null;
    go.hidden = true;
    look.hidden = false;
    shown.replaceChildren();
  }

  /** Return the correction as it stands; null where something is missing, which is said. */
  function correction() {
    const words = reason.value.trim();
    wrong.textContent = words ? "" : t("amendReasonMissing");
    const faces = dice.value();
    if (!faces) return null;
    if (!words) {
      reason.focus();
      return null;
    }
    const command = order.value();
    const same = JSON.stringify(plain(command)) === JSON.stringify(plain(entry.command));
    return { entry: entry.n, reason: words, ...(same ? {} : { command }), ...(dice.changed() ? { dice: faces } : {}) };
  }

  async function preview(event) {
    event.preventDefault();
    const body = correction();
    const found = body && (await fitted(body, entry.dice, (each) => send({ ...each, dry_run: true })));
    if (!found) return;
    seen = found.body;
    fill(shown, ...changesOf(found, view));
    go.hidden = false;
    look.hidden = true;
    go.focus();
  }

  async function amend() {
    const answer = seen && (await send(seen));
    if (!answer) return;
    close();
    tell(answer.pending ? "" : t("amendDone"));
  }

  async function send(body) {
    const { status, body: answer } = await view.send("POST", "/amend", body, true);
    if (status === 200 || status === 202) return answer;
    wrong.textContent = [answer?.detail ?? t("unreachable"), answer?.rule && `(${answer.rule})`].filter(Boolean).join(" ");
    return null;
  }
}

/** Return an order with its fields in one order, so that two can be compared. */
function plain(command) {
  return Object.entries(command).sort(([one], [other]) => one.localeCompare(other, lang()));
}
