// All of a rule set on one page: rules in words, orders, options, tables; to be searched, linked to and read.

import { ask } from "/web/base/api.js";
import { el, fill } from "/web/base/dom.js";
import { become } from "/web/base/dress.js";
import { folded, matches } from "/web/base/fold.js";
import { t } from "/web/base/lang.js";
import { ENVELOPE } from "/web/base/schema.js";
import { partsOf } from "/web/base/tables.js";
import { paragraphs } from "/web/rules/rule.js";
import { show as join } from "/web/seat/join.js";

/** The style sheets this page wears. */
export const SHEETS = ["rules"];

/**
 * Show the rules of a rule set.
 * @param {Element} page
 * @param {string} id
 * @returns {Promise<() => void>} leaves it
 */
export async function show(page, id) {
  const { status, body: rules } = await ask("GET", `/rulesets/${encodeURIComponent(id)}`);
  if (status === 401) return join(page) ?? (() => {});
  if (status !== 200) {
    page.replaceChildren(el("p.card.critical", {}, rules?.detail ?? t("unreachable")));
    return () => {};
  }
  document.title = `${t("rulesOf", { game: rules.name })} · Timonier`;
  const parts = partsOfPage(rules).filter((part) => part.items.length > 0);
  become(page, "rules-page");
  fill(page, ...layout(rules, parts));
  const jump = () => openAnchor(page);
  window.addEventListener("hashchange", jump);
  jump();
  return () => window.removeEventListener("hashchange", jump);
}

/** Return the parts of the page, each with its items: element and the words it is found by. */
function partsOfPage(rules) {
  const item = (element) => ({ element, words: folded(element.textContent) });
  return [
    { id: "text", title: t("rulesText"), items: (rules.rules ?? []).map((rule) => item(ruleItem(rule))) },
    { id: "orders", title: t("rulesCommands"), items: rules.commands.map((command) => item(commandItem(command, rules))) },
    { id: "options", title: t("rulesOptions"), items: rules.options.map((option) => item(optionItem(option, rules))) },
    { id: "tables", title: t("rulesTables"), items: rules.tables.map((table) => item(tableItem(table))) },
  ];
}

function layout(rules, parts) {
  const none = el("p.quiet", { hidden: true });
  const found = el("span.meta", { role: "status" });
  const search = el("input", { type: "search", autocomplete: "off", oninput: () => filter() });
  const sections = parts.map((part) => el("section.rules-part", { id: part.id }, el("h2", {}, part.title), el("div.rules-items", {}, ...part.items.map(({ element }) => element))));

  function filter() {
    const wanted = search.value.trim();
    let count = 0;
    parts.forEach((part, place) => {
      const shown = part.items.filter(({ element, words }) => !(element.hidden = !matches(words, wanted))).length;
      sections[place].hidden = shown === 0;
      count += shown;
    });
    none.hidden = count > 0;
    none.textContent = t("rulesNone", { words: wanted });
    found.textContent = wanted ? t("rulesFound", { n: count }) : "";
  }

  return [
    el("header.rules-head", {},
      el("h1", {}, rules.name),
      el("label.field.rules-find", {}, el("span", {}, t("rulesFind"), " ", found), search),
      el("nav.rules-nav", { "aria-label": t("rulesOf", { game: rules.name }) },
        ...parts.map((part) => el("a", { href: `#${part.id}` }, part.title)),
        el("a", { href: `/rulesets/${rules.id}/print` }, t("rulesPrint")))),
    !rules.rules?.length && el("p.quiet", {}, t("rulesNoWords")),
    none, ...sections,
  ];
}

function ruleItem({ id, title, text }) {
  return el("article.rule-item", { id }, el("h3", {}, el("a.rule-id", { href: `#${id}` }, id), " ", title), ...paragraphs(text));
}

function commandItem(command, rules) {
  const { properties, required } = command.schema;
  const fields = Object.entries(properties).filter(([name, schema]) => schema.title && !ENVELOPE.has(name));
  return el("article.rule-item", { id: `order-${command.type}` },
    el("h3", {}, command.label, " ", linkTo(command.rule, rules)),
    el("ul.plain", {}, ...fields.map(([name, schema]) => el("li", {}, schema.title, schema["x-unit-label"] && ` (${schema["x-unit-label"]})`, required.includes(name) ? "" : el("small", {}, ` ${t("optional")}`)))));
}

function optionItem(option, rules) {
  const values = option.values.map((each) => el("li", {}, each.label, each.value === option.default && el("small", {}, ` ${t("rulesDefault")}`)));
  const range = option.minimum !== undefined && t(option.maximum === null || option.maximum === undefined ? "rulesFrom" : "rulesRange", { n: option.minimum, m: option.maximum });
  return el("article.rule-item", { id: `option-${option.id}` },
    el("h3", {}, option.label, " ", linkTo(option.rule, rules)),
    el("ul.plain", {}, ...values, range && el("li", {}, range)));
}

/** A sheet of tables; what is wider than the page is scrolled by itself. */
function tableItem(table) {
  return el("article.rule-item.table-item", { id: `table-${table.id}` },
    el("h3", {}, table.title),
    ...partsOf(table).map((grid) => el("div.table-scroll", { tabindex: 0 }, grid)),
    el("p.meta.source", {}, t("rulesSource", { source: table.source })));
}

/** Return a link to a rule of this page; plain words where it has none here. */
function linkTo(id, rules) {
  if (!id) return "";
  return rules.rules?.some((rule) => rule.id === id) ? el("a.rule-id.after", { href: `#${id}` }, id) : el("span.rule-id.after", {}, id);
}

function openAnchor(page) {
  const id = decodeURIComponent(location.hash.slice(1));
  const there = id && page.querySelector(`#${CSS.escape(id)}`);
  for (const marked of page.querySelectorAll(".target")) marked.classList.remove("target");
  if (!there) return;
  there.hidden = false;
  there.classList.add("target");
  there.scrollIntoView({ block: "start" });
}
