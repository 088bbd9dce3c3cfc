// Orders: which a ship can be given now, and the form of the one that is chosen.

import { ask } from "/web/base/api.js";
import { el, fill } from "/web/base/dom.js";
import { t } from "/web/base/lang.js";
import { orderForm } from "/web/console/form.js";

const OWN = new Set(["next"]);

/**
 * Keep *place* true to the chosen ship and order.
 */
export function makeOrders(place, view) {
  const hasShip = (command) => "ship" in command.schema.properties && command.schema.properties.ship["x-ref"] === "ship";
  const needsShip = (command) => command.schema.required.includes("ship") && hasShip(command);

  let shown = null;
  let type = null;
  let given = {};
  let ready = [];
  let form = null;

  function draw() {
    if (shown !== view.chosen) {
      shown = view.chosen;
      [type, form, ready] = [null, null, []];
      if (shown) read();
    }
    place.hidden = !view.may("orders");
    place.classList.toggle("open", shown !== null || type !== null);
    if (place.hidden || !view.rules) return;
    if (form && type) return;
    drawList();
  }

  function drawList() {
    const name = view.shipName(shown);
    const choices = shown ? shipOrders() : battleOrders();
    fill(place,
      el("h2", {}, shown ? t("ordersFor", { ship: name }) : t("ordersBattle")),
      el("div.choices", {}, ...choices),
      shown && el("button.quiet", { type: "button", onclick: () => view.choose(null) }, t("close")),
    );
  }

  function shipOrders() {
    return [...ready].sort((a, b) => Number(Boolean(a.refusal)) - Number(Boolean(b.refusal))).map((order) => el("button", { type: "button", class: order.refusal ? "refused" : "", onclick: () => api.open(order.type, { ship: shown }) },
      el("span", {}, order.label),
      order.refusal && el("small", {}, `✕ ${order.refusal.message}`)));
  }

  function battleOrders() {
    if (!view.isGm()) return [];
    const all = view.rules.commands.filter((command) => !needsShip(command) && !OWN.has(command.type));
    return all.map((command) => el("button", { type: "button", onclick: () => api.open(command.type) }, el("span", {}, command.label)));
  }

  function drawForm(title) {
    const command = view.rules.commands.find((each) => each.type === type);
    form = orderForm(command, given, view, { send, close: () => api.close() }, title);
    place.classList.add("open");
    place.replaceChildren(form.element);
    place.scrollIntoView({ block: "nearest" });
    form.focus();
  }

  async function send(order) {
    const answer = await view.send("POST", "/commands", order, true);
    if (answer.status === 201 || answer.status === 202) api.close();
    else form?.refuse(answer, order);
  }

  async function read() {
    const wanted = shown;
    const { status, body } = await ask("GET", `${view.path}/orders?ship=${encodeURIComponent(wanted)}`);
    if (status === 200 && shown === wanted && !type) {
      ready = body;
      drawList();
    }
  }

  const api = {
    draw,
    /** Open the form of one order with what is known already. */
    open(wanted, fields = {}, title = "") {
      [type, given] = [wanted, fields];
      drawForm(title);
    },
    /** Close the form; the ship stays chosen. */
    close() {
      if (!type) return;
      [type, form] = [null, null];
      drawList();
      if (shown) read();
    },
  };
  return api;
}
