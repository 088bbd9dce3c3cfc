// What is under way on a battle's page and not sent yet: the chosen ship, the order that is filled in, typed faces.
// It outlives a reload and the other language.

/**
 * Take up again what was under way here, and keep it from now on whenever the page is left.
 * @param {import("/web/battle/view.js").BattleView} view whose parts are drawn
 * @returns {() => void} keeps it and stops
 */
export function keepUnderWay(view) {
  const key = `timonier.underway.${view.id}`;
  takeUp(view, JSON.parse(sessionStorage.getItem(key)));
  const keep = () => sessionStorage.setItem(key, JSON.stringify(underWay(view)));
  window.addEventListener("pagehide", keep);
  return () => {
    window.removeEventListener("pagehide", keep);
    keep();
  };
}

function underWay(view) {
  return { chosen: view.chosen, order: view.parts.orders.underWay(), faces: view.parts.tray.underWay() };
}

function takeUp(view, kept) {
  if (!kept) return;
  if (kept.chosen && view.ship(kept.chosen)?.in_play) view.choose(kept.chosen);
  if (kept.order) view.parts.orders.open(kept.order.type, kept.order.values, kept.order.title, false);
  view.parts.tray.takeUp(kept.faces);
}
