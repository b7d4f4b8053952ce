/** Contacts of a stone on a plane, and the room round a chain, in words. */
import type { CircleArc } from "../engine/types.ts";
import type { Contact } from "../model/state.ts";
import { counted } from "./counts.ts";
import { listed, numberWord } from "./names.ts";

/** "touches two black stones and the edge", "touches nothing". */
export function contactWords({ black, white, walls }: Contact): string {
  const touched = [
    ...stonesWords(black, "black", false),
    ...stonesWords(white, "white", black > 0),
    ...wallWords(walls),
  ];
  return `touches ${touched.length === 0 ? "nothing" : listed(touched)}`;
}

/** The words added for a play's contacts: none if it touches nothing. */
export function touchingWords(contact: Contact | null): string {
  if (contact === null || contact.black + contact.white + contact.walls === 0) return "";
  return `, ${contactWords(contact)}`;
}

function stonesWords(count: number, colour: string, again: boolean): string[] {
  if (count === 0) return [];
  const word = again ? (count === 1 ? "one" : "ones") : count === 1 ? "stone" : "stones";
  return [`${count === 1 ? "a" : numberWord(count)} ${colour} ${word}`];
}

function wallWords(walls: number): string[] {
  if (walls === 0) return [];
  return [walls === 1 ? "the edge" : `the edge on ${numberWord(walls)} sides`];
}

/** Pieces in which stones can stand, of which there are several. */
export function piecesWords(pieces: number): string {
  return `Stones can stand in ${pieces} separate pieces.`;
}

/** "one gap", "3 gaps". */
export function gapsWords(arcs: readonly CircleArc[]): string {
  return arcs.length === 1 ? "one gap" : counted(arcs.length, "gap");
}

/** Gaps that are single points: a stone fits, and cannot be moved. */
function exactWords(points: number, all: number): string {
  return points === all ? ", exactly as wide as a stone" : `, ${points} exactly as wide as a stone`;
}

/** "3 gaps left, 1 exactly as wide as a stone": the arcs on which the centre of a stone could stand that touches the
 *  chain. */
export function roomWords(arcs: readonly CircleArc[]): string {
  const points = arcs.filter(({ from, to }) => from === to).length;
  if (arcs.length === 0) return "no liberty";
  return `${gapsWords(arcs)} left${points === 0 ? "" : exactWords(points, arcs.length)}`;
}
