// What a value is chosen or typed with: big choices, toggles, a stepper, text.
//
// Each control has its `element`, `value()` (undefined: left out), `said()` (what it says of its value, in words),
// `focus()` and `digit(n)`, which takes a number key and tells whether it meant anything.  A change comes up as
// an `input` event.

import { el, fill } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { icon } from "/web/base/icons.js";
import { lang, t } from "/web/base/lang.js";

const changed = (element) => element.dispatchEvent(new Event("input", { bubbles: true }));

/** What an arrow does in a row: to the next one, or to the one before; 0 for any other key. */
export const arrow = (key) => ({ ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 })[key] ?? 0;

/** Buttons in a row; those after the first *most* are folded, unless the *chosen* one is among them. */
function row(buttons, most, chosen) {
  if (buttons.length <= most) return buttons;
  const rest = buttons.slice(most);
  return [...buttons.slice(0, most), el("details.opt-rest", { open: chosen >= most }, el("summary", {}, t("moreFields", { n: rest.length })), el("div.opts", {}, ...rest))];
}

/**
 * One of several, as big buttons in a row.
 * @param {readonly {value: unknown, label: string, side?: number}[]} options
 * @param {unknown} start
 * @param {number} most so many stand there at once; the rest is folded
 */
export function choice(options, start, name, most = Infinity) {
  let chosen = options.findIndex((option) => option.value === start);
  const buttons = options.map((option, place) => el("button.opt", {
    type: "button", role: "radio", "data-value": String(option.value ?? ""), onclick: () => pick(place),
  }, place < 9 && el("kbd", { "aria-hidden": "true" }, String(place + 1)), option.side !== undefined && flag(option.side), el("span", {}, option.label)));
  const element = el("div.opts", { role: "radiogroup", "aria-label": name, onkeydown: moved }, ...row(buttons, most, chosen));
  draw();

  function draw() {
    buttons.forEach((button, place) => {
      button.setAttribute("aria-checked", String(place === chosen));
      button.tabIndex = place === Math.max(chosen, 0) ? 0 : -1;
    });
  }

  function pick(place) {
    chosen = place;
    draw();
    changed(element);
  }

  function moved(event) {
    const step = arrow(event.key);
    if (!step || !options.length) return;
    event.preventDefault();
    pick(chosen < 0 ? 0 : (chosen + step + options.length) % options.length);
    const fold = buttons[chosen].closest("details.opt-rest");
    if (fold) fold.open = true;
    buttons[chosen].focus();
  }

  return {
    element,
    value: () => options[chosen]?.value,
    said: () => (options[chosen]?.value === undefined ? "" : options[chosen].label),
    focus: () => buttons[Math.max(chosen, 0)]?.focus(),
    digit(n) {
      if (!buttons[n - 1]) return false;
      pick(n - 1);
      if (element.contains(document.activeElement)) buttons[n - 1].focus();
      return true;
    },
  };
}

/** Yes and no, to choose from. */
export const yesAndNo = () => [{ value: true, label: t("yes") }, { value: false, label: t("no") }];

/** Yes or no, as one button that stays down. */
export function toggle(start, label) {
  const button = el("button.opt.toggle", { type: "button", "aria-pressed": String(start === true), onclick: turn }, el("span", {}, label));

  function turn() {
    button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
    changed(button);
  }

  const on = () => button.getAttribute("aria-pressed") === "true";
  return { element: button, value: () => on(), said: () => (on() ? label : ""), focus: () => button.focus(), digit: (n) => n === 1 && (turn(), true) };
}

/**
 * A number: typed straight in, or stepped; `put(text)` types for whoever did it before the control was there.
 * @param {{minimum?: number, maximum?: number, type?: string | string[]}} schema
 */
export function stepper(schema, start, name, unit = () => "") {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const input = el("input.number", { type: "text", inputmode: "decimal", autocomplete: "off", "aria-label": name, onkeydown: typed, onfocus: () => input.select() });
  input.value = start === undefined || start === null ? "" : shown(start);
  const beside = el("span.unit");
  const button = (step, sign, label) => el("button.nudge", { type: "button", tabindex: -1, "aria-label": label, onclick: () => by(step) }, icon(sign));
  const element = el("div.stepped", { oninput: tell }, button(-1, "minus", t("oneLess", { name })), input, button(1, "plus", t("oneMore", { name })), beside);
  tell();

  function value() {
    const text = input.value.trim().replace(",", ".").replace("−", "-");
    return text === "" ? undefined : Number.isNaN(Number(text)) ? text : Number(text);
  }

  function by(step) {
    const now = value();
    const next = typeof now === "number" ? now + step : Math.max(minimum, step > 0 ? 1 : 0, Number.isFinite(minimum) ? minimum : 0);
    put(shown(Math.min(maximum, Math.max(minimum, next))));
  }

  function put(text) {
    input.value = text;
    changed(input);
  }

  function typed(event) {
    const step = { ArrowUp: 1, ArrowDown: -1, "+": 1, "-": minimum < 0 && !event.shiftKey && atStart() ? 0 : -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    by(step);
  }

  // Where a value may be below nothing, a minus that is typed first is its sign.
  const atStart = () => input.selectionStart === 0;

  function tell() {
    beside.textContent = unit(value());
  }

  return {
    element, text: true, value,
    said: () => (value() === undefined ? "" : [input.value.trim(), unit(value())].filter(Boolean).join("\u00a0")),
    focus: () => input.focus(),
    digit: () => false,
    put,
  };
}

const shown = (value) => String(value).replace(".", lang() === "fr" ? "," : ".");

/** Several of many, as buttons that stay down. */
export function several(options, start, name) {
  const on = new Set(start ?? []);
  const buttons = options.map((option, place) => el("button.opt", {
    type: "button", "data-value": String(option.value), "aria-pressed": String(on.has(option.value)), onclick: () => turn(place), tabindex: place ? -1 : 0,
  }, place < 9 && el("kbd", { "aria-hidden": "true" }, String(place + 1)), option.side !== undefined && flag(option.side), el("span", {}, option.label)));
  const element = el("div.opts", { role: "group", "aria-label": name, onkeydown: moved }, ...buttons);

  function turn(place) {
    const { value } = options[place];
    if (!on.delete(value)) on.add(value);
    buttons[place].setAttribute("aria-pressed", String(on.has(value)));
    changed(element);
  }

  function moved(event) {
    const step = arrow(event.key);
    const place = buttons.indexOf(document.activeElement);
    if (!step || place < 0) return;
    event.preventDefault();
    buttons[(place + step + buttons.length) % buttons.length].focus();
  }

  const chosen = () => options.filter(({ value }) => on.has(value));
  return {
    element,
    value: () => (on.size ? chosen().map(({ value }) => value) : undefined),
    said: () => chosen().map(({ label }) => label).join(", "),
    focus: () => buttons[0]?.focus(),
    digit: (n) => Boolean(buttons[n - 1]) && (turn(n - 1), true),
  };
}

/** One after another, as a path is told: each press adds a step, Backspace takes the last one back. */
export function sequence(options, start, name) {
  let steps = [...(start ?? [])];
  const label = (value) => options.find((option) => option.value === value)?.label ?? String(value);
  const path = el("ol.path", { "aria-live": "polite" });
  const buttons = options.map((option, place) => el("button.opt", {
    type: "button", "data-value": String(option.value), tabindex: place ? -1 : 0, onclick: () => add(place),
  }, place < 9 && el("kbd", { "aria-hidden": "true" }, String(place + 1)), el("span", {}, option.label)));
  const back = el("button.opt.takeback", { type: "button", "aria-label": t("pathBack"), tabindex: -1, onclick: () => set(steps.slice(0, -1)) }, icon("back"));
  const element = el("div.sequence", { role: "group", "aria-label": name, onkeydown: moved }, path, el("div.opts", {}, ...buttons, back));
  draw();

  function draw() {
    fill(path, ...steps.map((step) => el("li", {}, label(step))));
    back.hidden = steps.length === 0;
  }

  function set(wanted) {
    steps = wanted;
    draw();
    changed(element);
  }

  const add = (place) => set([...steps, options[place].value]);

  function moved(event) {
    const step = arrow(event.key);
    const place = buttons.indexOf(document.activeElement);
    if (event.key === "Backspace" && steps.length) set(steps.slice(0, -1));
    else if (step && place >= 0) buttons[(place + step + buttons.length) % buttons.length].focus();
    else return;
    event.preventDefault();
  }

  return {
    element, stays: true,
    value: () => (steps.length ? [...steps] : undefined),
    said: () => steps.map(label).join(", "),
    focus: () => buttons[0]?.focus(),
    digit: (n) => Boolean(buttons[n - 1]) && (add(n - 1), true),
  };
}
