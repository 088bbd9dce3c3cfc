// Odds beside an order: what it is likely to do, before it is given; and several of them side by side.

import { ask } from "/web/base/api.js";
import { el, fill, svg } from "/web/base/dom.js";
import { lang, t } from "/web/base/lang.js";

const WAIT_MS = 200;
const MOST_KEPT = 4;

/** Orders kept for comparison, by the path of their battle. */
const kept = new Map();

/**
 * Return the place for the odds of one form; `show` draws those of an order as it stands.
 * @param {{path: string, may: (what: string) => boolean}} view
 */
export function makeOdds(view) {
  const now = el("div.odds", { "aria-live": "polite" });
  const beside = el("div.compared");
  const element = el("section.chances", { hidden: !view.may("odds"), "aria-label": t("odds") }, now, beside);
  let timer = 0;
  let newest = 0;

  async function fetchOdds(order, name) {
    const mine = (newest += 1);
    const { status, body } = await ask("POST", `${view.path}/preview`, order, false);
    if (mine !== newest) return;
    if (status !== 200 || (body.refusal && !body.refusal.soft) || !(body.chances.length + body.distributions.length)) return now.replaceChildren();
    fill(now,
      el("h3", {}, t("odds")),
      ...shown(body),
      el("button.quiet", { type: "button", onclick: () => keep(name, body) }, t("compare")));
  }

  function keep(name, body) {
    const list = kept.get(view.path) ?? [];
    kept.set(view.path, [{ name, body }, ...list].slice(0, MOST_KEPT));
    drawKept();
  }

  function drawKept(by) {
    const list = kept.get(view.path) ?? [];
    if (!list.length) return beside.replaceChildren();
    const measures = new Map(list.flatMap(({ body }) => figures(body).map(({ id, label }) => [id, label])));
    const chosen = measures.has(by) ? by : measures.keys().next().value;
    const figure = ({ body }, id) => figures(body).find((each) => each.id === id);
    const sorted = [...list].sort((a, b) => (figure(b, chosen)?.size ?? -1) - (figure(a, chosen)?.size ?? -1));
    fill(beside,
      el("h3", {}, t("compared")),
      el("label.field", {}, el("span", {}, t("sortBy")), el("select", { onchange: (event) => drawKept(event.target.value) },
        ...[...measures].map(([id, label]) => el("option", { value: id, selected: id === chosen }, label)))),
      el("ol.ranked", {}, ...sorted.map((each) => el("li", {}, el("span", {}, each.name), el("b.value", {}, figure(each, chosen)?.text ?? "–")))),
      el("button.quiet", { type: "button", onclick: () => { kept.delete(view.path); drawKept(); } }, t("forget")));
  }

  drawKept();
  return {
    element,
    /** Show the odds of *order*, called *name* where it is compared. */
    show(order, name) {
      clearTimeout(timer);
      if (view.may("odds")) timer = setTimeout(() => element.isConnected && fetchOdds(order, name), WAIT_MS);
    },
  };
}

function shown(body) {
  return [
    el("dl.figures", {}, ...body.chances.map(({ label, p }) => el("div", {},
      el("dt", {}, label),
      el("dd", {}, el("span.bar", { "aria-hidden": "true" }, bar(p)), el("span.value", {}, percent(p)))))),
    ...body.distributions.map(plot),
    el("dl.facts", {}, ...body.facts.map(({ label, value }) => el("div", {}, el("dt", {}, label), el("dd", {}, fact(value))))),
    body.rest > 0 && el("p.meta", {}, t("oddsRest", { p: percent(body.rest) })),
  ];
}

function bar(p) {
  const drawn = svg("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none" });
  drawn.append(svg("rect", { width: 100 * p, height: 10 }));
  return drawn;
}

/** A distribution: its mean in words, a small plot, and the numbers behind it. */
function plot({ label, mean, points }) {
  const most = Math.max(...points.map(([, p]) => p));
  const each = 100 / points.length;
  const drawn = svg("svg", { viewBox: "0 0 100 24", preserveAspectRatio: "none", "aria-hidden": "true" });
  points.forEach(([, p], place) => drawn.append(svg("rect", { x: place * each, y: 24 - (24 * p) / most, width: each * 0.85, height: (24 * p) / most })));
  return el("details.spread", {},
    el("summary", {}, el("span", {}, t("oddsMean", { label, mean: decimal(mean) })), drawn),
    el("ul", {}, ...points.map(([value, p]) => el("li", {}, `${value} : ${percent(p)}`))));
}

/** The figures of one preview that can be compared: chances, means, and facts that are numbers. */
function figures(body) {
  return [
    ...body.chances.map(({ id, label, p }) => ({ id: `chance ${id}`, label, size: p, text: percent(p) })),
    ...body.distributions.map(({ id, label, mean }) => ({ id: `mean ${id}`, label, size: mean, text: decimal(mean) })),
    ...body.facts.filter(({ value }) => typeof value === "number").map(({ id, label, value }) => ({ id: `fact ${id}`, label, size: value, text: decimal(value) })),
  ];
}

const percent = (p) => p.toLocaleString(lang(), { style: "percent", maximumFractionDigits: 1 });
const decimal = (value) => value.toLocaleString(lang(), { maximumSignificantDigits: 4 });
const fact = (value) => (value === null ? "–" : typeof value === "number" ? decimal(value) : typeof value === "boolean" ? t(value ? "yes" : "no") : String(value));
