/** A game with variations, that several tests walk through. */
import type { GameDocument } from "../../www/engine/types.ts";

/** On a board of nine: after C7 and G7 either E5 or C3, and after E5 either G3 or E3. */
export const STORY: GameDocument = {
  gospace: 1,
  title: "A story",
  comment: "Of two.",
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: [
    { play: 20 },
    { play: 24, comment: "The other corner." },
    { play: 40, variations: [[{ play: 56 }, { play: 60, marks: { cross: [20] } }]] },
    { play: 60, variations: [[{ play: 58 }, { pass: true, comment: "Calm." }]] },
  ],
};
