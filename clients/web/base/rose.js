// The wind rose: thirty-two points, a needle that stands where the wind comes from (0 at the top, the table's
// north, clockwise), its force as rings of short strokes, the ships' headings as marks on the rim.
//
// A rose keeps its elements: when the wind changes, the needle swings the shorter way round, and nothing is
// drawn anew.

import { el, fill, svg, whenNew } from "/web/base/dom.js";
import { lang, t, word } from "/web/base/lang.js";

const SWING_MS = 400;
const RIM = 94;
const BAND = 82;

/** Rays from the shortest to the longest: which points, how long, and the corners of their half. */
const RAYS = [
  { every: 11.25, skip: 22.5, long: 50, corner: [1.8, -24], kind: "by" },
  { every: 22.5, skip: 45, long: 56, corner: [4.2, -19], kind: "half" },
  { every: 45, skip: 90, long: 66, corner: [7, -17], kind: "between" },
  { every: 90, skip: 0, long: 79, corner: [10.5, -10.5], kind: "main" },
];

/** Of each size: which rays are drawn, how many rings a force can have, whether letters and headings fit. */
const SIZES = {
  card: { rays: RAYS, rings: 12, whole: true },
  giant: { rays: RAYS, rings: 12, whole: true },
  small: { rays: RAYS.slice(3), rings: 0, whole: false },
};

/** The marks of headings, a shape a side, so that they are told apart without colour too. */
const SHAPES = [
  () => svg("circle", { r: 4 }),
  () => svg("path", { d: "M0 -5L4.6 3.6H-4.6Z" }),
  () => svg("path", { d: "M-3.6 -3.6H3.6V3.6H-3.6Z" }),
  () => svg("path", { d: "M0 -5L4.6 0L0 5L-4.6 0Z" }),
  () => svg("circle", { r: 3.4, class: "hollow" }),
  () => svg("path", { d: "M-4 -4L4 4M4 -4L-4 4", class: "hollow" }),
];

const roses = new Map();

/**
 * Return heading, rose and words of the wind; the same elements at every call with the same *name*.
 * @param {object} wind of the board
 * @param {object} [board] whose ships' headings are shown
 * @param {string} [name] of the place, where more than one rose is shown
 */
export function roseCard(wind, board, name = "card") {
  const made = kept(name, "card");
  made.show(wind, board);
  return [made.title, made.element, made.words];
}

/** Return a rose for the strip, without letters and words; the same element at every call. */
export function roseSmall(wind) {
  const made = kept("small", "small");
  made.show(wind);
  return made.element;
}

function kept(name, size) {
  if (!roses.has(name)) roses.set(name, makeRose(size));
  return roses.get(name);
}

/**
 * Return a rose of a size; `show(wind, board)` turns it to the wind.
 * @param {keyof typeof SIZES} size
 * @returns {{title: Element, element: SVGElement, words: Element, show: (wind: object, board?: object) => void}}
 */
export function makeRose(size) {
  const { rays, rings, whole } = SIZES[size];
  const force = svg("g", { class: "force" });
  const headings = svg("g", { class: "headings" });
  const letters = svg("g", { class: "letters" });
  const { needle, swing } = makeNeedle(whole);
  const edge = whole ? 112 : RIM + 4;
  const element = svg("svg", { viewBox: `${-edge} ${-edge} ${2 * edge} ${2 * edge}`, role: "img", class: `rose rose-${size}` },
    svg("circle", { r: RIM, class: "rim" }), svg("circle", { r: BAND, class: "rose-field" }),
    ...graduation(whole), force, ...rays.flatMap(raysOf), svg("circle", { r: 3.5, class: "boss" }),
    headings, letters, needle);
  const title = el("h2", {});
  const words = el("p.words", {});
  let drawnForce = null;

  const draw = whenNew((wind, sides, ships) => {
    const said = wordsOf(wind);
    title.textContent = t("wind");
    element.setAttribute("aria-label", t("windSaid", { words: said.join(", ") }));
    element.classList.toggle("calm", wind.beaufort === 0);
    fill(words, ...said.map((each, place) => el(place ? "span" : "b", {}, each)));
    if (drawnForce !== wind.beaufort) force.replaceChildren(...strokes(Math.min(rings, wind.beaufort ?? 0)));
    drawnForce = wind.beaufort;
    if (whole) letters.replaceChildren(...lettersOf());
    if (whole) headings.replaceChildren(...headingsOf(sides, ships));
    swing(wind.from_deg);
  });

  function show(wind, board) {
    const ships = (board?.ships ?? []).filter((ship) => ship.in_play && typeof ship.heading_deg === "number");
    draw(wind, (board?.sides ?? []).map((side) => side.id), ships.map(({ side, heading_deg }) => ({ side, heading_deg })), lang());
  }

  return { title, element, words, show };
}

/** What is said of a wind: its force, where it comes from, and its number. */
function wordsOf({ force_label, from_deg, beaufort }) {
  return [
    force_label,
    from_deg === null ? t("windNone") : t("windFrom", { of: windOf(from_deg) }),
    from_deg !== null && `${Math.round(from_deg)}°`,
    beaufort !== null && t("beaufort", { n: beaufort }),
  ].filter(Boolean);
}

/** Return what is said of a wind in a line. */
export function windWords(wind) {
  return wordsOf(wind).slice(0, 2).join(", ");
}

/** Return the compass word of where a wind comes from, the nearest of sixteen: "du nord-est". */
export function windOf(deg) {
  return word("windOf", Math.round(deg / 22.5) % 16);
}

/** Return by how much to turn from one angle to another, the shorter way: -180 < turn <= 180. */
export function shortest(from, to) {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

function makeNeedle(whole) {
  // Feathers where the wind comes from, a head where it blows to, so that nobody takes one for the other.
  const needle = svg("g", { class: "needle" }, ...(whole ? [
    svg("path", { d: "M0 -79V44", class: "shaft" }),
    svg("path", { d: "M-8 -86L0 -78L8 -86M-8 -79L0 -71L8 -79M-8 -72L0 -64L8 -72", class: "feathers" }),
    svg("path", { d: "M0 66L-8 38L0 43L8 38Z", class: "rose-head" }),
  ] : [
    svg("path", { d: "M0 -80V30", class: "shaft" }),
    svg("path", { d: "M-24 -92L0 -68L24 -92M-24 -68L0 -44L24 -68", class: "feathers" }),
    svg("path", { d: "M0 84L-26 16L0 30L26 16Z", class: "rose-head" }),
  ]));
  let angle = null;

  function swing(deg) {
    needle.classList.toggle("hidden", deg === null);
    if (deg === null) return;
    const was = angle ?? deg;
    angle = was + shortest(was, deg);
    needle.style.transform = `rotate(${angle}deg)`;
    if (was === angle) return;
    for (const old of needle.getAnimations()) old.cancel();
    if (!needle.isConnected || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // An animation of its own, since a page that lays its parts out anew would cut a transition short.
    const way = [was, angle].map((each) => ({ transform: `rotate(${each}deg)` }));
    needle.animate(way, { duration: SWING_MS, easing: "cubic-bezier(0.3, 1.25, 0.6, 1)" });
  }

  return { needle, swing };
}

function graduation(whole) {
  const points = Array.from({ length: whole ? 32 : 8 }, (_, place) => (place * 360) / (whole ? 32 : 8));
  return points.map((deg) => svg("path", { d: `M0 ${-RIM}v${deg % 45 ? 3 : 6}`, transform: `rotate(${deg})`, class: "graduation" }));
}

/** The rays of one length, each with a light half and a dark one. */
function raysOf({ every, skip, long, corner: [x, y], kind }) {
  const points = Array.from({ length: 360 / every }, (_, place) => place * every).filter((deg) => !skip || deg % skip);
  return points.map((deg) => svg("g", { transform: `rotate(${deg})`, class: `ray ray-${kind}` },
    svg("path", { d: `M0 0L${-x} ${y}L0 ${-long}Z`, class: "light" }),
    svg("path", { d: `M0 0L${x} ${y}L0 ${-long}Z`, class: "dark" })));
}

/** Rings of short strokes from the rim inwards, one for each number of the force. */
function strokes(force) {
  return Array.from({ length: force }, (_, ring) => {
    const r = BAND - 4 - 3.4 * ring;
    const each = (2 * Math.PI * r) / 48;
    return svg("circle", {
      r, class: "stroke", "stroke-dasharray": `${each * 0.42} ${each * 0.58}`, transform: `rotate(${ring % 2 ? 3.75 : 0})`,
    });
  });
}

function lettersOf() {
  return [["north", 0, -103], ["east", 103, 0], ["south", 0, 103], ["west", -103, 0]]
    .map(([letter, x, y]) => svg("text", { x, y, class: "rose-letter" }, t(letter)));
}

/** A mark on the rim for each ship whose heading is known; ships on one heading stand beside each other. */
function headingsOf(sides, ships) {
  return ships.map((ship) => {
    const same = ships.filter((other) => other.heading_deg === ship.heading_deg);
    const deg = ship.heading_deg + (same.indexOf(ship) - (same.length - 1) / 2) * Math.min(7, 50 / same.length);
    const place = Math.max(0, sides.indexOf(ship.side)) % SHAPES.length;
    const mark = SHAPES[place]();
    mark.classList.add("rose-heading", `side-${place}`);
    mark.setAttribute("transform", `rotate(${deg}) translate(0 ${-(RIM + BAND) / 2})`);
    return mark;
  });
}
