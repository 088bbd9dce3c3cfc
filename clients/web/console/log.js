// The log: what was ordered, with which dice, and what came of it, the newest on top; and the way back from there.

import { el, keyed } from "/web/base/dom.js";
import { lang, t } from "/web/base/lang.js";
import { openAmend } from "/web/console/amend.js";
import { cardOf } from "/web/console/card.js";
import { cardsOf, standing } from "/web/console/history.js";
import { orderLine } from "/web/console/ordered.js";

const MOST_TOLD = 6;

/** Keep *place* true to the log. */
export function makeLog(place, view) {
  const list = el("ol.log");
  const earlier = el("button.quiet.earlier", { type: "button", onclick: () => view.log.readEarlier().then(() => view.draw()) }, t("logEarlier"));
  const link = el("a", { href: `/api/v1${view.path}/log?format=text&lang=${lang()}`, target: "_blank" }, t("logText"));
  const rules = el("a", { href: `/rulesets/${view.battle.ruleset}`, target: "_blank" }, t("rulesText"));
  let open = null;
  let newest = null;
  place.replaceChildren(el("header.log-head", {}, el("h2", {}, t("log")), el("nav.log-nav", {}, rules, link)), list, earlier);

  function draw() {
    const stands = standing([...view.entries].reverse());
    // What is new is on top; whoever has a hand on an old card stays there.
    const back = newest !== view.entries[0]?.n && !place.contains(document.activeElement);
    newest = view.entries[0]?.n;
    if (back) open = null;
    keyed(list, view.entries.length ? cardsOf(view.entries).map((card) => item(card, stands)) : [nothing()]);
    earlier.hidden = !view.log.hasEarlier();
    if (back) place.scrollTop = 0;
  }

  function item({ entries }, stands) {
    const [{ n }] = entries;
    const opened = open === n;
    const toggle = () => {
      open = opened ? null : n;
      draw();
      list.querySelector(`[data-n="${n}"] .entry-head`)?.focus();
    };
    return {
      key: String(entries.at(-1).n),
      data: [entries, lang(), opened && [stands, view.battle.pending !== null]],
      make: () => cardOf(entries, view, view.isGm() ? { open: opened, toggle, ways: opened ? waysFrom(entries[0], stands, view) : [] } : null),
    };
  }

  return {
    draw,
    /** Show or hide the log where it is a drawer. */
    toggle: () => place.classList.toggle("open"),
  };
}

const nothing = () => ({ key: "nothing", data: lang(), make: () => el("li.quiet", {}, t("logEmpty")) });

/** Return what can be done from an entry: back to it, forth to it, correct it; each says what that does. */
function waysFrom(entry, { done, undone }, view) {
  const back = done.filter((n) => n > entry.n);
  const forth = undone.filter((n) => n <= entry.n);
  const mayAmend = entry.kind === "command" && done.includes(entry.n);
  const idle = view.battle.pending === null;
  return [
    done.includes(entry.n) && back.length > 0 && way("undoTo", "undoToWhat", back, () => view.send("POST", "/undo", { to: entry.n })),
    undone.includes(entry.n) && way("redoTo", "redoToWhat", forth, () => view.send("POST", "/redo", { to: entry.n })),
    done.includes(entry.n) && way("undoThis", "undoToWhat", [...(done.filter((n) => n >= entry.n))], () => view.send("POST", "/undo", { to: entry.n - 1 })),
    mayAmend && el("button.amend", { type: "button", disabled: !idle, title: idle ? null : t("amendBusy"), onclick: () => openAmend(entry, view) }, t("amend")),
  ];

  function way(label, what, numbers, does) {
    return el("div.way", {}, el("button", { type: "button", disabled: !idle, onclick: does }, t(label)), el("p.meta", {}, t(what, { what: told(numbers, view) })));
  }
}

/** Return orders in words, the newest last; many are counted. */
function told(numbers, view) {
  const words = numbers.slice(0, MOST_TOLD).map((n) => {
    const entry = view.entries.find((each) => each.n === n);
    const order = entry?.kind === "command" ? orderLine({ type: entry.command.type, ship: entry.command.ship }, view) : t("logAmend", { n: entry?.entry });
    return t("logOne", { n, order });
  });
  const more = numbers.length - words.length;
  return [...words, more > 0 && t("logMore", { n: more })].filter(Boolean).join(", ");
}
