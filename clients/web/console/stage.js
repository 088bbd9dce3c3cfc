// The stage: the chosen ship's sheet, or the wind and the battle where no ship is chosen.

import { el, fill } from "/web/base/dom.js";
import { t, word } from "/web/base/lang.js";
import { roseCard } from "/web/base/rose.js";

/** Keep *place* true to the chosen ship. */
export function makeStage(place, view) {
  function draw() {
    const { board, sources } = view.battle;
    const change = (side) => (source) => view.send("PATCH", "", { sources: { [side]: source } });
    fill(place,
      board.wind && el("div.card.wind", {}, ...roseCard(board.wind)),
      el("div.sources", {}, ...board.sides.map((side) => sourceField(side, sources[side.id] ?? "hand", change(side.id)))),
    );
  }

  return { draw };
}

function sourceField(side, now, change) {
  const select = el("select", { onchange: () => change(select.value) },
    ...["hand", "software"].map((source) => el("option", { value: source, selected: source === now }, word("sourceOf", source))));
  return el("label.field", {}, el("span", {}, t("dice", { side: side.name })), select);
}
