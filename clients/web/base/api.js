// The server, asked with the cookie and the header that says: this is the page itself.

import { lang } from "/web/base/lang.js";

/**
 * Send a request and return its status and body; a network fault is status 0.
 * @param {string} method
 * @param {string} path below /api/v1
 * @param {unknown} [body] what is sent as JSON; a Blob is sent as it is
 * @param {boolean} [once] whether it may count only once; what changes nothing needs no key
 * @param {number | null} [version] of the battle this page shows; another one refuses the change (412)
 */
export async function ask(method, path, body, once = method === "POST", version = null) {
  const headers = { "X-Timonier": "1", "Accept-Language": lang() };
  if (version !== null) headers["If-Match"] = `"${version}"`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (once) headers["Idempotency-Key"] = key();
  const request = { method, headers, body: body === undefined || body instanceof Blob ? body : JSON.stringify(body) };
  const where = `/api/v1${path}${path.includes("?") ? "&" : "?"}lang=${lang()}`;
  const answer = await twice(() => fetch(where, request));
  if (!answer) return { status: 0, body: null };
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

/** Send once more where the network failed: the key, or the place of the faces, keeps it from counting twice. */
async function twice(send) {
  for (let again = 0; again < 2; again += 1) {
    try {
      return await send();
    } catch {
      await new Promise((done) => setTimeout(done, 400));
    }
  }
  return null;
}

function key() {
  // crypto.randomUUID is missing on plain http addresses of the local network.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, "0")).join("");
}

/** Return a name for this page, so that its new stream ends its old one. */
export function pageName() {
  return (window.name ||= key());
}
