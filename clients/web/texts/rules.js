// The rules help.

export const fr = {
  ruleUntold: "Cette règle n’a pas encore de texte ici.",
  rulesAll: "Toutes les règles",
  rulesOf: "Règles de {game}",
  rulesFind: "Chercher dans les règles",
  rulesNone: "Rien ne correspond à « {words} ».",
  rulesText: "Règles",
  rulesTables: "Tables",
  rulesOptions: "Options",
  rulesCommands: "Ordres",
  rulesPrint: "Imprimer",
  rulesFound: { one: "{n} trouvé", other: "{n} trouvés" },
  rulesDefault: "par défaut",
  rulesFrom: "à partir de {n}",
  rulesRange: "de {n} à {m}",
  rulesSource: "Source : {source}",
  rulesNoWords: "Les règles de ce jeu n’ont pas encore de texte ici.",
};

export const en = {
  ruleUntold: "This rule has no text here yet.",
  rulesAll: "All rules",
  rulesOf: "Rules of {game}",
  rulesFind: "Search the rules",
  rulesNone: "Nothing matches “{words}”.",
  rulesText: "Rules",
  rulesTables: "Tables",
  rulesOptions: "Options",
  rulesCommands: "Orders",
  rulesPrint: "Print",
  rulesFound: { one: "{n} found", other: "{n} found" },
  rulesDefault: "default",
  rulesFrom: "from {n}",
  rulesRange: "from {n} to {m}",
  rulesSource: "Source: {source}",
  rulesNoWords: "The rules of this game have no text here yet.",
};
