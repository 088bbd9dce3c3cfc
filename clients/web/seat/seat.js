// A player's page: the own ships, what is awaited of this seat, the log.

export { draw } from "/web/console/console.js";
