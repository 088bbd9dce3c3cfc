// Keys: n next step, u undo, U redo, digits go to the dice that are awaited, Escape closes.

/**
 * Listen to the keys of a battle.
 * @returns {() => void} stops listening
 */
export function listenToKeys(view) {
  const { strip } = view.parts;
  const listen = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      view.parts.orders.close();
      document.activeElement?.blur();
      return;
    }
    if (view.parts.tray.key(event)) return;
    if (event.target.closest("input, textarea, select") || event.repeat) return;
    if (!view.isGm()) return;
    const does = { n: () => view.battle.pending || strip.next(), u: strip.undo, U: strip.redo }[event.key];
    if (does) {
      event.preventDefault();
      does();
    }
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}
