// The band at the foot of the table display: what is awaited, and for five seconds the throw that just fell.

import { el, fill, whenNew } from "/web/base/dom.js";
import { icon } from "/web/base/icons.js";
import { t, word } from "/web/base/lang.js";
import { thrownBy } from "/web/console/die.js";

const SHOWN_MS = 5000;
const MOST = 4;

/** Keep *place* true to what is thrown, and to what is awaited. */
export function makeBand(place, view) {
  const seen = new Set();
  let timer = 0;
  let shown = 0;
  const drawWords = whenNew((over, pending, entry) => {
    if (over) fill(place, el("p.band-over", {}, t("battleOver")));
    else if (pending) fill(place, ...awaited(pending, view));
    else fill(place, ...lastWords(entry, view));
  });

  /** Show the dice of a message, where they are new. */
  function hear(kind, told) {
    const throws = kind === "rolled" && told.roll ? [told.roll] : kind === "entry" ? (told.dice ?? []) : [];
    const n = kind === "rolled" ? told.roll_id?.split("-", 1)[0] : String(told.n);
    const fresh = throws.filter((roll) => roll.faces.length && isNew(n, roll));
    if (fresh.length) showThrows(fresh.slice(-MOST), fresh.length - MOST);
  }

  // An order that is done tells all its dice once more.
  function isNew(n, roll) {
    const name = JSON.stringify([n, roll.purpose, roll.ship, roll.faces.map((die) => die.face)]);
    const fresh = !seen.has(name);
    seen.add(name);
    return fresh;
  }

  function showThrows(throws, more) {
    clearTimeout(timer);
    shown += 1;
    timer = setTimeout(() => {
      timer = 0;
      draw();
    }, SHOWN_MS);
    place.classList.add("band-thrown");
    fill(place, ...throws.map((roll) => throwItem(roll, view)), more > 0 && el("p.band-more", {}, t("moreThrows", { n: more })));
  }

  function draw() {
    if (timer) return;
    place.classList.remove("band-thrown");
    const { pending, board } = view.battle;
    drawWords(board.over, pending, lastTold(view), shown);
  }

  return { draw, hear, leave: () => clearTimeout(timer) };
}

function throwItem(roll, view) {
  const sources = [...new Set(roll.faces.map(thrownBy).filter(Boolean))].map((source) => word("sourceOf", source));
  const what = [roll.kind === "dice" && roll.dice, ...sources].filter(Boolean).join(" · ");
  const faces = roll.faces.map((die) => el("span.band-face", {}, String(roll.choice_labels?.[die.face] ?? die.face)));
  return el("div.band-throw", {},
    el("p.band-what", {}, el("b", {}, whose(roll, view)), el("span", {}, what)),
    el("p.band-faces", {}, ...faces));
}

/** What is awaited of whom: "Alcyon: damage, 5d10". */
export function awaitedWords(roll, view) {
  const facts = { whose: whose(roll, view), dice: roll.dice };
  return roll.kind === "choice" ? t("choiceAwaited", { who: roll.who ? view.sideName(roll.who) : t("gmHand"), what: facts.whose }) : t("diceAwaited", facts);
}

function whose(roll, view) {
  const ship = view.shipName(roll.ship);
  return ship ? t("throwOf", { ship, what: roll.label }) : roll.label;
}

function awaited(pending, view) {
  const [roll, ...rest] = pending.rolls;
  const label = view.command(pending.command.type)?.label ?? "";
  return [
    icon("dice"),
    el("p.await", {}, el("span.meta", {}, t("awaitedNow", { order: label })), el("b", {}, roll ? awaitedWords(roll, view) : "")),
    rest.length > 0 && el("p.band-more", {}, t("moreAwaited", { n: rest.length })),
  ];
}

const lastTold = (view) => view.entries.find((each) => each.events?.length && each.status !== "undone");

function lastWords(entry, view) {
  const told = (entry?.events ?? []).map((event) => event.text).filter(Boolean);
  if (!told.length) return [el("p.news", {}, t("nothingAwaited"))];
  const order = [entry.label, view.shipName(entry.command?.ship)].filter(Boolean).join(" · ");
  return [el("p.news", {}, el("span.meta", {}, order), told.at(-1))];
}
