// The sea of ships on the table display: as big as fits, a page at a time where there are too many.

import { el, fill } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { makeCard } from "/web/seat/ship.js";
import { fit } from "/web/table/fit.js";

const PAGE_MS = 12_000;
const MANY = 12;

/** More cards than this are drawn tighter. */
const TIGHT = 6;

/** So many gauges stand one below the other; more stand in two columns. */
const FEW = 3;

/** Keep *place* true to the ships; returns how to draw and how to leave. */
export function makeSea(place, view) {
  const grid = el("div.sea-grid", {});
  const foot = el("p.sea-foot", {});
  const cards = new Map();
  let first = 0;
  let layout = null;
  place.replaceChildren(grid, foot);
  const turning = setInterval(turn, PAGE_MS);
  const watch = new ResizeObserver(() => draw(true));
  watch.observe(place);

  /** Draw what changed; *anew* where the room or the page is another one. */
  function draw(anew = false) {
    const { ships } = view.battle.board;
    // Where there are many, those that are out of it make room for the others.
    const shown = ships.length > MANY ? ships.filter((ship) => ship.in_play) : ships;
    const gone = [...cards.keys()].filter((id) => !shown.some((ship) => ship.id === id));
    for (const id of gone) cards.delete(id);
    const changed = shown.filter((ship) => {
      if (!cards.has(ship.id)) cards.set(ship.id, makeCard(view));
      return cards.get(ship.id).show(ship);
    });
    if (layout && !anew && !gone.length && !changed.length) return;
    lay(shown);
    drawFoot(ships.filter((ship) => !shown.includes(ship)), shown.length);
  }

  function lay(ships) {
    layout = fit(ships.length, sizeOf(ships), room(), letters());
    if (first >= ships.length) first = 0;
    first -= first % layout.page;
    const wanted = ships.slice(first, first + layout.page).map((ship) => cards.get(ship.id).element);
    if (wanted.length !== grid.children.length || wanted.some((each, n) => grid.children[n] !== each)) grid.replaceChildren(...wanted);
    grid.style.setProperty("--columns", layout.columns);
    grid.style.setProperty("--rows", layout.rows);
    grid.style.setProperty("--meters", mostMeters(ships) > FEW ? 2 : 1);
    grid.classList.toggle("tight", isTight(ships));
    shrink(layout.unit);
  }

  /** Make letters smaller where a long word takes more lines than were counted with. */
  function shrink(unit) {
    const { least } = letters();
    const over = () => [...grid.children].some((card) => card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1);
    for (let size = unit; ; size *= 0.96) {
      grid.style.fontSize = `${size}px`;
      for (const card of grid.children) fitName(card.querySelector("h3"));
      fitLabels([...grid.querySelectorAll(".meter dt")]);
      if (size <= least * 0.8 || !over()) return;
    }
  }

  function room() {
    const high = place.clientHeight - (foot.hidden ? 0 : foot.offsetHeight);
    return { width: place.clientWidth, height: Math.max(120, high), gap: 16 };
  }

  function letters() {
    const least = Math.max(13, innerHeight / 72);
    return { least, most: Math.max(least, innerHeight / 27) };
  }

  function drawFoot(gone, count) {
    const pages = Math.ceil(count / layout.page);
    foot.hidden = pages < 2 && !gone.length;
    fill(foot,
      gone.length > 0 && el("span", {}, t("shipsOut", { ships: gone.map((ship) => ship.name).join(", ") })),
      pages > 1 && el("span", {}, t("seaPage", { n: first / layout.page + 1, of: pages })));
  }

  function turn() {
    if (!view.battle || layout.page >= cards.size) return;
    first = first + layout.page >= cards.size ? 0 : first + layout.page;
    draw(true);
  }

  return { draw: () => draw(), leave: () => { clearInterval(turning); watch.disconnect(); } };
}

/** How wide and high the fullest card is, in letters. */
function sizeOf(ships) {
  const most = mostMeters(ships);
  const rows = most > FEW ? Math.ceil(most / 2) : most;
  const marks = ships.some((ship) => ship.marks.length || ship.acting || !ship.in_play);
  return { wide: most > FEW ? 20 : 14, tall: 3.4 + (isTight(ships) ? 0 : 1.1) + (marks ? 1.8 : 0) + 2.3 * rows };
}

/** Where there are many cards, none says what type of ship she is. */
function isTight(ships) {
  return ships.length > TIGHT;
}

function mostMeters(ships) {
  return Math.max(0, ...ships.map((ship) => ship.gauges.length));
}

/** Write a name that is too long for its card a little smaller, rather than cut it off. */
function fitName(heading) {
  const name = heading.querySelector(".card-name");
  heading.style.fontSize = "";
  const part = name.clientWidth / name.scrollWidth;
  if (part < 1) heading.style.fontSize = `${Math.max(1.2, 2 * part * 0.97)}em`;
}

/** Do the same with the labels of gauges: all are measured before any is written, so that it costs one layout. */
function fitLabels(labels) {
  for (const label of labels) label.style.fontSize = "";
  const parts = labels.map((label) => label.clientWidth / label.scrollWidth);
  labels.forEach((label, n) => {
    if (parts[n] < 1) label.style.fontSize = `${Math.max(0.66, 0.92 * parts[n] * 0.97)}em`;
  });
}
