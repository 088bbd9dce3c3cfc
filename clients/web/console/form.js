// The form of an order, drawn from its JSON Schema: no game has code of its own here.

import { el, fill } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { fieldsOf, orderOf, shipField } from "/web/console/asked.js";
import { several } from "/web/console/controls.js";
import { ships } from "/web/console/fields.js";
import { holdButton } from "/web/console/hold.js";
import { RESERVED, letters, underlined } from "/web/console/letters.js";
import { GMS_OWN, HELD, memoryOf } from "/web/console/memory.js";
import { makeOdds } from "/web/console/odds.js";
import * as sentence from "/web/console/sentence.js";
import { ruleLink } from "/web/rules/rule.js";

export { orderFields } from "/web/console/asked.js";

/** Where Enter does what it does anywhere, instead of giving the order. */
const ENTERS = "summary, .overrule, .quiet, .hold, .chances, .rule, .takeback";

export class OrderForm {
  /**
   * @param {{type: string, label: string, rule: string, schema: any}} command
   * @param {Record<string, unknown>} given fields that are known already
   * @param {{send: (order: any, ships: string[]) => Promise<void>, close: () => void, also?: string[]}} does
   * @param {string} title what it is about, where it is about no ship
   */
  constructor(command, given, view, does, title = "") {
    Object.assign(this, { command, given, view, does, title });
    this.ship = shipField(command) === "ship" && given.ship ? given.ship : null;
    const last = memoryOf(view).last(view, command.type, given.ship);
    Object.assign(this, fieldsOf(command, this.#known(), view, last, this.ship ? "ship" : ""));
    this.held = HELD.has(command.type);
    this.also = this.#others();
    this.sending = false;
    this.#build();
    this.weigh();
  }

  /** What is known: the chosen ship is the first of the several that an order may go to. */
  #known() {
    const several = shipField(this.command) === "ships" && this.given.ship && !this.given.ships;
    return several ? { ...this.given, ships: [this.given.ship] } : this.given;
  }

  /** Other ships that can get the same order: those of her side. */
  #others() {
    if (!this.ship || GMS_OWN.has(this.command.type)) return null;
    const { side } = this.view.ship(this.ship) ?? {};
    const there = ships(this.view, this.ship).filter(({ value }) => this.view.ship(value).side === side);
    if (!there.length) return null;
    const letter = letters([{ id: "also", label: t("andAlso") }], RESERVED + this.fields.map((field) => field.letter ?? "").join("")).get("also");
    return { ...several(there, this.does.also ?? [], t("andAlso")), letter };
  }

  #build() {
    this.said = el("p.sentence", { "aria-live": "polite" });
    this.wrong = el("div.wrong.general", { role: "alert" });
    this.apart = el("div.overruling");
    this.odds = makeOdds(this.view);
    this.more = el("details.more", { hidden: this.folded.length === 0 }, el("summary", {}, t("moreFields", { n: this.folded.length })), fieldList(this.folded));
    this.rest = this.also && el("details.also", { open: Boolean(this.does.also?.length) }, el("summary", {}, underlined(t("andAlso"), this.also.letter)), this.also.element);
    const label = this.title ? `${this.command.label} · ${this.title}` : this.command.label;
    this.element = el("form.order", {
      onsubmit: (event) => event.preventDefault(), oninput: () => this.weigh(), onkeydown: (event) => this.#enter(event),
      novalidate: true, "data-order": this.command.type, "aria-label": label,
    },
    el("header.order-head", {}, this.said, this.command.rule && ruleLink(this.view, this.command.rule)),
    el("div.order-body", {},
      el("div.order-asked", {}, fieldList(this.shown), el("div.folds", {}, this.more, ...(this.rest ? [this.rest] : [])), this.wrong, this.#ways(), this.apart),
      this.odds.element));
    const [only] = this.shown;
    this.only = this.shown.length === 1 && only.required && only.control.element.matches("[role=radiogroup]") && !this.held && this.view.may("orders") ? only : null;
    if (this.only) this.only.element.append(el("p.hint.at-once", {}, t("atOnce")));
  }

  #ways() {
    this.giver = this.held
      ? holdButton(t("holdTo", { what: this.command.label }), () => this.#send())
      : el("button.big.give", { type: "button", onclick: () => this.#send() }, el("span", {}, t("give")), el("kbd", { "aria-hidden": "true" }, "↵"));
    this.giver.hidden = !this.view.may("orders");
    return el("div.ways", {}, this.giver,
      el("button.quiet", { type: "button", onclick: this.does.close }, el("span", {}, t("close")), el("kbd", { "aria-hidden": "true" }, t("escape"))));
  }

  /** Say the sentence anew, and ask for the odds of what it says. */
  weigh() {
    const doers = this.doers().map((ship) => this.view.shipName(ship));
    const parts = sentence.partsOf(this.command, this.fields, doers.length ? doers : [this.title].filter(Boolean));
    sentence.draw(this.said, parts);
    this.odds.show(this.#order(), sentence.line(parts));
  }

  /** The ships that get the order. */
  doers() {
    return this.ship ? [this.ship, ...(this.also?.value() ?? [])] : [];
  }

  #order(more = {}) {
    return orderOf(this.command, this.fields, this.ship ? { ship: this.ship, ...more } : more);
  }

  /** Give the order. */
  give() {
    if (!this.held) this.#send();
  }

  async #send(more = {}) {
    if (this.sending || !this.view.may("orders")) return;
    for (const field of this.fields) field.refuse();
    fill(this.wrong);
    fill(this.apart);
    this.sending = this.giver.disabled = true;
    await this.does.send(this.#order(more), this.doers());
    this.sending = this.giver.disabled = false;
  }

  /**
   * Tell what the rules say no to, beside its field, and keep the focus there.  Where the GM may overrule, that
   * stands apart: only its own key, or a press on it, does it.
   * @param {{status: number, body: any}} answer
   */
  refuse({ status, body }) {
    const detail = body?.detail ?? t("unreachable");
    const at = this.fields.filter((field) => body?.errors && field.name in body.errors);
    const rule = body?.rule ? ruleLink(this.view, body.rule) : null;
    for (const field of at) {
      if (this.folded.includes(field)) this.more.open = true;
      field.refuse(el("p", {}, [].concat(body.errors[field.name]).join(" ")), rule);
    }
    if (!at.length) fill(this.wrong, el("p", {}, detail), rule);
    if (body?.soft && this.view.isGm()) fill(this.apart, this.#overrule());
    this.giver.disabled = false;
    if (status !== 0) (at[0] ?? this.#first())?.focus();
    // The way past a refusal is not to be looked for.
    this.apart.firstElementChild?.scrollIntoView({ block: "nearest" });
  }

  #overrule() {
    return el("button.overrule", { type: "button", "aria-keyshortcuts": "!", onclick: () => this.#send({ overrule: true }) },
      el("span", {}, t("overrule")), el("kbd", { "aria-hidden": "true" }, "!"));
  }

  /** The field to begin with: the first that is missing, else the first that is typed, else the last one shown. */
  #first() {
    return this.shown.find((field) => field.required && field.empty()) ?? this.shown.find((field) => field.control.text) ?? this.shown.at(-1);
  }

  /** Put the focus where the order begins; without a keyboard, not where a phone would open one. */
  focus(typing = true) {
    const field = this.#first();
    if (field && (typing || !field.control.text)) field.focus();
    else this.giver.focus({ preventScroll: true });
  }

  #enter(event) {
    const newLine = event.shiftKey && event.target.closest("textarea");
    if (event.key !== "Enter" || newLine || event.target.closest(ENTERS)) return;
    event.preventDefault();
    if (!event.repeat) this.give();
  }

  /** What its fields hold, to be drawn anew. */
  values() {
    return { ...this.given, ...orderOf(this.command, this.fields) };
  }

  /** Take a key that no text wanted: a digit chooses, a letter goes to its field.  Tell whether it meant anything. */
  key({ key }) {
    const overrule = this.apart.querySelector("button");
    if (key === "!" && overrule) overrule.click();
    else if (/^[1-9]$/.test(key)) return this.#digit(Number(key));
    else return this.#goTo(key.toLowerCase());
    return true;
  }

  #goTo(letter) {
    const field = this.fields.find((each) => each.letter === letter);
    if (field) {
      if (this.folded.includes(field)) this.more.open = true;
      field.focus();
    } else if (this.also?.letter === letter) {
      this.rest.open = true;
      this.also.focus();
    } else return false;
    return true;
  }

  #digit(n) {
    if (this.rest?.contains(document.activeElement)) return this.also.digit(n);
    const field = this.fields.find((each) => each.element.contains(document.activeElement)) ?? this.#first();
    if (!field?.digit(n)) return false;
    if (field === this.only && this.doers().length < 2) this.give();
    else if (!field.control.stays) this.#onwards(field);
    return true;
  }

  /** Go on to what is asked for next, once a number key chose something. */
  #onwards(field) {
    const after = this.shown.slice(this.shown.indexOf(field) + 1);
    if (this.shown.includes(field)) after.find((each) => each.empty() || each.control.text)?.focus();
  }
}

const fieldList = (fields) => el("div.order-fields", {}, ...fields.map((field) => field.element));
