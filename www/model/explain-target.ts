/** Explanation that the hovered point offers. */
import { distanceOver, imagesOf } from "../engine/glued-images.ts";
import type { Pair, Site } from "../engine/types.ts";
import { overlaysSlice } from "./overlays.ts";
import { isStone, type RefusedTurn, type State, samePlace, type TurnRefusal } from "./state.ts";
import { playedAt } from "./turns.ts";

/** A thing that can be explained. */
export type ExplainTarget =
  /** A refused play, a stone captured there, an owned empty place. */
  | { readonly kind: "barred"; readonly at: Site }
  | { readonly kind: "taken"; readonly at: Site }
  | { readonly kind: "owned"; readonly at: number };

/** The target of a state: at the pointer, else that of the refused turn while nothing else is pointed at. */
export function explainTargetIn(state: State): ExplainTarget | null {
  const { pointing, refused } = state;
  const target = explainTargetAt(state);
  if (target !== null || refused === null) return target;
  const isElsewhere =
    pointing.kind !== "nothing" && !samePlace(pointing.at, playedAt(refused.turn));
  return isElsewhere ? null : explainTargetOf(refused);
}

export function sameTarget(a: ExplainTarget | null, b: ExplainTarget | null): boolean {
  return a?.kind === b?.kind && samePlace(a?.at ?? null, b?.at ?? null);
}

/** The target at the pointer: a refused play, a stone captured by the last turn, or an owned place. */
export function explainTargetAt(state: State): ExplainTarget | null {
  const { pointing, game, board } = state;
  const overlays = overlaysSlice.of(state);
  switch (pointing.kind) {
    case "refused":
    case "barred": {
      if (dependsOnPlace(pointing.refusal)) return { kind: "barred", at: pointing.at };
      return captureTarget(pointing.at, game.taken, board);
    }
    case "open": {
      const taken = captureTarget(pointing.at, game.taken, board);
      const owned = overlays.owners && isStone(game.owners?.[pointing.at]);
      return taken ?? (owned ? { kind: "owned", at: pointing.at } : null);
    }
    case "free":
      return captureTarget(pointing.at, game.taken, board);
    case "nothing":
    case "stone":
    case "plane-stone":
      return null;
  }
}

/** The target of a refused play. */
export function explainTargetOf({ turn, refusal }: RefusedTurn): ExplainTarget | null {
  const at = playedAt(turn);
  return at !== null && dependsOnPlace(refusal) ? { kind: "barred", at } : null;
}

/** Other refusals do not depend on the place; a stone that is there needs no explanation. */
function dependsOnPlace({ code }: TurnRefusal): boolean {
  return code === "overlap" || code === "outside" || code === "repetition";
}

function captureTarget(
  at: Site,
  taken: readonly Site[],
  { drawing }: State["board"],
): ExplainTarget | null {
  const stone =
    typeof at === "number" ? taken.find((site) => site === at) : nearestOf(at, taken, drawing);
  return stone === undefined ? null : { kind: "taken", at: stone };
}

/** On a plane, a captured stone covers every point inside it. */
function nearestOf(
  at: Pair,
  taken: readonly Site[],
  drawing: State["board"]["drawing"],
): Site | undefined {
  const images = imagesOf(drawing);
  return taken.find(
    (site) => typeof site === "object" && distanceOver(images, site, at) < drawing.stone,
  );
}
