// A player's way in and page.

export const fr = {
  noToken: "Cet appareil n’est pas encore admis",
  noTokenHow: "Le meneur ouvre le lien que le serveur affiche à son démarrage. Un joueur entre le code de sa place.",
  code: "Code de la place",
  yourName: "Votre nom",
  join: "Rejoindre",
};

export const en = {
  noToken: "This device is not let in yet",
  noTokenHow: "The game master opens the link that the server prints when it starts. A player enters the code of a seat.",
  code: "Code of the seat",
  yourName: "Your name",
  join: "Join",
};
