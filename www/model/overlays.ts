/** Overlays: what the board shows beside its stones. */
import type { Action } from "./actions.ts";
import { sliceUntil } from "./actions.ts";
import type { Sliced } from "./slice.ts";

export interface Overlays {
  readonly liberties: boolean;
  readonly chains: boolean;
  readonly owners: boolean;
  readonly numbers: boolean;
  readonly coordinates: boolean;
  /** Names of points; a grid has coordinates instead. */
  readonly labels: boolean;
  /** The points of a disk board's quotient. */
  readonly cells: boolean;
  /** Values of open placements in a search. */
  readonly heat: boolean;
}
export type Overlay = keyof Overlays;

export const overlaysSlice = sliceUntil<Overlays>({
  liberties: false,
  chains: false,
  owners: false,
  numbers: false,
  coordinates: true,
  labels: false,
  cells: false,
  heat: false,
});

/** Shows an overlay, or hides it. */
export function toggled(state: Sliced, overlay: Overlay): Action {
  const overlays = overlaysSlice.of(state);
  return overlaysSlice.with({ ...overlays, [overlay]: !overlays[overlay] });
}
