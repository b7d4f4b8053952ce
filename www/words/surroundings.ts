/** English of a place's surroundings: its stone, the names and stones of its neighbours, arcs, overlaps
 *  and covered points. */
import { surroundingsSentences } from "../model/surroundings-sentences.ts";
import { pointingWords } from "./events.ts";
import { sizeWords } from "./kinds.ts";

/** Heads of the columns of the table of a board that has no rows. */
export const TABLE_HEADS = ["Place", "Stone", "Neighbours"] as const;

export const { surroundingsWords, neighbourWords, colourWord } = surroundingsSentences({
  pointingWords,
  sizeWords,
  ways: {
    covers: "Covers",
    touches: "Touches",
    beside: "Next to",
    across: "Over the seam:",
    to: "Leads to",
    from: "Reached from",
    overlaps: "Overlaps",
  },
  nothing: "nothing",
  more: (count) => `${count} more`,
  at: (colour, place) => `${colour} at ${place}`,
  colours: { black: "black", white: "white", empty: "empty", mixed: "mixed", closed: "closed" },
});
