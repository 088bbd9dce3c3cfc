// The cells of one awaited roll: what fell already, what is being typed, and what is wrong with it.

import { el, refill } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { dieOf, thrownBy } from "/web/console/die.js";
import { isFace, mayGrow, tidy, typeDigit } from "/web/console/typing.js";

/**
 * Return the cells of a roll.  They keep what is typed over any redraw; faces from elsewhere take their place.
 * @param {(cells: object) => void} changed is told of every key
 */
export function makeCells(roll, changed) {
  const line = el("div.line");
  const wrong = el("p.wrong", { role: "alert" });
  const cells = { element: el("div.cells", {}, line, wrong), roll, sides: 0, texts: [], cursor: 0, inputs: [], entered: false };

  /** Take in what the server knows of the roll now. */
  cells.update = (now) => {
    const more = now.faces.length - cells.roll.faces.length;
    if (more > 0) {
      overtaken(cells, now, more, wrong);
      cells.texts = cells.texts.slice(more);
      // Each cell stays with its die, and with it whoever types there.
      cells.inputs.splice(0, more);
      cells.cursor = Math.max(0, cells.cursor - more);
    }
    cells.roll = now;
    cells.sides = Number(now.dice.split("d")[1]);
    paint(cells, line, { edit, enter });
  };
  /** Show whether the next digit goes here. */
  cells.light = (on) => {
    cells.lit = on;
    paint(cells, line, { edit, enter });
  };
  cells.digit = (digit) => {
    if (cells.entered) cells.texts = put(cells.cursor, "");
    cells.entered = false;
    take(typeDigit(cells.texts, cells.cursor, digit, cells.sides));
  };
  cells.whole = (face) => take({ texts: put(open(cells), String(face)), cursor: open(cells) + 1 });
  cells.typeAgain = (texts) => take({ texts, cursor: texts.length });
  cells.typed = () => cells.texts.some(Boolean);
  cells.room = () => cells.cursor < cells.roll.missing || bad(cells) >= 0 || mayGrow(cells.texts[cells.cursor - 1] ?? "", cells.sides);
  cells.full = () => bad(cells) < 0 && cells.texts.filter(Boolean).length >= cells.roll.missing;
  cells.growing = () => cells.texts.length > 0 && mayGrow(cells.texts.at(-1), cells.sides);
  /** Take the last face back; false where there is none. */
  cells.back = () => {
    const last = cells.texts.findLastIndex(Boolean);
    if (last < 0) return false;
    take({ texts: cells.texts.slice(0, last), cursor: last });
    return true;
  };
  /** Return the faces to send; null where one is wrong, which is said beside its cell. */
  cells.faces = () => (complain(cells, wrong) ? null : cells.texts.filter(Boolean).map(Number));
  cells.refuse = (text) => { wrong.textContent = text; };

  function take({ texts, cursor }) {
    [cells.texts, cells.cursor] = [texts, cursor];
    complain(cells, wrong);
    paint(cells, line, { edit, enter });
    changed(cells);
  }

  function put(place, text) {
    const texts = [...cells.texts];
    for (let gap = texts.length; gap < place; gap += 1) texts[gap] = "";
    texts[place] = text;
    return texts;
  }

  // What stands in a cell that was gone to is replaced by the first key, not added to.
  function enter(place) {
    [cells.cursor, cells.entered] = [place, Boolean(cells.texts[place])];
  }

  function edit(place, text) {
    const word = tidy(text, cells.sides);
    const done = isFace(word, cells.sides) && !mayGrow(word, cells.sides);
    take({ texts: put(place, word), cursor: done ? place + 1 : place });
    if (done && document.activeElement === cells.inputs[place]) cells.inputs[place + 1]?.focus();
  }

  cells.update(roll);
  return cells;
}

/** Return the place of the first face that is none, or that is left out before others; -1 where there is none. */
function bad({ texts, sides }) {
  const last = texts.findLastIndex(Boolean);
  return texts.findIndex((text, place) => place <= last && !isFace(text, sides));
}

/** Return the first place that a whole face can go to. */
function open(cells) {
  const wrong = bad(cells);
  return wrong >= 0 ? wrong : Math.max(cells.cursor, cells.texts[cells.cursor] ? cells.cursor + 1 : cells.cursor);
}

/** Say beside the cells which die is no face; tell whether there is one. */
function complain(cells, wrong) {
  const place = bad(cells);
  const { texts, roll, sides } = cells;
  const facts = { n: roll.faces.length + place + 1, label: roll.label, text: texts[place], sides };
  wrong.textContent = place < 0 ? "" : t(texts[place] ? "badFace" : "missedFace", facts);
  return place >= 0;
}

function overtaken(cells, now, more, wrong) {
  const there = now.faces.slice(cells.roll.faces.length);
  const place = cells.texts.slice(0, more).findIndex((text, at) => text && text !== String(there[at].face));
  if (place >= 0) wrong.textContent = t("overtaken", { n: cells.roll.faces.length + place + 1, face: there[place].face, text: cells.texts[place] });
}

/** Bring the cells to what they should show; the elements stay, so that nobody loses the place in them. */
function paint(cells, line, on) {
  const { roll, texts, inputs } = cells;
  const count = Math.max(roll.missing, texts.length);
  while (inputs.length > count) inputs.pop();
  while (inputs.length < count) inputs.push(cell(on));
  inputs.forEach((input, place) => dress(cells, input, place));
  const dice = roll.faces.map((die, place) => line.children[place]?.matches(".die") ? line.children[place] : dieOf(die.face, thrownBy(die)));
  const wanted = [...dice, ...inputs];
  if (wanted.length !== line.children.length || wanted.some((each, place) => line.children[place] !== each)) refill(line, ...wanted);
}

function cell({ edit, enter }) {
  // A page that shows keys to touch wants no second keyboard over them.
  const touched = matchMedia("(pointer: coarse)").matches;
  return el("input.face", {
    type: "text", inputmode: touched ? "none" : "numeric", autocomplete: "off",
    oninput: ({ target }) => edit(Number(target.dataset.place), target.value), onfocus: ({ target }) => enter(Number(target.dataset.place)),
  });
}

function dress(cells, input, place) {
  const { roll, texts, sides, cursor, lit } = cells;
  const text = texts[place] ?? "";
  if (input.value !== text) input.value = text;
  input.dataset.place = place;
  input.setAttribute("aria-label", t("face", { n: roll.faces.length + place + 1, label: roll.label }));
  input.classList.toggle("typed", Boolean(text));
  input.classList.toggle("beyond", place >= roll.missing);
  input.classList.toggle("due", Boolean(lit) && place === Math.min(cursor, Math.max(roll.missing, texts.length) - 1) && !(text && isFace(text, sides) && cursor !== place));
  if (text && !isFace(text, sides)) input.setAttribute("aria-invalid", "true");
  else input.removeAttribute("aria-invalid");
}
