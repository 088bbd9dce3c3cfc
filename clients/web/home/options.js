// The options of a battle: those of a preset at one touch, each of them by itself in a fold.

import { el, fill } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";

/**
 * Return the options of *game*.
 * @param {object} game as `/rulesets/{id}` has it
 * @param {Record<string, unknown>} chosen what is not as usual; changed in place
 * @param {() => void} changed
 */
export function optionsPart(game, chosen, changed) {
  const place = el("div.h-options", {});
  draw();
  return place;

  function draw() {
    const open = place.querySelector("details")?.open ?? false;
    fill(place,
      game.presets.length > 0 && el("div.ways", { role: "group", "aria-label": t("setupPresets") }, ...game.presets.map(preset)),
      el("details", { open }, el("summary", {}, t("setupOptions"), el("span.meta", {}, ` ${summary()}`)),
        el("div.h-fields", {}, ...game.options.map(field))));
  }

  function preset(one) {
    const same = sameAs(chosen, one.options);
    return el("button", { type: "button", "aria-pressed": String(same), onclick: () => take(one.options) }, one.label);
  }

  function take(options) {
    for (const name of Object.keys(chosen)) delete chosen[name];
    Object.assign(chosen, options);
    draw();
    changed();
  }

  function summary() {
    const count = Object.keys(chosen).length;
    return count ? t("optionsChanged", { n: count }) : t("optionsUsual");
  }

  function field(option) {
    const now = chosen[option.id] ?? option.default;
    const control = option.values.length > 0 && option.minimum === undefined ? select(option, now) : number(option, now);
    control.dataset.option = option.id;
    control.dataset.pointer = `/options/${option.id}`;
    const differs = now !== option.default;
    return el("label.field", {},
      el("span", {}, differs && el("b", { "aria-hidden": "true" }, "● "), option.label),
      control, el("p.wrong", { role: "alert", "data-wrong": `/options/${option.id}` }));
  }

  function select(option, now) {
    const control = el("select", { onchange: () => set(option, option.values[Number(control.value)].value) },
      ...option.values.map(({ value, label }, place_) => el("option", { value: place_, selected: value === now }, label)));
    return control;
  }

  function number(option, now) {
    const control = el("input", {
      type: "number", inputmode: "numeric", step: 1, min: option.minimum, max: option.maximum, value: now,
      onchange: () => set(option, control.value === "" ? option.default : Number(control.value)),
    });
    return control;
  }

  function set(option, value) {
    if (value === option.default) delete chosen[option.id];
    else chosen[option.id] = value;
    changed();
    const focused = document.activeElement?.dataset.option;
    draw();
    if (focused) place.querySelector(`[data-option="${focused}"]`)?.focus();
  }
}

function sameAs(one, other) {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
