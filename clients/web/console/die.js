// One die that fell: its face, and as a small sign where it came from.

import { el } from "/web/base/dom.js";
import { t, word } from "/web/base/lang.js";
import { icon } from "/web/base/icons.js";

const SIGNS = { hand: "hand", software: "chip", tower: "tower", simulated: "tower" };

/**
 * Return where a die fell: its source, or "simulated" for a tower that only plays one.
 * @param {{source: string | null, simulated?: boolean}} die
 */
export const thrownBy = (die) => (die.simulated ? "simulated" : die.source);

/**
 * Return a die that fell.
 * @param {string | number} face
 * @param {string | null} source hand, software, tower, simulated, or null where that is not known
 */
export function dieOf(face, source) {
  const sign = SIGNS[source];
  const said = sign ? t("dieFrom", { face, source: word("sourceOf", source) }) : String(face);
  return el(`span.die${sign ? `.from-${source}` : ""}`, { role: "img", "aria-label": said, title: said }, el("b", {}, String(face)), sign && icon(sign));
}
