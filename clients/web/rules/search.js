// Search without accents: « béton » finds « Beton », and all words must be there.

/** Return *text* in small letters without accents. */
export function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/œ/g, "oe").replace(/[’]/g, "'").toLowerCase().trim();
}

/** Tell whether *words*, folded, hold each word of what is *wanted*, folded. */
export function matches(words, wanted) {
  return wanted.split(/\s+/).every((word) => words.includes(word));
}
