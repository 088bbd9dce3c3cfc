// The sheet of a ship of a campaign: the same fields as in a set-up, and what she carries, which can be struck off.

import { el, fill } from "/web/base/dom.js";
import { icon } from "/web/base/icons.js";
import { t } from "/web/base/lang.js";
import { fieldsOf } from "/web/home/fields.js";
import { showFaults } from "/web/home/faults.js";

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
  const name = el("input", { name: "name", value: ship.name, maxlength: 80, autocomplete: "off", "data-pointer": "/name" });
  const type = el("select", { name: "type", onchange: retype, "data-pointer": "/type" },
    ...kinds.enum.map((id) => el("option", { value: id, selected: id === ship.type }, kinds["x-labels"][id])));
  const fields = el("div.h-fields", {});
  const left = el("ul.h-rows", {});
  const form = el("form.h-ship-form", { onsubmit: save, novalidate: true },
    el("div.h-fields", {},
      el("label.field", {}, el("span", {}, t("shipName")), name, wrong("/name")),
      el("label.field", {}, el("span", {}, t("shipType")), type, wrong("/type"))),
    fields, carry.length > 0 && el("h4", {}, t("carried")), left,
    wrong(""), el("div.ways", {}, el("button", { type: "submit" }, label)));
  drawFields();
  drawCarry();
  return form;

  function retype() {
    values = {};
    drawFields();
  }

  function drawFields() {
    const chosen = { ...game.ship_types.find((one) => one.id === type.value), id: type.value };
    fill(fields, ...fieldsOf(schema, values, { pointer: "", type: chosen, sides: () => [], changed: () => {} }));
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
    const sheet = { ...values, name: name.value.trim(), type: type.value, carry: carry.map((one) => one.entry) };
    const { status, body } = await send(sheet);
    if (status === 200 || status === 201) return again();
    const errors = Object.fromEntries(Object.entries(body?.errors ?? {}).map(([field, texts]) => [`/${field}`, texts]));
    return showFaults(form, Object.keys(errors).length ? errors : { "": [body?.detail ?? t("unreachable")] })?.focus();
  }
}

function wrong(pointer) {
  return el("p.wrong", { role: "alert", "data-wrong": pointer });
}
