// Keys: n next step, u undo, U redo, digits go to the dice that are awaited, Escape closes.

/**
 * Listen to the keys of a battle.
 * @returns {() => void} stops listening
 */
export function listenToKeys(view) {
  const listen = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      view.orders.close();
      document.activeElement?.blur();
      return;
    }
    if (event.target.closest("input, textarea, select") || event.repeat) return;
    if (/^\d$/.test(event.key)) {
      if (view.rolls.type(event.key)) event.preventDefault();
      return;
    }
    if (!view.isGm()) return;
    const does = { n: () => view.battle.pending || view.next(), u: () => view.undo(), U: () => view.redo() }[event.key];
    if (does) {
      event.preventDefault();
      does();
    }
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}
