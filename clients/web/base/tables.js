// The tables of a rule set, whatever their shape, as grids that a person reads: labels for ids, heads for lists.

import { el } from "/web/base/dom.js";
import { lang, t } from "/web/base/lang.js";

/** Keys of a list that stands above the columns of its neighbours. */
const HEADS = ["columns", "odds"];

/** The key of rows that have no name of their own. */
const ROWS = "rows";

/** A caption takes in no more single values than these. */
const IN_CAPTION = 3;

/** In a row of words longer than this each word gets a line of its own. */
const SHORT = 6;

/**
 * Return the grids of one sheet of tables, each a figure; only where there are several has each a caption.
 * @param {{title: string, values: object, labels?: object, columns?: object}} table as `GET /rulesets/{id}` has it
 */
export function partsOf(table) {
  const reader = new Reader(table.labels ?? {}, table.columns ?? {});
  const found = Object.entries(table.values).flatMap(([key, value]) => reader.parts(key, value, null));
  return found.map((part) => figure(part, found.length > 1 && part.title !== table.title));
}

class Reader {
  constructor(labels, columns) {
    this.labels = labels;
    this.columns = columns;
  }

  /** Return how an id or a value is read. */
  text(value) {
    if (value === null || value === undefined || value === "") return t("none");
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "number") return value.toLocaleString(lang()).replace("-", "\u2212");
    if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? `(${this.text(item).replaceAll(" ", "\u00a0")})` : this.text(item))).join(", ") || t("none");
    return this.labels[value] ?? String(value);
  }

  /**
   * Return the parts of *value*: `{title, head, rows}` each; *above* are the heads that hold from further up.
   *
   * A list that stands alone in its table, and its rows, go by the name of the table.
   */
  parts(key, value, above, title = this.text(key)) {
    const heads = this.columns[key] ?? above;
    if (!Array.isArray(value)) return this.partsOfDict(title, without(value), heads);
    if (value.every(isDict)) return [this.matrix(title, value.map((row) => [null, row]), heads)];
    if (value.every(Array.isArray) && heads) return [this.grid(title, value, heads)];
    return heads ? [this.line(title, value, heads)] : [{ title, rows: [[title, this.text(value)]] }];
  }

  partsOfDict(title, dict, above) {
    const heads = HEADS.map((name) => dict[name]).find(Array.isArray)?.map((item) => this.text(item)) ?? above;
    const entries = inOrder(Object.entries(dict).filter(([name]) => !HEADS.includes(name)));
    if (entries.every(([, item]) => isDict(item) && this.flat(item, heads))) return [this.matrix(title, entries, heads)];
    const plain = entries.filter(([name, item]) => isPlain(item) && !(Array.isArray(item) && (heads || this.columns[name])));
    const rest = entries.filter((entry) => !plain.includes(entry));
    const parts = this.others(title, rest, heads, entries.length === 1);
    if (parts.length === 1 && plain.length && plain.length <= IN_CAPTION && plain.every(([, item]) => !Array.isArray(item))) {
      parts[0].title = [title, ...plain.map(([name, item]) => `${this.text(name)}\u00a0${this.text(item)}`)].join(" · ");
      return [{ ...parts[0], told: true }];
    }
    return plain.length ? [{ title, rows: plain.map(([name, item]) => [this.text(name), this.text(item)]) }, ...parts] : parts;
  }

  /** Return the parts of what is no single value: what has the same shape stands in one grid. */
  others(title, entries, heads, alone) {
    const lists = entries.filter(([name, item]) => isPlain(item) && Array.isArray(item) && !item.some(Array.isArray) && !this.columns[name]);
    const alike = entries.filter(([, item]) => isDict(item) && this.flat(item, heads) && sameKeys(item, entries));
    const parts = [];
    if (lists.length) parts.push({ title, head: ["", ...heads], rows: lists.map(([name, item]) => [this.text(name), ...item.map((each) => this.text(each))]) });
    if (alike.length > 1) parts.push(this.matrix(title, alike, heads));
    const left = entries.filter((entry) => !lists.includes(entry) && !(alike.length > 1 && alike.includes(entry)));
    return [...parts, ...left.flatMap(([name, item]) => this.parts(name, item, heads, (alone && Array.isArray(item)) || name === ROWS ? title : undefined))];
  }

  /** Tell whether a row can stand in one line of a grid. */
  flat(row, heads) {
    return Object.entries(row).every(([name, item]) => {
      if (name === "name" || isPlain(item)) return !(Array.isArray(item) && heads && !this.columns[name]);
      return isDict(item) && Object.values(item).every(isPlain);
    });
  }

  /** Return a grid of rows that are dicts; a dict or a list with heads within one becomes columns of its own. */
  matrix(title, rows, heads) {
    const dicts = rows.map(([, row]) => without(row));
    const names = [...new Set(dicts.flatMap(Object.keys))].filter((name) => dicts.some((row) => row[name] !== null && row[name] !== undefined));
    const columns = names.map((name) => this.column(name, dicts.map((row) => row[name]), heads));
    const keyed = rows.some(([name]) => name !== null);
    return {
      title,
      corner: keyed ? title : undefined,
      over: columns.length > 1 && columns.some((column) => column.sub) ? [...(keyed ? [{ label: title, sub: null }] : []), ...columns] : null,
      head: [...(keyed ? [title] : []), ...columns.flatMap((column) => column.sub ?? [column.label])],
      rows: rows.map(([name], at) => [...(keyed ? [this.text(name)] : []), ...columns.flatMap((column) => column.cells.map((cell) => cell(dicts[at])))]),
    };
  }

  column(name, values, heads) {
    const label = this.text(name);
    const list = values.find(Array.isArray);
    const sub = this.columns[name] ?? (list && heads && heads.length === list.length ? heads : null);
    if (list && sub) return { label, sub, cells: sub.map((_, at) => (row) => this.text(row[name]?.[at])) };
    if (values.some(isDict)) {
      const keys = [...new Set(values.filter(isDict).flatMap(Object.keys))];
      return { label, sub: keys.map((key) => this.text(key)), cells: keys.map((key) => (row) => this.text(row[name]?.[key])) };
    }
    return { label, sub: null, cells: [(row) => this.text(row[name])] };
  }

  /** Return a grid of lists; with one head more than there are items the rows are numbered. */
  grid(title, rows, heads) {
    const numbered = heads.length > rows[0].length;
    return { title, head: heads, rows: rows.map((row, at) => [...(numbered ? [String(at + 1)] : []), ...row.map((item) => this.text(item))]) };
  }

  /** Return a list below its heads, or, where its words are long, beside them. */
  line(title, items, heads) {
    const texts = items.map((item) => this.text(item));
    if (texts.every((text) => text.length <= SHORT)) return { title, head: heads, rows: [texts], bare: true };
    return { title, rows: texts.map((text, at) => [heads[at], text]) };
  }
}

function figure(part, captioned) {
  const caption = captioned || part.told;
  const over = part.over;
  const corner = (label) => (caption && label === part.corner ? "" : label);
  const head = over ? over.flatMap((column) => column.sub ?? []) : part.head?.map(corner);
  return el("figure.grid", {},
    caption && el("figcaption", {}, part.title),
    el("table", {},
      (over || head) && el("thead", {},
        over && el("tr", {}, ...over.map(({ label, sub }) => el("th", sub ? { scope: "colgroup", colspan: sub.length } : { scope: "col", rowspan: 2 }, corner(label)))),
        head && el("tr", {}, ...head.map((label) => el("th", { scope: "col" }, label))),
      ),
      el("tbody", {}, ...part.rows.map((row) => el("tr", {}, ...row.map((cell, at) => (at === 0 && !part.bare ? el("th", { scope: "row" }, cell) : el("td", {}, cell)))))),
    ),
  );
}

/** Return *dict* without what only names it. */
function without(dict) {
  const { name: _, ...rest } = dict;
  return rest;
}

/** Return entries as they are counted where their keys are numbers, which the language would take out of their order. */
function inOrder(entries) {
  const counted = entries.every(([name]) => /^\d/.test(name));
  return counted ? entries.sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true })) : entries;
}

function isDict(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Tell whether *value* fits into one cell. */
function isPlain(value) {
  return !isDict(value) && !(Array.isArray(value) && value.some(isDict));
}

function sameKeys(item, entries) {
  const keys = (dict) => Object.keys(dict).sort().join();
  return entries.some(([, other]) => other !== item && isDict(other) && keys(other) === keys(item));
}
