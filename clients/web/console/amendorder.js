// The fields of an entry's order, as an order asks for them, to be corrected.

import { el } from "/web/base/dom.js";
import { fieldsOf, shipField } from "/web/console/asked.js";
import { fieldOf } from "/web/console/fields.js";

/**
 * Return the fields of *command* with what was *given*, and what they hold as an order.
 * @param {{type: string, schema: {properties: object}}} command
 * @param {Record<string, unknown>} given
 */
export function correctedOrder(command, given, view) {
  const { properties } = command.schema;
  const { fields } = fieldsOf(command, given, view, {}, shipField(command) === "ship" ? "ship" : "");
  // In an order the ship is known before anything else; here it may be the very thing that was wrong.
  if (given.ship && shipField(command) === "ship" && !fields.some((field) => field.name === "ship")) {
    fields.unshift(fieldOf({ name: "ship", schema: properties.ship, required: true, start: given.ship, view }));
  }

  // What was left out and still means its default is left out again.
  const said = ([name, value]) => value !== undefined && (name in given || JSON.stringify(value) !== JSON.stringify(properties[name]?.default));

  return {
    element: el("div.order-fields", {}, ...fields.map((field) => field.element)),
    value() {
      const asked = new Set(fields.map((field) => field.name));
      const kept = Object.entries(given).filter(([name]) => !asked.has(name));
      return Object.fromEntries([...kept, ...fields.map((field) => [field.name, field.value()]).filter(said)]);
    },
  };
}
