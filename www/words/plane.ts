/** Contacts of a stone on a plane, and the room round a chain, in words. */
import type { CircleArc } from "../engine/types.ts";
import { planeSentences } from "../model/plane-sentences.ts";
import { counted, plural } from "./counts.ts";
import { listed, numberWord } from "./names.ts";

/** Pieces in which stones can stand, of which there are several. */
export function piecesWords(pieces: number): string {
  return `Stones can stand in ${pieces} separate pieces.`;
}

/** "one gap", "3 gaps". */
export function gapsWords({ length }: readonly CircleArc[]): string {
  return plural(length, "one gap", counted(length, "gap"));
}

const several = (count: number) => plural(count, "a", numberWord(count));

export const { contactWords, roomWords } = planeSentences({
  listed,
  gapsWords,
  touches: (things) => `touches ${things}`,
  nothing: "nothing",
  stones: (colour, count) => `${several(count)} ${colour} ${plural(count, "stone", "stones")}`,
  whiteToo: (count) => `${several(count)} white ${plural(count, "one", "ones")}`,
  walls: (count) => plural(count, "the edge", `the edge on ${numberWord(count)} sides`),
  noLiberty: "no liberty",
  left: (gaps) => `${gaps} left`,
  allExact: "exactly as wide as a stone",
  someExact: (gaps) => `${gaps} exactly as wide as a stone`,
});
