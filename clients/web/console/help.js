// All keys, in a dialog.

import { el } from "/web/base/dom.js";
import { t, word } from "/web/base/lang.js";
import { dialog } from "/web/console/dialog.js";
import { actionsOf } from "/web/console/keys.js";
import { isShipVerb, verbKeys } from "/web/console/verbs.js";

/** Show what each key does, those of the rule set's verbs too. */
export function openHelp(view) {
  const verbs = [...verbKeys(view)].map(([type, letter]) => ({ key: letter, does: view.command(type) }));
  const may = view.may("orders");
  const own = verbs.filter(({ does }) => isShipVerb(does));
  const others = verbs.filter(({ does }) => !isShipVerb(does));
  const named = (list) => list.map(({ key, does }) => [key, does.label]);
  dialog("help", t("allKeys"),
    group(t("keysBattle"), actionsOf(view).map(({ id, key }) => [key, word("keyOf", id)])),
    group(t("keysDice"), ["digits", "backspace", "enter", "s", "S", "t"].map((id) => [word("diceKey", id), word("diceKeyOf", id)])),
    may && group(t("keysShip"), named(own)),
    view.isGm() && group(t("keysGm"), named(others)),
    may && group(t("keysForm"), ["letter", "digits", "arrows", "enter", "overrule", "escape"].map((id) => [word("formKey", id), word("formKeyOf", id)])));
}

function group(title, rows) {
  return el("section.keys", {}, el("h3", {}, title),
    el("dl", {}, ...rows.map(([key, does]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, does)))));
}
