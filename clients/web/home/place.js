// Where in the text of a JSON document a pointer leads.

const TOKEN = /[\s,:]*("(?:[^"\\]|\\.)*"|[{}[\]]|[^\s,:{}[\]"]+)/y;

/**
 * Return the line and column, from 1, of what *pointer* leads to, or of the nearest thing around it that is there.
 * @param {string} text well-formed JSON
 * @param {string} pointer such as "/setup/ships/0/type"
 * @returns {{line: number, column: number}}
 */
export function placeOf(text, pointer) {
  const wanted = pointer.split("/").slice(1).map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  let at = 0;
  let found = 0;
  TOKEN.lastIndex = 0;
  value(wanted);
  const before = text.slice(0, found);
  return { line: before.split("\n").length, column: found - before.lastIndexOf("\n") };

  function next() {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) return "";
    at = TOKEN.lastIndex;
    return match[1];
  }

  /** Pass over a value; where *path* is that way to the wanted one, note where it begins. */
  function value(path) {
    const token = next();
    if (path) found = at - token.length;
    if (token === "{") members(path, (key) => JSON.parse(key), "}");
    else if (token === "[") members(path, null, "]");
  }

  function members(path, named, end) {
    for (let place = 0; ; place += 1) {
      const before = at;
      const token = next();
      if (token === end || token === "") return;
      if (!named) at = before;
      const key = named ? named(token) : String(place);
      value(path && path.length > 0 && path[0] === key ? path.slice(1) : null);
    }
  }
}
