// The dice that are awaited: cells to type faces, buttons for software, given-back dice and choices.

import { el, fill, tell } from "/web/base/dom.js";
import { author, t } from "/web/base/lang.js";

/**
 * Keep *place* true to what is awaited.
 * @returns {{draw: () => void, key: (event: KeyboardEvent) => boolean}}
 */
export function makeTray(place, view) {
  let shownFor = "";

  function draw() {
    const { pending } = view.battle;
    const now = JSON.stringify([pending, view.battle.you, document.documentElement.lang]);
    if (now === shownFor) return;
    shownFor = now;
    place.hidden = !pending;
    if (!pending) {
      place.replaceChildren();
      return;
    }
    const label = view.command(pending.command.type)?.label ?? pending.command.type;
    const ship = view.shipName(pending.command.ship);
    fill(place,
      el("h2", {}, t("awaited")),
      el("p.order", {}, [label, ship].filter(Boolean).join(" · "), pending.by ? ` (${author(pending.by)})` : ""),
      ...pending.so_far.map((event) => el("p", {}, event.text)),
      pending.stale && el("p.critical", {}, t("stale")),
      ...pending.rolls.map((roll) => rollForm(roll, view)),
      cancelRow(pending, view),
    );
    place.querySelector("input.face")?.focus({ preventScroll: true });
  }

  function type(digit) {
    const cell = [...place.querySelectorAll("input.face")].find((each) => !each.value);
    if (!cell) return false;
    cell.focus();
    cell.value = digit;
    cell.dispatchEvent(new Event("input"));
    return true;
  }

  const key = (event) => /^\d$/.test(event.key) && !event.target.closest("input") && type(event.key);
  return { draw, key };
}

function cancelRow(pending, view) {
  const roll = pending.rolls[0];
  const mine = view.isGm() || (view.may("orders") && pending.by === view.battle.you.name);
  if (!roll || !mine) return null;
  return el("div.apart", {},
    el("button.quiet", { type: "button", onclick: () => view.send("DELETE", `/rolls/${roll.roll_id}`) }, t("cancel")));
}

function rollForm(roll, view) {
  const mine = view.isGm() || (view.may("dice") && roll.who === view.battle.you.side);
  const ship = view.shipName(roll.ship);
  const who = roll.who ? view.sideName(roll.who) : t("gmHand");
  const title = el("h3", {}, el("span.notation", {}, roll.kind === "dice" ? roll.dice : "?"), [roll.label, ship].filter(Boolean).join(", "));
  const put = (body) => view.send("PUT", `/rolls/${roll.roll_id}`, body);
  if (!mine) return el("div.roll", {}, title, given(roll), el("p", {}, t(roll.kind === "choice" ? "waitingChoice" : "waitingFor", { who })));
  if (roll.kind === "choice") {
    const word = (each) => roll.choice_labels?.[each] ?? each;
    return el("div.roll", {}, title, el("p.who", {}, t("waitingChoice", { who })),
      el("div.choices", {}, ...roll.choice.map((each) => el("button", { type: "button", onclick: () => put({ choice: each }) }, word(each)))));
  }
  return el("div.roll", {}, title, el("p.who", {}, t("waitingFor", { who })), given(roll), cells(roll, put), ways(roll, put, view.battle.tower));
}

function given(roll) {
  return roll.faces.length > 0 && el("p.given", {}, ...roll.faces.map((die) => el("span.die", {}, String(die.face))));
}

function ways(roll, put, tower) {
  const hand = async () => {
    await put({ source: "tower", rest: true });
    tell(t("towerHas"));
  };
  return el("div.ways", {},
    roll.offered.length > 0 && el("button", { type: "button", onclick: () => put({ source: "offered" }) },
      t("offered", { faces: roll.offered.join(", ") })),
    tower && el("button", { type: "button", onclick: hand, disabled: tower.state !== "ready" }, t("tower")),
    el("button", { type: "button", onclick: () => put({ source: "software" }) }, t("software")),
    el("button", { type: "button", onclick: () => put({ source: "software", rest: true }) }, t("softwareRest")),
  );
}

function cells(roll, put) {
  const sides = Number(roll.dice.split("d")[1]);
  const wrong = el("p.wrong", { role: "alert" });
  const inputs = Array.from({ length: roll.missing }, (_, place) => el("input.face", {
    type: "text", inputmode: "numeric", autocomplete: "off", maxlength: String(sides).length,
    "aria-label": t("face", { n: roll.faces.length + place + 1, label: roll.label }),
    oninput: () => typed(place), onkeydown: (event) => moved(event, place),
  }));
  return el("form.cells", { onsubmit: send },
    el("div.line", {}, ...inputs, el("button.big", { type: "submit" }, t("send"))),
    el("p.hint", {}, [sides === 10 && t("zeroIsTen"), roll.ahead > 0 && t("ahead", { n: roll.ahead })].filter(Boolean).join(" · ")),
    wrong,
  );

  // One key is one die where no face but 10 has two digits; 0 is ten only on a d10, as it is printed there.
  function typed(place) {
    const cell = inputs[place];
    cell.value = cell.value.trim();
    if (sides === 10 && cell.value === "0") cell.value = "10";
    cell.removeAttribute("aria-invalid");
    wrong.textContent = "";
    if (cell.value && (sides <= 10 || cell.value.length === String(sides).length)) inputs[place + 1]?.focus();
  }

  function moved(event, place) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? (event.key === "Backspace" && !inputs[place].value ? -1 : 0);
    if (step && inputs[place + step]) {
      event.preventDefault();
      inputs[place + step].focus();
    }
  }

  function send(event) {
    event.preventDefault();
    const words = inputs.map((cell) => cell.value);
    const last = words.findLastIndex(Boolean);
    const bad = words.slice(0, last + 1).findIndex((each) => !/^\d+$/.test(each) || Number(each) < 1 || Number(each) > sides);
    if (last < 0 || bad >= 0) {
      wrong.textContent = last < 0 ? t("noFace") : t("badFace", { sides });
      inputs[Math.max(bad, 0)].setAttribute("aria-invalid", "true");
      inputs[Math.max(bad, 0)].focus();
      return;
    }
    put({ faces: words.slice(0, last + 1).map(Number), from: roll.faces.length, source: "hand" });
  }
}
