// What the pages say, in French and English: one file an area, each with both languages.

import * as base from "/web/texts/base.js";
import * as console from "/web/texts/console.js";
import * as orders from "/web/texts/orders.js";
import * as odds from "/web/texts/odds.js";
import * as dice from "/web/texts/dice.js";
import * as log from "/web/texts/log.js";
import * as rules from "/web/texts/rules.js";
import * as table from "/web/texts/table.js";
import * as seat from "/web/texts/seat.js";
import * as home from "/web/texts/home.js";
import * as campaign from "/web/texts/campaign.js";
import * as print from "/web/texts/print.js";

export const AREAS = { base, console, orders, odds, dice, log, rules, table, seat, home, campaign, print };

const whole = (lang) => Object.assign({}, ...Object.values(AREAS).map((area) => area[lang]));

export const TEXTS = { fr: whole("fr"), en: whole("en") };

/**
 * Return the language to speak: that of the address, else the first one of *languages* that is ours,
 * else French.
 * @param {string} search the address from its question mark on
 * @param {readonly string[]} languages most wanted first
 */
export function pickLang(search, languages) {
  const wanted = [new URLSearchParams(search).get("lang") ?? "", ...languages];
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in TEXTS);
  return known ?? "fr";
}
