// Icons, drawn here: one stroke weight, the colour of the words beside them.

import { svg } from "/web/base/dom.js";

const PATHS = {
  anchor: "M12 7v14M12 21c-5 0-8-3-8-7M12 21c5 0 8-3 8-7M8 11h8M12 7a2 2 0 1 0 0-4a2 2 0 0 0 0 4",
  back: "M9 6l-5 5l5 5M4 11h10a6 6 0 0 1 6 6v1",
  chip: "M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4",
  close: "M6 6l12 12M18 6L6 18",
  dice: "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
  edit: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  flame: "M12 3c1 4 5 5 5 11a5 5 0 0 1-10 0c0-3 2-4 2-7c2 1 3 3 3 5c1-2 1-5 0-9",
  forth: "M15 6l5 5l-5 5M20 11H10a6 6 0 0 0-6 6v1",
  hand: "M8 12V5a1.5 1.5 0 0 1 3 0v6V3.5a1.5 1.5 0 0 1 3 0V11V5a1.5 1.5 0 0 1 3 0v9c0 4-2 7-6 7s-5-2-7-6l-1.5-3a1.5 1.5 0 0 1 2.5-1.5L8 14",
  key: "M4 7h16v10H4zM7 10h.01M11 10h.01M15 10h.01M8 14h8",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  moon: "M19 14A8 8 0 1 1 10 5a6.5 6.5 0 0 0 9 9z",
  mute: "M4 10v4h4l5 4V6l-5 4zM17 10l4 4M21 10l-4 4",
  next: "M5 5l8 7l-8 7zM17 5v14",
  people: "M9 11a3 3 0 1 0 0-6a3 3 0 0 0 0 6M3 20c0-4 3-6 6-6s6 2 6 6M16 5a3 3 0 0 1 0 6M18 14c2 1 3 3 3 6",
  plus: "M12 5v14M5 12h14",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
  screen: "M3 5h18v11H3zM8 20h8M12 16v4",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13M15.5 15.5L21 21",
  ship: "M3 15h18l-3 5H6zM12 15V3M12 4l6 8h-6M12 6l-5 6h5",
  sound: "M4 10v4h4l5 4V6l-5 4zM16 9c2 2 2 4 0 6M19 6c4 4 4 8 0 12",
  sun: "M12 16a4 4 0 1 0 0-8a4 4 0 0 0 0 8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  tower: "M7 21V9l-2-2V3h3v2h3V3h2v2h3V3h3v4l-2 2v12zM10 21v-4h4v4",
  veil: "M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7M4 20L20 4",
  wind: "M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h6",
};

/**
 * Return an icon.  It says nothing to a screen reader: the words beside it, or its button's name, do.
 * @param {keyof typeof PATHS} name
 */
export function icon(name) {
  const drawn = svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" });
  drawn.append(svg("path", { d: PATHS[name] }));
  return drawn;
}
