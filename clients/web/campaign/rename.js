// A name that is changed in its place.

import { ask } from "/web/base/api.js";
import { el } from "/web/base/dom.js";
import { done } from "/web/home/battles.js";

/**
 * Return a heading whose name can be written over; it is kept when the field is left, or with Enter.
 * @param {string} tag such as "h1"
 * @param {string} name
 * @param {string} path of what has the name
 * @param {string} label
 */
export function rename(tag, name, path, label) {
  let kept = name;
  const input = el("input.h-rename", {
    value: name, maxlength: 80, "aria-label": label, autocomplete: "off", onchange: change, onkeydown: key,
  });
  return el(`${tag}.h-renamed`, {}, input);

  async function change() {
    const wanted = input.value.trim();
    if (wanted && (await done(ask("PATCH", path, { name: wanted })))) kept = wanted;
    input.value = kept;
  }

  function key(event) {
    if (event.key === "Enter") input.blur();
    if (event.key === "Escape") input.value = kept;
  }
}
