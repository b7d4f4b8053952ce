/** The cells of a quotient in words. */
import { cellsBy } from "../model/cell-sentences.ts";
import { counted } from "./counts.ts";

export const cellWords = cellsBy({
  working: "Finding the cells…",
  failed: (reason) => `The cells cannot be shown: ${reason}`,
  counts: {
    face: (count) => counted(count, "face"),
    arc: (count) => counted(count, "arc"),
    crossing: (count) => counted(count, "crossing"),
  },
  pointAtOne: (counts) => `${counts}: point at one for its closure`,
  kinds: {
    face: "a face between circles",
    arc: "an arc of a circle",
    crossing: "a point where circles meet",
  },
  closed: (cell) => `${cell}: a closed point, its closure is itself`,
  closure: (cell, others) => `${cell}: in its closure lie ${counted(others, "other point")}`,
});
