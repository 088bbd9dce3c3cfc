// The list of battles, and new ones: from an example, or from a record that is pasted or chosen.

import { ask } from "/web/base/api.js";
import { el, fill, tell } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { show as join } from "/web/seat/join.js";

/** Show the list, or the way in where this device has none. */
export async function show(page) {
  const [list, games] = await Promise.all([ask("GET", "/battles"), ask("GET", "/rulesets")]);
  if (list.status === 401) return join(page);
  if (list.status !== 200) return page.replaceChildren(el("p.card.critical", {}, list.body?.detail ?? t("unreachable")));
  const names = new Map((games.body ?? []).map((game) => [game.id, game.name]));
  const gm = list.body.you.role === "gm";
  if (!gm && list.body.battles.length === 1) {
    location.replace(`/battles/${list.body.battles[0].id}`);
    return undefined;
  }
  fill(page,
    el("section.card", {},
      el("h1", {}, t("battles")),
      list.body.battles.length === 0 && el("p", {}, t("noBattles")),
      el("ul.cards", {}, ...list.body.battles.map((battle) => card(battle, names))),
    ),
    ...(gm ? await newBattle(names) : []),
    el("p.foot", {}, el("a", { href: "/dice" }, t("plainDice")), " · ", el("a", { href: "/api/docs" }, t("docs"))),
  );
  return undefined;
}

function card(battle, names) {
  const game = names.get(battle.ruleset) ?? battle.ruleset;
  const day = new Date(battle.at).toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  return el("li", {}, el("a.row", { href: `/battles/${battle.id}` }, el("b", {}, battle.title), el("span", {}, `${game} · ${day}`)));
}

async function newBattle(names) {
  const examples = await ask("GET", "/examples");
  return [
    el("section.card", {},
      el("h2", {}, t("newBattle")),
      el("ul.cards", {}, ...(examples.body ?? []).map((example) => exampleCard(example, names))),
      recordForm(),
    ),
  ];
}

function exampleCard(example, names) {
  const begin = async () => {
    const { body } = await ask("GET", `/examples/${encodeURIComponent(example.id)}`);
    await create(body, () => {});
  };
  return el("li.row", {},
    el("b", {}, example.title),
    el("span", {}, names.get(example.ruleset) ?? example.ruleset),
    el("button", { type: "button", onclick: begin, "data-example": example.id }, t("fromExample")),
  );
}

function recordForm() {
  const text = el("textarea", { rows: 5, spellcheck: "false" });
  const wrong = el("p.wrong", { role: "alert" });
  const file = el("input", { type: "file", accept: "application/json,.json", onchange: read });
  return el("details", {},
    el("summary", {}, t("fromRecord")),
    el("form", { onsubmit: send },
      el("label.field", {}, el("span", {}, t("chooseFile")), file),
      el("label.field", {}, el("span", {}, t("pasteRecord")), text),
      wrong,
      el("button", { type: "submit" }, t("begin")),
    ),
  );

  async function read() {
    if (file.files.length) text.value = await file.files[0].text();
  }

  async function send(event) {
    event.preventDefault();
    let record;
    try {
      record = JSON.parse(text.value);
    } catch (fault) {
      wrong.textContent = t("notJson", { why: fault.message });
      return;
    }
    const whole = Array.isArray(record.entries) && record.entries.length > 0;
    await create(record, (why) => { wrong.textContent = why; }, whole);
  }
}

/** Make a battle of a record: from its beginning, or (*whole*) with all that happened in it. */
async function create(record, fail, whole = false) {
  const { ruleset, title, options, tables, setup } = record ?? {};
  const answer = whole
    ? await ask("POST", "/battles/import", record)
    : await ask("POST", "/battles", { ruleset, title, options, tables, setup });
  if (answer.status === 201) {
    location.assign(`/battles/${answer.body.id}`);
    return;
  }
  const why = answer.body?.detail ?? t("unreachable");
  tell(why, true);
  fail(why);
}
