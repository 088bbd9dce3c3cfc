// The first start: everything is chosen already, so that one touch begins; each step may be changed before.

import { ask } from "/web/base/api.js";
import { el, fill, tell } from "/web/base/dom.js";
import { become } from "/web/base/dress.js";
import { icon } from "/web/base/icons.js";
import { lang, t } from "/web/base/lang.js";
import { beginExample, contentOf, examplesOf, titleOf } from "/web/home/examples.js";

/** What is chosen so far: it stays when the language changes and the page is drawn anew. */
const chosen = { game: null, example: null };

/**
 * Show the steps of the first start.
 * @param {Element} page
 * @param {readonly object[]} games as `/rulesets` has them
 */
export async function show(page, games) {
  const [examples, dice, players] = await Promise.all([ask("GET", "/examples"), diceStep(), playersStep()]);
  become(page, "welcome-page");
  chosen.game ??= games[0].id;
  draw();

  function draw() {
    const offered = examplesOf(examples.body ?? [], chosen.game);
    if (chosen.example !== "" && !offered.some((one) => one.id === chosen.example)) chosen.example = offered[0]?.id ?? "";
    const example = offered.find((one) => one.id === chosen.example);
    fill(page, el("form.h-welcome", { onsubmit: (event) => begin(event, example) },
      el("header", {}, el("h1", {}, t("welcome")), el("p.quiet", {}, t("welcomeHow"))),
      el("ol.h-walk", {},
        step(t("stepLanguage"), languages()),
        step(t("gameWord"), el("div.h-picks.h-told-apart", { role: "radiogroup", "aria-label": t("gameWord") }, ...games.map(gamePick))),
        step(t("stepBattle"), el("div.h-picks.h-short", { role: "radiogroup", "aria-label": t("stepBattle") },
          ...offered.map(examplePick), emptyPick())),
        step(t("stepDice"), ...dice),
        step(t("stepPlayers"), ...players)),
      el("div.h-closing", {},
        el("button.big", { type: "submit" }, example ? t("beginThis", { title: titleOf(example) }) : t("composeBattle")),
        example && el("button.quiet", { type: "submit", value: "#seats" }, t("beginSeats")))));
  }

  function gamePick(game) {
    return pick("game", game.id, chosen.game, el("b.h-serif", {}, game.name), el("span.meta", {}, game.about));
  }

  function examplePick(example) {
    return pick("example", example.id, chosen.example, el("b.h-serif", {}, titleOf(example)), el("span.meta", {}, contentOf(example)));
  }

  function emptyPick() {
    return pick("example", "", chosen.example, el("b.h-serif", {}, t("emptyBattle")), el("span.meta", {}, t("emptyBattleHow")));
  }

  function pick(group, value, now, ...words) {
    const input = el("input", { type: "radio", name: group, value, checked: value === now, onchange: change });
    return el("label.h-pick", { [`data-${group}`]: value }, input, el("span", {}, ...words));

    function change() {
      chosen[group] = value;
      if (group === "game") chosen.example = null;
      draw();
      page.querySelector(`input[name="${group}"]:checked`)?.focus();
    }
  }

  async function begin(event, example) {
    event.preventDefault();
    if (!example) return location.assign(`/?new=${chosen.game}`);
    const { status, body } = await beginExample(example);
    if (status === 201) return location.assign(`/battles/${body.id}${event.submitter?.value ?? ""}`);
    return tell(body?.detail ?? t("unreachable"), true);
  }
}

function step(title, ...parts) {
  return el("li", {}, el("h2", {}, title), el("div.h-part", {}, ...parts));
}

function languages() {
  const button = (code, name) => el("button", {
    type: "button", lang: code, "aria-pressed": String(lang() === code), onclick: () => change(code),
  }, name);
  return el("div.ways", {}, button("fr", "Français"), button("en", "English"));
}

function change(code) {
  document.querySelector(`#tools [data-lang=${code}]`).click();
}

/** Say which dice there are: a tower, a board to be accepted, or hands and software. */
async function diceStep() {
  const [health, ports] = await Promise.all([ask("GET", "/health"), ask("GET", "/towers/ports")]);
  const tower = (health.body?.towers ?? []).find((one) => one.state === "ready");
  const board = (ports.body ?? []).some((port) => port.usb);
  const text = tower ? t("towerReady") : t(board ? "towerBoard" : "towerNotHere");
  return [
    el("p.h-told", {}, icon(tower ? "tower" : "dice"), el("span", {}, text)),
    !tower && board && el("p", {}, el("a", { href: "/dice" }, t("towerAccept"))),
  ].filter(Boolean);
}

/** Say where phones reach this server, or how to start it so that they do. */
async function playersStep() {
  const { status, body } = await ask("GET", "/reach");
  const own = ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname) ? [] : [location.origin];
  const addresses = status === 200 ? body.addresses : own;
  if (addresses.length === 0) {
    const command = body?.command ?? "timonier serve --lan";
    return [el("p.h-told", {}, icon("people"), el("span", {}, t("playersAlone"))), el("p", {}, el("code", {}, command))];
  }
  return [
    el("p.h-told", {}, icon("people"), el("span", {}, t("playersHere"))),
    el("div.h-reach", {},
      status === 200 && el("img", { src: "/api/v1/reach/qr", alt: t("playersQr"), width: 132, height: 132 }),
      el("p.h-address", {}, `${addresses[0]}/join`)),
    el("p.quiet", {}, t("playersSeats")),
  ];
}
