// The start page: is the server well, and which games does it know?

import { TEXTS, pickLang } from "/web/texts.js";

const lang = pickLang(location.search, navigator.languages ?? []);
const texts = TEXTS[lang];

translate();
await Promise.all([showHealth(), showRulesets()]);

/** Put the page's fixed texts into the language. */
function translate() {
  document.documentElement.lang = lang;
  for (const element of document.querySelectorAll("[data-text]")) {
    element.textContent = texts[element.dataset.text];
  }
  for (const link of document.querySelectorAll("nav a")) {
    if (link.hreflang === lang) link.setAttribute("aria-current", "true");
  }
}

/** Show the server's state and version. */
async function showHealth() {
  const line = document.getElementById("health");
  try {
    const health = await ask("/api/v1/health");
    line.textContent = `${texts.well} · Timonier ${health.version}`;
    line.className = "good";
  } catch {
    line.textContent = texts.unwell;
    line.className = "critical";
  }
}

/** Show one card a rule set. */
async function showRulesets() {
  const list = document.getElementById("rulesets");
  try {
    const games = await ask("/api/v1/rulesets");
    list.replaceChildren(...games.map(card));
  } catch {
    list.replaceChildren(item(texts.unwell));
  }
}

/**
 * Return the card of one rule set.
 * @param {{id: string, name: string, dice: string[]}} game
 */
function card(game) {
  const link = document.createElement("a");
  link.href = `/api/v1/rulesets/${encodeURIComponent(game.id)}?lang=${lang}`;
  link.textContent = game.name;
  const dice = document.createElement("span");
  dice.textContent = `${texts.dice} ${game.dice.join(", ")}`;
  return item(link, dice);
}

/** @param {...(Node | string)} parts */
function item(...parts) {
  const element = document.createElement("li");
  element.append(...parts);
  return element;
}

/** @param {string} path */
async function ask(path) {
  const answer = await fetch(`${path}?lang=${lang}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
