// The tools in the header: night or paper, sounds or silence.  Both are kept for the next visit.

import { el, fill } from "/web/base/dom.js";
import { icon } from "/web/base/icons.js";
import { t } from "/web/base/lang.js";
import { cue, setSound, sounds } from "/web/base/sound.js";

/** Draw the tools in the language that is spoken now. */
export function drawTools() {
  const place = document.getElementById("switches");
  document.getElementById("tools").setAttribute("aria-label", t("toolsName"));
  const light = () => document.documentElement.dataset.theme === "light";
  fill(place,
    tool("theme", light() ? "moon" : "sun", t(light() ? "themeNight" : "themeLight"), () => {
      setTheme(light() ? "night" : "light");
      drawTools();
      place.querySelector("[data-tool=theme]").focus();
    }),
    tool("sound", sounds() ? "sound" : "mute", t(sounds() ? "soundOff" : "soundOn"), () => {
      setSound(!sounds());
      if (sounds()) cue("landed");
      drawTools();
      place.querySelector("[data-tool=sound]").focus();
    }),
  );
}

function tool(id, drawn, name, onclick) {
  return el("button", { type: "button", "data-tool": id, "aria-label": name, title: name, onclick }, icon(drawn));
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("theme", theme);
}
