// Full screen: a button that is there only while the pointer moves.

import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";

const SEEN_MS = 3000;

/** Return the button; *page* has the class "moved" while the pointer moves over it. */
export function fullScreen(page) {
  const element = el("button.full-screen", { type: "button", onclick: toggle }, t("fullScreen"));
  let timer = 0;

  function toggle() {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen();
  }

  function moved() {
    page.classList.add("moved");
    clearTimeout(timer);
    timer = setTimeout(() => page.classList.remove("moved"), SEEN_MS);
  }

  document.addEventListener("pointermove", moved);
  return {
    element,
    leave: () => {
      document.removeEventListener("pointermove", moved);
      clearTimeout(timer);
    },
  };
}
