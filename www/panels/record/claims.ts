/** "And so on for ever": the moments since when that can be claimed, and why not since the others. */

import type { GameController } from "../../model/game-controller.ts";
import type { Claim } from "../../model/state.ts";
import { turnsWord } from "../../words/names.ts";
import { claimWords, sinceWords } from "../../words/turns.ts";
import { button, byId, element, leaveFor } from "../dom.ts";

export function mountClaims(controller: GameController): void {
  const place = byId("claims");
  controller.store.subscribe(({ claims }, before) => {
    if (claims === null && !place.hidden) leaveFor(place);
    place.hidden = claims === null;
    if (claims === null || claims === before.claims) return;
    place.replaceChildren(...claimNodes(controller, claims));
    place.scrollIntoView({ block: "nearest" });
    place.querySelector("button")?.focus();
  });
}

/** The moments that can be claimed come first, and the others with the reason why not. */
function claimNodes(controller: GameController, claims: readonly Claim[]): Node[] {
  const possible = claims.filter(({ refusal }) => refusal === null);
  const others = claims.filter(({ refusal }) => refusal !== null);
  const close = () => controller.store.dispatch({ kind: "claiming", claims: null });
  return [
    element("h3", {}, "And so on for ever, as since …"),
    ...(possible.length === 0
      ? [element("p", {}, "No earlier board has come back that could go on for ever.")]
      : [
          element(
            "div",
            { class: "row" },
            ...possible.map((claim) => claimButton(controller, claim)),
          ),
        ]),
    ...(others.length === 0 ? [] : [reasons(others)]),
    button("Play on", close, "btn small"),
  ];
}

function claimButton(controller: GameController, { from }: Claim): HTMLButtonElement {
  return button(momentName(from), () => controller.play({ forever: from }), "btn small primary");
}

function momentName(from: number): string {
  return from === 0 ? "the beginning" : `after ${sinceWords(from)}`;
}

/** Moments that cannot be claimed for the same reason stand together. */
function reasons(others: readonly Claim[]): HTMLElement {
  const moments = new Map<string, number[]>();
  for (const { from, refusal } of others) {
    if (refusal === null) continue;
    const why = claimWords(refusal);
    moments.set(why, [...(moments.get(why) ?? []), from]);
  }
  const items = [...moments].map(([why, turns]) =>
    element("li", {}, `After ${turnsWord(turns.sort((a, b) => a - b))}: ${why}`),
  );
  return element(
    "details",
    { class: "more" },
    element("summary", {}, "Why not another one"),
    element("ul", { class: "soft" }, ...items),
  );
}
