/** Part of the core that a game needs: all of it, or what grids and graphs need, which does there what the whole does, with the
 *  solver for problems; of that what games in links need, which reads no documents and explains nothing. */

import type { GameDocument, Turn } from "../engine/types.ts";
import { isLight, kindInLink } from "../kinds/link-kind.ts";
import type { Given } from "./messages.ts";
import { readPlace } from "./place.ts";

export type Part = "links" | "light" | "solver" | "whole";

/** The whole where the kind is not known; what reads documents where an element of the page will show one. */
export function partFor(game: Given): Exclude<Part, "solver"> {
  if (!isLight(kindOf(game))) return "whole";
  const isRead =
    typeof game !== "string" || globalThis.document?.querySelector("go-space[src]") != null;
  return isRead ? "light" : "links";
}

/** True: the part for links takes such a turn as the others do; it reads turns as the core writes them. */
export function isPlain(turn: Turn): boolean {
  if (typeof turn === "string") return /^\w+$/.test(turn);
  const [[name, at] = [], ...others] = Object.entries(turn);
  return name === "play" && others.length === 0 && Number(at) >>> 0 === at;
}

/** The word for a board's kind in documents; null: not known. What is no document may have any. */
export function kindOf(game: Given) {
  if (typeof game === "string") return kindInLink(readPlace(game).link);
  const { board }: Partial<GameDocument> = Object(game);
  return board?.kind ?? null;
}
