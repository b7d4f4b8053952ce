/** The question whether to resign. */
import { sliceOfPosition } from "./actions.ts";

/** True while it is asked. */
export const resigningSlice = sliceOfPosition(false);
