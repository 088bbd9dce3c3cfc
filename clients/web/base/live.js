// What happens in a battle, as it happens: one EventSource, whose every message calls *changed*.

import { pageName } from "/web/base/api.js";
import { lang } from "/web/base/lang.js";

const KINDS = ["entry", "pending", "rolled", "cancelled", "undone", "redone", "amended", "tray", "changed", "tower"];

/**
 * Follow a battle from the message *seq* on.
 * @param {string} battle
 * @param {number} seq
 * @param {(kind: string, seq: number) => void} changed
 * @param {(live: boolean) => void} shown tells whether the line stands
 * @returns {() => void} stops following
 */
export function follow(battle, seq, changed, shown) {
  let source = null;
  let last = seq;
  let again = 0;

  function open() {
    const where = `/api/v1/battles/${battle}/stream?page=${pageName()}&after=${last}&lang=${lang()}`;
    source = new EventSource(where);
    source.onopen = () => shown(true);
    source.onerror = () => {
      shown(false);
      // The browser comes back by itself, but not after a refusal such as "too many streams".
      if (source.readyState === EventSource.CLOSED) again = setTimeout(open, 5000);
    };
    for (const kind of KINDS) {
      source.addEventListener(kind, (event) => {
        last = Number(event.lastEventId) || last;
        changed(kind, last);
      });
    }
  }

  open();
  return () => {
    clearTimeout(again);
    source.close();
  };
}
