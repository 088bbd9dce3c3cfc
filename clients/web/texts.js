// What the start page says, in French and English, and which of the two to speak.

export const TEXTS = {
  fr: {
    tagline: "Tient les comptes d’une bataille navale jouée sur une vraie table.",
    server: "Le serveur",
    asking: "Le serveur est interrogé…",
    well: "Tout va bien",
    unwell: "Le serveur ne répond pas.",
    games: "Règles du jeu",
    dice: "Dés :",
    programs: "Pour les programmes",
    docs: "Documentation de l’API",
  },
  en: {
    tagline: "Keeps the books of a naval battle played at a real table.",
    server: "The server",
    asking: "Asking the server…",
    well: "All is well",
    unwell: "The server does not answer.",
    games: "Rule sets",
    dice: "Dice:",
    programs: "For programs",
    docs: "Documentation of the API",
  },
};

/**
 * Return the language to speak: that of the address, else the first one of the browser's that is ours,
 * else French.
 * @param {string} search the address from its question mark on
 * @param {readonly string[]} languages the browser's, most wanted first
 */
export function pickLang(search, languages) {
  const wanted = [new URLSearchParams(search).get("lang") ?? "", ...languages];
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in TEXTS);
  return known ?? "fr";
}
