// Which style sheets a page wears: its own and no other's, so that no page is touched by the names of another.

let dressing = Promise.resolve();

/**
 * Wear the style sheets of these names beside the base, and take off all others.
 * @param {...string} names files of /web/css without their ending
 * @returns {Promise<void>} done when they are there
 */
export function dress(...names) {
  // One after the other: what is taken off before it is there would be waited for without an end.
  dressing = dressing.then(() => wear(names));
  return dressing;
}

async function wear(names) {
  const worn = new Map([...document.querySelectorAll("link[data-sheet]")].map((link) => [link.dataset.sheet, link]));
  const fresh = names.filter((name) => !worn.has(name)).map(putOn);
  await Promise.all(fresh);
  for (const [name, link] of worn) if (!names.includes(name)) link.remove();
}

/**
 * Say what *page* shows, for the style sheets: it is its class, and with "at-" before it that of the body, for what
 * stands around the page.
 */
export function become(page, name = "") {
  page.className = name;
  document.body.className = name && `at-${name}`;
}

function putOn(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/web/css/${name}.css`;
  link.dataset.sheet = name;
  return new Promise((done) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => done());
    document.head.append(link);
  });
}
