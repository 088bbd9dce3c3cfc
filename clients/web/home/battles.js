// Lists of battles: each a row with where it stands, put away and brought back without a question.

import { ask } from "/web/base/api.js";
import { el, fill, tell } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";

const READ = 12;

/** Return all battles, the newest first; with *hidden* those that were put away. */
export async function allBattles(hidden = false) {
  const battles = [];
  let answer;
  let page = 0;
  do {
    page += 1;
    answer = await ask("GET", `/battles?page=${page}${hidden ? "&hidden=true" : ""}`);
    battles.push(...(answer.status === 200 ? answer.body.battles : []));
  } while (answer.status === 200 && page < answer.body.pages);
  return { ...answer, battles };
}

/** Say a time as a person reads it. */
export function when(at) {
  return new Date(at).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}

/** Say where a battle stands: its round and step, or that it is over. */
export function standing(board) {
  if (board.over) return t("homeBattleOver");
  const step = board.steps.find((each) => each.id === board.step)?.label;
  return [board.round > 0 && t("battleRound", { n: board.round }), step].filter(Boolean).join(" · ");
}

/**
 * Return a list of *battles*; what each is like is read after it is drawn, the newest only.
 * @param {readonly object[]} battles
 * @param {Map<string, string>} games names of rule sets
 */
export function battleList(battles, games) {
  const rows = battles.map((battle) => row(battle, games));
  readStates(rows.slice(0, READ));
  return el("ul.h-rows", {}, ...rows.map((one) => one.element));
}

function row(battle, games) {
  const state = el("span.h-state", {});
  const element = el("li.h-rowline", { "data-battle": battle.id });
  draw();
  return { battle, element, state };

  function draw() {
    fill(element,
      el("a.h-go", { href: `/battles/${battle.id}` },
        el("b", {}, battle.title),
        el("span.meta", {}, state, `${games.get(battle.ruleset) ?? battle.ruleset} · ${when(battle.at)}`)),
      exportLink(battle),
      el("button.quiet.h-away", { type: "button", onclick: () => putBattleAway(battle, element, draw) }, t("putAway")));
  }
}

/**
 * Put a battle away and say so in *place*, with the way back at once.
 * @param {object} battle
 * @param {Element} place
 * @param {() => void} draw draws the place anew once the battle is back
 */
export async function putBattleAway(battle, place, draw) {
  if (!(await done(ask("DELETE", `/battles/${battle.id}`)))) return;
  const back = el("button", { type: "button", onclick: restore }, t("bringBack"));
  fill(place, el("p.h-gone", { role: "status" }, t("battleAway", { title: battle.title })), back);
  back.focus();

  async function restore() {
    if (!(await done(ask("POST", `/battles/${battle.id}/restore`)))) return;
    draw();
    place.querySelector("a").focus();
  }
}

/** Return the link that takes a battle out as a file. */
export function exportLink(battle) {
  return el("a.h-out", { href: `/api/v1/battles/${battle.id}/record`, download: `${battle.title}.json` },
    t("exportOf"), el("span.only-read", {}, ` ${battle.title}`));
}

async function readStates(rows) {
  for (const { battle, state, element } of rows) {
    const { status, body } = await ask("GET", `/battles/${battle.id}`);
    if (status !== 200) continue;
    state.textContent = standing(body.board);
    element.classList.toggle("h-past", body.board.over);
  }
}

/** Wait for an answer, and tell why it will not do. */
export async function done(answered) {
  const { status, body } = await answered;
  if (status > 0 && status < 400) {
    tell("");
    return true;
  }
  tell(body?.detail ?? t("unreachable"), true);
  return false;
}

/**
 * Return the fold of what was put away: read when it is opened, each with a way back.
 * @param {() => Promise<{key: string, name: string, path: string}[]>} read
 * @param {() => void} back is called when something is brought back
 */
export function awayFold(read, back) {
  const list = el("ul.h-rows", {});
  const fold = el("details.h-awayfold", { ontoggle: open }, el("summary", {}, t("awayFold")), list);
  return fold;

  async function open() {
    if (!fold.open) return;
    const items = await read();
    fill(list, ...items.map((item) => el("li.h-rowline", { "data-away": item.key },
      el("span.h-go", {}, el("b", {}, item.name), item.what && el("span.meta", {}, item.what)),
      el("button", { type: "button", onclick: () => restore(item) }, t("bringBack")))),
    items.length === 0 && el("li.quiet", {}, t("awayNone")));
  }

  async function restore(item) {
    if (await done(ask("POST", `${item.path}/restore`))) back();
  }
}
