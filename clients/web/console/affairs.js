// The battle itself on the stage: wind, where its dice come from, what can be set on it, ways to its other pages.

import { ask } from "/web/base/api.js";
import { el } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { icon } from "/web/base/icons.js";
import { lang, t, word } from "/web/base/lang.js";
import { roseCard } from "/web/base/rose.js";
import { holdButton } from "/web/console/hold.js";

const SOURCES = ["hand", "software", "tower"];

/** Return what the GM may set on the battle itself. */
export async function readDecrees(view) {
  const { status, body } = await ask("GET", `${view.path}/decrees`);
  return status === 200 ? body : [];
}

/** Return the pieces of the stage where no ship is chosen, each with what it depends on. */
export function battleItems(view, rows, openRow) {
  const { board, sources } = view.battle;
  const gm = view.isGm();
  const item = (key, data, make) => ({ key, data: [data, gm, lang()], make });
  return [
    board.wind && item("wind", [board.wind, board.ships], () => el("section.affair.wind", {}, ...roseCard(board.wind, board))),
    item("sides", [board.sides, board.ships.map((ship) => [ship.side, ship.in_play, ship.acting])], () => el("section.affair", {}, el("h2", {}, t("sides")), ...board.sides.map((side, at) => sideLine(side, at, board)))),
    gm && item("sources", [board.sides, sources], () => el("section.affair", {}, el("h2", {}, t("diceFrom")), ...board.sides.map((side, at) => sourceLine(side, at, view)))),
    gm && rows.length > 0 && item("own", rows, () => el("section.affair", {}, el("h2", {}, t("ownDecrees")), el("div.own", {}, ...rows.map((row) => ownRow(row, openRow))))),
    item("links", view.id, () => el("section.affair", {}, el("h2", {}, t("pages")), el("nav.page-links", {}, ...links(view, gm)))),
    gm && !board.over && view.command("conclude") && item("end", view.rules?.id, () => endOf(view)),
  ].filter(Boolean);
}

function sideLine(side, at, board) {
  const ships = board.ships.filter((ship) => ship.side === side.id);
  const there = ships.filter((ship) => ship.in_play);
  const acting = board.over ? [] : there.filter((ship) => ship.acting);
  return el(`p.fact.side-${at % 6}`, {}, flag(at), el("span.grow", {}, side.name),
    acting.length > 0 && el("span.now", {}, `▶ ${t("actingCount", { n: acting.length })}`),
    el("span", {}, t("inPlayCount", { n: there.length, all: ships.length })));
}

function sourceLine(side, at, view) {
  const now = view.battle.sources[side.id] ?? "hand";
  const change = (source) => view.send("PATCH", "", { sources: { [side.id]: source } });
  return el(`div.fact.side-${at % 6}`, {}, flag(at), el("span.grow", {}, side.name),
    el("span.segments", { role: "group", "aria-label": t("dice", { side: side.name }) }, ...SOURCES.map((source) =>
      el("button", { type: "button", "data-source": source, "aria-pressed": String(source === now), onclick: () => change(source) }, word("sourceWord", source)))));
}

function ownRow(row, open) {
  return el("button.fact", { type: "button", "data-row": row.field, title: t("setIt"), onclick: () => open(row.field) },
    el("span.grow", {}, row.label), el("b", {}, row.text), icon("edit"));
}

function links(view, gm) {
  const here = `/battles/${view.id}`;
  const link = (href, name, drawn, more = {}) => el("a.go", { href, ...more }, icon(drawn), el("span", {}, t(name)));
  return [
    link(`${here}/table`, "tablePage", "screen", { target: "_blank" }),
    gm && link(`${here}#seats`, "seatsPage", "people", { id: "to-seats" }),
    link(`${here}/print`, "printPage", "print", { target: "_blank" }),
    link(`/api/v1${here}/log?format=text&lang=${lang()}`, "logText", "log", { target: "_blank" }),
  ];
}

// The end of the battle stands last and wants to be held: nobody comes upon it by pressing Enter twice.
function endOf(view) {
  return el("section.affair.apart", {}, el("h2", {}, t("battle")),
    holdButton(view.command("conclude").label, () => view.send("POST", "/commands", { type: "conclude" })));
}
