/** Ko bid of a play: switched on and written before the play, gone after it. */
import { live } from "lit-html/directives/live.js";
import { bidSlice } from "../model/bid.ts";
import type { GameController } from "../model/game-controller.ts";
import type { State } from "../model/state.ts";
import { BID_WORDS } from "../words/phases.ts";
import { rationalField } from "./field.ts";
import { html, line, type Markup, nothing, type On } from "./template.ts";

/** Row for the bid; its field is there only while there is a bid. */
export function bidRow({ store }: GameController, state: State): Markup {
  const bid = bidSlice.of(state);
  const set = (text: string | null) => {
    // With another bid it is another play.
    store.dispatch({ kind: "refused", refused: null });
    store.dispatch(bidSlice.with(text));
  };
  const change = ({ currentTarget: check }: On<HTMLInputElement>) => {
    const field = check.closest(".bid")?.querySelector<HTMLInputElement>(".rational");
    set(check.checked ? (field?.value ?? "0") : null);
    if (!check.checked) return;
    // Not every browser goes to the text that it selects.
    field?.focus();
    field?.select();
  };
  return html`<div class="bid">
    <label title=${BID_WORDS.line}>
      <input type="checkbox" class="bid-switch" .checked=${live(bid !== null)} @change=${change}>
      <span>${BID_WORDS.with}</span>
    </label>
    ${rationalField(BID_WORDS.name, { value: bid ?? "0", least: "zero", hidden: bid === null }, set)}
    ${bid === null ? nothing : line(BID_WORDS.line)}
  </div>`;
}
