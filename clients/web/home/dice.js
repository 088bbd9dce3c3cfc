// Plain dice for any table: thrown by a tower or by software, with what statistics say of all that fell here.

import { ask } from "/web/base/api.js";
import { el, fill, tell } from "/web/base/dom.js";
import { become } from "/web/base/dress.js";
import { icon } from "/web/base/icons.js";
import { t, word } from "/web/base/lang.js";
import { towerPart } from "/web/home/towers.js";
import { show as join } from "/web/seat/join.js";
import { thrownBy } from "/web/console/die.js";

/** The style sheets this page wears. */
export const SHEETS = ["home", "tray", "seat"];

const KEPT = 10;
const USUAL_SIDES = [4, 6, 8, 10, 12, 20];

/** Show the form, the throws of this visit, and the statistics. */
export async function show(page) {
  const [fair, health] = await Promise.all([ask("GET", "/dice/fairness"), ask("GET", "/health")]);
  if (fair.status === 401) return join(page);
  const towers = health.body?.towers ?? [];
  const thrown = el("ol.h-thrown", { "aria-live": "polite" });
  const statistics = el("div", {});
  become(page, "dice-page");
  document.title = `${t("plainDice")} · Timonier`;
  fill(page,
    el("div.h-dice-main", {},
      el("h1", {}, t("plainDice")),
      form(towers.some((tower) => tower.state === "ready"), throwDice),
      thrown),
    el("div.h-dice-side", {},
      el("section.h-block", {}, el("h2", {}, t("plainFair")), statistics),
      await towerPart(towers, () => show(page))),
  );
  drawStatistics(statistics, fair.body ?? []);
  return undefined;

  async function throwDice(body) {
    const answer = await ask("POST", "/dice", body);
    if (answer.status !== 201) {
      tell(answer.body?.detail ?? t("unreachable"), true);
      return;
    }
    tell("");
    thrown.prepend(throwItem(answer.body));
    while (thrown.children.length > KEPT) thrown.lastChild.remove();
    drawStatistics(statistics, (await ask("GET", "/dice/fairness")).body ?? []);
  }
}

function form(withTower, send) {
  const count = el("input", { type: "number", inputmode: "numeric", min: 1, max: 100, value: "6", required: true });
  const sides = el("input", { type: "number", inputmode: "numeric", min: 2, max: 100, value: "10", required: true, oninput: mark });
  const keep = el("input", { type: "number", inputmode: "numeric", min: 1, max: 100 });
  const explode = el("input", { type: "checkbox" });
  const source = el("select", {},
    withTower && el("option", { value: "tower" }, word("sourceOf", "tower")),
    el("option", { value: "software" }, word("sourceOf", "software")));
  const button = el("button.big", { type: "submit" }, icon("dice"), t("plainThrow"));
  const dice = USUAL_SIDES.map((each) => el("button", {
    type: "button", "data-sides": each, onclick: () => { sides.value = each; mark(); },
  }, t("dieOf", { sides: each })));
  const field = (label, input) => el("label.field", {}, el("span", {}, t(label)), input);
  mark();
  return el("form.h-throwing", { onsubmit: submit },
    el("div.ways.h-kinds", { role: "group", "aria-label": t("plainSides") }, ...dice),
    el("div.h-fields", {}, field("plainCount", count), field("plainSides", sides), field("plainKeep", keep), field("plainSource", source)),
    el("label.check", {}, explode, el("span", {}, t("plainExplode"))),
    button);

  function mark() {
    for (const one of dice) one.setAttribute("aria-pressed", String(one.dataset.sides === sides.value));
  }

  async function submit(event) {
    event.preventDefault();
    button.disabled = true;
    const body = { dice: `${count.value}d${sides.value}`, explode: explode.checked, source: source.value };
    await send(keep.value ? { ...body, keep: Number(keep.value) } : body);
    button.disabled = false;
    button.focus();
  }
}

function throwItem(result) {
  return el("li", {},
    el("p.h-given", {}, ...result.each.map((faces) => el("span.h-die", {}, faces.join("+")))),
    el("b", {}, t("plainTotal", { total: result.total })));
}

function drawStatistics(place, kinds) {
  const line = (kind) => el("li", {},
    el("b", {}, t("plainThrown", { source: word("sourceOf", thrownBy(kind)), die: kind.die, n: kind.thrown })), el("span", {}, kind.text));
  fill(place, kinds.length ? el("ul.h-plainlist", {}, ...kinds.map(line)) : el("p.quiet", {}, t("plainNone")));
}
