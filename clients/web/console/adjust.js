// A decree by form: which value of the ship's sheet, and what it becomes.

import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { choice, stepper, yesAndNo } from "/web/console/controls.js";
import { fieldOf } from "/web/console/fields.js";
import { json } from "/web/console/typed.js";

/** So many values have a number key; the rest is folded. */
const KEYS = 9;

/** Return the fields of a decree; where the ship's sheet is known, its values are there to choose from. */
export function adjustFields(command, given, view) {
  const { properties } = command.schema;
  const rows = rowsOf(view.ship(given.ship));
  const value = valueControl(rows, given);
  const wishes = [
    ...(given.ship ? [] : [{ name: "ship", letter: "s" }]),
    { name: "field", control: rows.length ? fieldChoice(rows, given, value, properties.field.title) : undefined, letter: "c" },
    { name: "value", control: value, letter: "v" },
    { name: "reason", letter: "r" },
  ];
  return wishes.map((wish) => fieldOf({ required: command.schema.required.includes(wish.name), schema: properties[wish.name], start: given[wish.name], view, ...wish }));
}

/** What can be decreed on a sheet: what its gauges show first, so that those have the number keys. */
function rowsOf(ship) {
  if (!ship) return [];
  const rows = ship.sheet.flatMap((part) => part.rows).filter((row) => row.adjustable);
  const shown = ship.gauges.map(({ id }) => id);
  const place = ({ field }) => (shown.includes(field) ? shown.indexOf(field) : shown.length);
  return [...rows].sort((a, b) => place(a) - place(b));
}

function fieldChoice(rows, given, value, label) {
  const made = choice(rows.map((row) => ({ value: row.field, label: row.label })), given.field, label, KEYS);
  made.element.addEventListener("input", () => value.be(rows.find((row) => row.field === made.value())?.value));
  return made;
}

/** A value of whatever kind the chosen field has now. */
function valueControl(rows, given) {
  const element = el("div.value-of", {});
  const control = { element, text: true, value: () => inner.value(), said: () => inner.said(), focus: () => inner.focus(), digit: (n) => inner.digit(n), be };
  let inner = null;
  be(given.value ?? rows.find((row) => row.field === given.field)?.value);
  return control;

  function be(now) {
    inner = innerOf(now);
    control.text = typeof now !== "boolean";
    element.replaceChildren(inner.element);
  }
}

function innerOf(now) {
  if (typeof now === "number") return stepper({}, now, t("newValue"));
  if (typeof now === "boolean") return choice(yesAndNo(), now, t("newValue"));
  return json(now, false, t("newValue"));
}
