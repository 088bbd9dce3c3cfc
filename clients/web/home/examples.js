// The battles that come with Timonier, and how one begins.

import { ask } from "/web/base/api.js";
import { lang, t } from "/web/base/lang.js";

/** Return the title of an example in the language that is spoken. */
export function titleOf(example) {
  return example.titles?.[lang()] ?? example.title;
}

/** Return the examples of a game, one for each title: the same battle fought out is not offered twice. */
export function examplesOf(examples, game) {
  const own = examples.filter((example) => example.ruleset === game);
  return own.filter((example, place) => own.findIndex((other) => titleOf(other) === titleOf(example)) === place);
}

/** Say what an example has: its sides and how many ships. */
export function contentOf(example) {
  return `${example.sides.join(", ")} · ${t("shipCount", { n: example.ships })}`;
}

/**
 * Begin an example from its beginning, under its title in the language that is spoken.
 * @returns {Promise<{status: number, body: object}>}
 */
export async function beginExample(example) {
  const { status, body } = await ask("GET", `/examples/${encodeURIComponent(example.id)}`);
  if (status !== 200) return { status, body };
  const { ruleset, options, tables, setup } = body;
  return ask("POST", "/battles", { ruleset, title: titleOf(example), options, tables, setup });
}
