// The game master's console.

export const fr = {
  round: "Tour {n}",
  over: "La bataille est terminée",
  next: "Étape suivante",
  undo: "Annuler",
  redo: "Rétablir",
  ships: "Navires",
  outOfPlay: "hors de combat",
  acting: "agit",
  veil: "voile : {veil}",
  veilOf: { none: "aucun", sheet: "fiche", whole: "entier" },
  sheet: "Fiche",
  change: "Changer {label}",
  nobody: "Nul ne répond",
  keys: "Touches : n étape suivante, u annuler, U rétablir, chiffres pour les dés, Échap ferme",
};

export const en = {
  round: "Round {n}",
  over: "The battle is over",
  next: "Next step",
  undo: "Undo",
  redo: "Redo",
  ships: "Ships",
  outOfPlay: "out of action",
  acting: "acting",
  veil: "veil: {veil}",
  veilOf: { none: "none", sheet: "sheet", whole: "whole" },
  sheet: "Sheet",
  change: "Change {label}",
  nobody: "Nobody answers",
  keys: "Keys: n next step, u undo, U redo, digits for dice, Esc closes",
};
