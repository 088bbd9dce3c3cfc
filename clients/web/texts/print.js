// What is printed.

export const fr = {};

export const en = {};
