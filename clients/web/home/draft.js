// A battle that is being composed: what is chosen so far, kept while the page is drawn anew in another language.

import { t } from "/web/base/lang.js";

/**
 * Return a new draft for a game.
 * @param {object} game as `/rulesets/{id}` has it
 */
export function newDraft(game) {
  const sides = game.setup.properties.sides;
  const draft = { game: game.id, title: "", options: {}, battle: {}, sides: [], next: 1 };
  for (let n = 0; n < Math.max(2, sides.minItems); n += 1) addSide(draft);
  return draft;
}

/** Add a side with a name nobody has. */
export function addSide(draft) {
  const n = draft.sides.length + 1;
  draft.sides.push({ id: `side-${draft.next}`, name: t("sideName", { n }), values: {}, ships: [] });
  draft.next += 1;
}

/** Add *count* ships of a type to a side; they are named after the type and numbered. */
export function addShips(draft, side, type, count, name = "") {
  for (let n = 0; n < count; n += 1) {
    side.ships.push({ id: `ship-${draft.next}`, name: nameFor(draft, name || type.label), type: type.id, values: {} });
    draft.next += 1;
  }
}

/** The name itself where no ship has it, else with the next free number. */
function nameFor(draft, wish) {
  const taken = new Set(draft.sides.flatMap((side) => side.ships.map((ship) => ship.name)));
  let name = wish;
  for (let n = 2; taken.has(name); n += 1) name = `${wish} ${n}`;
  return name;
}

/** Return the draft as `POST /battles` takes it. */
export function bodyOf(draft, title) {
  return {
    ruleset: draft.game,
    title: draft.title.trim() || title,
    options: draft.options,
    setup: {
      ...draft.battle,
      sides: draft.sides.map((side) => ({ id: side.id, name: side.name, ...side.values })),
      ships: draft.sides.flatMap((side) => side.ships.map((ship) => ({
        id: ship.id, name: ship.name, side: side.id, type: ship.type, ...ship.values,
      }))),
    },
  };
}
