// Plain dice for any table: thrown by a tower or by software, with what statistics say of all that fell here.

import { ask } from "/web/api.js";
import { el, fill, tell } from "/web/dom.js";
import { t, word } from "/web/lang.js";
import { showJoin } from "/web/join.js";

const KEPT = 10;

/** Show the form, the throws of this visit, and the statistics. */
export async function showDice(page) {
  const [fair, health] = await Promise.all([ask("GET", "/dice/fairness"), ask("GET", "/health")]);
  if (fair.status === 401) return showJoin(page);
  const towers = health.body?.towers ?? [];
  const thrown = el("ol.log", { "aria-live": "polite" });
  const statistics = el("div", {});
  fill(page,
    el("section.card.narrow", {},
      el("h1", {}, t("plainDice")),
      form(towers.some((tower) => tower.state === "ready"), throwDice),
      thrown,
    ),
    el("section.card.narrow", {}, el("h2", {}, t("plainFair")), statistics),
    el("section.card.narrow", {}, el("h2", {}, t("towers")), ...towerLines(towers), ...(await portLines(page))),
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
  const count = el("input", { type: "number", min: 1, max: 100, value: "6", required: true });
  const sides = el("input", { type: "number", min: 2, max: 100, value: "10", required: true });
  const keep = el("input", { type: "number", min: 1, max: 100 });
  const explode = el("input", { type: "checkbox" });
  const source = el("select", {},
    withTower && el("option", { value: "tower" }, word("sourceOf", "tower")),
    el("option", { value: "software" }, word("sourceOf", "software")));
  const button = el("button.big", { type: "submit" }, t("plainThrow"));
  const field = (label, input) => el("label.field", {}, el("span", {}, t(label)), input);
  return el("form", { onsubmit: submit },
    field("plainCount", count), field("plainSides", sides), field("plainKeep", keep),
    field("plainExplode", explode), field("plainSource", source), button);

  async function submit(event) {
    event.preventDefault();
    button.disabled = true;
    const body = { dice: `${count.value}d${sides.value}`, explode: explode.checked, source: source.value };
    await send(keep.value ? { ...body, keep: Number(keep.value) } : body);
    button.disabled = false;
  }
}

function throwItem(result) {
  return el("li", {},
    el("p.given", {}, ...result.each.map((faces) => el("span.die", {}, faces.join("+")))),
    el("b", {}, t("plainTotal", { total: result.total })));
}

function drawStatistics(place, kinds) {
  const line = (kind) => el("li", {},
    el("b", {}, t("plainThrown", { source: word("sourceOf", kind.simulated ? "simulated" : kind.source), die: kind.die, n: kind.thrown })), " ", kind.text);
  fill(place, kinds.length ? el("ul", {}, ...kinds.map(line)) : el("p", {}, t("plainNone")));
}

function towerLines(towers) {
  if (!towers.length) return [el("p", {}, t("towerNone"))];
  return towers.map((tower) => el("p", {},
    el("b", {}, tower.id), ` : ${word("towerState", tower.state)}`, tower.simulated && ` (${t("towerSimulated")})`));
}

/** Return the ports with what a click does: accept a board once, after that none but it is opened by itself. */
async function portLines(page) {
  const { status, body } = await ask("GET", "/towers/ports");
  if (status !== 200) return [];
  const change = async (port) => {
    const answer = await ask("PUT", "/towers/ports", { port: port.port, accepted: !port.accepted });
    if (answer.status !== 200) tell(answer.body?.detail ?? t("unreachable"), true);
    await showDice(page);
  };
  const begin = async () => {
    const answer = await ask("POST", "/towers", { tower: "auto" });
    tell(answer.status === 201 ? t("towerBegun") : (answer.body?.detail ?? t("unreachable")), answer.status !== 201);
  };
  const boards = body.filter((port) => port.usb);
  return [
    ...boards.map((port) => el("div.ways", {},
      el("span", {}, `${port.port} · ${port.description}`),
      el("button", { type: "button", onclick: () => change(port) }, t(port.accepted ? "portForget" : "portAccept")))),
    boards.some((port) => port.accepted) && el("button", { type: "button", onclick: begin }, t("towerBegin")),
  ];
}
