// A button that does nothing until it has been held: for what no slip may do.

import { el } from "/web/base/dom.js";

const LONG_MS = 800;

/** Orders that no single key gives: they are held, and undone all the same. */
export const HELD = new Set(["remove_ship", "conclude"]);

/**
 * Return a button that calls *does* once it has been held for a while, by pointer, Enter or space.
 * @param {string} label
 * @param {() => void} does
 */
export function hold(label, does) {
  let timer = 0;
  const button = el("button.hold", {
    type: "button", onpointerdown: begin, onpointerup: end, onpointerleave: end, onpointercancel: end, onblur: end,
    onkeydown: (event) => [" ", "Enter"].includes(event.key) && (event.preventDefault(), event.repeat || begin()),
    onkeyup: end, oncontextmenu: (event) => event.preventDefault(),
  }, label);

  function begin() {
    end();
    button.classList.add("held");
    timer = setTimeout(() => (end(), does()), LONG_MS);
  }

  function end() {
    clearTimeout(timer);
    button.classList.remove("held");
  }

  return button;
}
