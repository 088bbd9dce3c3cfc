// What the words of a rule set's tables are called: its orders, gauges, options and ships name them already.

/**
 * Return a function from a word of the tables to its label.
 * @param {object} rules as `GET /rulesets/{id}` has it
 */
export function wordsOf(rules) {
  const known = new Map();
  const learn = (word, label) => label && !known.has(String(word)) && known.set(String(word), label);
  for (const { id, label } of [...rules.gauges, ...rules.ship_types, ...rules.options]) learn(id, label);
  for (const { schema } of rules.commands) learnFields(schema, learn);
  for (const option of rules.options) for (const { value, label } of option.values) if (typeof value === "string") learn(value, label);
  return (word) => known.get(String(word)) ?? plain(String(word));
}

/** A word that nobody names is read as it is written, without the signs between its parts. */
function plain(word) {
  return /^[a-z]/.test(word) ? word.replace(/[_-]/g, " ") : word;
}

function learnFields(schema, learn) {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    for (const [word, label] of Object.entries(field["x-labels"] ?? {})) learn(word, label);
    learn(name, field.title);
    if (field.items) learnFields({ properties: { [name]: field.items } }, learn);
  }
}
