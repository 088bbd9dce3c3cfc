// The dice of an entry as cells to write over; a choice as what could have been chosen.

import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { isFace, tidy } from "/web/console/typing.js";

/**
 * Return fields for the dice of an entry.  A cell left empty at the end is a die still to be thrown.
 * @param {readonly {kind: string, dice: string, label: string, ship: string | null, faces: {face: string | number}[], choice: string[], choice_labels: object}[]} rolls
 */
export function diceFields(rolls, view) {
  const fields = rolls.map((roll) => (roll.kind === "choice" ? choiceField(roll, view) : facesField(roll, view)));
  const before = JSON.stringify(rolls.map((roll) => roll.faces.map((die) => die.face)));
  return {
    elements: fields.map((field) => field.element),
    /** Return the faces, null where one is none: that is said beside it. */
    value() {
      const words = fields.map((field) => field.value());
      return words.every(Boolean) ? words : null;
    },
    changed: () => JSON.stringify(fields.map((field) => field.value())) !== before,
  };
}

const name = (roll, view) => [roll.label, view.shipName(roll.ship)].filter(Boolean).join(", ");

function choiceField(roll, view) {
  const [chosen] = roll.faces.map((die) => die.face);
  const select = el("select", {}, ...roll.choice.map((word) => el("option", { value: word, selected: word === chosen }, roll.choice_labels[word] ?? word)));
  return { element: el("label.field", {}, el("span", {}, name(roll, view)), select), value: () => [select.value] };
}

function facesField(roll, view) {
  const sides = Number(roll.dice.split("d")[1]);
  const wrong = el("p.wrong", { role: "alert" });
  const inputs = roll.faces.map((die, place) => el("input.face", {
    type: "text", inputmode: "numeric", autocomplete: "off", value: String(die.face),
    "aria-label": t("face", { n: place + 1, label: roll.label }), onfocus: (event) => event.target.select(), oninput: () => check(place),
  }));
  const element = el("div.cells", {}, el("p.what", {}, `${roll.dice} ${name(roll, view)}`), el("div.line", {}, ...inputs), wrong);
  return { element, value };

  function check(place) {
    const input = inputs[place];
    input.value = tidy(input.value, sides);
    const fine = input.value === "" || isFace(input.value, sides);
    if (fine) input.removeAttribute("aria-invalid");
    else input.setAttribute("aria-invalid", "true");
    complain();
  }

  function complain() {
    const last = inputs.findLastIndex((input) => input.value);
    const place = inputs.findIndex((input, at) => at <= last && !isFace(input.value, sides));
    const facts = { n: place + 1, label: roll.label, text: inputs[place]?.value, sides };
    wrong.textContent = place < 0 ? "" : t(facts.text ? "badFace" : "missedFace", facts);
    return place >= 0;
  }

  function value() {
    return complain() ? null : inputs.filter((input) => input.value).map((input) => Number(input.value));
  }
}
