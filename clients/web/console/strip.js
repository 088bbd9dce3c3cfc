// The strip at the top: title, round, the steps of the turn, next, undo and redo, the line.

import { el, fill, keyed } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";

/** Keep *place* true to the turn. */
export function makeStrip(place, view) {
  const head = el("div.bhead", {});
  const steps = el("ol.steps", {});
  place.replaceChildren(head, steps);

  function draw() {
    const { board, title, pending } = view.battle;
    fill(head,
      el("div.what", {},
        el("h1", {}, title),
        el("p", {}, el("span", {}, t("round", { n: board.round })),
          el(`span.live${view.live ? "" : ".off"}`, { id: "live" }, t(view.live ? "live" : "offline"))),
      ),
      board.over && el("p.over", {}, t("over")),
      view.isGm() && el("div.moves", {},
        el("button.big.next", { type: "button", onclick: next, disabled: pending !== null || board.over, "aria-keyshortcuts": "n" }, t("next")),
        el("div.back", {},
          el("button", { type: "button", onclick: undo, "aria-keyshortcuts": "u" }, t("undo")),
          el("button", { type: "button", onclick: redo, "aria-keyshortcuts": "Shift+u" }, t("redo")),
        ),
      ),
    );
    keyed(steps, board.steps.map((step) => ({
      key: step.id,
      data: [step, board.step === step.id],
      make: () => el("li", { "aria-current": board.step === step.id && "step" }, step.label),
    })));
    steps.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }

  const next = () => view.send("POST", "/commands", { type: "next" });
  const undo = () => view.send("POST", "/undo", {});
  const redo = () => view.send("POST", "/redo", {});
  return { draw, next, undo, redo };
}
