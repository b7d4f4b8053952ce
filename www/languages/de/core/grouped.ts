/** Zahlen schreibt die Sprache des Baus. */
export { grouped } from "../../../words/core/grouped.ts";
