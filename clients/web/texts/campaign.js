// Campaigns, fleets and ships.

export const fr = {};

export const en = {};
