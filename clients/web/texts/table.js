// The table display.

export const fr = {};

export const en = {};
