// Keys: what each of them does, whatever has the focus.  Dice that are awaited come first, then what does the same
// everywhere, then the order that is open, then the verbs.

import { openHelp } from "/web/console/help.js";
import { openPalette } from "/web/console/palette.js";
import { digitOf } from "/web/console/typing.js";

/** What does the same everywhere: its key, whether it is the game master's alone, and what it does. */
export const ACTIONS = [
  { id: "next", key: "n", gm: true, does: (view) => view.battle.pending || view.parts.strip?.next() },
  { id: "undo", key: "u", gm: true, does: (view) => view.parts.strip?.undo() },
  { id: "redo", key: "U", gm: true, does: (view) => view.parts.strip?.redo() },
  { id: "again", key: ".", does: (view) => view.parts.orders?.repeat() },
  { id: "nextShip", key: "j", does: (view) => view.parts.fleets?.step(1) },
  { id: "lastShip", key: "k", does: (view) => view.parts.fleets?.step(-1) },
  { id: "wind", key: "w", gm: true, does: (view) => view.parts.stage?.wind?.() },
  { id: "tray", key: "d", does: () => showTray() },
  { id: "log", key: "l", does: (view) => view.parts.log?.toggle?.() },
  { id: "palette", key: "/", does: (view) => openPalette(view) },
  { id: "help", key: "?", does: (view) => openHelp(view) },
];

/** The actions that whoever looks at *view* may take. */
export const actionsOf = (view) => ACTIONS.filter(({ gm }) => !gm || view.isGm());

/**
 * Listen to the keys of a battle.
 * @returns {() => void} stops listening
 */
export function listenToKeys(view) {
  const listen = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || document.querySelector("dialog[open]")) return;
    // A key that is held down does once what it does; a held Enter does not press a button again and again.
    if (event.repeat) {
      if (event.key === "Enter" && !event.target.closest("textarea")) event.preventDefault();
      return;
    }
    if (!event.defaultPrevented && took(asTyped(event), view)) event.preventDefault();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

/** A key of the row of digits is its digit. */
function asTyped(event) {
  const digit = digitOf(event);
  if (!digit || digit === event.key) return event;
  return { key: digit, code: event.code, shiftKey: false, repeat: false, target: event.target, moved: true, preventDefault: () => event.preventDefault() };
}

function took(event, view) {
  const { orders, tray } = view.parts;
  const typing = event.target.closest("input:not([type=checkbox], [type=radio]), textarea, select");
  const inTray = event.target.closest("#tray");
  if (view.battle.pending && (!typing || inTray) && tray?.key(event)) return true;
  if (event.key === "Escape") return escape(event, view);
  if (typing) return typing.matches(".number") && inNumber(event, view);
  if (event.key === "Enter") return enter(event, view);
  const action = actionsOf(view).find(({ key }) => key === event.key);
  if (action) action.does(view);
  return Boolean(action) || (view.may("orders") && (orders?.key(event) ?? false));
}

/** A number takes no letter, so one in an order goes on to the field it stands for; the palette and the help open too. */
function inNumber(event, view) {
  if (event.moved) {
    event.target.setRangeText(event.key, event.target.selectionStart, event.target.selectionEnd, "end");
    event.target.dispatchEvent(new Event("input", { bubbles: true }));
    return true;
  }
  if (/^[a-z!]$/i.test(event.key)) return (event.target.closest(".order") && view.parts.orders.form?.key(event)) ?? false;
  const action = ["/", "?"].includes(event.key) && ACTIONS.find(({ key }) => key === event.key);
  if (action) action.does(view);
  return Boolean(action);
}

/** Step back: out of the form, else from the ship to the battle. */
function escape(event, view) {
  if (event.target !== document.body) event.target.blur();
  if (!view.parts.orders?.close()) view.choose(null);
  return true;
}

/** Enter gives the order that is open, wherever the focus was lost to; on a button it presses that. */
function enter(event, view) {
  const { form } = view.parts.orders ?? {};
  if (!form || event.target.closest("button, a, summary")) return false;
  form.give();
  return true;
}

function showTray() {
  const tray = document.getElementById("tray");
  tray?.scrollIntoView({ block: "nearest" });
  tray?.querySelector("input, button")?.focus();
}
