// A side's flag: its colour and a pattern, so that sides are told apart without colour too.

import { svg } from "/web/base/dom.js";

const PATTERNS = [
  [],
  [["path", { d: "M0 4h16M0 8h16M0 12h16" }]],
  [["path", { d: "M0 0l16 16M16 0L0 16" }]],
  [["path", { d: "M4 0v16M8 0v16M12 0v16" }]],
  [["circle", { cx: 8, cy: 8, r: 4, fill: "none" }]],
  [["path", { d: "M8 0v16M0 8h16" }]],
];

/**
 * Return the flag of a side.
 * @param {number} place the side's place among the sides of its battle
 */
export function flag(place) {
  const drawn = svg("svg", { viewBox: "0 0 16 16", class: `flag side-${place % PATTERNS.length}`, "aria-hidden": "true" });
  drawn.append(svg("rect", { width: 16, height: 16, rx: 3, class: "field" }));
  for (const [name, props] of PATTERNS[place % PATTERNS.length]) drawn.append(svg(name, { ...props, class: "charge" }));
  return drawn;
}
