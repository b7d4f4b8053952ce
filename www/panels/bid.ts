/** A play may carry a ko bid: switched on and written before the play, gone after it. */
import { live } from "lit-html/directives/live.js";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { rationalField } from "./field.ts";
import { html, type TemplateResult } from "./template.ts";

/** The field is there only while there is a bid. */
export function bidRow({ store }: GameController, { bid }: State): TemplateResult {
  const set = (text: string | null) => store.dispatch({ kind: "bid", bid: text });
  const change = ({ currentTarget }: Event) => {
    const check = currentTarget instanceof HTMLInputElement ? currentTarget : null;
    const field = check?.closest(".bid")?.querySelector<HTMLInputElement>(".rational");
    set(check?.checked === true ? (field?.value ?? "0") : null);
    if (check?.checked === true) field?.select();
  };
  return html`<div class="bid">
    <label>
      <input type="checkbox" class="bid-switch" .checked=${live(bid !== null)} @change=${change}>
      <span>With a ko bid of</span>
    </label>
    ${rationalField("Ko bid", { value: bid ?? "0", least: "zero", hidden: bid === null }, set)}
  </div>`;
}
