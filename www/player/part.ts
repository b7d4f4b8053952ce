/** Part of the core that a game needs: all of it, or what grids and graphs need, which does there what the whole does, with the
 *  solver for problems; or what games in links need on boards of a kind, which reads no documents and explains nothing. */

import type { GameDocument, Turn } from "../engine/types.ts";
import { isLight, kindInLink, PART_FOR_LINKS } from "../kinds/link-kind.ts";
import type { Given } from "./messages.ts";
import { readPlace } from "./place.ts";

export type PartForLinks = (typeof PART_FOR_LINKS)[keyof typeof PART_FOR_LINKS];
export type Part = PartForLinks | "light" | "solver" | "whole";

/** The whole where the kind is not known, and for problems of kinds that no part solves; what reads documents where an element
 *  of the page will show one. */
export function partFor(game: Given, isProblem: boolean): Exclude<Part, "solver"> {
  const kind = kindOf(game);
  const isRead =
    typeof game !== "string" || globalThis.document?.querySelector("go-space[src]") != null;
  if (isLight(kind)) return isRead ? "light" : "links";
  return isRead || isProblem || kind === null ? "whole" : PART_FOR_LINKS[kind];
}

/** True: the part for links takes such a turn as the others do; it reads turns as the core writes them. */
export function isPlain(turn: Turn, part: PartForLinks): boolean {
  if (typeof turn === "string") return /^\w+$/.test(turn);
  const [[name, at] = [], ...others] = Object.entries(turn);
  if (name !== "play" || others.length > 0) return false;
  if (part !== "planes") return Number(at) >>> 0 === at;
  return Array.isArray(at) && at.length === 2 && at.every((n) => (Number(n) | 0) === n);
}

/** The word for a board's kind in documents; null: not known. What is no document may have any. */
export function kindOf(game: Given) {
  if (typeof game === "string") return kindInLink(readPlace(game).link);
  const { board }: Partial<GameDocument> = Object(game);
  return board?.kind ?? null;
}
