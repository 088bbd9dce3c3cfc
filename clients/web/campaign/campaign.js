// A campaign: its fleets and their ships, its battles past and present, a battle begun from its fleets.

import { ask } from "/web/base/api.js";
import { el, fill } from "/web/base/dom.js";
import { become } from "/web/base/dress.js";
import { icon } from "/web/base/icons.js";
import { t } from "/web/base/lang.js";
import { fleetPart, newFleet } from "/web/campaign/fleet.js";
import { musterPart } from "/web/campaign/muster.js";
import { rename } from "/web/campaign/rename.js";
import { allBattles, awayFold, battleList, done } from "/web/home/battles.js";
import { show as join } from "/web/seat/join.js";

/** The style sheets this page wears. */
export const SHEETS = ["home", "campaign", "seat"];

/**
 * Show a campaign.
 * @param {Element} page
 * @param {string} id
 */
export async function show(page, id) {
  const { status, body } = await ask("GET", `/campaigns/${id}`);
  if (status === 401) return join(page);
  if (status !== 200) return page.replaceChildren(el("p.card.critical", {}, body?.detail ?? t("unreachable")));
  const [game, battles] = await Promise.all([ask("GET", `/rulesets/${body.ruleset}`), allBattles()]);
  become(page, "campaign-page");
  document.title = `${body.name} · Timonier`;
  draw(page, body, game.body, battles.battles.filter((battle) => battle.campaign === id));
  return undefined;
}

function draw(page, campaign, game, battles) {
  const again = () => show(page, campaign.id);
  const titles = new Map(battles.map((battle) => [battle.id, battle.title]));
  fill(page,
    el("header.h-campaign-head", {},
      el("p.meta", {}, t("campaignOf", { game: game.name })),
      rename("h1", campaign.name, `/campaigns/${campaign.id}`, t("campaignName"))),
    fleetsPart(campaign, { game, titles, again }),
    el("div.h-campaign-side", {},
      musterPart(campaign, game, titles),
      el("section.h-block", { id: "past" }, el("h2", {}, t("campaignBattles")),
        battles.length === 0
          ? el("p.quiet", {}, t("campaignNoBattles"))
          : battleList(battles, new Map([[game.id, game.name]]))),
      el("section.h-block", {}, el("h2", {}, t("campaignFile")),
        el("a.h-button", { href: `/api/v1/campaigns/${campaign.id}/record`, download: `${campaign.name}.json` }, icon("log"), t("download"))),
      el("div.apart", {}, el("button.quiet.h-away", { type: "button", onclick: () => putAway(page, campaign, again) }, t("campaignAway")))));
}

function fleetsPart(campaign, about) {
  return el("section.h-block", { id: "fleets-of" }, el("h2", {}, t("campaignFleets")),
    campaign.fleets.length === 0 && el("p.quiet", {}, t("fleetsNone")),
    ...campaign.fleets.map((fleet) => fleetPart(fleet, about)),
    newFleet(campaign, about.again),
    awayFold(() => allAway(campaign), about.again));
}

async function putAway(page, campaign, again) {
  if (!(await done(ask("DELETE", `/campaigns/${campaign.id}`)))) return;
  const back = el("button", { type: "button", onclick: restore }, t("bringBack"));
  fill(page, el("section.h-block", {},
    el("h1", {}, campaign.name),
    el("p", { role: "status" }, t("campaignGone")),
    el("div.ways", {}, back, el("a.h-button.quiet", { href: "/" }, t("campaignHome")))));
  back.focus();

  async function restore() {
    if (await done(ask("POST", `/campaigns/${campaign.id}/restore`))) again();
  }
}

/** Return the fleets and ships of a campaign that were put away. */
async function allAway(campaign) {
  const fleets = await ask("GET", `/campaigns/${campaign.id}/fleets?hidden=true`);
  const ships = await Promise.all(campaign.fleets.map(async (fleet) => {
    const { body } = await ask("GET", `/fleets/${fleet.id}/ships?hidden=true`);
    return (body ?? []).map((ship) => ({ key: ship.id, name: ship.name, what: fleet.name, path: `/ships/${ship.id}` }));
  }));
  const own = (fleets.body ?? []).map((fleet) => ({ key: fleet.id, name: fleet.name, what: t("fleetWord"), path: `/fleets/${fleet.id}` }));
  return [...own, ...ships.flat()];
}
