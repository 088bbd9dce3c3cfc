// The seats at the table, for the GM: made, shown with QR code, address and code, and taken back.

import { ask } from "/web/base/api.js";
import { el, fill, keyed, tell } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { icon } from "/web/base/icons.js";
import { lang, t, word } from "/web/base/lang.js";
import { seatCard } from "/web/seat/seatcard.js";

const HASH = "#seats";
const LOOK_MS = 4000;
const MAY = ["dice", "orders", "odds"];

/**
 * Open the seats whenever the address ends in #seats; returns how to stop.
 * @param {import("/web/battle/view.js").BattleView} view
 */
export function watchSeats(view) {
  const look = () => location.hash === HASH && openSeats(view);
  window.addEventListener("hashchange", look);
  look();
  return () => {
    window.removeEventListener("hashchange", look);
    document.querySelector("dialog.seats")?.close();
  };
}

/** Open the seats of a battle as a dialog. */
export async function openSeats(view) {
  if (document.querySelector("dialog.seats")) return;
  const reach = el("section.reach", { "aria-live": "polite" });
  const fresh = el("div.fresh", {});
  const list = el("ul.seat-list", {});
  const dialog = el("dialog.seats", { "aria-labelledby": "seats-title", onclose: closed },
    el("header", {},
      el("h1", { id: "seats-title" }, t("seatsPage")),
      el("button.quiet", { type: "button", onclick: () => dialog.close(), "aria-label": t("close") }, icon("close"))),
    reach,
    el("section.making", {}, el("h2", {}, t("newSeat")), ...view.battle.board.sides.map((side, place) => sideRow(side, place, make)), otherRow(view, make)),
    fresh,
    el("section", {}, el("h2", {}, t("seatsGiven")), list));
  const state = { address: null, addresses: [], chosen: null };
  document.body.append(dialog);
  dialog.showModal();
  const looking = setInterval(drawList, LOOK_MS);
  await drawReach();
  await drawList();

  function closed() {
    clearInterval(looking);
    dialog.remove();
    if (location.hash === HASH) history.replaceState(null, "", location.pathname + location.search);
  }

  async function drawReach() {
    const { status, body } = await ask("GET", "/reach");
    if (status !== 200) return fill(reach, el("p.critical", {}, body?.detail ?? t("unreachable")));
    state.addresses = body.addresses;
    state.address = state.addresses.includes(state.chosen) ? state.chosen : (state.addresses[0] ?? null);
    return fill(reach, ...reachWords(body, state, choose, async () => { await drawReach(); await drawList(); }));
  }

  function choose(address) {
    state.chosen = state.address = address;
    drawList();
  }

  async function make(wanted) {
    const body = wanted.role === "gm" ? wanted : { ...wanted, battle: view.id };
    const answer = await ask("POST", "/tokens", body);
    if (answer.status !== 201) return tell(answer.body?.detail ?? t("unreachable"), true);
    fill(fresh, answer.body.role === "gm" && gmLink(answer.body));
    await drawList();
    return list.querySelector(`[data-key="${answer.body.id}"]`)?.scrollIntoView({ block: "nearest" });
  }

  async function drawList() {
    const { status, body } = await ask("GET", "/tokens");
    if (status !== 200 || !dialog.isConnected) return;
    const here = body.filter((seat) => seat.role === "gm" || (seat.battle === view.id && seat.code));
    list.previousElementSibling.hidden = here.length === 0;
    keyed(list, here.map((seat) => ({ key: seat.id, data: [seat, state.address, lang()], make: () => seatCard(seat, state.address, view, drawList) })));
  }
}

/** What can be said of the way in: at which address, or why there is none and how to open one. */
function reachWords({ local, addresses, command }, state, choose, again) {
  if (!addresses.length) {
    return [
      el("p.critical", {}, t(local ? "reachLocal" : "reachNone")),
      local && el("p", {}, t("reachHow"), " ", el("code", {}, command)),
      el("button", { type: "button", onclick: again }, t("reachAgain")),
    ];
  }
  return [
    el("p", {}, t("sameNetwork")),
    addresses.length === 1
      ? el("p.seat-address", {}, addresses[0])
      : el("div.choices", { role: "radiogroup", "aria-label": t("address") }, ...addresses.map((address) => el("button", {
        type: "button", role: "radio", "aria-checked": String(address === state.address), onclick: (event) => pick(event, address),
      }, address))),
  ];

  function pick(event, address) {
    for (const each of event.currentTarget.parentNode.children) each.setAttribute("aria-checked", String(each === event.currentTarget));
    choose(address);
  }
}

function sideRow(side, place, make) {
  const boxes = MAY.map((may) => el("input", { type: "checkbox", name: may, checked: may === "dice" }));
  const send = () => make({ role: "player", side: side.id, may: MAY.filter((_, n) => boxes[n].checked) });
  return el(`fieldset.seat-row.side-${place % 6}`, {},
    el("legend.only-read", {}, side.name),
    el("p.whose", { "aria-hidden": "true" }, flag(place), side.name),
    el("div.mays", {}, ...MAY.map((may, n) => el("label.check", {}, boxes[n], word("mayOf", may)))),
    el("button", { type: "button", onclick: send, "aria-label": t("seatFor", { side: side.name }) }, icon("plus"), t("makeSeat")));
}

function otherRow(view, make) {
  return el("div.seat-row.others", {},
    el("button", { type: "button", onclick: () => make({ role: "display" }) }, icon("screen"), t("makeDisplay")),
    el("button", { type: "button", onclick: () => make({ role: "gm" }) }, icon("key"), t("makeGm")),
    el("a", { href: `${location.origin}/battles/${view.id}/table`, target: "_blank" }, t("tableHere")));
}

/** The link of another GM: its token is kept nowhere, so it is shown this once. */
function gmLink({ link, qr, token }) {
  return el("div.seat-card.once", {},
    qr && el("img.qr", { src: `data:image/svg+xml,${encodeURIComponent(qr)}`, alt: t("qrGm"), width: 176, height: 176 }),
    el("div", {},
      el("h3", {}, t("secondGm")),
      el("p", {}, t("shownOnce")),
      el("p.seat-address", {}, link ?? `${location.origin}/gm/${token}`)));
}
