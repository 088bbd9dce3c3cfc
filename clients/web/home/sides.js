// One side of a new battle: its name, what it may spend, its ships.

import { el, fill } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { icon } from "/web/base/icons.js";
import { t } from "/web/base/lang.js";
import { addShips } from "/web/home/draft.js";
import { fieldsOf } from "/web/home/fields.js";

/**
 * Return the card of a side.
 * @param {object} draft
 * @param {object} side of the draft; changed in place
 * @param {number} place
 * @param {object} game as `/rulesets/{id}` has it
 * @param {{changed: () => void, again: () => void}} tell what changed: a value, or how many there are
 */
export function sidePart(draft, side, place, game, { changed, again }) {
  const { sides, ships } = game.setup.properties;
  const here = `/setup/sides/${place}`;
  const name = el("input.h-side-name", {
    value: side.name, maxlength: 60, autocomplete: "off", "aria-label": t("sideNameOf", { n: place + 1 }), "data-pointer": `${here}/name`,
    oninput: () => { side.name = name.value; changed(); },
  });
  const before = draft.sides.slice(0, place).reduce((sum, each) => sum + each.ships.length, 0);
  const fields = fieldsOf(sides.items, side.values, { pointer: here, changed });
  return el("section.h-side", { "data-side": side.id },
    el("div.h-sidehead", {}, flag(place), name,
      draft.sides.length > Math.max(2, sides.minItems) && el("button.quiet.h-remove", { type: "button", "aria-label": t("sideLess", { name: side.name }), onclick: less }, icon("close"))),
    el("p.wrong", { role: "alert", "data-wrong": `${here}/name` }),
    el("p.h-accounts", { "data-account": side.id, "aria-live": "polite" }),
    fields.length > 0 && el("div.h-fields", {}, ...fields),
    el("ul.h-ships", {}, ...side.ships.map((ship, at) => shipItem(draft, side, ship, `/setup/ships/${before + at}`, { game, schema: ships.items, changed, again }))),
    adder(draft, side, game, again));

  function less() {
    draft.sides.splice(place, 1);
    again();
  }
}

function typesOf(game) {
  const labels = game.setup.properties.ships.items.properties.type["x-labels"];
  return game.setup.properties.ships.items.properties.type.enum.map((id) => ({
    ...game.ship_types.find((type) => type.id === id), id, label: labels[id],
  }));
}

/** Return the row that adds ships: which type, how many. */
function adder(draft, side, game, again) {
  const types = typesOf(game);
  const type = el("select.h-add-type", { "aria-label": t("shipType") }, ...types.map((one) => el("option", { value: one.id, selected: one.id === side.lastType }, one.label)));
  const count = el("input.h-add-count", { type: "number", inputmode: "numeric", min: 1, max: 20, value: 1, "aria-label": t("howMany") });
  const add = () => {
    side.lastType = type.value;
    addShips(draft, side, types.find((one) => one.id === type.value), Math.min(20, Math.max(1, Number(count.value) || 1)));
    again();
    document.querySelector(`[data-side="${side.id}"] .h-add-ship`).focus();
  };
  return el("div.h-adder", {}, type, count, el("button.h-add-ship", { type: "button", onclick: add }, icon("plus"), t("shipAdd")));
}

function shipItem(draft, side, ship, pointer, { game, schema, changed, again }) {
  const types = typesOf(game);
  const more = el("details.h-more", { "data-key": ship.id, open: ship.open, ontoggle: () => { ship.open = more.open; } });
  const name = el("input", {
    value: ship.name, maxlength: 80, autocomplete: "off", "aria-label": t("shipName"), "data-pointer": `${pointer}/name`,
    oninput: () => { ship.name = name.value; changed(); },
  });
  const type = el("select", { "aria-label": t("shipType"), "data-pointer": `${pointer}/type`, onchange: retype },
    ...types.map((one) => el("option", { value: one.id, selected: one.id === ship.type }, one.label)));
  const drop = el("button.quiet.h-remove", { type: "button", "aria-label": t("shipDrop", { name: ship.name }), onclick: remove }, icon("close"));
  drawMore();
  return el("li.h-shipline", { "data-ship": ship.id },
    el("div.h-shiphead", {}, name, type, el("span.h-accounts", { "data-account": ship.id, "aria-live": "polite" }), drop),
    el("p.wrong", { role: "alert", "data-wrong": pointer }), more);

  function drawMore() {
    const chosen = types.find((one) => one.id === ship.type);
    const fields = fieldsOf(schema, ship.values, { pointer, type: chosen, sides: () => draft.sides, changed });
    fill(more, fields.length > 0 && el("summary", {}, t("shipMore")), fields.length > 0 && el("div.h-fields", {}, ...fields));
  }

  function retype() {
    // What was set for the other type may be nothing that this one has.
    const labels = schema.properties.type["x-labels"];
    if (ship.name.startsWith(labels[ship.type])) name.value = ship.name = ship.name.replace(labels[ship.type], labels[type.value]);
    ship.type = type.value;
    ship.values = {};
    drawMore();
    changed();
  }

  function remove() {
    side.ships.splice(side.ships.indexOf(ship), 1);
    again();
    document.querySelector(`[data-side="${side.id}"] .h-add-ship`).focus();
  }
}
