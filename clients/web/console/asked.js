// What an order asks for: which fields, which of them at once, which keep what was chosen last time.

import { el } from "/web/base/dom.js";
import { ENVELOPE, kindsOf } from "/web/base/schema.js";
import { adjustFields } from "/web/console/adjust.js";
import { fieldOf } from "/web/console/fields.js";
import { RESERVED, letters } from "/web/console/letters.js";

/** The names of what an order is asked for, in the order of its schema. */
export const asked = (command) => Object.keys(command.schema.properties).filter((name) => !ENVELOPE.has(name));

/** Whether an order goes to a ship ("ship"), or to several at once ("ships"); null where it goes to the battle. */
export const shipField = (command) => ["ship", "ships"].find((name) => command.schema.properties[name]?.["x-ref"] === "ship") ?? null;

/** Whether an order cannot do without a ship. */
export const needsShip = (command) => shipField(command) !== null && command.schema.required.includes(shipField(command));

/** A field is asked for at once where it must be there, is a target, is measured on the table, or is told step by step. */
function isPlain(schema, required) {
  if (required) return true;
  if (schema.default !== undefined) return schema["x-ref"] === "ship" && typeof schema.default === "string";
  return schema["x-unit"] !== undefined || Boolean(schema.items?.enum);
}

/** What is taken over from the last time: choices and numbers, a ship while she is there; never words or dice. */
function lasts(schema, value, view) {
  if (value === undefined || value === null || kindsOf(schema).includes("object")) return false;
  if (schema["x-ref"] === "ship" && typeof value === "string") return value === schema.default || Boolean(view.ship(value)?.in_play);
  if (Array.isArray(value)) return Boolean(schema.items?.enum);
  return Boolean(schema.enum) || typeof value !== "string";
}

/** Whether a field holds something else than what is meant where it is left out. */
const differs = (field) => !field.empty() && JSON.stringify(field.value()) !== JSON.stringify(field.schema.default);

/**
 * Make the fields of *command* but those that *skip* names.
 * @param {Record<string, unknown>} given what is known already
 * @param {Record<string, unknown>} last what was chosen the last time
 * @returns {{fields: any[], shown: any[], folded: any[]}} those asked for at once, and those that can wait
 */
export function fieldsOf(command, given, view, last = {}, skip = "") {
  const fields = command.type === "adjust" ? adjustFields(command, given, view) : made(command, given, view, last, skip);
  const shown = fields.filter((field) => isPlain(field.schema, field.required) || given[field.name] !== undefined || differs(field));
  return { fields, shown, folded: fields.filter((field) => !shown.includes(field)) };
}

function made(command, given, view, last, skip) {
  const { properties, required } = command.schema;
  const names = asked(command).filter((name) => name !== skip);
  const units = names.map((name) => properties[name]["x-unit"]).filter(Boolean);
  const keys = letters(names.map((name) => ({ id: name, label: properties[name].title ?? name })), RESERVED);
  return names.map((name) => {
    const schema = properties[name];
    const must = required.includes(name);
    const old = given[name] === undefined && lasts(schema, last[name], view);
    const start = given[name] ?? (old ? last[name] : undefined);
    return fieldOf({ name, schema, required: must, plainly: isPlain(schema, must), start, old, twin: units.filter((unit) => unit === schema["x-unit"]).length > 1, letter: keys.get(name), ship: given.ship, view });
  });
}

/** Return an order of *command* with what its fields hold. */
export function orderOf(command, fields, more = {}) {
  const order = { type: command.type, ...more };
  for (const field of fields) if (!field.empty()) order[field.name] = field.value();
  return order;
}

/**
 * Return the fields of *command* as an element and its value, without a way to give it.
 * @param {{type: string, label: string, schema: any}} command
 * @param {Record<string, unknown>} given fields that are known already
 */
export function orderFields(command, given, view) {
  const { fields } = fieldsOf(command, given, view);
  return { element: el("div.order-fields", {}, ...fields.map((field) => field.element)), fields, value: () => orderOf(command, fields) };
}
