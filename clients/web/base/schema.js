// What the server's JSON Schemas say of fields, read in one way by orders, set-ups and the rules help.

/** Fields of every order that say nothing of what is ordered. */
export const ENVELOPE = new Set(["type", "overrule", "group"]);

/** Return the kinds of value that a field takes: "integer", "null" and so on. */
export const kindsOf = (schema) => [schema.type].flat();

/** Return what a value of a field is called. */
export const labelOf = (schema, value) => schema["x-labels"]?.[value] ?? String(value);
