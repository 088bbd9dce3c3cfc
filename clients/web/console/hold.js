// A button for what should not happen by the way: it wants to be held, by finger, mouse or key.

import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";

const HOLD_MS = 800;

/**
 * Return a button that calls *done* when it was held long enough; a short press only says what it wants.
 * @param {string} label
 * @param {() => void} done
 */
export function holdButton(label, done) {
  const hint = el("span.hint", { role: "status" });
  const button = el("button.hold", {
    type: "button",
    onpointerdown: begin, onpointerup: end, onpointerleave: end, onpointercancel: end,
    onkeydown: pressed, onkeyup: end, onblur: end, oncontextmenu: (event) => event.preventDefault(),
  }, el("span", {}, label));
  let timer = 0;

  function pressed(event) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) begin(event);
  }

  function begin(event) {
    if (timer || event.button > 0) return;
    button.classList.add("held");
    timer = setTimeout(() => {
      stop();
      done();
    }, HOLD_MS);
  }

  function end() {
    if (timer) hint.textContent = t("holdLonger");
    stop();
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    button.classList.remove("held");
  }

  return el("span.holds", {}, button, hint);
}
