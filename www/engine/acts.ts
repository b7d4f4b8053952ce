/** Players of turns, and limits of documents, as the core has them; for the page. */
import { acts as faceActs, limits as faceLimits } from "../../build/wasm/full/gospace_wasm.js";
import { json } from "./encode.ts";
import { call } from "./instance.ts";
import type { Actor, ResolvedRules, Turn } from "./types.ts";

/** A turn as an act of its player. @internal */
export interface Act {
  readonly mover: Actor;
  /** Unsustainability, from 0 to 4. */
  readonly level: number;
}

const ACTORS = ["first", "second", "black", "white"] as const;

/** Who takes each turn of a tree, and its unsustainability. `parents` has for each turn the number of the turn
 *  before it, from 1, and 0 for none. @internal */
export function actsOf(
  { komi }: Pick<ResolvedRules, "komi">,
  turns: readonly Turn[],
  parents: readonly number[],
): Act[] {
  const isDivided = komi === "divide-and-choose";
  const text = json(turns.map(atFirst), "turns");
  const acts = call(() => faceActs(isDivided, text, Uint32Array.from(parents)));
  return Array.from(acts, (act) => ({ mover: ACTORS[act & 3] ?? "black", level: act >> 2 }));
}

/** The phases do not depend on where a stone is played. */
function atFirst(turn: Turn): Turn {
  return typeof turn === "object" && "play" in turn ? { ...turn, play: 0 } : turn;
}

/** Limits of a document: turns, nesting of variations, characters of a comment. @internal */
export interface DocumentLimits {
  readonly turns: number;
  readonly nesting: number;
  readonly comment: number;
}

let limits: DocumentLimits | null = null;

/** @internal */
export function documentLimits(): DocumentLimits {
  if (limits === null) {
    const [turns = 0, nesting = 0, comment = 0] = call(faceLimits);
    limits = { turns, nesting, comment };
  }
  return limits;
}
