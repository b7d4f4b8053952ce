/** Zitiert wird in der Sprache der Quelle. */
export { QUOTATIONS } from "../../../words/learn/quoted-sources.ts";
