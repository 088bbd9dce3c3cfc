// The fields of an entry's order, as an order asks for them, to be corrected.

import { orderFields } from "/web/console/asked.js";

/**
 * Return the fields of *command* with what was *given*, and what they hold as an order.
 * @param {{type: string, schema: {properties: object}}} command
 * @param {Record<string, unknown>} given
 */
export function correctedOrder(command, given, view) {
  const { element, fields } = orderFields(command, given, view);
  const { properties } = command.schema;

  // What was left out and still means its default is left out again.
  const said = ([name, value]) => value !== undefined && (name in given || JSON.stringify(value) !== JSON.stringify(properties[name]?.default));

  return {
    element,
    value() {
      const asked = new Set(fields.map((field) => field.name));
      const kept = Object.entries(given).filter(([name]) => !asked.has(name));
      return Object.fromEntries([...kept, ...fields.map((field) => [field.name, field.value()]).filter(said)]);
    },
  };
}
