// A fleet of a campaign: its ships as rows, each with her sheet and what earlier battles left on her.

import { ask } from "/web/base/api.js";
import { el, fill } from "/web/base/dom.js";
import { icon } from "/web/base/icons.js";
import { t } from "/web/base/lang.js";
import { rename } from "/web/campaign/rename.js";
import { shipForm } from "/web/campaign/ship.js";
import { done } from "/web/home/battles.js";

/**
 * Return the card of a fleet.
 * @param {object} fleet
 * @param {{game: object, titles: Map<string, string>, again: () => void}} about the campaign's game, the titles
 *   of its battles, and what draws the page anew
 */
export function fleetPart(fleet, about) {
  const { game, again } = about;
  const place = el("section.h-fleet-card", { "data-fleet": fleet.id });
  const send = (sheet) => ask("POST", `/fleets/${fleet.id}/ships`, sheet);
  const join = el("details.h-more.h-join", { ontoggle: open }, el("summary", {}, icon("plus"), t("shipNew")));
  fill(place,
    rename("h3", fleet.name, `/fleets/${fleet.id}`, t("fleetName")),
    el("ul.h-ships", {}, ...fleet.ships.map((ship) => shipRow(ship, about))),
    join,
    el("div.apart", {}, el("button.quiet.h-away", { type: "button", onclick: away }, t("fleetAway"))));
  return place;

  function open() {
    if (join.open && !join.querySelector("form")) join.append(shipForm({ type: game.ship_types[0].id, name: "" }, about, t("shipAdd"), send));
  }

  async function away() {
    if (await done(ask("DELETE", `/fleets/${fleet.id}`))) gone(place, t("fleetGone", { name: fleet.name }), `/fleets/${fleet.id}`, again);
  }
}

/** Say what was put away, with the way back at once. */
function gone(place, text, path, again) {
  const back = el("button", { type: "button", onclick: restore }, t("bringBack"));
  fill(place, el("div.h-rowline.h-bare", {}, el("p.h-gone", { role: "status" }, text), back));
  back.focus();

  async function restore() {
    if (await done(ask("POST", `${path}/restore`))) again();
  }
}

function shipRow(ship, { game, titles, again }) {
  const kinds = game.setup.properties.ships.items.properties.type["x-labels"];
  const row = el("li.h-shipline", { "data-ship": ship.id });
  const sheet = el("details.h-more", { ontoggle: open }, el("summary", {}, t("shipMore")));
  fill(row,
    el("div.h-rowline.h-bare", {},
      el("div.h-go", {}, el("b", {}, ship.name), el("span.meta", {}, kinds[ship.type] ?? ship.type)),
      ship.in_battle && el("a.h-state", { href: `/battles/${ship.in_battle}` }, t("shipInBattle", { title: titles.get(ship.in_battle) ?? "" }))),
    carried(ship), sheet);
  return row;

  function open() {
    if (!sheet.open || sheet.children.length > 1) return;
    const send = (changed) => ask("PUT", `/ships/${ship.id}`, changed);
    sheet.append(
      ship.in_battle ? el("p.quiet", {}, t("shipBusy")) : shipForm(ship, { game, again }, t("shipSave"), send),
      el("div.apart", {}, el("button.quiet.h-away", { type: "button", onclick: away }, t("shipAway", { name: ship.name }))));
  }

  async function away() {
    if (await done(ask("DELETE", `/ships/${ship.id}`))) gone(row, t("shipGone", { name: ship.name }), `/ships/${ship.id}`, again);
  }
}

/** What earlier battles left on her, in words. */
function carried(ship) {
  if (!ship.carried.length) return null;
  return el("ul.h-carried", { "aria-label": t("carried") }, ...ship.carried.map((one) => el("li", {}, el("span", {}, one.label), " ", el("b", {}, one.value))));
}

/** Return the form of a new fleet. */
export function newFleet(campaign, again) {
  const name = el("input", { name: "fleet", required: true, maxlength: 80, autocomplete: "off", placeholder: t("fleetName"), "aria-label": t("fleetName") });
  return el("form.h-adder.h-fleet-new", { onsubmit: make }, name, el("button", { type: "submit" }, icon("plus"), t("fleetNew")));

  async function make(event) {
    event.preventDefault();
    if (await done(ask("POST", `/campaigns/${campaign.id}/fleets`, { name: name.value.trim() }))) again();
  }
}
