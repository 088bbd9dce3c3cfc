// Short ways to build a page: elements, lists that keep their elements, a line that is read aloud.

/**
 * Return a new element.
 * @param {string} name its tag, with classes after points: "button.big"
 * @param {Record<string, unknown>} [props] attributes; `on…` are listeners, false and null are left out
 * @param {...(Node | string | null | false | undefined)} children
 */
export function el(name, props = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const made = document.createElement(tag);
  if (classes.length) made.className = classes.join(" ");
  for (const [key, value] of Object.entries(props)) set(made, key, value);
  fill(made, ...children);
  return made;
}

/** Make *children* the children of *parent*; what is false or nothing is left out. */
export function fill(parent, ...children) {
  parent.replaceChildren(...children.filter((child) => child !== null && child !== false && child !== undefined));
}

/** Make *children* the children of *parent*, and leave the focus with the one that has it and stays. */
export function refill(parent, ...children) {
  const focused = document.activeElement;
  fill(parent, ...children);
  if (focused !== document.activeElement && parent.contains(focused)) focused.focus({ preventScroll: true });
}

/** Return a new SVG element. */
export function svg(name, props = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(props)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

function set(element, key, value) {
  if (value === false || value === null || value === undefined) return;
  if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
  else if (key === "value") element.value = value;
  else element.setAttribute(key, value === true ? "" : String(value));
}

/**
 * Return what draws only where it is given something else than the last time, and tells whether it drew: what
 * stands still on twenty screens must cost none of them anything.
 * @template {unknown[]} Data all that the drawing follows from, such as can be written as JSON
 * @param {(...data: Data) => void} draw
 * @returns {(...data: Data) => boolean}
 */
export function whenNew(draw) {
  let last = null;
  return (...data) => {
    const text = JSON.stringify(data);
    if (text === last) return false;
    last = text;
    draw(...data);
    return true;
  };
}

/**
 * Make the children of *parent* those of *items*, keeping the elements whose data did not change; tell whether any did.
 * @param {Element} parent
 * @param {readonly {key: string, data: unknown, make: () => Element}[]} items
 */
export function keyed(parent, items) {
  const old = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  const wanted = items.map(({ key, data, make }) => {
    const text = JSON.stringify(data);
    const there = old.get(key);
    if (there && there.shownData === text) return there;
    const made = make();
    made.dataset.key = key;
    made.shownData = text;
    return made;
  });
  const same = wanted.length === parent.children.length && wanted.every((e, i) => parent.children[i] === e);
  if (!same) place(parent, wanted);
  return !same;
}

/** Make *wanted* the children of *parent*, and touch none that stands in its place already. */
function place(parent, wanted) {
  const staying = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!staying.has(child)) child.remove();
  wanted.forEach((child, at) => {
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null);
  });
}

/** Say something in the line at the foot of the page; screen readers read it aloud. */
export function tell(text, bad = false) {
  const line = document.getElementById("said");
  line.textContent = text;
  line.className = bad ? "critical" : "good";
  line.hidden = !text;
  line.onclick = () => tell("");
}
