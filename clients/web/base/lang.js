// Which language is spoken, kept for the next visit.

import { TEXTS, pickLang } from "/web/texts/index.js";

let now = pickLang(location.search, [localStorage.getItem("lang") ?? "", ...(navigator.languages ?? [])]);

/** Return the language: "fr" or "en". */
export function lang() {
  return now;
}

/** Speak another language from now on. */
export function speak(wanted) {
  now = wanted;
  localStorage.setItem("lang", wanted);
  document.documentElement.lang = wanted;
}

const plurals = {};

/** Return "one" or "other": how the language counts *n* things. */
function counted(n) {
  plurals[now] ??= new Intl.PluralRules(now);
  return plurals[now].select(n) === "one" ? "one" : "other";
}

/** Return the text *name*, with what stands in braces filled in; one in two numbers is chosen by its *n*. */
export function t(name, facts = {}) {
  const found = TEXTS[now][name] ?? name;
  const text = typeof found === "string" ? found : found[counted(facts.n)];
  return text.replace(/\{(\w+)\}/g, (_, word) => facts[word] ?? "");
}

/** Return who did something as a person reads it. */
export function author(by) {
  return by === "gm" ? t("gm") : (by ?? "");
}

const clocks = {};

/** Return the time of day of *at*, an ISO time, as it is read on a clock here. */
export function clock(at) {
  clocks[now] ??= new Intl.DateTimeFormat(now, { hour: "2-digit", minute: "2-digit" });
  return clocks[now].format(new Date(at));
}

/** Return the word for *key* in the list *name*; the key itself where there is none. */
export function word(name, key) {
  return TEXTS[now][name]?.[key] ?? String(key);
}
