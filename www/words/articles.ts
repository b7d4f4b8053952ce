/** English of the articles' figure that the reader changes; their prose is in www/articles. */
import type { Player } from "../engine/types.ts";
import { counted, plural } from "./counts.ts";
import { listed, playerWord } from "./names.ts";

export const LOOSE_WORDS = {
  end: "The loose edge ends at",
  none: "nowhere",
  direction: "It is a street",
  both: "both ways",
  out: "out of the pair",
  in: "into the pair",
  handle: "Loose end of the edge: drag it to a point, or press arrow keys",
  even: "With best play it is a draw.",
  solving: "Looking for its worth …",
  unknown: "Its worth could not be computed here.",
} as const;

/** "White’s pair has 2 liberties: A and C. Black cannot take it at once." */
export function libertiesWords(liberties: readonly string[]): string {
  const count = counted(liberties.length, "liberty", "liberties");
  const takes = plural(liberties.length, "takes", "cannot take");
  return `White’s pair has ${count}: ${listed(liberties)}. Black ${takes} it with the next stone.`;
}

/** "With best play White wins by 4." */
export function winWords(winner: Player, points: number): string {
  return `With best play ${playerWord(winner)} wins by ${points}.`;
}
