// The strip at the top: title, wind and line in a thin row; round, steps, undo, redo and next in the one below.

import { el, fill, keyed, whenNew } from "/web/base/dom.js";
import { icon } from "/web/base/icons.js";
import { lang, t, word } from "/web/base/lang.js";
import { roseSmall, windWords } from "/web/base/rose.js";
import { makeOnward } from "/web/console/onward.js";

/** Keep *place* true to the turn. */
export function makeStrip(place, view) {
  const about = el("div.about", {});
  const round = el("p.round", {});
  const steps = el("ol.steps", { "aria-label": t("steps") });
  const moves = el("div.moves", {});
  const objection = el("p.objection", { role: "alert", hidden: true });
  const onward = makeOnward(view, object);
  const drawRound = whenNew((number) => fill(round, el("span", {}, t("roundWord")), el("b", {}, number ?? t("none"))));
  place.replaceChildren(about, el("div.turn", {}, round, steps, moves), objection);
  const fits = new ResizeObserver(fit);
  fits.observe(steps);

  function draw() {
    const { board, pending } = view.battle;
    keyed(about, aboutItems(view));
    drawRound(board.round);
    const now = board.steps.findIndex((step) => step.id === board.step);
    steps.classList.toggle("pips", board.steps.filter(isNumbered).length > 4);
    if (keyed(steps, board.steps.map((step, place) => stepItem(step, place, now, board.steps.some(written))))) fit();
    const next = moves.querySelector(".next");
    if (next) next.disabled = pending !== null || board.over || onward.isBusy();
    if (shown && shown.version !== view.battle.version) object(null);
    onward.settle();
  }

  // Where the names do not fit, only the one that is on is written out: what is at the end stays where it is.
  function fit() {
    steps.classList.remove("short");
    steps.classList.toggle("short", steps.scrollWidth > steps.clientWidth + 1);
    const now = steps.querySelector("[aria-current]");
    if (now) steps.scrollLeft = now.offsetLeft - Math.max(0, (steps.clientWidth - now.offsetWidth) / 2);
  }

  let shown = null;

  /** Say what the rules object to going on, with a way past it where there is one. */
  function object(answer, overrule) {
    shown = answer && { version: view.battle.version };
    objection.hidden = !answer;
    fill(objection, answer && el("span.critical", {}, answer.body.detail),
      answer?.body.soft && el("button.overrule", { type: "button", onclick: () => { object(null); overrule(); } }, t("overrule")),
      answer && el("button.quiet", { type: "button", onclick: () => object(null) }, t("close")));
    if (answer) objection.querySelector("button").focus({ preventScroll: true });
  }

  async function undo() {
    const { pending } = view.battle;
    const last = view.entries.find((entry) => entry.kind === "command" && entry.status === "in_force");
    const group = pending?.command.group;
    await view.send("POST", "/undo", {});
    // A step that waited for dice is only given up by this; what led to it was the same press.
    if (pending && group && last?.command?.group === group) await view.send("POST", "/undo", {});
  }

  const redo = () => view.send("POST", "/redo", {});

  function moveButtons() {
    const small = (name, key, does) => el("button.move", { type: "button", title: t(name), "aria-label": t(name), "aria-keyshortcuts": key, onclick: does }, icon(name === "undo" ? "back" : "forth"));
    return [
      small("undo", "u", undo), small("redo", "Shift+u", redo),
      el("button.big.next", { type: "button", onclick: onward.next, "aria-keyshortcuts": "n" }, el("span", {}, t("next")), icon("next")),
    ];
  }

  if (view.isGm()) fill(moves, ...moveButtons());
  return { draw, next: onward.next, undo, redo, leave: () => fits.disconnect() };
}

const isNumbered = (step) => /^\d+$/.test(step.id);

/** The number that a step's own name begins with. */
const written = (step) => /^(\d+)[.)]/.exec(step.label)?.[1];

function stepItem(step, place, now, counted) {
  const on = place === now;
  const number = isNumbered(step) ? step.id : (written(step) ?? (counted ? "·" : String(place + 1)));
  return {
    key: step.id,
    data: [step, on, place < now],
    make: () => el(`li${place < now ? ".past" : ""}${isNumbered(step) ? ".numbered" : ""}`,
      { "aria-current": on && "step", "data-n": number, title: step.label, "aria-label": step.label },
      el("span", {}, step.label)),
  };
}

function aboutItems(view) {
  const { board, title, tower } = view.battle;
  const gm = view.isGm();
  const item = (key, data, make) => ({ key, data, make });
  return [
    item("title", [title, gm], () => el("h1", {}, gm ? el("button.title", { type: "button", onclick: () => view.choose(null), title: t("toBattle") }, title) : title)),
    board.over && item("over", true, () => el("p.ended", {}, t("over"))),
    board.wind && item("wind", [board.wind, gm], () => windWord(board.wind, gm && (() => view.parts.stage?.wind()))),
    tower && item("tower", tower, () => el(`p.dot.tower.${tower.state}`, {}, word("towerOf", tower.state))),
    item("live", view.live, () => el(`p.dot.live${view.live ? "" : ".off"}`, { id: "live" }, el("span", {}, t(view.live ? "live" : "offline")))),
    item("log", lang(), () => el("button.logs", { type: "button", "aria-label": t("log"), onclick: () => view.parts.log?.toggle(), "aria-keyshortcuts": "l" }, icon("log"), el("span", {}, t("log")))),
  ].filter(Boolean);
}

/** The wind in the strip: a small rose, and its words. */
function windWord(wind, change) {
  const said = windWords(wind);
  const inside = [wind.from_deg === null ? icon("wind") : roseSmall(wind), el("span", {}, said)];
  if (!change) return el("p.windword", {}, ...inside);
  return el("button.windword", { type: "button", onclick: change, "aria-keyshortcuts": "w", "aria-label": `${t("wind")} : ${said}. ${t("changeWind")}`, title: t("changeWind") }, ...inside);
}
