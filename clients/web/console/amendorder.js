// The fields of an entry's order, as its schema has them, to be corrected.

import { el } from "/web/base/dom.js";
import { fieldOf } from "/web/console/fields.js";

const ENVELOPE = new Set(["type", "overrule", "group"]);

/**
 * Return the fields of *command* with what was *given*, and what they hold as an order.
 * @param {{type: string, schema: {properties: object, required: string[]}}} command
 * @param {Record<string, unknown>} given
 */
export function orderFields(command, given, view) {
  const { properties, required } = command.schema;
  const fields = Object.entries(properties)
    .filter(([name]) => !ENVELOPE.has(name))
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name), given[name], view));
  return {
    element: el("div.fields", {}, ...fields.map((field) => field.element)),
    value() {
      const kept = Object.fromEntries(Object.entries(given).filter(([name]) => ENVELOPE.has(name)));
      const told = fields.map((field) => [field.name, field.value()]);
      return { ...kept, ...Object.fromEntries(told.filter(([name, value]) => said(name, value))) };
    },
  };

  // What was left out and still means its default is left out again.
  function said(name, value) {
    return value !== undefined && (name in given || JSON.stringify(value) !== JSON.stringify(properties[name].default));
  }
}
