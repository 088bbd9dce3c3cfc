// Dice that fell in a tower and belong to no roll: to be used for one that is awaited, or thrown away.

import { ask } from "/web/base/api.js";
import { el, keyed } from "/web/base/dom.js";
import { author, clock, lang, t } from "/web/base/lang.js";
import { dieOf, thrownBy } from "/web/console/die.js";

/**
 * Keep a list of the throws that nobody asked for.
 * @param {() => void} changed is told when the list is another one
 */
export function makeUnclaimed(view, changed) {
  const list = el("ul.throws");
  const element = el("section.unclaimed", { hidden: true }, el("h3", {}, t("unclaimed")), list);
  let throws = [];
  let isOld = true;
  view.onMessage((kind) => { isOld ||= kind === "tray"; });

  async function refresh() {
    isOld = false;
    const { status, body } = await ask("GET", `${view.path}/tray`);
    if (status !== 200 || view.left) return;
    throws = body;
    paint();
    changed();
  }

  function paint() {
    const rolls = (view.battle.pending?.rolls ?? []).filter((roll) => roll.kind === "dice");
    element.hidden = throws.length === 0;
    keyed(list, throws.map((fell) => {
      const fits = rolls.filter((roll) => roll.dice.endsWith(`d${fell.sides}`) && roll.missing > 0);
      return { key: fell.id, data: [fell, fits.map((roll) => [roll.roll_id, roll.label]), lang()], make: () => throwItem(fell, fits, view) };
    }));
  }

  return {
    element,
    /** How many throws lie there. */
    count: () => throws.length,
    draw() {
      if (!view.isGm()) return;
      paint();
      if (isOld) refresh();
    },
  };
}

function throwItem(fell, fits, view) {
  const reason = el("input", { type: "text", required: true, maxlength: 200, autocomplete: "off" });
  const form = el("form.discard", { hidden: true, onsubmit: discard },
    el("label.field", {}, el("span", {}, t("discardWhy")), reason), el("button", { type: "submit" }, t("discardGo")));
  const open = () => {
    form.hidden = false;
    reason.focus();
  };
  function discard(event) {
    event.preventDefault();
    view.send("DELETE", "/tray", { throw: fell.id, reason: reason.value.trim() });
  }
  const use = (roll) => view.send("POST", "/tray", { throw: fell.id, roll_id: roll.roll_id });
  return el("li.throw", {},
    el("p.given", {}, ...fell.faces.map((face) => dieOf(face, thrownBy(fell))),
      el("span.meta", {}, `${fell.faces.length}d${fell.sides} · ${author(fell.by)} · ${clock(fell.at)}`)),
    el("div.ways", {},
      ...fits.map((roll) => el("button", { type: "button", onclick: () => use(roll) }, t("claim", { label: roll.label }))),
      el("button.quiet", { type: "button", onclick: open }, t("discard"))),
    form);
}
