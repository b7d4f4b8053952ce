/** Titel werden in jeder Sprache gleich gekürzt. */
export { cutTitle, shortTitle } from "../../words/titles.ts";
