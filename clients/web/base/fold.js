// Words as they are looked for: « béton » finds "Beton", and "oeuvre" finds « œuvre ».

const SIGNS = { œ: "oe", æ: "ae", "’": "'" };

/** Return *text* in small letters without accents. */
export function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[œæ’]/g, (sign) => SIGNS[sign]);
}

/** Return the words of *text*, folded, without the signs between them. */
export function wordsIn(text) {
  return folded(text).split(/[^a-z0-9]+/).filter(Boolean);
}

/** Tell whether *text*, folded, holds each part of what is *wanted*. */
export function matches(text, wanted) {
  return folded(wanted).split(/\s+/).every((part) => text.includes(part));
}
