/** English of the articles' figure that the reader changes; their prose is in www/articles. */
import { counted } from "./counts.ts";
import { listed } from "./names.ts";

export const LOOSE_WORDS = {
  end: "The loose edge ends at",
  none: "nowhere",
  direction: "It is a street",
  both: "both ways",
  out: "out of the pair",
  in: "into the pair",
  handle: "Loose end of the edge: drag it to a point, or press arrow keys",
  solving: "Looking for its worth …",
  unknown: "Its worth could not be computed here.",
} as const;

/** "White’s pair has 2 liberties: A and C. Black cannot take it at once." */
export function libertiesWords(liberties: readonly string[]): string {
  const count = counted(liberties.length, "liberty", "liberties");
  const fate =
    liberties.length === 1
      ? "Black takes it with the next stone."
      : "Black cannot take it with the next stone.";
  return `White’s pair has ${count}: ${listed(liberties)}. ${fate}`;
}

/** "With best play White wins by 4." */
export function valueWords(margin: number): string {
  if (margin === 0) return "With best play it is a draw.";
  return `With best play ${margin > 0 ? "Black" : "White"} wins by ${Math.abs(margin)}.`;
}
