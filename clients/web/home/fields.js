// The fields of a set-up, drawn from its JSON Schema: what is left alone is not sent, and stays as it is printed.

import { el, fill } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { kindsOf, labelOf } from "/web/base/schema.js";

const OWN = new Set(["id", "name", "side", "type", "sides", "ships"]);

/**
 * Return the fields of an object of a set-up.
 * @param {object} schema of the object
 * @param {Record<string, unknown>} values what is set; changed in place
 * @param {{pointer: string, type?: object, sides?: () => readonly object[], changed: () => void}} about the
 *   JSON pointer of the object, the ship's type as `/rulesets/{id}` has it, the sides there are, who is told
 */
export function fieldsOf(schema, values, about) {
  return Object.entries(schema.properties ?? {})
    .filter(([name, field]) => !OWN.has(name) && fits(field, about.type))
    .map(([name, field]) => fieldOf(name, field, values, { ...about, pointer: `${about.pointer}/${name}` }));
}

/** Tell whether a field is for ships of this type. */
function fits(field, type) {
  return !field["x-only"] || (type && field["x-only"].includes(type.id));
}

function fieldOf(name, field, values, about) {
  const wrong = el("p.wrong", { role: "alert", "data-wrong": about.pointer });
  const draw = GROUPS.find(([is]) => is(field))?.[1];
  if (draw) return el("fieldset.field.h-wide", {}, el("legend", {}, field.title), draw(name, field, values, about), wrong);
  const needed = field["x-needed"]?.includes(about.type?.id) ?? false;
  const control = SINGLES.find(([is]) => is(field))[1](name, field, values, about);
  control.dataset.pointer = about.pointer;
  return el("label.field", {}, el("span", {}, field.title, needed && el("small", {}, ` ${t("fieldNeeded")}`)), control, wrong);
}

const GROUPS = [
  [(field) => field.properties, group],
  [(field) => field.propertyNames, counts],
  [(field) => field.items?.enum, several],
];

const SINGLES = [
  [(field) => field.enum, word],
  [(field) => field["x-ref"] === "side", side],
  [(field) => kindsOf(field).includes("boolean"), flag],
  [() => true, whole],
];

function set(values, name, value, about) {
  if (value === undefined) delete values[name];
  else values[name] = value;
  about.changed();
}

/** What the ship's type says of a field, as words. */
function printed(field, about) {
  const value = about.type?.[field["x-printed"]];
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return labelOf(field, value);
}

function blank(field, about) {
  const own = printed(field, about);
  return own ? t("asPrinted", { value: own }) : t("notSaid");
}

function choice(options, name, values, about, none) {
  const control = el("select", {
    onchange: () => set(values, name, control.value === "" ? undefined : options[Number(control.value)][0], about),
  }, el("option", { value: "" }, none), ...options.map(([value, label], place) => el("option", { value: place, selected: values[name] === value }, label)));
  return control;
}

function word(name, field, values, about) {
  return choice(field.enum.map((each) => [each, labelOf(field, each)]), name, values, about, blank(field, about));
}

function flag(name, field, values, about) {
  return choice([[true, t("yes")], [false, t("no")]], name, values, about, blank(field, about));
}

function side(name, field, values, about) {
  return choice(about.sides().map((each) => [each.id, each.name]), name, values, about, t("notSaid"));
}

function whole(name, field, values, about) {
  const control = el("input", {
    type: "number", inputmode: "numeric", step: 1, min: field.minimum, max: field.maximum,
    value: values[name] ?? "", placeholder: printed(field, about),
    oninput: () => set(values, name, control.value === "" ? undefined : Number(control.value), about),
  });
  return control;
}

/** An object of fields; it is there only while one of them is set. */
function group(name, field, values, about) {
  const own = { ...(values[name] ?? {}) };
  const changed = () => set(values, name, Object.keys(own).length ? own : undefined, about);
  return el("div.h-fields", {}, ...fieldsOf(field, own, { ...about, changed }));
}

/** How many of each word: the options a ship buys. */
function counts(name, field, values, about) {
  const own = { ...(values[name] ?? {}) };
  const one = (each) => {
    const control = el("input", {
      type: "number", inputmode: "numeric", min: 0, max: 9, step: 1, value: own[each] ?? "", placeholder: "0",
      "data-pointer": `${about.pointer}/${each}`,
      oninput: () => {
        if (Number(control.value) > 0) own[each] = Number(control.value);
        else delete own[each];
        set(values, name, Object.keys(own).length ? { ...own } : undefined, about);
      },
    });
    return el("label.field.h-count", {}, el("span", {}, labelOf(field, each)), control);
  };
  return el("div.h-fields.h-counts", {}, ...field.propertyNames.enum.map(one));
}

/** Some of several words. */
function several(name, field, values, about) {
  const place = el("div.h-fields", {});
  fill(place, ...field.items.enum.map((each) => {
    const box = el("input", { type: "checkbox", checked: (values[name] ?? []).includes(each), onchange: change });
    box.dataset.word = each;
    return el("label.check", {}, box, el("span", {}, labelOf(field, each)));
  }));
  return place;

  function change() {
    const chosen = [...place.querySelectorAll("input:checked")].map((box) => box.dataset.word);
    set(values, name, chosen.length ? chosen : undefined, about);
  }
}
