// What a mark of a ship says: its word, and its value where it has one.

/** Return the word of a mark, with what it says more precisely; a value that begins with that word stands alone. */
export function markText({ label, value }) {
  if (typeof value !== "string") return label;
  return value.toLowerCase().startsWith(label.toLowerCase()) ? value : `${label} · ${value}`;
}

/** Return the same with the number of it, where no sign beside it shows how much there is. */
export function markSaid(mark) {
  return typeof mark.value === "number" ? `${mark.label} ${mark.value}` : markText(mark);
}
