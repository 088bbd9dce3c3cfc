// Editors of one value: steps for a number, big buttons for words, yes and no, JSON where nothing else is known.

import { el } from "/web/base/dom.js";
import { icon } from "/web/base/icons.js";
import { t } from "/web/base/lang.js";

/**
 * Return the editor of a decree.
 * @param {object} decree as `GET /battles/{id}/decrees` has it
 * @returns {{element: Element, value: () => unknown}} `value()` is undefined where nothing sensible stands there
 */
export function editorOf(decree) {
  const labelled = decree.options.some((option) => typeof option.value === "number");
  if (decree.many.length > 0) return several(decree);
  if (decree.flag) return choice([true, false].map((value) => ({ value, label: t(value ? "yes" : "no") })), decree);
  if (decree.number && !labelled) return stepper(decree);
  if (decree.options.some((option) => option.value !== null)) return choice(decree.options, decree);
  return asJson(decree);
}

function stepper(decree) {
  const none = decree.options.some((option) => option.value === null);
  const input = el("input", { inputmode: "numeric", autocomplete: "off", value: decree.value ?? "", "data-first": true, "aria-label": decree.label, onkeydown: pressed });
  const step = (by) => el("button.move", { type: "button", "aria-label": t(by < 0 ? "less" : "more"), onclick: () => add(by) }, icon(by < 0 ? "minus" : "plus"));
  const element = el("span.decree-number", {}, step(-1), input, step(1),
    decree.minimum !== null && decree.maximum !== null && el("span.hint", {}, t("fromTo", { least: decree.minimum, most: decree.maximum })),
    none && el("button", { type: "button", onclick: () => { input.value = ""; } }, t("nothing")));

  function add(by) {
    const [least, most] = [decree.minimum ?? -Infinity, decree.maximum ?? Infinity];
    input.value = String(Math.max(least, Math.min(most, (Number(input.value) || 0) + by)));
  }

  function pressed(event) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    add(by);
  }

  function value() {
    const typed = input.value.trim();
    if (!typed) return none ? null : undefined;
    return /^-?\d+$/.test(typed) ? Number(typed) : undefined;
  }

  return { element, value };
}

function choice(options, decree) {
  let chosen = decree.value;
  const buttons = options.map((option) => el("button", { type: "button", "aria-pressed": String(option.value === chosen), onclick: () => choose(option.value) }, option.label));
  buttons.find((button) => button.getAttribute("aria-pressed") === "true")?.setAttribute("data-first", "");
  if (!buttons.some((button) => button.hasAttribute("data-first"))) buttons[0]?.setAttribute("data-first", "");

  function choose(value) {
    chosen = value;
    options.forEach((option, place) => buttons[place].setAttribute("aria-pressed", String(option.value === value)));
  }

  return { element: el("span.ways", { role: "group", "aria-label": decree.label }, ...buttons), value: () => chosen };
}

function several(decree) {
  const chosen = new Set(decree.value ?? []);
  const buttons = decree.many.map((option, place) => el("button", {
    type: "button", "aria-pressed": String(chosen.has(option.value)), "data-first": place === 0,
    onclick: (event) => {
      if (!chosen.delete(option.value)) chosen.add(option.value);
      event.currentTarget.setAttribute("aria-pressed", String(chosen.has(option.value)));
    },
  }, option.label));
  return { element: el("span.ways", { role: "group", "aria-label": decree.label }, ...buttons), value: () => [...chosen] };
}

function asJson(decree) {
  const input = el("textarea", { rows: 2, "data-first": true, "aria-label": decree.label });
  input.value = JSON.stringify(decree.value);

  function value() {
    try {
      return JSON.parse(input.value);
    } catch {
      return undefined;
    }
  }

  return { element: input, value };
}
