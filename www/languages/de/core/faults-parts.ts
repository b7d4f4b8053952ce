/** Teile, die mehrere Fehlermeldungen haben. */
import { shortListsBy, sitesBy, tooManyBy, valuesBy } from "./sentences.ts";
import { termWords } from "./terms.ts";

export { grouped } from "./grouped.ts";
export { parserWords, quoted, spotWords } from "./sentences.ts";

export const tooMany = tooManyBy(
  ", nämlich ",
  (what, many, limit) => `Zu viele ${termWords(what)}${many}. Erlaubt sind höchstens ${limit}.`,
);

export const valueWords = valuesBy("Der Wert");
export const siteWords = sitesBy("Punkt");
export const listed = shortListsBy((others) => `und ${others} weitere`);

/** Gründe, aus denen dort nie ein Stein liegen kann, gleich was vorher war. */
export const BARRED = {
  occupied: "Dort liegt schon ein Stein.",
  overlap: "Ein Stein hier würde einen anderen überlappen.",
  outside: "Ein Stein hier läge nicht im Brett.",
} as const;

/** Abhilfe bei einem beschädigten Link; die Seite hat eine Taste dafür. */
export const COPY_AGAIN = " Kopiere ihn noch einmal ganz.";
