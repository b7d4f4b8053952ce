/** Contacts of a stone on a plane, and the room round a chain, in words. */
import type { CircleArc } from "../engine/types.ts";
import { contactsBy, roomBy } from "../model/plane-sentences.ts";
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

export const contactWords = contactsBy(
  (things) => `touches ${things}`,
  "nothing",
  (count, colour, too) =>
    `${plural(count, "a", numberWord(count))} ${colour} ${plural(count, too ? "one" : "stone", too ? "ones" : "stones")}`,
  (sides) => plural(sides, "the edge", `the edge on ${numberWord(sides)} sides`),
  listed,
);

export const roomWords = roomBy(
  "no liberty",
  (arcs) => `${gapsWords(arcs)} left`,
  "exactly as wide as a stone",
  (gaps) => `${gaps} exactly as wide as a stone`,
);
