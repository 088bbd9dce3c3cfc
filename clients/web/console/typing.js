// How keys become digits, and digits faces: one key a die up to a d10, two digits where a die has more sides.  No page here.

/** Return the digit that a key is meant for: one of the row of digits is, also where a French keyboard wants Shift for it. */
export function digitOf({ key, code, shiftKey }) {
  if (/^\d$/.test(key)) return key;
  return (!shiftKey && /^Digit(\d)$/.exec(code)?.[1]) || null;
}

/** Tell whether *text* is a face of a die of so many sides. */
export function isFace(text, sides) {
  return /^[1-9]\d*$/.test(text) && Number(text) <= sides;
}

/** Tell whether one more digit could make another face of *text*, as 1 on a d20 may become 15. */
export function mayGrow(text, sides) {
  return sides > 10 && isFace(text, sides) && Number(text) * 10 <= sides;
}

/** Return a typed word as a face would be written: only on a d10 is 0 ten, as it is printed there. */
export function tidy(text, sides) {
  const word = text.trim();
  return word === "0" && sides === 10 ? "10" : word;
}

/**
 * Type one digit into *texts* at the place *cursor*; return the texts and the place that the next digit goes to.
 * A digit that is no face stands there all the same, to be seen and refused; the next one takes its place.
 * @param {readonly string[]} texts
 */
export function typeDigit(texts, cursor, digit, sides) {
  const before = texts[cursor] ?? "";
  if (mayGrow(before, sides) && isFace(before + digit, sides)) return settled(texts, cursor, before + digit, sides);
  if (isFace(before, sides)) return typeDigit(texts, cursor + 1, digit, sides);
  return settled(texts, cursor, tidy(digit, sides), sides);
}

function settled(texts, cursor, text, sides) {
  const now = [...texts];
  for (let gap = now.length; gap < cursor; gap += 1) now[gap] = "";
  now[cursor] = text;
  const done = isFace(text, sides) && !mayGrow(text, sides);
  return { texts: now, cursor: done ? cursor + 1 : cursor };
}
