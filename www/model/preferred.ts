/** The shape of a placement that the reader plays with. */
import { sliceUntil } from "./actions.ts";
import type { PlacementId } from "./state.ts";

/** Placements of the chosen shape, which come before others at the pointer; null: no shape is chosen. */
export const preferredSlice = sliceUntil<ReadonlySet<PlacementId> | null>(null);
