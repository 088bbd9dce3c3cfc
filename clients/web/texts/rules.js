// The rules help.

export const fr = {};

export const en = {};
