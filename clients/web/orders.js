// Orders: which a ship can be given now, and the form of the one that is chosen.

import { ask } from "/web/api.js";
import { el, fill } from "/web/dom.js";
import { t } from "/web/lang.js";
import { orderForm } from "/web/form.js";

const OWN = new Set(["next"]);

/**
 * Keep *place* true to the chosen ship and order.
 */
export function makeOrders(place, view) {
  let ship = null;
  let type = null;
  let given = {};
  let ready = [];
  let form = null;

  const hasShip = (command) => "ship" in command.schema.properties && command.schema.properties.ship["x-ref"] === "ship";
  const needsShip = (command) => command.schema.required.includes("ship") && hasShip(command);

  function draw() {
    place.hidden = !view.may("orders");
    place.classList.toggle("open", ship !== null || type !== null);
    if (place.hidden || !view.rules) return;
    if (form && type) return;
    drawList();
  }

  function drawList() {
    const name = view.shipName(ship);
    const choices = ship ? shipOrders() : battleOrders();
    fill(place,
      el("h2", {}, ship ? t("ordersFor", { ship: name }) : t("ordersBattle")),
      el("div.choices", {}, ...choices),
      ship && el("button.quiet", { type: "button", onclick: () => api.choose(null) }, t("close")),
    );
  }

  function shipOrders() {
    return [...ready].sort((a, b) => Number(Boolean(a.refusal)) - Number(Boolean(b.refusal))).map((order) => el("button", { type: "button", class: order.refusal ? "refused" : "", onclick: () => api.open(order.type, { ship }) },
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

  const api = {
    draw,
    ship: () => ship,
    /** Choose a ship (null: the whole battle) and show what she can be ordered. */
    async choose(wanted) {
      [ship, type, form, ready] = [wanted, null, null, []];
      view.draw();
      if (!wanted) return;
      const { status, body } = await ask("GET", `${view.path}/orders?ship=${encodeURIComponent(wanted)}`);
      if (status === 200 && ship === wanted && !type) {
        ready = body;
        drawList();
        place.classList.add("open");
        place.scrollIntoView({ block: "nearest" });
      }
    },
    /** Open the form of one order with what is known already. */
    open(wanted, fields = {}, title = "") {
      [type, given] = [wanted, fields];
      drawForm(title);
    },
    /** Close the form; the ship stays chosen. */
    close() {
      if (!type) return;
      [type, form] = [null, null];
      api.choose(ship);
    },
  };
  return api;
}
