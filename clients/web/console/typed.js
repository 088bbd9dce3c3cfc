// What is typed: words, lists of numbers, numbers by ship or by part, a ship that joins, and JSON as the last way.

import { el } from "/web/base/dom.js";
import { wordsIn } from "/web/base/fold.js";
import { t, word } from "/web/base/lang.js";
import { choice, stepper } from "/web/console/controls.js";

const control = (element, input, value, said = () => String(value() ?? "")) => ({ element, text: true, value, said, focus: () => input.focus(), digit: () => false });

/** Words; a note has room for some. */
export function text(start, name, long) {
  const input = long ? el("textarea", { rows: 2, "aria-label": name }) : el("input", { type: "text", autocomplete: "off", "aria-label": name });
  input.value = start ?? "";
  return control(input, input, () => (input.value.trim() === "" ? undefined : input.value));
}

/** Numbers or words one after another, with spaces between. */
export function list(start, name, words, most) {
  const input = el("input.list", { type: "text", inputmode: words ? "text" : "numeric", autocomplete: "off", "aria-label": name });
  input.value = (start ?? []).join(" ");
  const hint = words ? "a b c" : Array.from({ length: most ?? 3 }, (_, place) => place + 1).join(" ");
  const value = () => {
    const parts = input.value.split(/[\s,;]+/).filter(Boolean);
    return parts.length ? parts.map((part) => (words || Number.isNaN(Number(part)) ? part : Number(part))) : undefined;
  };
  return control(el("div.stepped", {}, input, el("span.unit", {}, t("forExample", { what: hint }))), input, value, () => input.value.trim().replace(/[\s,;]+/g, ", "));
}

/**
 * A number for each of several: by ship, or by the parts of one thing.
 * @param {readonly {value: string, label: string}[]} options
 */
export function numbers(options, start, schema, unit) {
  const parts = options.map((option) => ({ ...option, field: stepper(schema, start?.[option.value], option.label, unit) }));
  const element = el("div.numbers", {}, ...parts.map(({ label, value, field }) => el("div.piece", { "data-part": value }, el("span", {}, label), field.element)));
  const value = () => {
    const given = parts.filter(({ field }) => field.value() !== undefined);
    return given.length ? Object.fromEntries(given.map((part) => [part.value, part.field.value()])) : undefined;
  };
  const said = () => parts.filter(({ field }) => field.value() !== undefined).map(({ label, field }) => `${label} ${field.said()}`).join(", ");
  return { element, text: true, value, said, focus: () => parts[0]?.field.focus(), digit: () => false };
}

/** One number for all; under a fold one for each, and where any is given there, only those count. */
export function allOrEach(all, each, opened) {
  const fold = el("details", { open: opened }, el("summary", {}, t("oneByOne")), each.element);
  const counts = () => (each.value() === undefined ? all : each);
  return { ...all, element: el("div.all-or-each", {}, all.element, fold), value: () => counts().value(), said: () => counts().said() };
}

/** A ship that joins: her name, side and type, and what else her sheet needs as JSON. */
export function newcomer(start, view) {
  const name = text(start?.name, t("joinName"));
  const side = choice(view.battle.board.sides.map(({ id, name: label }, place) => ({ value: id, label, side: place })), start?.side, t("joinSide"));
  const types = (view.rules.ship_types ?? []).map((type) => ({ value: type.id, label: type.label ?? type.name ?? type.id }));
  const type = choice(types, start?.type, t("joinType"));
  const rest = json(undefined, true, t("joinRest"));
  const part = (label, field) => el("div.piece", {}, el("span", {}, label), field.element);
  const element = el("div.newcomer", {}, part(t("joinName"), name), part(t("joinSide"), side), types.length > 0 && part(t("joinType"), type),
    el("details", {}, el("summary", {}, t("joinRest")), rest.element));
  const value = () => {
    if (name.value() === undefined && rest.value() === undefined) return undefined;
    const made = { id: idOf(name.value() ?? "", view), name: name.value(), side: side.value(), type: type.value() };
    return { ...JSON.parse(JSON.stringify(made)), ...(typeof rest.value() === "object" ? rest.value() : {}) };
  };
  return { element, text: true, value, said: () => name.said(), focus: name.focus, digit: () => false };
}

/** An id from a ship's name that no other ship has. */
function idOf(name, view) {
  const base = wordsIn(name).join("-") || "ship";
  const free = [base, ...Array.from({ length: 99 }, (_, place) => `${base}-${place + 2}`)].find((id) => !view.ship(id));
  return free ?? base;
}

/** What has no control of its own is typed as JSON; a word that is none is taken as text. */
export function json(start, object, name) {
  const input = object ? el("textarea", { rows: 3, spellcheck: "false", "aria-label": name }) : el("input", { type: "text", autocomplete: "off", spellcheck: "false", "aria-label": name });
  input.value = start === undefined || start === null ? "" : typeof start === "string" ? start : JSON.stringify(start);
  const value = () => {
    if (input.value.trim() === "") return undefined;
    try {
      return JSON.parse(input.value);
    } catch {
      return input.value;
    }
  };
  return control(input, input, value, () => input.value);
}

/** The parts of an object by its schema, with their titles. */
export function partsOf(schema) {
  return Object.entries(schema.properties).map(([value, part]) => ({ value, label: part.title ?? word("partOf", value) }));
}
