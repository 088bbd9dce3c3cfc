// What happens in a battle, as it happens: one EventSource, whose every message calls *changed*.

import { pageName } from "/web/base/api.js";
import { lang } from "/web/base/lang.js";

const KINDS = ["entry", "pending", "rolled", "cancelled", "undone", "redone", "amended", "tray", "changed", "tower", "battle"];

/** After so long out of sight the line is opened anew. */
const NAP_MS = 20_000;

/**
 * Follow a battle from the message *seq* on.
 * @param {string} battle
 * @param {number} seq
 * @param {(kind: string, told: object | null) => void} changed is told every message, and of a refusal
 * @param {(live: boolean) => void} shown tells whether the line stands
 * @param {string} [as] "display" to be told no more than a display may see
 * @returns {() => void} stops following
 */
export function follow(battle, seq, changed, shown, as = "") {
  let source = null;
  let last = seq;
  let again = 0;
  let asleep = 0;

  function open() {
    const where = `/api/v1/battles/${battle}/stream?page=${pageName()}&after=${last}&with=battle&lang=${lang()}${as && `&as=${as}`}`;
    source = new EventSource(where);
    source.onopen = () => shown(true);
    source.onerror = () => {
      shown(false);
      // The browser comes back by itself, but not after a refusal such as "too many streams".
      if (source.readyState !== EventSource.CLOSED) return;
      again = setTimeout(open, 5000);
      changed("refused", null);
    };
    for (const kind of KINDS) {
      source.addEventListener(kind, (event) => {
        last = Number(event.lastEventId) || last;
        changed(kind, event.data ? JSON.parse(event.data) : null);
      });
    }
  }

  function reopen() {
    clearTimeout(again);
    source.close();
    open();
  }

  // A phone that slept may hold a line that is dead without knowing it, so a new one is opened.
  function woken() {
    if (document.hidden) asleep = Date.now();
    else if (source.readyState !== EventSource.OPEN || Date.now() - asleep > NAP_MS) reopen();
  }

  open();
  document.addEventListener("visibilitychange", woken);
  window.addEventListener("online", reopen);
  return () => {
    document.removeEventListener("visibilitychange", woken);
    window.removeEventListener("online", reopen);
    clearTimeout(again);
    source.close();
  };
}
