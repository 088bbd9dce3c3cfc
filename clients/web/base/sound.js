// Short soft cues, made here by oscillators: off until they are asked for, never more than one at a time.

/** Of each cue: its rank (a louder matter is not talked over), and its notes as [Hz, seconds from, seconds long]. */
const CUES = {
  landed: { rank: 0, notes: [[392, 0, 0.07]] },
  awaited: { rank: 1, notes: [[523, 0, 0.09], [659, 0.1, 0.14]] },
  refused: { rank: 2, notes: [[220, 0, 0.12], [185, 0.12, 0.18]] },
  sunk: { rank: 3, notes: [[196, 0, 0.25], [147, 0.22, 0.3], [98, 0.48, 0.5]] },
};
const LOUDNESS = 0.06;

let context = null;
let playing = { until: 0, rank: -1, stop: () => {} };

/** Tell whether cues are heard. */
export function sounds() {
  return localStorage.getItem("sound") === "on";
}

/** Let cues be heard, or not. */
export function setSound(on) {
  localStorage.setItem("sound", on ? "on" : "off");
  if (!on) playing.stop();
}

/**
 * Give a cue, unless sounds are off or a weightier one is still heard.
 * @param {keyof typeof CUES} name
 */
export function cue(name) {
  if (!sounds() || !window.AudioContext) return;
  context ??= new AudioContext();
  context.resume();
  const { rank, notes } = CUES[name];
  const now = context.currentTime;
  if (now < playing.until && rank <= playing.rank) return;
  playing.stop();
  const made = notes.map(([pitch, from, long]) => note(pitch, now + from, long));
  const [, from, long] = notes.at(-1);
  playing = { until: now + from + long, rank, stop: () => made.forEach((one) => one.stop()) };
}

function note(pitch, from, long) {
  const tone = new OscillatorNode(context, { frequency: pitch, type: "sine" });
  const loud = new GainNode(context, { gain: 0 });
  loud.gain.setValueAtTime(0, from);
  loud.gain.linearRampToValueAtTime(LOUDNESS, from + 0.015);
  loud.gain.exponentialRampToValueAtTime(0.0005, from + long);
  tone.connect(loud).connect(context.destination);
  tone.start(from);
  tone.stop(from + long);
  return tone;
}

/**
 * Give the cues of a battle: dice awaited of whoever looks, dice landed, an order refused, a ship sunk.
 * @param {import("/web/battle/view.js").BattleView} view
 */
export function soundFor(view) {
  let before = null;
  const send = view.send.bind(view);
  view.send = async (...what) => {
    const answer = await send(...what);
    if (answer.status === 422) cue("refused");
    return answer;
  };
  view.onChange(() => {
    const now = seen(view);
    const heard = before && cueOf(before, now);
    if (heard) cue(heard);
    before = now;
  });
}

/**
 * Return the cue of what changed, null where nothing is to be heard.
 * @param {object} before what was listened for, as it was
 * @param {object} now
 * @returns {keyof typeof CUES | null}
 */
export function cueOf(before, now) {
  if (now.afloat < before.afloat) return "sunk";
  if (now.awaited && now.awaited !== before.awaited) return "awaited";
  return now.faces > before.faces || (now.entry !== before.entry && now.thrown) ? "landed" : null;
}

/** What is listened for: ships in play, the roll awaited of me, dice that lie there, the newest entry and its dice. */
function seen(view) {
  const { board, pending, you } = view.battle;
  const mine = (pending?.rolls ?? []).find((roll) => roll.missing > 0
    && (view.isGm() || (view.may("dice") && roll.who === you.side)));
  return {
    afloat: board.ships.filter((ship) => ship.in_play).length,
    awaited: mine?.roll_id ?? "",
    faces: (pending?.rolls ?? []).reduce((sum, roll) => sum + roll.faces.length, 0),
    entry: view.entries[0]?.n,
    thrown: (view.entries[0]?.faces ?? []).flat().length > 0,
  };
}
