// The GM's console: a strip with the turn, the fleets, the stage with the chosen ship and her orders, the log.

import { el } from "/web/base/dom.js";
import { become } from "/web/base/dress.js";
import { icon } from "/web/base/icons.js";
import { t } from "/web/base/lang.js";
import { keepUnderWay } from "/web/battle/underway.js";
import { makeFleets } from "/web/console/fleets.js";
import { makeGhosts } from "/web/console/ghosts.js";
import { makeStrip } from "/web/console/strip.js";

/** The style sheets this page wears. */
export const SHEETS = ["rose", "console", "fleets", "orders", "tray", "log", "rules", "seat"];

const UNSEEN_MS = 100;

const TABS = [["fleets", "ships", "ship"], ["stage", "stage", "anchor"], ["log", "log", "log"]];

/**
 * Draw the console and keep it true to *view*: the ships at once, all else as soon as it is here.
 *
 * Each part is made once, with its place and the view, and has a `draw()` that may be called at any time.
 * Parts find each other in `view.parts`.
 * @param {Element} page
 * @param {import("/web/battle/view.js").BattleView} view
 * @returns {Promise<() => void>} leaves it
 */
export async function draw(page, view) {
  const place = {
    fleets: el("section.fleets", { id: "fleets" }),
    tray: el("section.tray", { id: "tray" }),
    stage: el("section.ship-stage", { id: "stage" }),
    orders: el("section.orders", { id: "orders" }),
    sheet: el("section.sheet", { id: "sheet" }),
    log: el("section.log-wing", { id: "log", "aria-label": t("log") }),
  };
  const middle = el("div.stage", {}, place.tray, place.stage, place.orders, place.sheet);
  const wings = makeWings(page, view);
  view.ghosts = makeGhosts(view);
  view.parts = {
    strip: makeStrip(document.getElementById("strip"), view),
    fleets: makeFleets(place.fleets, view),
  };
  become(page, "console");
  page.replaceChildren(place.fleets, middle, place.log, wings.veil, wings.tabs);
  view.onChange(() => {
    document.title = `${view.battle.title} · Timonier`;
    view.ghosts.take();
    wings.draw();
    for (const part of Object.values(view.parts)) part.draw();
  });
  view.draw();
  await shown();
  fetchTheRest();
  let kept = () => {};
  const { makeParts } = await import("/web/console/parts.js");
  if (!view.left) {
    Object.assign(view.parts, makeParts(place, view, wings.toggleLog));
    view.draw();
    kept = keepUnderWay(view);
    view.follow();
  }
  return () => {
    kept();
    view.ghosts.leave();
    for (const part of Object.values(view.parts)) part.leave?.();
    delete page.dataset.tab;
  };
}

/** Wait until what was drawn is on the screen; where nobody looks, not for long. */
function shown() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, UNSEEN_MS);
  });
}

/** Ask at once for all that the server says comes next, and not for one file after the other. */
function fetchTheRest() {
  for (const told of document.querySelectorAll("meta[name=later]")) {
    for (const name of told.content.split(" ")) document.head.append(el("link", { rel: "modulepreload", href: `/web/${name}` }));
    told.remove();
  }
}

/** The wings where there is no room for all: the log as a drawer, on a phone one at a time with tabs at the foot. */
function makeWings(page, view) {
  const narrow = matchMedia("(max-width: 699px)");
  const wide = matchMedia("(min-width: 1100px)");
  const tabs = el("nav.tabs", { "aria-label": t("parts") }, ...TABS.map(([id, name, drawn]) =>
    el("button", { type: "button", "data-to": id, onclick: () => to(id) }, icon(drawn), el("span", {}, t(name)))));
  const veil = el("button.veil-of-drawer", { type: "button", "aria-label": t("close"), tabindex: "-1", onclick: () => toggleLog() });
  let before = { pending: false, chosen: view.chosen };
  to("fleets");

  function to(id) {
    page.dataset.tab = id;
    for (const button of tabs.children) button.setAttribute("aria-pressed", String(button.dataset.to === id));
  }

  function draw() {
    const pending = view.battle.pending !== null;
    tabs.querySelector("[data-to=stage]").classList.toggle("lit", pending);
    if ((pending && !before.pending) || (view.chosen && view.chosen !== before.chosen)) to("stage");
    before = { pending, chosen: view.chosen };
  }

  function toggleLog() {
    const log = document.getElementById("log");
    if (narrow.matches) to(page.dataset.tab === "log" ? "stage" : "log");
    else if (!wide.matches) page.toggleAttribute("data-drawer");
    else log.classList.toggle("folded");
    page.classList.toggle("log-folded", log.classList.contains("folded") && wide.matches);
  }

  return { tabs, veil, draw, toggleLog };
}
