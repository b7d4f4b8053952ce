/** Pieces of a board, and the parts of them to show. */
import type { Chains } from "../engine/why.ts";
import type { Colouring, Place } from "../model/state.ts";
import type { Mark } from "../model/tree/marks.ts";

export interface Pieces extends Colouring {
  /** Owner of each placement, or null where this is not shown. */
  readonly owners: Uint8Array | null;
  readonly last: Place | null;
  /** Per placement, or stone of a plane, the turn that put its stone there (0: none), or null where this
   *  is not shown. */
  readonly numbers: Uint32Array | null;
  /** Per point, or stone of a plane, the colour that it has for ever; null where this is not shown. */
  readonly lasting: Uint8Array | null;
  /** Stones that are still settling, as placements or indices of a plane's stones; the layer above draws
   *  them. */
  readonly moving: ReadonlySet<number>;
  /** Chains and their liberties, as far as they are shown. */
  readonly chains?: ChainsShown | null;
  /** Annotations. */
  readonly marks?: readonly Mark[];
}

/** Chains, and the parts of them to show. */
export interface ChainsShown {
  readonly all: Chains;
  readonly joined: boolean;
  readonly liberties: boolean;
  /** True if liberties are counted on stones; false where the stones bear other numbers. */
  readonly counted: boolean;
}
