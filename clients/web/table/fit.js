// How cards stand on a screen: so many columns that each is as big as can be, and pages where that is too small.

/**
 * Return how *count* cards of *tall* lines stand in a place.
 * @param {number} count
 * @param {{wide: number, tall: number}} card how many times as wide and as high as its letters a card is
 * @param {{width: number, height: number, gap: number}} place
 * @param {{least: number, most: number}} letters how big they may be
 * @returns {{columns: number, rows: number, unit: number, page: number}} *page* cards at a time
 */
export function fit(count, card, place, { least, most }) {
  for (let page = Math.max(1, count); page >= 1; page -= 1) {
    const best = biggest(page, card, place);
    if (best.unit >= least || page === 1) {
      const pages = Math.ceil(count / page) || 1;
      const even = Math.ceil(count / pages) || 1;
      const found = biggest(even, card, place);
      return { ...found, unit: Math.min(most, Math.max(least, found.unit)), page: even };
    }
  }
  throw new Error("unreachable");
}

function biggest(count, card, { width, height, gap }) {
  const ways = Array.from({ length: count }, (_, place) => {
    const columns = place + 1;
    const rows = Math.ceil(count / columns);
    const wide = (width - gap * (columns - 1)) / columns;
    const high = (height - gap * (rows - 1)) / rows;
    return { columns, rows, unit: Math.min(wide / card.wide, high / card.tall) };
  });
  return ways.reduce((best, way) => (way.unit > best.unit ? way : best));
}
