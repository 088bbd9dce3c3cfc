// What a game brings to the table on paper: its turn, its orders, its tables, and blank sheets of its ships.

import { ask } from "/web/base/api.js";
import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { partsOf } from "/web/base/tables.js";
import { tighter } from "/web/print/battle.js";
import { choice, chosen, several, showPrint } from "/web/print/choices.js";
import { pagesFor } from "/web/print/pack.js";
import { sheetOf } from "/web/print/sheet.js";
import { show as join } from "/web/seat/join.js";

/** The style sheets this page wears. */
export const SHEETS = ["print"];

/** A grid that is wider than half a page by no more than this is made smaller to stand there. */
const A_LITTLE = 1.2;

/**
 * Show what can be printed of a rule set.
 * @param {HTMLElement} page
 * @param {string} id of the rule set
 * @returns {Promise<() => void>} leaves it
 */
export async function show(page, id) {
  const [{ status, body: rules }, { body: blank }] = await Promise.all([ask("GET", `/rulesets/${id}`), ask("GET", `/rulesets/${id}/sheets`)]);
  if (status === 401) return join(page) ?? (() => {});
  if (status !== 200) {
    page.replaceChildren(el("p.card.critical", {}, rules?.detail ?? t("unreachable")));
    return () => {};
  }
  document.title = `${rules.name} · ${t("print")}`;
  const types = blank.sheets.map(({ type, type_label }) => ({ id: type, label: type_label, on: false }));
  return showPrint(page, {
    title: rules.name,
    back: `/rulesets/${id}`,
    choices: [
      several("part", t("forReference"), [{ title: "", items: [
        { id: "orders", label: t("turnAndOrders"), on: true },
        { id: "tables", label: t("tablesOfRules"), on: true },
      ] }]),
      several("type", t("blankSheets"), [{ title: "", items: types }]),
    ],
    draw: (place) => draw(place, rules, blank),
  });
}

function draw(place, rules, blank) {
  const parts = chosen(place, "part");
  const types = chosen(place, "type");
  const rising = new Set(rules.gauges.filter((gauge) => gauge.rising).map((gauge) => gauge.id));
  const ships = blank.sheets.filter((sheet) => types.has(sheet.type));
  const sheets = (wide) => ships.map((ship) => ({ wide, element: sheetOf(ship, { wide, blank: true, rising }) }));
  const reference = [
    ...(parts.has("orders") ? [turnOf(blank.steps), ordersOf(rules)] : []).map((element) => ({ wide: true, element })),
    ...(parts.has("tables") ? rules.tables.map((table) => tablesOf(table, place)) : []),
  ];
  const printed = [
    ...(reference.length ? pagesFor(place, reference, rules.name) : []),
    ...(ships.length ? pagesFor(place, tighter(place, sheets), `${rules.name} · ${t("legend")}`) : []),
  ];
  place.replaceChildren(...printed);
}

function turnOf(steps) {
  return el("section.p-block", {}, el("h2", {}, t("turnSequence")), el("ol.p-turn", {}, ...steps.map((step) => el("li", {}, step.label))));
}

/** Return the orders, each with what its rule says; several orders of one rule are told together. */
function ordersOf(rules) {
  const told = new Map((rules.rules ?? []).map((rule) => [rule.id, rule]));
  const byRule = new Map();
  for (const command of rules.commands) byRule.set(command.rule, [...(byRule.get(command.rule) ?? []), command]);
  return el("section.p-block", {}, el("h2", {}, t("ordersOfRules")),
    el("dl.p-orders", {}, ...[...byRule].map(([rule, commands]) => el("div", {},
      el("dt", {}, commands.map((command) => command.label).join(", "), el("small", {}, rule)),
      el("dd", {}, told.get(rule)?.text ?? ""),
    ))));
}

/** Return one sheet of tables as a block; it takes the whole width where one of its grids needs more than half. */
function tablesOf(table, place) {
  const figures = partsOf(table);
  const element = el("section.p-block.p-tables", {},
    el("h2", {}, table.title), el("div.p-grids", {}, ...figures), el("small.p-source", {}, table.source));
  const column = el("div.p-column", {}, element);
  const bench = el("section.paper.bench", {}, el("div.p-columns", {}, column, el("div.p-column")));
  place.append(bench);
  const wide = figures.some((figure) => figure.scrollWidth > A_LITTLE * column.clientWidth);
  if (wide) column.parentElement.replaceWith(el("div.p-wide", {}, element));
  for (const figure of figures) shrink(figure, element.clientWidth);
  bench.remove();
  return { wide, element };
}

/** Make a grid smaller until it fits into its place. */
function shrink(figure, most) {
  const table = figure.querySelector("table");
  if (table.offsetWidth > most) table.style.zoom = `${most / table.offsetWidth}`;
}
