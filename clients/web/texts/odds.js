// Odds of orders.

export const fr = {
  odds: "Chances",
  oddsMean: "{label} : {mean} en moyenne",
  oddsRest: "Non regardé : {p}",
  compare: "Garder pour comparer",
  compared: "Comparaison",
  sortBy: "Trier selon",
  forget: "Oublier la comparaison",
};

export const en = {
  odds: "Odds",
  oddsMean: "{label}: {mean} on average",
  oddsRest: "Not looked at: {p}",
  compare: "Keep to compare",
  compared: "Side by side",
  sortBy: "Sort by",
  forget: "Forget these",
};
