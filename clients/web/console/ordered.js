// An order in words: who is ordered what, and with which of its fields, as its schema calls them.

import { t } from "/web/base/lang.js";
import { ENVELOPE, labelOf } from "/web/base/schema.js";
import { unitOf } from "/web/console/fields.js";

/**
 * Return an order as it is said: its label, its ship, and what else was chosen.
 * @param {Record<string, any>} command
 * @returns {{label: string, ship: string, words: string[]}}
 */
export function sayOrder(command, view) {
  const known = view.command(command.type);
  const ship = typeof command.ship === "string" ? view.shipName(command.ship) : "";
  // What a decree sets is told below it, in the words of the game.
  const fields = command.type === "adjust" ? [] : Object.entries(known?.schema.properties ?? {}).filter(([name]) => !ENVELOPE.has(name) && !(name === "ship" && ship));
  const words = fields.filter(([name, schema]) => given(command[name], schema)).map(([name, schema]) => sayField(schema, command[name], name, view));
  if (command.overrule) words.push(t("overruled"));
  return { label: known?.label ?? command.type, ship, words: words.filter(Boolean) };
}

/** Return an order in one line. */
export function orderLine(command, view) {
  const { label, ship, words } = sayOrder(command, view);
  return joined([ship, label, ...words]);
}

/** Join parts of an order; what it is aimed at follows without a dot. */
export function joined(parts) {
  return parts.filter(Boolean).reduce((line, part) => (line ? `${line}${part.startsWith("→") ? " " : " · "}${part}` : part), "");
}

function given(value, schema) {
  return value !== undefined && value !== null && value !== false && value !== "" && value !== schema.default;
}

function sayField(schema, value, name, view) {
  const title = lower(schema.title ?? name);
  if (value === true) return title;
  if (name === "target" && view.shipName(value)) return `→\u00a0${view.shipName(value)}`;
  if (schema["x-unit-label"] && typeof value === "number") return `${title} ${value} ${unitOf(schema)(value)}`;
  // What a note says stands below it already.
  return name === "text" ? "" : `${title} ${sayValue(schema, value, view)}`;
}

function sayValue(schema, value, view) {
  if (Array.isArray(value)) return value.map((each) => sayValue(schema, each, view)).join(", ");
  if (value !== null && typeof value === "object") {
    return Object.entries(value).map(([key, each]) => `${view.shipName(key) || key} ${sayValue({}, each, view)}`).join(", ");
  }
  if (schema["x-ref"] === "ship") return view.shipName(value) || String(value);
  if (schema["x-ref"] === "side") return view.sideName(value);
  return labelOf(schema, value);
}

function lower(title) {
  return /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
