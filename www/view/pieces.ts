/** What lies on a board, and what of it is shown. */
import type { Chains } from "../engine/why.ts";
import type { Colouring, Place } from "../model/state.ts";
import type { Mark } from "../model/tree/marks.ts";

export interface Pieces extends Colouring {
  /** Whose each placement is, or null where this is not shown. */
  readonly owners: Uint8Array | null;
  readonly last: Place | null;
  /** Per placement the turn that put its stone there (0: none), or null where this is not shown. */
  readonly numbers: Uint32Array | null;
  /** Per point, or stone of a plane, the colour that it has for ever; null where this is not shown. */
  readonly lasting: Uint8Array | null;
  /** Stones that are still settling, as placements or places among the stones of a plane, are drawn
   *  by the layer above. */
  readonly moving: ReadonlySet<number>;
  /** All chains and their liberties, as far as they are shown. */
  readonly chains?: ChainsShown | null;
  /** What somebody marked. */
  readonly marks?: readonly Mark[];
}

/** Chains, and what of them is shown. */
export interface ChainsShown {
  readonly all: Chains;
  readonly joined: boolean;
  readonly liberties: boolean;
  /** Not where the stones bear other numbers. */
  readonly counted: boolean;
}
