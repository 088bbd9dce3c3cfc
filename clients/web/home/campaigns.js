// Campaigns on the first page: those there are, a new one, and those that were put away.

import { ask } from "/web/base/api.js";
import { el, tell } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { awayFold } from "/web/home/battles.js";

/**
 * Return the list of campaigns with the form of a new one.
 * @param {readonly object[]} campaigns
 * @param {readonly object[]} games
 */
export function campaignPart(campaigns, games) {
  const names = new Map(games.map((game) => [game.id, game.name]));
  const name = el("input", { name: "name", required: true, maxlength: 80, autocomplete: "off" });
  const game = el("select", { name: "game" }, ...games.map((one) => el("option", { value: one.id }, one.name)));
  return el("section.h-block", { id: "campaigns" },
    el("h2", {}, t("campaigns")),
    el("ul.h-rows", {}, ...campaigns.map((one) => el("li.h-rowline", { "data-campaign": one.id },
      el("a.h-go", { href: `/campaigns/${one.id}` }, el("b", {}, one.name), el("span.meta", {}, names.get(one.ruleset) ?? one.ruleset))))),
    campaigns.length === 0 && el("p.quiet", {}, t("campaignsNone")),
    el("details", {}, el("summary", {}, t("campaignNew")),
      el("form", { onsubmit: make },
        el("label.field", {}, el("span", {}, t("campaignName")), name),
        el("label.field", {}, el("span", {}, t("gameWord")), game),
        el("button", { type: "submit" }, t("campaignBegin")))),
    awayFold(read, () => location.reload()));

  async function make(event) {
    event.preventDefault();
    const { status, body } = await ask("POST", "/campaigns", { name: name.value.trim(), ruleset: game.value });
    if (status === 201) location.assign(`/campaigns/${body.id}`);
    else tell(body?.detail ?? t("unreachable"), true);
  }

  async function read() {
    const { body } = await ask("GET", "/campaigns?hidden=true");
    return (body ?? []).map((one) => ({ key: one.id, name: one.name, what: names.get(one.ruleset), path: `/campaigns/${one.id}` }));
  }
}
