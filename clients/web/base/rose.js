// The wind rose: its needle stands where the wind comes from, 0 at the top, which is the table's north.

import { el, svg } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";

const R = 78;

/**
 * Return the heading, rose and words of the wind.
 * @param {{from_deg: number | null, force_label: string | null, beaufort: number | null}} wind
 */
export function roseCard(wind) {
  const from = wind.from_deg === null ? t("windNone") : t("windFrom", { deg: wind.from_deg });
  const force = wind.beaufort === null ? "" : t("beaufort", { n: wind.beaufort });
  const said = [wind.force_label, from, force].filter(Boolean);
  return [
    el("h2", {}, t("wind")),
    rose(wind.from_deg, said.join(", ")),
    el("p.words", {}, ...said.map((words) => el("span", {}, words))),
  ];
}

function rose(deg, said) {
  const drawn = svg("svg", { viewBox: "-100 -100 200 200", role: "img", "aria-label": `${t("wind")} : ${said}`, class: "rose" });
  drawn.append(svg("circle", { r: R, class: "ring" }));
  for (let tick = 0; tick < 360; tick += 30) {
    drawn.append(svg("line", { x1: 0, x2: 0, y1: -R, y2: tick % 90 ? -R + 7 : -R + 12, transform: `rotate(${tick})`, class: "tick" }));
  }
  for (const [letter, x, y] of [["north", 0, -88], ["east", 90, 0], ["south", 0, 90], ["west", -90, 0]]) {
    drawn.append(svg("text", { x, y, class: "letter" }, t(letter)));
  }
  if (deg !== null) {
    const needle = svg("g", { transform: `rotate(${deg})`, class: "needle" });
    // From the rim, where the wind comes from, to the middle, with its head where it blows to.
    needle.append(svg("path", { d: `M0 ${-R + 4} L0 30`, class: "shaft" }), svg("path", { d: "M-13 22 L0 50 L13 22 Z", class: "head" }));
    needle.append(svg("circle", { cy: -R + 4, r: 8, class: "origin" }));
    drawn.append(needle);
  }
  return drawn;
}
