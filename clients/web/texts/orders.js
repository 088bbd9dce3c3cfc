// Orders.

export const fr = {
  orders: "Ordres",
  ordersFor: "Ordres pour {ship}",
  ordersBattle: "Ordres à toute la bataille",
  give: "Donner l’ordre",
  notNow: "pas maintenant : {why}",
  overrule: "Passer outre",
  optional: "facultatif",
  asJson: "en JSON",
  choose: "choisir…",
};

export const en = {
  orders: "Orders",
  ordersFor: "Orders for {ship}",
  ordersBattle: "Orders to the whole battle",
  give: "Give the order",
  notNow: "not now: {why}",
  overrule: "Overrule",
  optional: "optional",
  asJson: "as JSON",
  choose: "choose…",
};
