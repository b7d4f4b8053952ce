/** Part of the core that a game needs: all of it, or what grids and graphs need, which does there what the whole does, with the
 *  solver for problems. */
import { isLight, kindInLink } from "../kinds/link-kind.ts";
import type { Given } from "./messages.ts";
import { readPlace } from "./place.ts";

export type Part = "light" | "solver" | "whole";

/** The whole where the kind is not known. */
export function partFor(game: Given): "light" | "whole" {
  const kind =
    typeof game === "string" ? kindInLink(readPlace(game).link) : Object(game).board?.kind;
  return isLight(kind ?? null) ? "light" : "whole";
}
