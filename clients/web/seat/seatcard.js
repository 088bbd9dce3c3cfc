// One seat as the GM sees it: how to come in, who has come, and the way to take it back.

import { ask } from "/web/base/api.js";
import { el, fill, tell } from "/web/base/dom.js";
import { flag } from "/web/base/flag.js";
import { icon } from "/web/base/icons.js";
import { t, word } from "/web/base/lang.js";

/**
 * Return the card of a seat.
 * @param {object} seat as `GET /tokens` has it
 * @param {string | null} address at which it is taken, null where none answers
 * @param {import("/web/battle/view.js").BattleView} view
 * @param {() => void} changed is called when access was taken back
 */
export function seatCard(seat, address, view, changed) {
  return el("li.seat-card", { "data-seat": seat.role },
    seat.code && address && el("img.qr", {
      src: `/api/v1/tokens/${seat.id}/qr?address=${encodeURIComponent(address)}`, alt: t("qrOf", { code: seat.code }), width: 176, height: 176,
    }),
    el("div", {},
      el("h3", {}, ...title(seat, view)),
      seat.role === "player" && el("p.meta", {}, seat.may.map((may) => word("mayOf", may)).join(" · ") || t("mayLook")),
      seat.code && el("p.seat-code", {}, el("span.only-read", {}, t("code")), seat.code),
      seat.code && address && el("p.seat-address", {}, `${address.replace("http://", "")}/join`),
      joined(seat, changed),
      takeBack(t("revoke"), t("revokeSure", { who: naming(seat, view) }), seat.id, changed)));
}

function title(seat, view) {
  if (seat.role !== "player") return [icon(seat.role === "display" ? "screen" : "key"), naming(seat, view)];
  const place = Math.max(0, view.sidePlace(seat.side));
  return [flag(place), el(`span.side-${place % 6}`, {}, naming(seat, view))];
}

function naming(seat, view) {
  const what = seat.role === "player" ? view.sideName(seat.side) : t(seat.role === "display" ? "displaySeat" : "secondGm");
  return [what, seat.name].filter(Boolean).join(" · ");
}

/** Who has come in by this seat, each of whom can be sent away alone. */
function joined(seat, changed) {
  if (!seat.code) return null;
  if (!seat.devices.length) return el("p.quiet", {}, t("nobodyYet"));
  return el("ul.joined", {}, ...seat.devices.map((device) => el("li", {},
    el("span", {}, device.name ?? t("nameless")),
    takeBack(t("revokeOne"), t("revokeSure", { who: device.name ?? t("nameless") }), device.id, changed, t("revokeDevice", { who: device.name ?? t("nameless") })))));
}

/** A button that asks once more before it takes access back. */
function takeBack(label, question, token, changed, name = "") {
  const place = el("div.seat-revoke", {});
  const ready = () => fill(place, el("button.quiet", { type: "button", onclick: sure, "aria-label": name || false }, label));
  ready();
  return place;

  function sure() {
    fill(place,
      el("p", { role: "alert" }, question),
      el("button.danger", { type: "button", onclick: revoke }, t("revokeYes")),
      el("button", { type: "button", onclick: keep }, t("revokeNo")));
    place.querySelector("button:last-child").focus();
  }

  function keep() {
    ready();
    place.firstChild.focus();
  }

  async function revoke() {
    const { status, body } = await ask("DELETE", `/tokens/${token}`);
    if (status !== 204 && status !== 404) tell(body?.detail ?? t("unreachable"), true);
    changed();
  }
}
