// One field of an order as its schema wants it: its label, its control, what is wrong with it beside it.

import { el, fill } from "/web/base/dom.js";
import { lang, t } from "/web/base/lang.js";
import { kindsOf, labelOf } from "/web/base/schema.js";
import { choice, sequence, several, stepper, toggle, yesAndNo } from "/web/console/controls.js";
import { underlined } from "/web/console/letters.js";
import { allOrEach, json, list, newcomer, numbers, partsOf, text } from "/web/console/typed.js";

/** So many ships stand in a row without being in the way. */
const FEW = 9;

/**
 * What a field is asked for.
 * @typedef {{name: string, schema: any, required: boolean, start?: unknown, old?: boolean, twin?: boolean, letter?: string, ship?: string | null, view: any}} Wish
 */

/**
 * Return a field: its element, its value (undefined: left out), a way to refuse it and to focus it.
 * @param {Wish} wish *old* tells that its start is what was chosen last time, *twin* that another field has the same unit
 */
export function fieldOf(wish) {
  const { name, schema, letter } = wish;
  const label = schema.title ?? name;
  const control = wish.control ?? controlOf({ ...wish, label });
  const wrong = el("div.wrong", { role: "alert" });
  const again = el("small.again", { hidden: !wish.old }, t("asLastTime"));
  const note = el("small", { hidden: wish.required || wish.plainly }, t("optional"));
  const element = el("div.field.asked", { "data-field": name },
    el("p.label", { "aria-hidden": "true" }, underlined(label, letter), again, note), control.element, wrong);
  element.addEventListener("input", () => { again.hidden = true; });
  return {
    name, schema, label, element, control, letter, required: wish.required,
    value: control.value,
    empty: () => control.value() === undefined,
    said: () => saidOf(wish, control, label),
    focus: () => control.focus(),
    digit: (n) => control.digit(n),
    /** Put what the rules say no to beside the field; nothing takes it away. */
    refuse(...said) {
      fill(wrong, ...said);
      if (said.length) element.setAttribute("aria-invalid", "true");
      else element.removeAttribute("aria-invalid");
    },
  };
}

/** What a field adds to the sentence: nothing where it is left out, or is a number as it is anyway. */
function saidOf({ schema, twin }, control, label) {
  const value = control.value();
  if (value === undefined || value === false || value === null) return "";
  if (typeof value === "number" && value === schema.default) return "";
  const named = schema.properties || twin || (typeof value === "number" && !schema["x-unit-label"]);
  return named ? `${label}\u00a0: ${control.said()}` : control.said();
}

/** What stands after a number: its unit, as many as there are. */
export function unitOf(schema) {
  const one = schema["x-unit-one"] ?? schema["x-unit-label"];
  const many = schema["x-unit-label"] ?? "";
  return (value) => (typeof value === "number" && (lang() === "fr" ? Math.abs(value) < 2 : Math.abs(value) === 1) ? one : many) ?? "";
}

function controlOf(wish) {
  const { schema, required, start, view, label, name } = wish;
  const kinds = kindsOf(schema);
  if (schema["x-ref"] && kinds.includes("string")) return choice(references(wish), start ?? schema.default, label, foesFirst(wish));
  if (schema.enum) return choice([...words(schema), ...unsaid(wish)], start ?? schema.default, label);
  if (kinds.includes("boolean")) return yesOrNo(wish, kinds);
  if (kinds.includes("integer") || kinds.includes("number")) return stepper(schema, start ?? schema.default, label, unitOf(schema));
  if (schema.anyOf?.some((part) => part.type === "integer")) return numberOrNumbers(wish);
  if (kinds.includes("array")) return listOf(wish);
  if (schema["x-ref"] === "ship") return numbers(ships(view, wish.ship), start, {}, unitOf(schema));
  if (schema.properties) return numbers(partsOf(schema), start, { minimum: 0 }, unitOf(schema));
  if (name === "ship" && kinds.includes("object")) return newcomer(start, view);
  if (kinds.includes("string")) return text(start, label, name === "text");
  return json(start ?? schema.default, kinds.includes("object"), label, required);
}

/** A way to leave a choice out, where there is nothing that it is otherwise. */
const unsaid = ({ schema, required }) => (required || schema.default !== undefined ? [] : [{ value: undefined, label: t("unsaid") }]);

/** A number, or where the schema takes that too one for each ship. */
function numberOrNumbers({ schema, start, view, ship, label }) {
  const each = typeof start === "object" ? start : undefined;
  const all = stepper(schema, each ? schema.default : (start ?? schema.default), label, unitOf(schema));
  if (schema["x-ref"] !== "ship") return all;
  return allOrEach(all, numbers(ships(view, ship), each, {}, unitOf(schema)), each !== undefined);
}

function yesOrNo(wish, kinds) {
  const { start, label, schema } = wish;
  if (!kinds.includes("null")) return left(toggle(start ?? schema.default, label), schema.default === true);
  return choice([...yesAndNo(), ...unsaid(wish)], start ?? undefined, label);
}

/** No is left out where that is what is meant anyway. */
function left(control, yes) {
  return { ...control, value: () => (control.value() ? true : yes ? false : undefined) };
}

function references(wish) {
  const { schema, view, ship } = wish;
  const there = schema["x-ref"] === "ship" ? ships(view, ship) : view.battle.board.sides.map((side, place) => ({ value: side.id, label: side.name, side: place }));
  const other = schema.default !== undefined && !there.some(({ value }) => value === schema.default);
  return [...(other ? [{ value: schema.default, label: labelOf(schema, schema.default) }] : []), ...there, ...unsaid(wish)];
}

/** How many ships stand there at once: all of them where they are few, else those of other sides. */
function foesFirst({ schema, view, ship, required }) {
  const there = ships(view, ship);
  const own = view.ship(ship)?.side;
  const foes = there.filter(({ value }) => view.ship(value).side !== own).length;
  return schema["x-ref"] !== "ship" || !required || !foes || there.length <= FEW ? Infinity : foes;
}

const words = (schema) => schema.enum.filter((word) => word !== null).map((word) => ({ value: word, label: labelOf(schema, word) }));

/** The ships in play but *ship*: those of other sides first. */
export function ships(view, ship) {
  const own = view.ship(ship)?.side;
  const there = view.battle.board.ships.filter((each) => each.in_play && each.id !== ship);
  const sorted = [...there.filter((each) => each.side !== own), ...there.filter((each) => each.side === own)];
  return sorted.map((each) => ({ value: each.id, label: each.name, side: view.sidePlace(each.side) }));
}

function listOf({ schema, start, view, label }) {
  const { items } = schema;
  if (schema["x-ref"] === "ship") return several(ships(view, null), start ?? schema.default, label);
  if (items?.enum) return sequence(words({ enum: items.enum, "x-labels": schema["x-labels"] }), start, label);
  return list(start ?? schema.default, label, items?.type === "string", schema.prefixItems?.length);
}
