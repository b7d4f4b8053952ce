/** A passing line for the tip, such as a gallery board's description. */
import { sliceOfGame } from "./actions.ts";

export const hintSlice = sliceOfGame<string | null>(null);
