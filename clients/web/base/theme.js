// Night or paper-light, set before anything is drawn.  A plain script, so that no page flashes in the other one.

document.documentElement.dataset.theme = localStorage.getItem("theme") === "light" ? "light" : "night";
