// Sheets and tables packed onto pages: nothing is broken, and no page is begun that could be spared.

import { el } from "/web/base/dom.js";

/** Room between two blocks, in pixels of CSS (a millimetre is 3.78 of them). */
const GAP = 15;

/** A sheet's notes grow by no more than this where a page has room left. */
const MORE_NOTES = 300;

/** What a browser may round up when it prints. */
const SLACK = 2;

/**
 * Return pages with *blocks* on them, in their order as far as that wastes no page.
 * @param {Element} place where they will stand, to measure in
 * @param {readonly {element: HTMLElement, wide: boolean}[]} blocks a wide one takes the whole width, others a half
 * @param {string} foot what stands at the foot of each page
 */
export function pagesFor(place, blocks, foot) {
  const bench = new Bench(place);
  const measured = blocks.map((block) => ({ ...block, height: bench.height(block) }));
  const pages = pack(measured, bench.room);
  bench.clear();
  return pages.map((page, at) => pageOf(page, foot, `${at + 1}/${pages.length}`, bench.room));
}

/**
 * Return how many pages *blocks* take; infinite where one of them is larger than a page.
 * @param {Element} place
 * @param {readonly {element: HTMLElement, wide: boolean}[]} blocks
 */
export function countOf(place, blocks) {
  const bench = new Bench(place);
  const measured = blocks.map((block) => ({ ...block, height: bench.height(block) }));
  bench.clear();
  return measured.some((block) => block.height > bench.room) ? Infinity : pack(measured, bench.room).length;
}

/** A page that nobody sees, to measure on. */
class Bench {
  constructor(place) {
    this.full = el("div.p-wide");
    this.half = el("div.p-column");
    this.space = el("div.p-space", {}, this.full, el("div.p-columns", {}, this.half, el("div.p-column")));
    this.paper = el("section.paper.bench", { "aria-hidden": "true" }, this.space, el("footer.p-foot", {}, "0"));
    place.append(this.paper);
    this.room = this.space.clientHeight - SLACK;
  }

  /** Return the height of a block; one that is larger than a page is made smaller until it fits. */
  height({ element, wide }) {
    element.style.zoom = "";
    (wide ? this.full : this.half).replaceChildren(element);
    return element.getBoundingClientRect().height;
  }

  clear() {
    this.paper.remove();
  }
}

/** Return *blocks* by page: in their order, or, where that takes fewer pages, each where it first finds room. */
function pack(blocks, room) {
  const ordered = packed(blocks, room, (pages) => pages.slice(-1));
  const first = packed(blocks, room, (pages) => pages);
  return first.length < ordered.length ? first : ordered;
}

/** Return *blocks* by page; *open* tells which of the pages begun may take one more. */
function packed(blocks, room, open) {
  const pages = [];
  for (const block of [...blocks.filter((each) => each.wide), ...blocks.filter((each) => !each.wide)]) {
    const height = Math.min(block.height, room);
    const lane = block.wide ? firstWide(pages, open(pages), height, room) : firstColumn(pages, open(pages), height, room);
    lane.blocks.push(block);
    lane.used += height + GAP;
  }
  return pages;
}

function firstWide(pages, open, height, room) {
  const page = open.find(({ wide, columns }) => wide.used + Math.max(...columns.map((lane) => lane.used)) + height <= room);
  return (page ?? newPage(pages)).wide;
}

function firstColumn(pages, open, height, room) {
  for (const { wide, columns } of open) {
    const lane = columns.find((each) => wide.used + each.used + height <= room);
    if (lane) return lane;
  }
  return newPage(pages).columns[0];
}

function newPage(pages) {
  const lane = () => ({ blocks: [], used: 0 });
  const page = { wide: lane(), columns: [lane(), lane()] };
  pages.push(page);
  return page;
}

function pageOf({ wide, columns }, foot, number, room) {
  stretch(wide, room - Math.max(...columns.map((lane) => lane.used)));
  for (const lane of columns) stretch(lane, room - wide.used);
  const halves = columns.some((lane) => lane.blocks.length);
  return el("section.paper", {},
    el("div.p-space", {},
      wide.blocks.length > 0 && el("div.p-wide", {}, ...wide.blocks.map(({ element }) => element)),
      halves && el("div.p-columns", {}, ...columns.map((lane) => el("div.p-column", {}, ...lane.blocks.map(({ element }) => element)))),
    ),
    el("footer.p-foot", {}, el("span", {}, foot), el("span", {}, number)),
  );
}

/** Give the room that a page has left to the notes on it, and shrink what is larger than a page. */
function stretch(lane, room) {
  const left = Math.max(0, room - lane.used + GAP);
  const more = Math.min(MORE_NOTES, left / Math.max(1, lane.blocks.length));
  for (const { element, height } of lane.blocks) {
    const notes = element.querySelector(".p-notes");
    if (height > room) element.style.zoom = `${room / height}`;
    else if (notes) notes.style.height = `${notes.dataset.least * 1 + more - 1}px`;
  }
}
