// A ship's sheet on paper, made of what any board tells of a ship: gauges, marks, rows by heading.

import { el } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { lang, t } from "/web/base/lang.js";
import { markSaid } from "/web/base/marks.js";
import { gaugeRow } from "/web/print/gauge.js";

/** Boxes in a line: on a whole width, where two gauges stand side by side, and on half a width. */
const PER_LINE = { whole: 30, pair: 10, half: 10 };

/** Neighbours with the same rows stand as one table from so many on. */
const ALIKE = 3;

/** A value in words is read on from its label where both together have more letters than this. */
const TOLD = 22;

/** A value of no more letters is a number rather than words. */
const NUMBER = 4;

/** Pixels that notes take at least. */
const NOTES = 58;

/** Lines drawn for notes; those that find no room are not seen. */
const LINES = 18;

/**
 * Return a sheet to be printed.
 * @param {{gauges: object[], sheet: object[], marks?: object[], type_label: string, name?: string}} ship
 * @param {{wide: boolean, blank: boolean, rising: Set<string>, side?: {name: string, place: number} | null,
 *   about?: string}} how whole width or half of it; whether damage and values stay open; which gauges count harm;
 *   whose she is and of what battle, to be written in where it is not told
 */
export function sheetOf(ship, how) {
  const known = how.about !== undefined;
  return el(`article.p-sheet${how.wide ? "" : ".p-half"}`, { "data-ship": ship.id ?? ship.type },
    el("header", {},
      el("div.p-who", {},
        known ? el("h2", {}, ship.name) : writeIn(t("printName")),
        el("p", {}, ship.type_label),
      ),
      el("div.p-whose", {},
        known ? el("p.p-side", {}, flag(how.side.place), how.side.name) : writeIn(t("printSide")),
        known ? el("p", {}, how.about) : writeIn(t("printBattle")),
      ),
    ),
    el("div.p-gauges", {}, ...ship.gauges.map((gauge) => gaugeOf(ship, gauge, how))),
    !how.blank && ship.marks?.length > 0 && el("p.p-marks", {}, ...ship.marks.map((mark) => el("span.p-mark", {}, markSaid(mark)))),
    ...groups(ship, how.blank && known),
    notes(),
  );
}

function writeIn(label) {
  return el("p.p-writein", {}, el("span", {}, label), el("i.p-line"));
}

function gaugeOf(ship, gauge, { wide, blank, rising }) {
  const long = gauge.max > PER_LINE.pair;
  const perLine = wide ? PER_LINE[long ? "whole" : "pair"] : PER_LINE.half;
  const row = gaugeRow(gauge, { rising: rising.has(gauge.id), blank, perLine, label: nameOf(ship, gauge) });
  if (long) row.classList.add("p-long");
  return row;
}

/** Return what a gauge is called: by the row of the sheet where that says the same and more. */
function nameOf(ship, gauge) {
  const row = rowsOf(ship).find((each) => each.field === gauge.id);
  return row?.label.toLocaleLowerCase().includes(gauge.label.toLocaleLowerCase()) ? row.label : gauge.label;
}

function rowsOf(ship) {
  return ship.sheet.flatMap((part) => part.rows);
}

/** Return the rows by heading; what a gauge shows already is left out, neighbours of one shape become a table. */
function groups(ship, open) {
  const shown = new Set(ship.gauges.flatMap((gauge) => [gauge.id, `${gauge.id}_max`]));
  const parts = ship.sheet
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => !shown.has(row.field)).map((row) => ({ ...row, label: short(row.label, title) })) }))
    .filter((part) => part.rows.length);
  const shape = (part) => part.rows.map((row) => row.label).join("|");
  const runs = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last && shape(last[0]) === shape(part)) last.push(part);
    else runs.push([part]);
  }
  const tables = runs.filter((run) => run.length >= ALIKE);
  const lists = runs.filter((run) => run.length < ALIKE).flat();
  return [
    lists.length > 0 && el("div.p-groups", {}, ...lists.map((part) => groupOf(part, open))),
    ...tables.map((run) => tableOfRun(run, open)),
  ];
}

/** Return a row's label without the heading that it repeats. */
function short(label, title) {
  if (!label.startsWith(`${title}, `)) return label;
  const rest = label.slice(title.length + 2);
  return rest[0].toLocaleUpperCase(lang()) + rest.slice(1);
}

function groupOf(part, open) {
  return el("section.p-group", {},
    el("h3", {}, part.title),
    ...part.rows.map((row) => entryOf(row, open)),
  );
}

/** Return a row: with a line to write on, but for a box to tick and for a value that is a sentence. */
function entryOf(row, open) {
  const letters = text(row).length;
  const told = !open && letters > NUMBER && letters + row.label.length > TOLD;
  return el(`div.p-entry${told ? ".p-told" : ""}`, {},
    el("span.p-label", {}, row.label), " ", valueOf(row, open),
    !told && typeof row.value !== "boolean" && el("i.p-line"),
  );
}

function tableOfRun(run, open) {
  return el("table.p-run", {},
    el("thead", {}, el("tr", {}, el("td"), ...run[0].rows.map((row) => el("th", { scope: "col" }, row.label)))),
    el("tbody", {}, ...run.map((part) => el("tr", {}, el("th", { scope: "row" }, part.title), ...part.rows.map((row) => el("td", {}, valueOf(row, open)))))),
  );
}

/** Return a value, or room for it where it is *open*; yes and no are a box to tick. */
function valueOf(row, open) {
  const on = row.value === true && !open;
  if (typeof row.value === "boolean") return el(`i.p-tick${on ? ".p-ticked" : ""}`, {}, on ? "✕" : "");
  return el("span.p-value", {}, open ? "" : text(row));
}

/** Return a value as it is read; what there is none of is left to be written in. */
function text({ text: words }) {
  return words === t("none") ? "" : words;
}

function notes() {
  const made = el("div.p-notes", { "data-least": NOTES }, el("h3", {}, t("notes")), ...Array.from({ length: LINES }, () => el("i")));
  made.style.height = `${NOTES}px`;
  return made;
}
