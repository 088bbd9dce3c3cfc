// The log.

export const fr = {
  log: "Journal",
  logEmpty: "Rien encore.",
  logText: "Journal à lire",
  undone: "annulé",
  amended: "corrigé",
  void: "sans effet",
  kindOf: { undo: "Annulé", redo: "Rétabli", amend: "Correction", cancel: "Abandonné" },
};

export const en = {
  log: "Log",
  logEmpty: "Nothing yet.",
  logText: "Log to read",
  undone: "undone",
  amended: "corrected",
  void: "void",
  kindOf: { undo: "Undone", redo: "Redone", amend: "Correction", cancel: "Given up" },
};
