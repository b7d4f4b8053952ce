/** Parts common to the English of errors. */
import { shortListsBy, sitesBy, tooManyBy, valuesBy } from "./sentences.ts";

export { grouped } from "./grouped.ts";
export { parserWords, quoted, spotWords } from "./sentences.ts";

export const tooMany = tooManyBy(
  ": ",
  (what, many, limit) => `There are too many ${what}${many}. Use at most ${limit}.`,
);

export const valueWords = valuesBy("The value");
export const siteWords = sitesBy("point");
export const listed = shortListsBy((others) => `and ${others} more`);

/** Reasons that a stone can never be placed there, whatever the history. */
export const BARRED = {
  occupied: "There is a stone already.",
  overlap: "A stone here would overlap another.",
  outside: "A stone here would not lie inside the board.",
} as const;

/** Remedy of a damaged link; the page has a button in its place. */
export const COPY_AGAIN = " Copy all of it again.";
