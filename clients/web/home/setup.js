// A new battle composed by hand: the game, its options, the sides, their ships; tried by the rules as it grows.

import { ask } from "/web/base/api.js";
import { el, fill } from "/web/base/dom.js";
import { become } from "/web/base/dress.js";
import { t } from "/web/base/lang.js";
import { addSide, bodyOf, newDraft } from "/web/home/draft.js";
import { fieldsOf } from "/web/home/fields.js";
import { optionsPart } from "/web/home/options.js";
import { sidePart } from "/web/home/sides.js";
import { trialOf } from "/web/home/trial.js";

let draft = null;

/**
 * Show the form of a new battle.
 * @param {Element} page
 * @param {readonly object[]} games as `/rulesets` has them
 * @param {string} wanted the game the address asks for
 */
export async function show(page, games, wanted) {
  const id = games.some((game) => game.id === wanted) ? wanted : (draft?.game ?? games[0].id);
  const { body: game } = await ask("GET", `/rulesets/${id}`);
  if (draft?.game !== id) draft = newDraft(game);
  become(page, "setup-page");
  document.title = `${t("newBattle")} · Timonier`;
  const form = makeForm(page, game, games);
  form.draw();
  return form.leave;
}

function makeForm(page, game, games) {
  const sides = el("div.h-sides", {});
  const account = el("p.wrong.h-whole", { role: "alert", "data-wrong": "" });
  const { changed, stop, fail, refused } = trialOf(() => page, game.id, () => bodyOf(draft, game.name));

  function draw() {
    fill(page,
      el("form", { onsubmit: begin, onkeydown: keepEnter, novalidate: true },
        el("h1", {}, t("newBattle")),
        gamePart(games, game),
        titlePart(game),
        optionsPart(game, draft.options, changed),
        battlePart(),
        sides,
        el("div.h-closing", {}, account, refused, el("button.big", { type: "submit" }, t("beginBattle")))));
    drawSides();
  }

  function drawSides() {
    const most = game.setup.properties.sides.maxItems ?? Infinity;
    fill(sides, ...draft.sides.map((side, place) => sidePart(draft, side, place, game, { changed, again: drawSides })),
      draft.sides.length < most && el("button.quiet.h-more", { type: "button", onclick: more }, t("sideMore")));
    changed();
  }

  function battlePart() {
    const fields = fieldsOf(game.setup, draft.battle, { pointer: "/setup", sides: () => draft.sides, changed });
    return fields.length > 0 && el("div.h-fields.h-battle-fields", {}, ...fields);
  }

  function more() {
    addSide(draft);
    drawSides();
    sides.querySelector(".h-side:last-of-type .h-side-name").focus();
  }

  async function begin(event) {
    event.preventDefault();
    stop();
    const { status, body } = await ask("POST", "/battles", bodyOf(draft, game.name));
    if (status === 201) {
      draft = null;
      location.assign(`/battles/${body.id}`);
      return;
    }
    fail(body);
  }

  return { draw, leave: stop };
}

/** Enter in a field adds the ship it is about, or does nothing: a battle begins by its button alone. */
function keepEnter(event) {
  if (event.key !== "Enter" || !event.target.matches("input, select")) return;
  event.preventDefault();
  event.target.closest(".h-adder")?.querySelector(".h-add-ship").click();
}

function gamePart(games, game) {
  return el("div.h-gamepick", { role: "group", "aria-label": t("gameWord") }, ...games.map((one) => el("a.h-button", {
    href: `/?new=${one.id}`, "aria-current": one.id === game.id && "true",
  }, one.name)));
}

function titlePart(game) {
  const title = el("input", {
    name: "title", value: draft.title, maxlength: 120, autocomplete: "off", placeholder: game.name,
    oninput: () => { draft.title = title.value; },
  });
  return el("label.field.h-title", {}, el("span", {}, t("titleOf")), title, el("p.wrong", { role: "alert", "data-wrong": "/title" }));
}
