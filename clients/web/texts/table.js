// The table display, and ships as it and the players' pages show them.

export const fr = {
  shipActs: "agit",
  shipOut: "hors de combat",
  shipsOut: "Hors de combat : {ships}",
  sideCount: "{n} sur {of}",
  seaPage: "{n} sur {of}",
  fullScreen: "Plein écran",
  battleOver: "La bataille est terminée",
  throwOf: "{ship} : {what}",
  diceAwaited: "{whose}, {dice}",
  choiceAwaited: "{who} choisit : {what}",
  awaitedNow: "On attend · {order}",
  nothingAwaited: "Rien n’est attendu.",
  moreAwaited: { one: "et {n} autre jet", other: "et {n} autres jets" },
  moreThrows: "+ {n}",
};

export const en = {
  shipActs: "acting",
  shipOut: "out of action",
  shipsOut: "Out of action: {ships}",
  sideCount: "{n} of {of}",
  seaPage: "{n} of {of}",
  fullScreen: "Full screen",
  battleOver: "The battle is over",
  throwOf: "{ship}: {what}",
  diceAwaited: "{whose}, {dice}",
  choiceAwaited: "{who} chooses: {what}",
  awaitedNow: "Awaited · {order}",
  nothingAwaited: "Nothing is awaited.",
  moreAwaited: { one: "and {n} more roll", other: "and {n} more rolls" },
  moreThrows: "+ {n}",
};
