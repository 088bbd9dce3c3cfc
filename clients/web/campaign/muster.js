// A battle begun from the fleets of a campaign: which ships sail on which side, tried by the rules as they are chosen.

import { ask } from "/web/base/api.js";
import { el } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { t } from "/web/base/lang.js";
import { fieldsOf } from "/web/home/fields.js";
import { optionsPart } from "/web/home/options.js";
import { trialOf } from "/web/home/trial.js";

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
  const { changed, stop, fail, refused } = trialOf(() => form, game.id, () => bodyOf(campaign, draft), (errors) => atShips(errors, bodyOf(campaign, draft)));
  const form = el("form", { onsubmit: begin, novalidate: true },
    el("label.field", {}, el("span", {}, t("titleOf")), title),
    el("div.h-muster-sides", {}, ...draft.sides.map((side, n) => sideFields(side, n, sides, changed))),
    ...campaign.fleets.map((fleet) => el("fieldset.field", {}, el("legend", {}, fleet.name),
      ...fleet.ships.map((ship) => shipChoice(ship, draft, titles, changed)))),
    el("div.h-fields", {}, ...fieldsOf(game.setup, draft.battle, { pointer: "/setup", sides: () => draft.sides, changed })),
    optionsPart(game, draft.options, changed),
    el("div.h-closing", {}, el("p.wrong", { role: "alert", "data-wrong": "" }), refused, el("button.big", { type: "submit" }, t("beginBattle"))));
  changed();
  return form;

  async function begin(event) {
    event.preventDefault();
    stop();
    const { status, body } = await ask("POST", "/battles", bodyOf(campaign, draft));
    if (status === 201) location.assign(`/battles/${body.id}`);
    else fail(body);
  }
}

/** Return faults of ships by ship, whichever side they sail on: pointers and ids become "/ships/{id}". */
function atShips(errors, { setup }) {
  const where = (at) => {
    const [, side, place] = /^\/setup\/sides\/(\d+)\/ships\/(\d+)/.exec(at) ?? [];
    const ship = side ? setup.sides[side].ships[place] : at.split("/")[0];
    return ship ? `/ships/${ship}` : at;
  };
  return Object.fromEntries(Object.entries(errors).map(([at, texts]) => [where(at), texts]));
}

function sideFields(side, n, schema, changed) {
  const here = `/setup/sides/${n}`;
  const name = el("input.h-side-name", {
    value: side.name, maxlength: 60, autocomplete: "off", "aria-label": t("sideNameOf", { n: n + 1 }), "data-pointer": `${here}/name`,
    oninput: () => { side.name = name.value; changed(); },
  });
  const fields = fieldsOf(schema, side.values, { pointer: here, changed });
  return el("div.h-muster-side", {},
    el("div.h-sidehead", {}, flag(n), name),
    el("p.wrong", { role: "alert", "data-wrong": `${here}/name` }),
    el("p.h-accounts", { "data-account": side.id, "aria-live": "polite" }),
    fields.length > 0 && el("div.h-fields", {}, ...fields));
}

/** Which side a ship sails on, or none. */
function shipChoice(ship, draft, titles, changed) {
  if (ship.in_battle) return el("p.quiet", {}, `${ship.name} · ${t("shipInBattle", { title: titles.get(ship.in_battle) ?? "" })}`);
  const here = `/ships/${ship.id}`;
  const one = (n, ...label) => el("label.h-choice", {}, el("input", {
    type: "radio", name: `ship-${ship.id}`, value: n ?? "none", checked: draft.of.get(ship.id) === n, onchange: () => choose(n),
  }), ...label);
  return el("div.h-muster-ship", { "data-muster": ship.id },
    el("div.h-muster-who", {}, el("b", {}, ship.name), el("span.h-accounts", { "data-account": ship.id, "aria-live": "polite" })),
    el("div.h-choose", { role: "radiogroup", "aria-label": ship.name, tabindex: -1, "data-pointer": here },
      ...draft.sides.map((side, n) => one(n, flag(n), el("span.only-read", {}, side.name))),
      one(undefined, el("span", {}, t("stays")))),
    el("p.wrong", { role: "alert", "data-wrong": here }));

  function choose(n) {
    if (n === undefined) draft.of.delete(ship.id);
    else draft.of.set(ship.id, n);
    changed();
  }
}

function bodyOf(campaign, draft) {
  const sides = draft.sides.map((side, n) => ({
    id: side.id, name: side.name, ...side.values, ships: [...draft.of].filter(([, of]) => of === n).map(([id]) => id),
  }));
  return { campaign: campaign.id, title: draft.title.trim() || campaign.name, options: draft.options, setup: { ...draft.battle, sides } };
}
