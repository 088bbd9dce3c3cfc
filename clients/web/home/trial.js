// What a form composes, tried by the rules as it grows: faults beside their fields, costs where they belong.

import { ask } from "/web/base/api.js";
import { el, fill } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { showFaults } from "/web/home/faults.js";

const QUIET_MS = 250;

/**
 * Return the trial of a form: `changed` tries it once nobody types, `stop` ends that, `fail` shows the answer of
 * a server that would not keep it, `refused` says what the first step would not take.
 * @param {() => Element} place what holds the fields and the accounts
 * @param {string} game
 * @param {() => object} body as `POST /rulesets/{id}/setup` takes it
 * @param {(errors: Record<string, string[]>) => Record<string, string[]>} [pointed] where the form shows its faults
 */
export function trialOf(place, game, body, pointed = (errors) => errors) {
  const refused = el("p.hint", { role: "status" });
  let timer = 0;
  let last = 0;
  return { changed, stop, fail, refused };

  function changed() {
    clearTimeout(timer);
    timer = setTimeout(attempt, QUIET_MS);
  }

  function stop() {
    clearTimeout(timer);
    last += 1;
  }

  async function attempt() {
    if (!place().isConnected) return;
    const mine = (last += 1);
    const { status, body: told } = await ask("POST", `/rulesets/${game}/setup`, body(), false);
    if (mine !== last || status !== 200) return;
    showFaults(place(), pointed(told.errors));
    for (const account of place().querySelectorAll("[data-account]")) drawAccount(account, told.accounts);
    refused.textContent = told.refused?.message ?? "";
  }

  function fail(told) {
    const errors = pointed(told?.errors ?? {});
    showFaults(place(), Object.keys(errors).length ? errors : { "": [told?.detail ?? t("unreachable")] })?.focus();
  }
}

/** What a side or a ship costs of what it may; of a ship by herself there is one account, of nobody. */
function drawAccount(place, accounts) {
  const own = accounts.filter((one) => place.dataset.account === (one.ship ?? one.side ?? ""));
  fill(place, ...own.map((one) => el(`span.account${one.over ? ".critical" : ""}`, {}, accountText(one))));
}

function accountText({ label: what, spent, limit, over }) {
  const told = { what, spent: number(spent) };
  if (limit === null) return t("account", told);
  const of = t("accountOf", { ...told, limit: number(limit) });
  if (!over) return of;
  return spent > limit ? t("accountOver", { of, over: number(spent - limit) }) : t("accountAmiss", { of });
}

const number = (value) => value.toLocaleString(document.documentElement.lang);
