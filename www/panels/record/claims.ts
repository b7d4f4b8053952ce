/** Claims of "and so on for ever": the moments from which it can be claimed, and reasons against the
 *  others. */

import { type Claim, claimsSlice } from "../../model/claims.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { Names } from "../../model/state.ts";
import { CLAIM_WORDS, claimedWords, NO_CLAIM, reasonWords } from "../../words/record.ts";
import { claimWords } from "../../words/turns.ts";
import { byId } from "../dom.ts";
import { button, html, type Markup, mount, nothing, row } from "../template.ts";

export function mountClaims(controller: GameController): void {
  const place = byId("claims");
  mount(
    controller.store,
    place,
    [claimsSlice],
    (state) => {
      const claims = claimsSlice.of(state);
      return claims && chooser(controller, claims);
    },
    {
      after: (state) => {
        if (claimsSlice.of(state) === null) return;
        place.scrollIntoView({ block: "nearest" });
        place.querySelector("button")?.focus();
      },
    },
  );
}

/** Choice of moments: the possible ones first, then the others with the reason against each. */
function chooser(controller: GameController, claims: readonly Claim[]): Markup {
  const possible = claims.filter(({ refusal }) => refusal === null);
  const others = claims.filter(({ refusal }) => refusal !== null);
  const { names } = controller.store.state.board;
  const claim = (each: Claim) =>
    button(
      claimedWords(each, names),
      () => controller.play({ forever: each.from }),
      "btn small primary",
    );
  const close = () => controller.store.dispatch(claimsSlice.with(null));
  return html`
    <h3>${CLAIM_WORDS.question}</h3>
    ${possible.length === 0 ? html`<p>${NO_CLAIM}</p>` : row(...possible.map(claim))}
    ${others.length === 0 ? nothing : reasons(others, names)}
    ${button(CLAIM_WORDS.playOn, close, "btn small")}`;
}

/** Reasons, each with all moments that it rules out. */
function reasons(others: readonly Claim[], names: Names): Markup {
  const moments = new Map<string, number[]>();
  for (const { from, refusal } of others) {
    if (refusal === null) continue;
    const why = claimWords(refusal, names);
    moments.set(why, [...(moments.get(why) ?? []), from]);
  }
  const items = [...moments].map(
    ([why, turns]) => html`<li>${reasonWords(turns, why, names)}</li>`,
  );
  return html`<details class="more">
    <summary>${CLAIM_WORDS.others}</summary>
    <ul class="soft">${items}</ul>
  </details>`;
}
