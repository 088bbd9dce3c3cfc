// Tables of a rule set, whatever their shape: words with values, rows, lists in lists, and these in each other.

import { el } from "/web/base/dom.js";
import { lang, t } from "/web/base/lang.js";

const LONG = 14;

const isList = Array.isArray;
const isDict = (value) => value !== null && typeof value === "object" && !isList(value);
const isPlain = (value) => !isList(value) && !isDict(value);
const isName = (value) => isDict(value) && "fr" in value && "en" in value;

/**
 * Return the tables of one sheet with their units and source.
 * @param {{id: string, title: string, source: string, units: Record<string, string>, values: object}} table
 * @param {(word: string) => string} label what a word of the tables is called
 */
export function tableOf({ id, title, source, units, values }, label) {
  return el("article.rule-item.table-item", { id: `table-${id}` },
    el("h3", {}, title),
    ...Object.entries(values).flatMap(([key, value]) => part(key, value, { units, label, alone: Object.keys(values).length === 1 })),
    notes(units, label),
    el("p.meta.source", {}, t("rulesSource", { source })));
}

/** Return a heading, unless the sheet has one part only, and its tables. */
function part(key, value, how) {
  const title = how.alone ? [] : [el("h4", {}, head(key, how))];
  if (!isDict(value) || !isList(value.rows)) return [...title, scroll(whole(value, how))];
  const others = Object.entries(value).filter(([name]) => name !== "rows" && name !== "columns");
  return [...title, ...(others.length ? [scroll(pairTable(others, how))] : []), scroll(listTable(value.rows, how, value.columns))];
}

/** Units that take more than a word stand below, not in the heads of the columns. */
function notes(units, label) {
  const long = Object.entries(units).filter(([, unit]) => unit.length > LONG);
  return long.length > 0 && el("ul.notes", {}, ...long.map(([key, unit]) => el("li", {}, el("b", {}, label(key)), ` ${unit}`)));
}

const scroll = (table) => el("div.table-scroll", { tabindex: 0 }, table);

function whole(value, how) {
  if (isPlain(value) || isName(value)) return el("p", {}, shown(value, how));
  if (isList(value)) return listTable(value, how);
  const entries = Object.entries(value);
  if (entries.every(([, each]) => isPlain(each) || isName(each))) return pairTable(entries, how);
  if (entries.length > 1 && entries.every(([, each]) => isDict(each))) return dictTable(entries, how);
  if (entries.length > 1 && entries.every(([, each]) => isList(each) && each.every(isPlain))) return rowTable(entries, how);
  return pairTable(entries, how);
}

/** A word and its value in each row. */
function pairTable(entries, how) {
  return el("table", {}, el("tbody", {}, ...entries.map(([key, value]) => el("tr", {}, el("th", { scope: "row" }, head(key, how)), el("td", {}, cell(value, how))))));
}

/** A word and a list in each row, the places of the list across. */
function rowTable(entries, how) {
  const most = Math.max(...entries.map(([, list]) => list.length));
  return el("table", {},
    numbers(most, true),
    el("tbody", {}, ...entries.map(([key, list]) => el("tr", {}, el("th", { scope: "row" }, head(key, how)), ...padded(list, most).map((value) => el("td", {}, cell(value, how)))))));
}

/** A word in each row and the words of what it holds across. */
function dictTable(entries, how) {
  const columns = [...new Set(entries.flatMap(([, dict]) => Object.keys(dict)))];
  return el("table", {},
    columnHead(columns, how, true),
    el("tbody", {}, ...entries.map(([key, dict]) => el("tr", {}, el("th", { scope: "row" }, how.label(key)), ...columns.map((column) => el("td", {}, cell(dict[column], how)))))));
}

function listTable(list, how, across) {
  if (list.length && list.every(isDict)) return dictsTable(list, how, across);
  if (list.length && list.every(isList)) {
    const most = Math.max(...list.map((row) => row.length));
    return el("table", {}, el("tbody", {}, ...list.map((row) => el("tr", {}, ...padded(row, most).map((value) => el("td", {}, cell(value, how)))))));
  }
  return el("table", {}, numbers(list.length, false), el("tbody", {}, el("tr", {}, ...list.map((value) => el("td", {}, cell(value, how))))));
}

/** Rows of words; a list that is as long as *across* in every row takes a column for each of these. */
function dictsTable(list, how, across) {
  const columns = [...new Set(list.flatMap((row) => Object.keys(row)))];
  const spread = across && columns.find((column) => list.every((row) => isList(row[column]) && row[column].length === across.length));
  const heads = columns.flatMap((column) => (column === spread ? across.map((each) => el("th", { scope: "col" }, String(each))) : [el("th", { scope: "col" }, head(column, how))]));
  const cells = (row) => columns.flatMap((column) => (column === spread ? row[column] : [row[column]]));
  return el("table", {}, el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...list.map((row) => el("tr", {}, ...cells(row).map((value) => el("td", {}, cell(value, how)))))));
}

function numbers(most, corner) {
  return el("thead", {}, el("tr", {}, corner && el("td"), ...Array.from({ length: most }, (_, place) => el("th", { scope: "col" }, String(place + 1)))));
}

function columnHead(columns, how, corner) {
  return el("thead", {}, el("tr", {}, corner && el("td"), ...columns.map((column) => el("th", { scope: "col" }, head(column, how)))));
}

const head = (key, { units, label }) => el("span", {}, label(key), units[key]?.length <= LONG && el("small", {}, ` ${units[key]}`));
const padded = (list, most) => [...list, ...Array(most - list.length).fill(null)];

/** Return what stands in a cell: a value, or a table in the table. */
function cell(value, how) {
  if (value === undefined || value === null || isPlain(value) || isName(value)) return shown(value, how);
  if (isList(value) && value.every(isPlain)) return value.map((each) => shown(each, how)).join(" · ") || t("none");
  return whole(value, how);
}

function shown(value, { label }) {
  if (value === undefined || value === null || value === "") return t("none");
  if (isName(value)) return value[lang()];
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (typeof value === "number") return value.toLocaleString(lang());
  return /^[a-z][a-z_-]*$/.test(value) ? label(value) : String(value);
}
