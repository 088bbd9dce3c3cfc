// Battles and campaigns out of files: chosen, dropped in or pasted; a fault is told by line and column.

import { ask } from "/web/base/api.js";
import { el } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { placeOf } from "/web/home/place.js";

/** Return the form that takes in a file of a battle or a campaign. */
export function fileForm() {
  const text = el("textarea", { rows: 6, spellcheck: "false", autocomplete: "off" });
  const wrong = el("p.wrong", { role: "alert" });
  const file = el("input", { type: "file", accept: "application/json,.json", onchange: read });
  return el("details.h-take", {},
    el("summary", {}, t("fromRecord")),
    el("form", { onsubmit: send },
      el("label.field", {}, el("span", {}, t("chooseFile")), file),
      el("label.field", {}, el("span", {}, t("pasteRecord")), text),
      wrong,
      el("button", { type: "submit" }, t("takeIn")),
    ),
  );

  async function read() {
    if (file.files.length) text.value = await file.files[0].text();
    wrong.textContent = "";
  }

  async function send(event) {
    event.preventDefault();
    const { status, body, kind } = await takeIn(text.value);
    if (status === 201) location.assign(`/${kind}/${body.id}`);
    else wrong.textContent = faultOf(text.value, body);
  }
}

/** Send the text of a file to where such files go: what it says it is decides. */
async function takeIn(text) {
  const kind = /"format"\s*:\s*"timonier-campaign\//.test(text) ? "campaigns" : "battles";
  const draft = draftOf(text);
  const answer = draft ? await ask("POST", "/battles", draft) : await ask("POST", `/${kind}/import`, new Blob([text]));
  return { ...answer, kind };
}

/** Return the battle that a text without a format describes, as somebody writes it by hand; else null. */
function draftOf(text) {
  try {
    const { format, ruleset, title, options, tables, setup, entries } = JSON.parse(text);
    return format === undefined && !entries?.length ? { ruleset, title, options, tables, setup } : null;
  } catch {
    return null;
  }
}

/** Say what is wrong, with its line and column where the server tells a place in the file. */
function faultOf(text, body) {
  if (!body) return t("unreachable");
  const [pointer] = Object.keys(body.errors ?? {});
  const place = pointer ? placeOf(text, pointer) : null;
  return place ? t("faultAt", { ...place, why: body.detail }) : body.detail;
}
