// The chosen ship's sheet, part by part; a row that can be set opens its decree.  Below: her veil, her removal.

import { el, fill, keyed } from "/web/base/dom.js";
import { icon } from "/web/base/icons.js";
import { lang, t, word } from "/web/base/lang.js";
import { labelOf } from "/web/base/schema.js";
import { holdButton } from "/web/console/hold.js";

const VEILS = ["none", "sheet", "whole"];

/** Keep *place* true to the chosen ship. */
export function makeSheet(place, view) {
  function draw() {
    const ship = view.ship(view.chosen);
    place.hidden = !ship || (ship.sheet.length === 0 && !view.isGm());
    keyed(place, place.hidden ? [] : items(ship));
    view.parts?.stage.decree.settle();
  }

  function items(ship) {
    const veil = view.battle.state.ships?.[ship.id]?.veil ?? "none";
    const gm = view.isGm();
    return [
      { key: "title", data: lang(), make: () => el("h3.sheet-name", {}, t("sheet")) },
      { key: `sheet ${ship.id}`, data: ship.sheet, make: () => el("div.parts", {}, ...ship.sheet.map((part) => partOf(ship, part, gm))) },
      gm && { key: `veil ${ship.id}`, data: veil, make: () => veilField(ship, veil, view) },
      gm && ship.in_play && view.command("remove_ship") && { key: `remove ${ship.id}`, data: ship.name, make: () => removal(ship, view) },
    ].filter(Boolean);
  }

  function partOf(ship, part, gm) {
    return el("section.sheet-part", {}, el("h4", {}, part.title), ...part.rows.map((row) => rowOf(ship, row, gm && row.adjustable)));
  }

  function rowOf(ship, row, settable) {
    const text = row.text ?? String(row.value ?? t("none"));
    const parts = [el("span.grow", {}, row.label), el("b", {}, text)];
    if (!settable) return el("p.fact", { "data-row": row.field }, ...parts);
    return el("button.fact", { type: "button", "data-row": row.field, title: t("setIt"), "aria-label": `${row.label} : ${text}. ${t("setIt")}`, onclick: () => open(ship, row) }, ...parts, icon("edit"));
  }

  const open = (ship, row) => view.parts.stage.decree.open(ship.id, row.field, () => place.querySelector(`[data-row="${CSS.escape(row.field)}"]`));

  return { draw };
}

/** Who sees what of her, in words. */
function veilField(ship, veil, view) {
  const lay = (value) => view.send("POST", "/commands", { type: "adjust", ship: ship.id, field: "veil", value });
  return el("fieldset.field.veil", {}, el("legend", {}, t("veilTitle")),
    el("span.segments", {}, ...VEILS.map((each) => el("button", { type: "button", "data-veil": each, "aria-pressed": String(each === veil), onclick: () => lay(each) }, word("veilOf", each)))),
    el("p.hint", {}, word("veilSays", veil)));
}

// Taking a ship out asks for a held press, or for her name: Enter pressed twice never does it.  What does it is only
// made when the fold is opened.
function removal(ship, view) {
  const form = el("form", { novalidate: true });
  const fold = el("details.removal.apart", { ontoggle: () => (fold.open ? fillRemoval(form, ship, view) : form.replaceChildren()) },
    el("summary", {}, view.command("remove_ship").label), form);
  return fold;
}

function fillRemoval(form, ship, view) {
  const { properties } = view.command("remove_ship").schema;
  const reasons = properties.reason.enum;
  let reason = reasons[0];
  const buttons = reasons.map((each) => el("button", { type: "button", "data-reason": each, "aria-pressed": String(each === reason), onclick: () => choose(each) }, labelOf(properties.reason, each)));
  const name = el("input", { "aria-label": t("removeName", { ship: ship.name }), placeholder: ship.name, autocomplete: "off" });
  const choose = (wanted) => {
    reason = wanted;
    reasons.forEach((each, place) => buttons[place].setAttribute("aria-pressed", String(each === wanted)));
  };
  const remove = () => view.send("POST", "/commands", { type: "remove_ship", ship: ship.id, reason });
  form.onsubmit = (event) => {
    event.preventDefault();
    if (name.value.trim().toLocaleLowerCase() === ship.name.toLocaleLowerCase()) remove();
  };
  fill(form,
    el("span.segments", { role: "group", "aria-label": properties.reason.title }, ...buttons),
    el("label.field", {}, el("span", {}, t("removeHow", { ship: ship.name })), name),
    holdButton(t("removeNow", { ship: ship.name }), remove));
}
