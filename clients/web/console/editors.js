// The editor of a decree: of the controls of an order's fields the one that offers what the rules would take.

import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { choice, several, stepper, yesAndNo } from "/web/console/controls.js";
import { json } from "/web/console/typed.js";

/**
 * Return the control of a decree; its `value()` is undefined where nothing sensible stands there.
 * @param {object} decree as `GET /battles/{id}/decrees` has it
 */
export function editorOf(decree) {
  const { label, options } = decree;
  const labelled = options.some((option) => typeof option.value === "number");
  if (decree.many.length > 0) return someOf(decree);
  if (decree.flag) return choice(yesAndNo(), decree.value, label);
  if (decree.number && !labelled) return number(decree);
  if (options.some((option) => option.value !== null)) return choice(options, decree.value, label);
  return withNone(json(decree.value, true, label), decree);
}

/** Some of several; none of them is a value too. */
function someOf({ many, value, label }) {
  const control = several(many, value, label);
  return { ...control, value: () => control.value() ?? [] };
}

/** A whole number; where there may be none, a button empties it. */
function number(decree) {
  const { minimum, maximum } = decree;
  const bounded = minimum !== null && maximum !== null;
  const range = () => (bounded ? t("fromTo", { least: minimum, most: maximum }) : "");
  const control = stepper({ minimum: minimum ?? undefined, maximum: maximum ?? undefined }, decree.value, decree.label, range);
  if (mayBeNone(decree)) control.element.append(el("button", { type: "button", onclick: () => control.put("") }, t("nothing")));
  return withNone(control, decree, Number.isInteger);
}

const mayBeNone = ({ options }) => options.some((option) => option.value === null);

/** The same control; where nothing is typed it holds null if that may be, and what is not *sensible* is no value. */
function withNone(control, decree, sensible = () => true) {
  const value = () => {
    const typed = control.value();
    if (typed === undefined) return mayBeNone(decree) ? null : undefined;
    return sensible(typed) ? typed : undefined;
  };
  return { ...control, value };
}
