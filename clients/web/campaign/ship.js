// The sheet of a ship of a campaign: the same fields as in a set-up, tried by the rules as they are filled, and what
// she carries, which can be struck off.

import { el, fill } from "/web/base/dom.js";
import { icon } from "/web/base/icons.js";
import { t } from "/web/base/lang.js";
import { fieldsOf } from "/web/home/fields.js";
import { trialOf } from "/web/home/trial.js";

const NOT_HERS = new Set(["id", "fleet", "carry", "carried", "in_battle", "name", "type"]);

/**
 * Return the form of a ship.
 * @param {object} ship as the API has her
 * @param {{game: object, again: () => void}} about
 * @param {string} label of its button
 * @param {(sheet: object) => Promise<{status: number, body: object}>} send
 */
export function shipForm(ship, { game, again }, label, send) {
  const schema = game.setup.properties.ships.items;
  const kinds = schema.properties.type;
  let values = Object.fromEntries(Object.entries(ship).filter(([name]) => !NOT_HERS.has(name)));
  const carry = (ship.carry ?? []).map((entry, place) => ({ entry, ...ship.carried[place] }));
  const name = el("input", { name: "name", value: ship.name, maxlength: 80, autocomplete: "off", "data-pointer": "/ship/name", oninput: rename });
  const type = el("select", { name: "type", onchange: retype, "data-pointer": "/ship/type" },
    ...kinds.enum.map((id) => el("option", { value: id, selected: id === ship.type }, kinds["x-labels"][id])));
  const fields = el("div.h-fields", {});
  const left = el("ul.h-rows", {});
  const { changed, stop, fail } = trialOf(() => form, game.id, () => ({ ship: tried() }), ofShip);
  let named = ship.name !== "";
  const form = el("form.h-ship-form", { onsubmit: save, novalidate: true },
    el("div.h-fields", {},
      el("label.field", {}, el("span", {}, t("shipName")), name, wrong("/ship/name")),
      el("label.field", {}, el("span", {}, t("shipType")), type, wrong("/ship/type"))),
    fields, carry.length > 0 && el("h4", {}, t("carried")), left,
    el("div.h-closing", {}, wrong(""), el("p.h-accounts", { "data-account": "", "aria-live": "polite" }), el("button", { type: "submit" }, label)));
  drawFields();
  drawCarry();
  changed();
  return form;

  function sheet() {
    return { ...values, name: name.value.trim(), type: type.value };
  }

  /** A new ship may go without a name until somebody gives her one. */
  function tried() {
    return named ? sheet() : { ...sheet(), name: kinds["x-labels"][type.value] };
  }

  function rename() {
    named = true;
    changed();
  }

  function retype() {
    values = {};
    drawFields();
    changed();
  }

  function drawFields() {
    const chosen = { ...game.ship_types.find((one) => one.id === type.value), id: type.value };
    fill(fields, ...fieldsOf(schema, values, { pointer: "/ship", type: chosen, sides: () => [], changed }));
  }

  function drawCarry() {
    fill(left, ...carry.map((one) => el("li.h-rowline", {},
      el("span.h-go", {}, `${one.label} · ${one.value}`),
      el("button.quiet.h-remove", { type: "button", "aria-label": t("carryOff", { label: one.label }), onclick: () => strike(one) }, icon("close")))));
  }

  function strike(one) {
    carry.splice(carry.indexOf(one), 1);
    drawCarry();
    form.querySelector("button[type=submit]").focus();
  }

  async function save(event) {
    event.preventDefault();
    stop();
    named = true;
    const { status, body } = await send({ ...sheet(), carry: carry.map((one) => one.entry) });
    if (status === 200 || status === 201) again();
    else fail(body);
  }
}

/** A ship that is not kept has her faults by field, one that is only tried by pointer. */
function ofShip(errors) {
  return Object.fromEntries(Object.entries(errors).map(([at, texts]) => [at.startsWith("/") ? at : `/ship/${at}`, texts]));
}

function wrong(pointer) {
  return el("p.wrong", { role: "alert", "data-wrong": pointer });
}
