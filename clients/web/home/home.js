// The first page: the battle to go on with, battles past and present, campaigns, new battles.

import { ask } from "/web/base/api.js";
import { el, fill, tell } from "/web/base/dom.js";
import { become } from "/web/base/dress.js";
import { flag } from "/web/base/flag.js";
import { folded, matches } from "/web/base/fold.js";
import { icon } from "/web/base/icons.js";
import { t } from "/web/base/lang.js";
import { allBattles, awayFold, battleList, exportLink, putBattleAway, standing, when } from "/web/home/battles.js";
import { campaignPart } from "/web/home/campaigns.js";
import { beginExample, contentOf, examplesOf, titleOf } from "/web/home/examples.js";
import { fileForm } from "/web/home/files.js";
import { show as join } from "/web/seat/join.js";

/** The style sheets this page wears. */
export const SHEETS = ["home", "seat"];

const FILTERED_FROM = 5;

/** Show the first page for whoever comes: the GM's, the battle of a seat, or the way in. */
export async function show(page) {
  const [list, games] = await Promise.all([allBattles(), ask("GET", "/rulesets")]);
  if (list.status === 401) return join(page);
  if (list.status !== 200) return page.replaceChildren(el("p.card.critical", {}, list.body?.detail ?? t("unreachable")));
  if (list.body.you.role !== "gm") return seatPage(page, list.battles);
  const wanted = new URLSearchParams(location.search);
  if (wanted.has("new")) return (await import("/web/home/setup.js")).show(page, games.body, wanted.get("new"));
  const nothing = list.battles.length === 0 && (await allBattles(true)).battles.length === 0;
  if (nothing || wanted.has("welcome")) return (await import("/web/home/welcome.js")).show(page, games.body);
  return gmPage(page, list.battles, games.body);
}

function seatPage(page, battles) {
  if (battles.length === 1) location.replace(`/battles/${battles[0].id}`);
  else fill(page, el("p.card.narrow", {}, t("noBattles")));
}

async function gmPage(page, battles, games) {
  const [examples, campaigns] = await Promise.all([ask("GET", "/examples"), ask("GET", "/campaigns")]);
  const names = new Map(games.map((game) => [game.id, game.name]));
  const [newest, ...others] = battles;
  become(page, "home-page");
  fill(page,
    el("div.h-home-main", {},
      newest ? await goOn(newest, names) : el("h1", {}, t("homeBattles")),
      battlesPart(others, names, () => show(page)),
      newPart(games, examples.body ?? []),
    ),
    el("div.h-home-side", {},
      campaignPart(campaigns.body ?? [], games),
      el("section.h-block.h-also", {},
        el("h2", {}, t("homeElsewhere")),
        el("ul.h-links", {},
          el("li", {}, el("a", { href: "/dice" }, t("plainDice"))),
          el("li", {}, el("a", { href: "/?welcome" }, t("firstSteps"))),
          el("li", {}, el("a", { href: "/api/docs" }, t("docs"))))),
    ),
  );
}

/** Return the big card of the battle to go on with. */
async function goOn(battle, names) {
  const { body } = await ask("GET", `/battles/${battle.id}`);
  const board = body?.board;
  const card = el("section.h-goon", { "data-battle": battle.id });
  draw();
  return card;

  function draw() {
    fill(card,
      el("p.meta", {}, t(board?.over ? "lastBattle" : "goOnWith")),
      el("h1", {}, battle.title),
      el("p.h-stands", {}, [names.get(battle.ruleset) ?? battle.ruleset, board && standing(board)].filter(Boolean).join(" · ")),
      board && el("ul.h-forces", {}, ...board.sides.map((side, place) => force(board, side, place))),
      body?.pending && el("p.h-awaits", {}, icon("dice"), t("homeDiceAwaited")),
      el("div.ways", {},
        el("a.h-button.big", { href: `/battles/${battle.id}` }, t(board?.over ? "lookBack" : "homeGoOn")),
        el("a.h-button", { href: `/battles/${battle.id}/table` }, icon("screen"), t("tableDisplay")),
        el("a.h-button", { href: `/battles/${battle.id}#seats` }, icon("people"), t("seatsPage"))),
      el("div.h-after", {}, el("p.meta", {}, t("begunAt", { when: when(battle.at) })), exportLink(battle),
        el("button.quiet.h-away", { type: "button", onclick: () => putBattleAway(battle, card, draw) }, t("putAway"))));
  }
}

function force(board, side, place) {
  const own = board.ships.filter((ship) => ship.side === side.id);
  const there = own.filter((ship) => ship.in_play).length;
  return el("li", {}, flag(place), el("span", {}, side.name), el("b", {}, t("afloatOf", { there, all: own.length })));
}

function battlesPart(battles, names, again) {
  const list = battleList(battles, names);
  const find = el("input", { type: "search", placeholder: t("filterList"), "aria-label": t("filterList"), oninput: filter });
  return el("section.h-block", {},
    el("div.h-head", {}, el("h2", {}, t("battlesOther")), battles.length >= FILTERED_FROM && find),
    battles.length === 0 ? el("p.quiet", {}, t("noOthers")) : list,
    awayFold(async () => (await allBattles(true)).battles.map((battle) => ({
      key: battle.id, name: battle.title, what: names.get(battle.ruleset), path: `/battles/${battle.id}`,
    })), again));

  function filter() {
    for (const row of list.children) row.hidden = !matches(folded(row.textContent), find.value);
  }
}

function newPart(games, examples) {
  return el("section.h-block", { id: "new" },
    el("h2", {}, t("newBattle")),
    el("ul.h-games", {}, ...games.map((game) => el("li.h-game", {},
      el("div.h-what", {}, el("h3", {}, game.name), el("p.quiet", {}, game.about),
        el("a", { href: `/rulesets/${game.id}` }, t("gameRules"), el("span.only-read", {}, ` ${game.name}`))),
      el("div.h-starts", {},
        ...examplesOf(examples, game.id).map((example) => el("button.h-start", {
          type: "button", "data-example": example.id, onclick: () => begin(example),
        }, icon("ship"), el("span", {}, el("b", {}, titleOf(example)), el("span.meta", {}, contentOf(example))))),
        el("a.h-button.h-start", { href: `/?new=${game.id}` }, icon("plus"), el("span", {}, el("b", {}, t("byHand")))))))),
    fileForm());

  async function begin(example) {
    const { status, body } = await beginExample(example);
    if (status === 201) location.assign(`/battles/${body.id}`);
    else tell(body?.detail ?? t("unreachable"), true);
  }
}
