/** Part of the core that a game needs: all of it, or what grids and graphs need, which does there what the whole does, with the
 *  solver for problems. */

import type { GameDocument } from "../engine/types.ts";
import { isLight, kindInLink } from "../kinds/link-kind.ts";
import type { Given } from "./messages.ts";
import { readPlace } from "./place.ts";

export type Part = "light" | "solver" | "whole";

/** The whole where the kind is not known. */
export function partFor(game: Given): "light" | "whole" {
  return isLight(kindOf(game)) ? "light" : "whole";
}

/** The word for a board's kind in documents; null: not known. What is no document may have any. */
export function kindOf(game: Given) {
  if (typeof game === "string") return kindInLink(readPlace(game).link);
  const { board }: Partial<GameDocument> = Object(game);
  return board?.kind ?? null;
}
