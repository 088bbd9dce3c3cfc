// The page: which part of it the address asks for.  #/b/<id> is a battle, /join/<code> a seat,
// /dice plain dice, else the list.

import { lang, speak, t } from "/web/lang.js";
import { showBattle } from "/web/battle.js";
import { showBattles } from "/web/battles.js";
import { showDice } from "/web/dice.js";
import { showJoin } from "/web/join.js";

const page = document.getElementById("page");
let leave = () => {};

for (const button of document.querySelectorAll("[data-lang]")) {
  button.addEventListener("click", () => {
    speak(button.dataset.lang);
    show();
  });
}
addEventListener("hashchange", show);
speak(lang());
show();

/** Show what the address asks for. */
function show() {
  leave();
  leave = () => {};
  for (const button of document.querySelectorAll("[data-lang]")) {
    button.setAttribute("aria-pressed", String(button.dataset.lang === lang()));
  }
  document.title = "Timonier";
  page.replaceChildren(t("loading"));
  const battle = /^#\/b\/([\w-]+)$/.exec(location.hash);
  const code = /^\/join\/([^/]+)$/.exec(location.pathname);
  if (battle) leave = showBattle(page, battle[1]);
  else if (location.pathname === "/dice") showDice(page);
  else if (code) showJoin(page, decodeURIComponent(code[1]));
  else showBattles(page);
}
