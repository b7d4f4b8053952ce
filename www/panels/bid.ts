/** A play may carry a ko bid: switched on and written before the play, gone after it. */

import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { element } from "./dom.ts";
import { rationalField } from "./field.ts";

export function bidRow(controller: GameController): HTMLElement {
  const check = element("input", { type: "checkbox", class: "bid-switch" });
  const field = rationalField("Ko bid", (text) => set(controller, text), "zero");
  check.addEventListener("change", () => {
    set(controller, check.checked ? field.input.value : null);
    if (check.checked) field.input.select();
  });
  return element(
    "div",
    { class: "bid" },
    element("label", {}, check, element("span", {}, "With a ko bid of")),
    field.row,
  );
}

/** The field is there only while there is a bid. */
export function showBid(host: HTMLElement, { bid }: State): void {
  const check = host.querySelector<HTMLInputElement>(".bid-switch");
  const stepper = host.querySelector<HTMLElement>(".bid .stepper");
  const input = host.querySelector<HTMLInputElement>(".bid .rational");
  if (check === null || stepper === null || input === null) return;
  check.checked = bid !== null;
  stepper.hidden = bid === null;
  if (bid !== null && input.value !== bid) input.value = bid;
}

function set(controller: GameController, bid: string | null): void {
  controller.store.dispatch({ kind: "bid", bid });
}
