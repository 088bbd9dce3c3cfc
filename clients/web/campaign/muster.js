// A battle begun from the fleets of a campaign: which ships sail on which side.

import { ask } from "/web/base/api.js";
import { el, fill } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { t } from "/web/base/lang.js";
import { fieldsOf } from "/web/home/fields.js";
import { showFaults } from "/web/home/faults.js";
import { optionsPart } from "/web/home/options.js";

const LEAST = 2;

/**
 * Return the form of a new battle of a campaign.
 * @param {object} campaign
 * @param {object} game as `/rulesets/{id}` has it
 * @param {Map<string, string>} titles of the campaign's battles
 */
export function musterPart(campaign, game, titles) {
  const free = campaign.fleets.some((fleet) => fleet.ships.some((ship) => !ship.in_battle));
  return el("section.h-block", { id: "muster" }, el("h2", {}, t("newBattle")),
    free ? musterForm(campaign, game, titles, draftOf(campaign, game)) : el("p.quiet", {}, t("musterNone")));
}

/** Return a battle of all free ships, each fleet a side as long as the game has sides. */
function draftOf(campaign, game) {
  const most = game.setup.properties.sides.maxItems ?? Infinity;
  const count = Math.max(LEAST, Math.min(campaign.fleets.length, most));
  const name = (n) => campaign.fleets[n]?.name ?? t("sideName", { n: n + 1 });
  const of = campaign.fleets.flatMap((fleet, n) => fleet.ships
    .filter((ship) => !ship.in_battle)
    .map((ship) => [ship.id, Math.min(n, count - 1)]));
  return {
    title: "", options: {}, battle: {}, of: new Map(of),
    sides: Array.from({ length: count }, (_, n) => ({ id: `side-${n + 1}`, name: name(n), values: {} })),
  };
}

function musterForm(campaign, game, titles, draft) {
  const title = el("input", {
    name: "title", maxlength: 120, autocomplete: "off", placeholder: campaign.name, oninput: () => { draft.title = title.value; },
  });
  const sides = game.setup.properties.sides.items;
  const nothing = () => {};
  const form = el("form", { onsubmit: begin, novalidate: true },
    el("label.field", {}, el("span", {}, t("titleOf")), title),
    el("div.h-muster-sides", {}, ...draft.sides.map((side, n) => sideFields(side, n, sides))),
    ...campaign.fleets.map((fleet) => el("fieldset.field", {}, el("legend", {}, fleet.name),
      ...fleet.ships.map((ship) => shipChoice(ship, draft, titles)))),
    el("div.h-fields", {}, ...fieldsOf(game.setup, draft.battle, { pointer: "/setup", sides: () => draft.sides, changed: nothing })),
    optionsPart(game, draft.options, nothing),
    el("p.wrong", { role: "alert", "data-wrong": "" }),
    el("button.big", { type: "submit" }, t("beginBattle")));
  return form;

  async function begin(event) {
    event.preventDefault();
    const { status, body } = await ask("POST", "/battles", bodyOf(campaign, draft));
    if (status === 201) return location.assign(`/battles/${body.id}`);
    const pointed = Object.keys(body?.errors ?? {}).some((pointer) => pointer.startsWith("/"));
    return showFaults(form, pointed ? body.errors : { "": [body?.detail ?? t("unreachable")] })?.focus();
  }
}

function sideFields(side, n, schema) {
  const here = `/setup/sides/${n}`;
  const name = el("input.h-side-name", {
    value: side.name, maxlength: 60, autocomplete: "off", "aria-label": t("sideNameOf", { n: n + 1 }), "data-pointer": `${here}/name`,
    oninput: () => { side.name = name.value; },
  });
  const fields = fieldsOf(schema, side.values, { pointer: here, changed: () => {} });
  return el("div.h-muster-side", {},
    el("div.h-sidehead", {}, flag(n), name),
    el("p.wrong", { role: "alert", "data-wrong": `${here}/name` }),
    fields.length > 0 && el("div.h-fields", {}, ...fields));
}

/** Which side a ship sails on, or none. */
function shipChoice(ship, draft, titles) {
  if (ship.in_battle) return el("p.quiet", {}, `${ship.name} · ${t("shipInBattle", { title: titles.get(ship.in_battle) ?? "" })}`);
  const one = (n, ...label) => el("label.h-choice", {}, el("input", {
    type: "radio", name: `ship-${ship.id}`, value: n ?? "none", checked: draft.of.get(ship.id) === n,
    onchange: () => (n === undefined ? draft.of.delete(ship.id) : draft.of.set(ship.id, n)),
  }), ...label);
  const group = el("div.h-choose", { role: "radiogroup", "aria-label": ship.name });
  fill(group,
    ...draft.sides.map((side, n) => one(n, flag(n), el("span.only-read", {}, side.name))),
    one(undefined, el("span", {}, t("stays"))));
  return el("div.h-muster-ship", { "data-muster": ship.id }, el("span", {}, ship.name), group);
}

function bodyOf(campaign, draft) {
  const sides = draft.sides.map((side, n) => ({
    id: side.id, name: side.name, ...side.values, ships: [...draft.of].filter(([, of]) => of === n).map(([id]) => id),
  }));
  return { campaign: campaign.id, title: draft.title.trim() || campaign.name, options: draft.options, setup: { ...draft.battle, sides } };
}
