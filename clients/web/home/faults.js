// What the rules say no to, shown beside the field it is about.

/**
 * Show faults where they belong: at the field of their JSON pointer, else at what is nearest around it.
 * @param {Element} page
 * @param {Record<string, readonly string[]>} errors
 * @returns {HTMLElement | null} the first control at fault
 */
export function showFaults(page, errors) {
  for (const place of page.querySelectorAll("[data-wrong]")) place.textContent = "";
  for (const control of page.querySelectorAll("[aria-invalid]")) control.removeAttribute("aria-invalid");
  let first = null;
  for (const [pointer, texts] of Object.entries(errors)) {
    const place = nearest(page, "wrong", pointer);
    if (place) place.textContent = texts.join(" ");
    const control = page.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`);
    control?.setAttribute("aria-invalid", "true");
    openAround(place ?? control);
    first ??= control;
  }
  return first;
}

function nearest(page, name, pointer) {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const place = page.querySelector(`[data-${name}="${CSS.escape(at)}"]`);
    if (place || at === "") return place;
  }
}

/** A fault in a fold would not be seen: open it. */
function openAround(element) {
  for (let fold = element?.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
}
