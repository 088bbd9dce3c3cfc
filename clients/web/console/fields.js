// One field of an order as its schema wants it: a ship, a word, a number, yes or no, a list, or JSON.

import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";

/**
 * Return a field: its element, its value (undefined: left out), a way to refuse it and to focus it.
 */
export function fieldOf(name, schema, required, given, view) {
  const control = controlOf(schema, given ?? schema.default, required, view, name);
  const wrong = el("p.wrong", { role: "alert" });
  const unit = schema["x-unit-label"];
  const hint = [unit, !required && t("optional"), control.hint].filter(Boolean).join(", ");
  const label = el("span", {}, schema.title ?? name, hint && el("small", {}, ` ${hint}`));
  const whole = control.group
    ? el("fieldset.field", { "data-field": name }, el("legend", {}, label), control.element, wrong)
    : el(`label.field${control.check ? ".check" : ""}`, { "data-field": name }, ...(control.check ? [control.element, label] : [label, control.element]), wrong);
  return {
    name,
    element: whole,
    value: control.value,
    said: () => (name === "ship" || control.value() === schema.default ? "" : saidBy(control.element)),
    focus: () => (control.element.matches("input, select, textarea") ? control.element : control.element.querySelector("input"))?.focus(),
    refuse(text) {
      wrong.textContent = text;
      if (text) control.element.setAttribute("aria-invalid", "true");
      else control.element.removeAttribute("aria-invalid");
    },
  };
}

/** What a control says of its value, in words; nothing where it is left out or no. */
function saidBy(element) {
  if (element.matches("select")) return element.value === "" ? "" : element.selectedOptions[0].textContent;
  if (element.matches("input[type=checkbox]")) return element.checked ? "✓" : "";
  return element.matches("input, textarea") ? element.value : "";
}

function controlOf(schema, start, required, view, name) {
  const kinds = [schema.type].flat();
  if (schema["x-ref"] === "ship" && kinds.includes("string")) return select(ships(view), start, required);
  if (schema["x-ref"] === "side" && kinds.includes("string")) return select(sides(view), start, required);
  if (schema.enum) return select(words(schema), start, required);
  if (kinds.includes("boolean")) return check(start);
  if (kinds.includes("integer") || kinds.includes("number")) return number(schema, start);
  if (kinds.includes("array") && schema.items) return list(schema, start, view);
  if (kinds.includes("string")) return text(start, name);
  return json(start, kinds.includes("object"));
}

const ships = (view) => view.battle.board.ships.map((ship) => [ship.id, ship.in_play ? ship.name : `${ship.name} (${t("outOfPlay")})`]);
const sides = (view) => view.battle.board.sides.map((side) => [side.id, side.name]);
const words = (schema) => schema.enum.filter((word) => word !== null).map((word) => [word, schema["x-labels"]?.[word] ?? String(word)]);

function select(options, start, required) {
  const element = el("select", {},
    !(required && start !== undefined && start !== null) && el("option", { value: "" }, required ? t("choose") : t("none")),
    ...options.map(([word, label], place) => el("option", { value: String(place), selected: word === start }, label)));
  return { element, value: () => (element.value === "" ? undefined : options[Number(element.value)][0]) };
}

function check(start) {
  const element = el("input", { type: "checkbox", checked: start === true });
  return { element, check: true, value: () => element.checked || undefined };
}

function number(schema, start) {
  const element = el("input", {
    type: "number", inputmode: "numeric", step: [schema.type].flat().includes("integer") ? 1 : "any",
    min: schema.minimum, max: schema.maximum, value: start ?? "",
  });
  return { element, value: () => (element.value === "" ? undefined : Number(element.value)) };
}

function text(start, name) {
  const element = name === "text" ? el("textarea", { rows: 2 }) : el("input", { type: "text", autocomplete: "off" });
  element.value = start ?? "";
  return { element, value: () => (element.value === "" ? undefined : element.value) };
}

function list(schema, start, view) {
  const { items } = schema;
  const options = schema["x-ref"] === "ship" ? ships(view) : items.enum ? words({ enum: items.enum, "x-labels": schema["x-labels"] }) : null;
  if (options) {
    const boxes = options.map(([word, label]) => [word, el("input", { type: "checkbox", checked: (start ?? []).includes(word) }), label]);
    const element = el("div.boxes", {}, ...boxes.map(([, box, label]) => el("label.check", {}, box, el("span", {}, label))));
    const value = () => { const chosen = boxes.filter(([, box]) => box.checked).map(([word]) => word); return chosen.length ? chosen : undefined; };
    return { element, group: true, value };
  }
  const simple = ["integer", "number", "string"].includes(items.type);
  if (!simple) return json(start, false);
  const element = el("input", { type: "text", inputmode: items.type === "string" ? "text" : "numeric", autocomplete: "off" });
  element.value = (start ?? []).join(" ");
  const value = () => {
    const parts = element.value.split(/[\s,;]+/).filter(Boolean);
    return parts.length ? parts.map((part) => (items.type === "string" || Number.isNaN(Number(part)) ? part : Number(part))) : undefined;
  };
  return { element, value, hint: "1 2 3" };
}

/** What has no control of its own is typed as JSON; a word that is none is taken as text. */
function json(start, object) {
  const element = object ? el("textarea", { rows: 3, spellcheck: "false" }) : el("input", { type: "text", autocomplete: "off", spellcheck: "false" });
  element.value = start === undefined ? "" : typeof start === "string" ? start : JSON.stringify(start);
  const value = () => {
    if (element.value.trim() === "") return undefined;
    try {
      return JSON.parse(element.value);
    } catch {
      return element.value;
    }
  };
  return { element, value, hint: object ? t("asJson") : "" };
}
