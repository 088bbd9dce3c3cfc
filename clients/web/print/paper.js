// Which paper is printed on: a stylesheet of its own for each, since the page's policy allows no style in the page.

const SIZES = ["a4", "letter"];

/** Countries that print on Letter; all others print on A4. */
const ON_LETTER = /-(US|CA|MX|PH|CO|CL|VE)\b/;

/** Return the paper chosen last, else the one of the reader's country. */
export function paperNow() {
  const kept = localStorage.getItem("paper");
  if (SIZES.includes(kept)) return kept;
  return ON_LETTER.test(navigator.language) ? "letter" : "a4";
}

/** Keep a choice of paper for the next visit. */
export function keepPaper(size) {
  localStorage.setItem("paper", size);
}

/** Lay paper of a size; when it is done, the style of its pages is in force. */
export function layPaper(size) {
  const href = `/web/css/paper-${size}.css`;
  const there = document.getElementById("paper");
  if (there?.getAttribute("href") === href) return Promise.resolve();
  const link = document.createElement("link");
  link.id = "paper";
  link.rel = "stylesheet";
  const done = new Promise((loaded) => {
    link.onload = loaded;
    link.onerror = loaded;
  });
  link.href = href;
  there?.remove();
  document.head.append(link);
  return done;
}

/** Take the paper away, so that no other page is printed by its rules. */
export function liftPaper() {
  document.getElementById("paper")?.remove();
}

export { SIZES };
