// An order as a sentence: who, what, at whom, how far, with what.

import { el, fill } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";

/**
 * Return what an order says, part by part.
 * @param {{label: string}} command
 * @param {readonly {said: () => string, schema: any, required: boolean, empty: () => boolean, label: string, name: string}[]} fields
 * @param {readonly string[]} ships names of those who do it
 * @returns {{text: string, kind: "who" | "does" | "whom" | "how" | "blank"}[]}
 */
export function partsOf(command, fields, ships) {
  const parts = [];
  if (ships.length) parts.push({ text: ships.join(", "), kind: "who" });
  parts.push({ text: command.label, kind: "does" });
  for (const field of fields) {
    const said = field.said();
    if (said) parts.push({ text: said, kind: field.schema["x-ref"] === "ship" ? "whom" : "how" });
    else if (field.required && field.empty()) parts.push({ text: t("blank", { what: field.label }), kind: "blank" });
  }
  return parts;
}

/** Return the same in one line, without what is still missing. */
export const line = (parts) => parts.filter(({ kind }) => kind !== "blank").map(({ text }) => text).join(" · ");

/** Draw the sentence into *place*; a line ends after a dot, never before it. */
export function draw(place, parts) {
  const last = parts.length - 1;
  fill(place, ...parts.flatMap(({ text, kind }, n) => [el(`span.say-${kind}`, {}, text), n < last && el("span.sep", { "aria-hidden": "true" }, "\u00a0· ")]));
}
