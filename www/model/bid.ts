/** The ko bid for the next play. */
import { sliceOfPosition } from "./actions.ts";

/** Null: no bid. */
export const bidSlice = sliceOfPosition<string | null>(null);
