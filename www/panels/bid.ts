/** Ko bid of a play: switched on and written before the play, gone after it. */
import { live } from "lit-html/directives/live.js";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { rationalField } from "./field.ts";
import { html, type Markup, type On } from "./template.ts";

/** Row for the bid; its field is there only while there is a bid. */
export function bidRow({ store }: GameController, { bid }: State): Markup {
  const set = (text: string | null) => store.dispatch({ kind: "bid", bid: text });
  const change = ({ currentTarget: check }: On<HTMLInputElement>) => {
    const field = check.closest(".bid")?.querySelector<HTMLInputElement>(".rational");
    set(check.checked ? (field?.value ?? "0") : null);
    if (check.checked) field?.select();
  };
  return html`<div class="bid">
    <label>
      <input type="checkbox" class="bid-switch" .checked=${live(bid !== null)} @change=${change}>
      <span>With a ko bid of</span>
    </label>
    ${rationalField("Ko bid", { value: bid ?? "0", least: "zero", hidden: bid === null }, set)}
  </div>`;
}
