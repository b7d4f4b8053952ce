/** The times of the game's clock, as the page keeps them. */
import { sliceOfGame } from "./actions.ts";
import type { Times } from "./times.ts";

/** Left when they were last kept; null before the first turn, and without a clock. */
export const timesSlice = sliceOfGame<Times | null>(null);
