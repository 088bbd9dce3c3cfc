// The choices above what is printed, and the preview that follows them.

import { el } from "/web/base/dom.js";
import { become } from "/web/base/dress.js";
import { icon } from "/web/base/icons.js";
import { t, word } from "/web/base/lang.js";
import { SIZES, keepPaper, layPaper, liftPaper, paperNow } from "/web/print/paper.js";

/**
 * Show choices and preview on *page*, and return how to leave.
 * @param {HTMLElement} page
 * @param {{title: string, back: string, choices: readonly Element[], draw: (place: HTMLElement) => void}} what the
 *   heading, the address to go back to, the fields of choice, and what draws the pages into their place
 */
export async function showPrint(page, { title, back, choices, draw }) {
  const place = el("div.papers", { id: "papers" });
  const form = el("form.print-choices", { onsubmit: print, onchange: renew },
    el("header", {}, el("h1", {}, title), el("a", { href: back }, t("printBack"))),
    el("div.print-send", {},
      el("button.big", { type: "submit" }, icon("print"), t("printNow")),
      el("p.hint", { role: "status", id: "pages" }),
    ),
    choice("paper", t("paper"), SIZES.map((size) => [size, word("paperOf", size)]), paperNow()),
    ...choices,
  );
  become(page, "print-page");
  page.replaceChildren(form, place);
  const fit = () => {
    // A page is as wide as its paper; on a narrow screen its picture is made smaller, what is printed is not.
    place.style.zoom = "";
    const sheet = place.querySelector(".paper");
    if (sheet && window.matchMedia("screen").matches) place.style.zoom = `${Math.min(1, place.clientWidth / sheet.offsetWidth)}`;
  };
  const natural = () => {
    place.style.zoom = "";
  };
  window.addEventListener("resize", fit);
  window.addEventListener("beforeprint", natural);
  window.addEventListener("afterprint", fit);
  await renew();

  async function renew() {
    const size = new FormData(form).get("paper");
    keepPaper(size);
    await Promise.all([layPaper(size), document.fonts.ready]);
    natural();
    draw(place);
    place.dataset.paper = size;
    fit();
    const count = place.querySelectorAll(".paper").length;
    document.getElementById("pages").textContent = count ? t("pageCount", { n: count }) : t("nothingToPrint");
    form.querySelector(".print-send button").disabled = !count;
  }

  function print(event) {
    event.preventDefault();
    window.print();
  }

  return () => {
    liftPaper();
    window.removeEventListener("resize", fit);
    window.removeEventListener("beforeprint", natural);
    window.removeEventListener("afterprint", fit);
  };
}

/** Return a choice of one among few. */
export function choice(name, label, values, now) {
  return el("fieldset.field", {},
    el("legend", {}, label),
    el("div.ways", {}, ...values.map(([value, text]) => el("label.print-pick", {}, el("input", { type: "radio", name, value, checked: value === now }), el("span", {}, text)))),
  );
}

/**
 * Return a choice of some among many, by group, with all and none.
 * @param {string} name
 * @param {string} label
 * @param {readonly {title: string, items: readonly {id: string, label: string, on: boolean}[]}[]} groups
 */
export function several(name, label, groups) {
  const all = (on) => (event) => {
    const field = event.target.closest("fieldset");
    for (const box of field.querySelectorAll("input")) box.checked = on;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return el("fieldset.field.print-several", {},
    el("legend", {}, label),
    ...groups.map(({ title, items }) => el("div.print-group", {},
      title && el("h2", {}, title),
      el("div.ways", {}, ...items.map(({ id, label: text, on }) => el("label.print-pick", {}, el("input", { type: "checkbox", name, value: id, checked: on }), el("span", {}, text)))),
    )),
    el("div.ways", {},
      el("button.quiet", { type: "button", onclick: all(true) }, t("chooseAll")),
      el("button.quiet", { type: "button", onclick: all(false) }, t("chooseNone")),
    ),
  );
}

/** Return what is chosen under *name* in the form that stands above *place*. */
export function chosen(place, name) {
  return new Set(new FormData(place.parentElement.querySelector("form")).getAll(name));
}
