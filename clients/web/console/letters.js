// Letters of verbs and of fields: the first letter that is free, underlined where it stands in the word.

import { el } from "/web/base/dom.js";
import { folded } from "/web/base/fold.js";

/** Letters that do something on every page of a battle, whatever is open. */
export const RESERVED = "jknudwl";

/**
 * Give each label a letter of its own: its first one; where that is taken, the next one of it that is free.
 * @param {readonly {id: string, label: string}[]} items those that come first choose first
 * @param {string} taken letters that nobody gets
 * @returns {Map<string, string>} the letter of each id; who found none is not there
 */
export function letters(items, taken = RESERVED) {
  const used = new Set(taken);
  const found = new Map();
  const give = (id, letter) => letter && !used.has(letter) && used.add(letter) && found.set(id, letter);
  const lettersOf = (label) => [...folded(label)].filter((each) => /[a-z]/.test(each));
  // First letters first, so that no word takes the letter that another one begins with.
  for (const { id, label } of items) give(id, lettersOf(label)[0]);
  for (const { id, label } of items) if (!found.has(id)) give(id, lettersOf(label).find((letter) => !used.has(letter)));
  return found;
}

/** Return *label* with its letter underlined, as a span that reads as one word. */
export function underlined(label, letter) {
  const place = letter ? [...label].findIndex((each) => folded(each).startsWith(letter)) : -1;
  if (place < 0) return el("span.keyed", {}, label);
  const parts = [...label];
  return el("span.keyed", {}, parts.slice(0, place).join(""), el("u", {}, parts[place]), parts.slice(place + 1).join(""));
}
