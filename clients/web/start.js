// Which page the address asks for.  Each is loaded when it is wanted, so that a phone loads no console.

import { el } from "/web/base/dom.js";
import { become, dress } from "/web/base/dress.js";
import { lang, speak, t } from "/web/base/lang.js";
import { drawTools } from "/web/base/tools.js";

/**
 * Patterns of addresses, and the page: a module whose `show(page, ...words)` draws it and returns how to leave.  It
 * names its SHEETS, the styles it wears; where they depend on who looks, it puts them on itself.
 */
const PAGES = [
  [/^\/$/, () => import("/web/home/home.js")],
  [/^\/dice$/, () => import("/web/home/dice.js")],
  [/^\/join(?:\/([^/]+))?$/, () => import("/web/seat/join.js")],
  [/^\/battles\/([\w-]+)$/, () => import("/web/battle/battle.js")],
  [/^\/battles\/([\w-]+)\/table$/, () => import("/web/table/table.js")],
  [/^\/battles\/([\w-]+)\/print$/, () => import("/web/print/battle.js")],
  [/^\/rulesets\/([\w-]+)$/, () => import("/web/rules/page.js")],
  [/^\/rulesets\/([\w-]+)\/print$/, () => import("/web/print/ruleset.js")],
  [/^\/campaigns\/([\w-]+)$/, () => import("/web/campaign/campaign.js")],
];

const page = document.getElementById("page");
let leave = () => {};
let showing = Promise.resolve();

for (const button of document.querySelectorAll("[data-lang]")) {
  button.addEventListener("click", () => {
    if (button.dataset.lang === lang()) return;
    speak(button.dataset.lang);
    // One after the other: a page that is left has to be whole before that.
    showing = showing.then(show);
  });
}
speak(lang());
showing = show();

/** Show what the address asks for. */
async function show() {
  leave();
  leave = () => {};
  for (const button of document.querySelectorAll("[data-lang]")) {
    button.setAttribute("aria-pressed", String(button.dataset.lang === lang()));
  }
  drawTools();
  document.title = "Timonier";
  document.getElementById("strip").replaceChildren();
  become(page);
  page.replaceChildren(el("p.quiet", {}, t("loading")));
  const [found, load] =
    PAGES.map(([pattern, ...rest]) => [pattern.exec(location.pathname), ...rest]).find(([match]) => match) ?? [];
  if (!load) {
    page.replaceChildren(el("p.card", {}, t("notThere")));
    return;
  }
  const module = await load();
  if (module.SHEETS) await dress(...module.SHEETS);
  leave = (await module.show(page, ...found.slice(1).map((part) => (part ? decodeURIComponent(part) : "")))) ?? (() => {});
}
