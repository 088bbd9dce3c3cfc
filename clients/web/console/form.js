// The form of an order, drawn from its JSON Schema: no game has code of its own here.

import { el, fill } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { fieldOf } from "/web/console/fields.js";
import { makeOdds } from "/web/console/odds.js";

const ENVELOPE = new Set(["type", "overrule", "group"]);

/**
 * Return the form of *command*.
 * @param {{type: string, label: string, rule: string, schema: object}} command
 * @param {Record<string, unknown>} given fields that are known already
 */
export function orderForm(command, given, view, { send, close }, title) {
  const { properties, required } = command.schema;
  const fields = Object.entries(properties)
    .filter(([name]) => !ENVELOPE.has(name))
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name), given[name], view));
  const wrong = el("div.wrong", { role: "alert" });
  const odds = makeOdds(view);
  const element = el("form", { onsubmit: submit, oninput: weigh, novalidate: true },
    el("h2", {}, title ? `${command.label} · ${title}` : command.label),
    el("p.meta", {}, t("rule", { rule: command.rule })),
    ...fields.map((field) => field.element),
    wrong,
    el("div.ways", {},
      el("button.big", { type: "submit" }, t("give")),
      el("button.quiet", { type: "button", onclick: close }, t("close")),
    ),
    odds.element,
  );
  weigh();

  function weigh() {
    odds.show(order(), [command.label, ...fields.map((field) => field.said()).filter(Boolean)].join(" · "));
  }

  function order(more = {}) {
    const made = { type: command.type, ...more };
    for (const field of fields) {
      const value = field.value();
      if (value !== undefined) made[field.name] = value;
    }
    return made;
  }

  function submit(event) {
    event.preventDefault();
    for (const field of fields) field.refuse("");
    wrong.replaceChildren();
    send(order());
  }

  // What the rules say no to stands beside its field; where the GM may overrule, a button stands there too.
  function refuse({ body, status }) {
    const detail = body?.detail ?? t("unreachable");
    const at = fields.filter((field) => body?.errors && field.name in body.errors);
    const rule = body?.rule ? ` (${t("rule", { rule: body.rule })})` : "";
    for (const field of at) field.refuse(body.errors[field.name].join(" ") + rule);
    fill(wrong,
      at.length === 0 && el("p", {}, detail + rule),
      body?.soft && view.isGm() && el("button.overrule", { type: "button", onclick: () => send(order({ overrule: true })) }, t("overrule")),
    );
    if (status !== 0) (at[0] ?? fields[0])?.focus();
  }

  return { element, refuse, focus: () => (fields.find((field) => field.name !== "ship") ?? fields[0])?.focus() };
}
