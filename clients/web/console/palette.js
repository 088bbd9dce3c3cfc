// The palette: any order, any ship, any page by a few letters, in French or English, with or without accents.

import { ask } from "/web/base/api.js";
import { el, fill } from "/web/base/dom.js";
import { wordsIn } from "/web/base/fold.js";
import { lang, t, word } from "/web/base/lang.js";
import { dialog } from "/web/console/dialog.js";
import { actionsOf } from "/web/console/keys.js";
import { battleVerbs, isShipVerb, shipsOwn } from "/web/console/verbs.js";
import { HELD } from "/web/console/memory.js";
import { openRule } from "/web/rules/rule.js";
import { TEXTS } from "/web/texts/index.js";

const MOST = 12;

/** What is only read stands after what can be done. */
const LAST = 100;

/** Labels of orders in the other language, by rule set: `{type: label}`. */
const others = new Map();

/** Open the palette. */
export async function openPalette(view) {
  if (document.querySelector("dialog[open]")) return;
  const input = el("input", {
    type: "text", autocomplete: "off", spellcheck: "false", role: "combobox", "aria-expanded": "true", "aria-controls": "palette-found",
    "aria-label": t("paletteHint"), placeholder: t("paletteHint"), oninput: draw, onkeydown: moved,
  });
  const list = el("ul.found", { id: "palette-found", role: "listbox", "aria-label": t("paletteTitle") });
  const made = dialog("palette", t("paletteTitle"), input, list);
  let found = [];
  let at = 0;
  input.focus();
  draw();
  if (others.has(view.rules.id)) return;
  await learn(view);
  if (made.open) learned();

  function draw() {
    found = search(view, input.value);
    show(0);
  }

  /** The other language's names may find more; what was stepped to stays chosen. */
  function learned() {
    const kept = found[at];
    found = search(view, input.value);
    show(Math.max(0, found.findIndex(({ label, kind }) => label === kept?.label && kind === kept?.kind)));
  }

  function show(place) {
    at = place;
    fill(list, ...found.map((item, n) => el("li", { id: `found-${n}`, role: "option", "aria-selected": String(n === at), onclick: () => take(item) },
      el("span.what", {}, item.label), el("span.kind", {}, item.kind), item.key && el("kbd", {}, item.key))),
    found.length === 0 && el("li.quiet", { role: "option", "aria-disabled": "true" }, t("paletteNone")));
    input.setAttribute("aria-activedescendant", found.length ? `found-${at}` : "");
    list.children[at]?.scrollIntoView({ block: "nearest" });
  }

  function moved(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length) show((at + step + found.length) % found.length);
    else if (event.key === "Enter" && !event.repeat && found[at]) take(found[at]);
    else return;
    event.preventDefault();
  }

  function take(item) {
    made.close();
    item.does();
  }
}

/** Learn the orders' names in the other language. */
async function learn(view) {
  const other = lang() === "fr" ? "en" : "fr";
  const { status, body } = await ask("GET", `/rulesets/${view.rules.id}?lang=${other}`);
  if (status === 200) others.set(view.rules.id, Object.fromEntries(body.commands.map(({ type, label }) => [type, label])));
}

/** Return what *query* means, the likeliest first. */
export function search(view, query) {
  const wanted = wordsIn(query);
  const single = itemsOf(view);
  const items = wanted.length > 1 ? [...single, ...shipsWithVerbs(view)] : single;
  const scored = items.map((item, place) => ({ item, score: scoreOf(item, wanted), place })).filter(({ score }) => score !== null);
  return scored.sort((a, b) => a.score - b.score || a.place - b.place).slice(0, MOST).map(({ item }) => item);
}

/** How far a thing is from what was typed: 0 the nearest, null where a word is not in it. */
function scoreOf({ words, both, last }, wanted) {
  let score = last ? LAST : 0;
  const hits = new Set();
  for (const [n, part] of wanted.entries()) {
    const place = words.findIndex((each) => each.startsWith(part));
    if (place >= 0) score += place === n ? 0 : 1;
    else if (part.length > 2 && words.some((each) => each.includes(part))) score += 4;
    else return null;
    hits.add(place < (both ?? 0) ? "ship" : "verb");
  }
  return both !== undefined && hits.size < 2 ? null : score;
}

const wordsOf = (...texts) => texts.filter(Boolean).flatMap(wordsIn);

const namesOf = (view, command) => wordsOf(command.label, others.get(view.rules.id)?.[command.type]);

function itemsOf(view) {
  const { chosen } = view;
  return [
    ...(chosen && view.may("orders") ? verbsFor(view, chosen) : []),
    ...view.battle.board.ships.map((ship) => ({ label: ship.name, kind: view.sideName(ship.side), words: wordsOf(ship.name), does: () => view.choose(ship.id) })),
    ...battleItems(view),
    ...actionsOf(view).filter(({ id }) => id !== "palette").map(({ id, key, does }) => ({
      label: word("keyOf", id), kind: t("paletteDoes"), key, words: wordsOf(TEXTS.fr.keyOf[id], TEXTS.en.keyOf[id]), does: () => does(view),
    })),
    ...pages(view),
    ...(view.rules.rules ?? []).map(({ id, title }) => ({ label: `${id} ${title ?? ""}`, kind: t("paletteRule"), words: wordsOf(title, id), last: true, does: () => openRule(view, id) })),
  ];
}

function verbsFor(view, ship) {
  const own = [...shipsOwn(view), ...view.rules.commands.filter(({ type }) => type === "remove_ship" && view.isGm())];
  const verbs = [...view.rules.commands.filter(isShipVerb), ...own];
  return verbs.map((command) => ({ label: command.label, kind: view.shipName(ship), words: namesOf(view, command), does: () => order(view, command, ship) }));
}

function battleItems(view) {
  const held = view.rules.commands.filter(({ type }) => HELD.has(type) && type !== "remove_ship" && view.isGm());
  const verbs = [...battleVerbs(view).filter((command) => !view.chosen || !shipsOwn(view).includes(command)), ...held];
  return verbs.map((command) => ({ label: command.label, kind: t("paletteBattle"), words: namesOf(view, command), does: () => order(view, command, null) }));
}

/** Every order to every ship: "sir fire". */
function shipsWithVerbs(view) {
  const ships = view.battle.board.ships.filter((ship) => ship.in_play && view.may("orders"));
  return ships.flatMap((ship) => {
    const hers = wordsOf(ship.name);
    return verbsFor(view, ship.id).filter(({ label }) => label).map((verb) => ({
      ...verb, label: `${ship.name} · ${verb.label}`, kind: t("paletteOrder"), words: [...hers, ...verb.words], both: hers.length,
    }));
  });
}

function order(view, command, ship) {
  if (ship) view.choose(ship);
  view.parts.orders.open(command.type, ship ? { ship } : {}, "", true);
}

function pages(view) {
  const at = (id, address) => ({ label: word("pageOf", id), kind: t("palettePage"), words: wordsOf(TEXTS.fr.pageOf[id], TEXTS.en.pageOf[id]), does: () => { location.href = address; } });
  const here = `/battles/${view.id}`;
  const all = [at("rules", `/rulesets/${view.rules.id}`)];
  if (view.isGm()) all.push(at("table", `${here}/table`), at("print", `${here}/print`), at("home", "/"), at("dice", "/dice"));
  if (view.isGm() && view.battle.campaign) all.push(at("campaign", `/campaigns/${view.battle.campaign}`));
  return all;
}
