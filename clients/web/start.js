// Which page the address asks for.  Each is loaded when it is wanted, so that a phone loads no console.

import { el } from "/web/base/dom.js";
import { dress } from "/web/base/dress.js";
import { lang, speak, t } from "/web/base/lang.js";
import { drawTools } from "/web/base/tools.js";

/**
 * Patterns of addresses, the style sheets of the page (a battle's depend on who looks), and the page: a module whose
 * `show(page, ...words)` draws it and returns how to leave.
 */
const PAGES = [
  [/^\/$/, ["home", "seat"], () => import("/web/home/home.js")],
  [/^\/dice$/, ["home", "tray", "seat"], () => import("/web/home/dice.js")],
  [/^\/join(?:\/([^/]+))?$/, ["seat"], () => import("/web/seat/join.js")],
  [/^\/battles\/([\w-]+)$/, null, () => import("/web/battle/battle.js")],
  [/^\/battles\/([\w-]+)\/table$/, ["rose", "ship", "table"], () => import("/web/table/table.js")],
  [/^\/battles\/([\w-]+)\/print$/, ["print"], () => import("/web/print/battle.js")],
  [/^\/rulesets\/([\w-]+)$/, ["rules"], () => import("/web/rules/page.js")],
  [/^\/rulesets\/([\w-]+)\/print$/, ["print"], () => import("/web/print/ruleset.js")],
  [/^\/campaigns\/([\w-]+)$/, ["home", "campaign", "seat"], () => import("/web/campaign/campaign.js")],
];

const page = document.getElementById("page");
let leave = () => {};

for (const button of document.querySelectorAll("[data-lang]")) {
  button.addEventListener("click", () => {
    speak(button.dataset.lang);
    show();
  });
}
speak(lang());
show();

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
  page.className = "";
  page.replaceChildren(el("p.quiet", {}, t("loading")));
  const [found, sheets, load] =
    PAGES.map(([pattern, ...rest]) => [pattern.exec(location.pathname), ...rest]).find(([match]) => match) ?? [];
  if (!load) {
    page.replaceChildren(el("p.card", {}, t("notThere")));
    return;
  }
  const wanted = lang();
  const [module] = await Promise.all([load(), sheets && dress(...sheets)]);
  const left = await module.show(page, ...found.slice(1).map((part) => (part ? decodeURIComponent(part) : "")));
  if (wanted === lang()) leave = left ?? (() => {});
  else left?.();
}
