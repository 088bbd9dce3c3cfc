// Which of an entry's dice a correction still asks for.  A hit that becomes a miss wants no damage dice any more.

/**
 * Try a correction until every die that is asked for again has been given; nothing changes by that.
 * @param {object} body the correction, with all rolls of the entry in `dice` where one of them was changed
 * @param {readonly {dice: string, purpose: string, ship: string | null, faces: {face: string | number}[]}[]} rolls as they were
 * @param {(body: object) => Promise<object | null>} tried asks the server what a correction would do
 * @returns {Promise<{answer: object, body: object, unused: string[]} | null>} null where it was refused
 */
export async function fitted(body, rolls, tried) {
  if (!body.dice) {
    const answer = await tried(body);
    return answer && { answer, body, unused: [] };
  }
  const left = rolls.map((roll, place) => ({ ...roll, words: body.dice[place] }));
  const dice = left.splice(0, body.command ? 0 : firstChange(left) + 1).map((roll) => roll.words);
  for (;;) {
    const answer = await tried({ ...body, dice });
    const asked = answer?.missing.find((each) => each.entry === body.entry);
    const place = asked ? left.findIndex((roll) => sameAsk(roll, asked)) : -1;
    if (place < 0) return answer && { answer, body: { ...body, dice }, unused: left.map((roll) => roll.label) };
    const [found] = left.splice(place, 1);
    dice.push(found.words.slice(0, asked.missing));
    if (found.words.length < asked.missing) left.length = 0;
  }
}

function firstChange(rolls) {
  return rolls.findIndex((roll) => JSON.stringify(roll.words) !== JSON.stringify(roll.faces.map((die) => die.face)));
}

function sameAsk(roll, asked) {
  const die = (notation) => notation.replace(/^\d+/, "");
  return roll.purpose === asked.purpose && roll.ship === asked.ship && die(roll.dice) === die(asked.dice);
}
