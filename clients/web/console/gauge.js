// A gauge: label, value, a slim bar with ticks at the thresholds, its level told by a shape and a word too.

import { el } from "/web/base/dom.js";
import { lang, t } from "/web/base/lang.js";
import { markText } from "/web/base/marks.js";

const SHAPES = { good: "", worn: "◆", critical: "▲" };
const ALARMS = { fire: "▲", sinking: "▼" };

const formats = {};

/** Return a number as it is written in the language. */
export function number(value) {
  if (typeof value !== "number") return String(value);
  formats[lang()] ??= new Intl.NumberFormat(lang());
  return formats[lang()].format(value);
}

/** Return what a gauge says, for those who do not see it. */
export function gaugeSaid(gauge) {
  const top = gauge.max === null ? "" : `/${number(gauge.max)}`;
  const level = (gauge.level ?? "good") === "good" ? "" : `, ${t(gauge.level)}`;
  return `${gauge.label} ${number(gauge.value)}${top}${level}`;
}

/**
 * Return the inside of a gauge: only what may stand in a button.
 * @param {object} gauge as the board has it
 * @param {number | null} was its value before the last change, where that was just now
 */
export function gaugeParts(gauge, was) {
  const level = gauge.level ?? "good";
  return [
    el("span.label", {}, gauge.label),
    el("span.value", {},
      was !== null && el("s.was", {}, el("span.only-read", {}, t("before")), number(was)),
      SHAPES[level] && el("span.level", { title: t(level) }, SHAPES[level], el("span.only-read", {}, t(level))),
      el("b", {}, number(gauge.value)),
      gauge.max !== null && el("span.most", {}, `/${number(gauge.max)}`),
    ),
    bar(gauge, was),
  ];
}

// Lengths go in through the CSSOM: the page's policy allows no style attribute.
function bar(gauge, was) {
  const most = Math.max(gauge.max ?? gauge.value, 1);
  const part = (value) => Math.max(0, Math.min(100, (100 * value) / most));
  const made = el("span.bar", { "aria-hidden": "true" });
  const piece = (name, left, right) => {
    const drawn = el(`i.${name}`);
    drawn.style.left = `${left}%`;
    if (right !== null) drawn.style.width = `${right - left}%`;
    made.append(drawn);
  };
  piece("fill", 0, part(gauge.value));
  if (was !== null) piece("ghost", Math.min(part(was), part(gauge.value)), Math.max(part(was), part(gauge.value)));
  for (const tick of gauge.ticks ?? []) if (tick > 0 && tick < most) piece("tick", part(tick), null);
  return made;
}

/** Return the marks of a ship as items: a shape, how much of it there is, and the word. */
export function markItems(ship) {
  return ship.marks.map((mark) => {
    const count = typeof mark.value === "number" ? number(mark.value) : "";
    const shape = ALARMS[mark.alarm] ?? "◼";
    return el(`span.mark${mark.alarm ? ".alarm" : ""}`, { "data-mark": mark.id }, `${shape}${count} `, markText(mark));
  });
}
