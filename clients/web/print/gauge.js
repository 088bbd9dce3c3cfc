// A gauge on paper: a box for each point, lost ones crossed, a stroke where the rules name a threshold.

import { el, svg } from "/web/base/dom.js";
import { lang } from "/web/base/lang.js";

/** A gauge of more points than this is a figure with a line to write on. */
const MOST = 100;

/** Millimetres: a box, the room after it, after each fifth, and above a line without and with thresholds. */
const BOX = 3.8;
const GAP = 0.6;
const FIVE = 1.4;
const PLAIN = 1;
const ABOVE = 3.2;

/**
 * Return a gauge to be crossed off.
 * @param {{label: string, value: number, max: number, ticks: number[] | null}} gauge as a board has it
 * @param {{rising: boolean, blank: boolean, perLine: number, label: string}} how whether it counts harm, whether
 *   nothing of it is lost yet, how many boxes stand in a line, what it is called
 */
export function gaugeRow(gauge, { rising, blank, perLine, label }) {
  const boxed = gauge.max <= MOST;
  const figure = `${blank ? "" : number(gauge.value)}\u202f/\u202f${number(gauge.max)}`;
  return el(`div.p-points${boxed ? "" : ".p-figure"}`, { "data-max": gauge.max },
    el("span.p-label", {}, label),
    boxed ? boxes(gauge, rising, blank, perLine) : el("span.p-line"),
    el("span.p-value", {}, figure),
  );
}

/** Return how many points of a gauge are gone: of one that rises those it has, of others those it has not. */
export function lostOf(gauge, rising) {
  const lost = rising ? gauge.value : gauge.max - gauge.value;
  return Math.max(0, Math.min(gauge.max, lost));
}

function boxes(gauge, rising, blank, perLine) {
  const count = Math.ceil(gauge.max);
  const ticks = [...new Set(gauge.ticks ?? [])].filter((tick) => tick >= 0 && tick <= gauge.max);
  const thresholds = ticks.map((tick) => thresholdAt(rising ? tick : gauge.max - tick, count, perLine, tick));
  const tops = linesOf(Math.ceil(count / perLine), thresholds);
  const width = left(Math.min(count, perLine) - 1) + BOX + 1.4;
  const height = tops.at(-1) + BOX + 0.6;
  const drawn = svg("svg", { viewBox: `-0.7 0 ${width} ${height}`, width: `${width}mm`, height: `${height}mm`, class: "p-boxes", "aria-hidden": "true" });
  const lost = blank ? 0 : lostOf(gauge, rising);
  for (let at = 0; at < count; at += 1) drawn.append(box(left(at % perLine), tops[Math.floor(at / perLine)], Math.min(1, gauge.max - at), Math.min(1, Math.max(0, lost - at))));
  for (const { x, line, tick } of thresholds) drawn.append(stroke(x, tops[line], tick));
  return drawn;
}

/** Return where each line of boxes begins: one with a threshold has room for its number. */
function linesOf(count, thresholds) {
  const tops = [];
  let end = 0;
  for (let line = 0; line < count; line += 1) {
    tops.push(end + (thresholds.some((each) => each.line === line) ? ABOVE : PLAIN));
    end = tops[line] + BOX;
  }
  return tops;
}

/** Return one box; what is lost of it is crossed, half of a point by half of a cross. */
function box(x, y, size, lost) {
  const right = x + BOX * size;
  const drawn = svg("g", { class: `box${lost > 0 ? " lost" : ""}` }, svg("rect", { x, y, width: BOX * size, height: BOX }));
  if (lost > 0) drawn.append(svg("path", { d: `M${x} ${y}L${right} ${y + BOX}${lost === size ? `M${right} ${y}L${x} ${y + BOX}` : ""}`, class: "cross" }));
  return drawn;
}

/** Return where the threshold stands that is reached when *behind* boxes are crossed. */
function thresholdAt(behind, count, perLine, tick) {
  const whole = Math.floor(behind);
  const between = behind === whole;
  const ends = between && whole > 0 && (whole % perLine === 0 || whole === count);
  const at = ends ? whole - 1 : whole;
  const begin = left(at % perLine);
  const fifth = at % perLine && at % 5 === 0 ? FIVE / 2 : 0;
  const x = ends ? begin + BOX + GAP / 2 : between ? begin - GAP / 2 - fifth : begin + BOX / 2;
  return { x, line: Math.floor(at / perLine), tick };
}

/** Return the stroke of a threshold with the number that the rules name. */
function stroke(x, y, tick) {
  return svg("g", { class: "threshold" },
    svg("path", { d: `M${x} ${y - 0.7}V${y + BOX + 0.6}` }),
    svg("text", { x: Math.max(x, 0.6), y: y - 1.1 }, number(tick)),
  );
}

/** Return where the box at a place of its line begins. */
function left(place) {
  return place * (BOX + GAP) + Math.floor(place / 5) * FIVE;
}

function number(value) {
  return value.toLocaleString(lang());
}
