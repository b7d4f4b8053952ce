/** Was ein Stein auf einer Ebene berührt, und der Raum um eine Kette. */
import type { CircleArc } from "../../engine/types.ts";
import type { Contact } from "../../model/state.ts";
import { counted } from "./counts.ts";
import { listed, numberWord } from "./names.ts";

/** „berührt zwei schwarze Steine und den Rand“, „berührt nichts“. */
export function contactWords({ black, white, walls }: Contact): string {
  const touched = [
    ...stonesWords(black, "schwarze"),
    ...stonesWords(white, "weiße"),
    ...wallWords(walls),
  ];
  return `berührt ${touched.length === 0 ? "nichts" : listed(touched)}`;
}

/** Teile, in denen Steine stehen können, wenn es mehrere sind. */
export function piecesWords(pieces: number): string {
  return `Steine können in ${pieces} getrennten Teilen stehen.`;
}

/** Was sonst von einem Zug gesagt wird: nichts, wo nichts berührt wird. */
export function touchingWords(contact: Contact | null): string {
  if (contact === null || contact.black + contact.white + contact.walls === 0) return "";
  return `, ${contactWords(contact)}`;
}

function stonesWords(count: number, colour: string): string[] {
  if (count === 0) return [];
  return [count === 1 ? `einen ${colour}n Stein` : `${numberWord(count)} ${colour} Steine`];
}

function wallWords(walls: number): string[] {
  if (walls === 0) return [];
  return [walls === 1 ? "den Rand" : `den Rand auf ${numberWord(walls)} Seiten`];
}

/** „eine Lücke“, „3 Lücken“. */
export function gapsWords(arcs: readonly CircleArc[]): string {
  return arcs.length === 1 ? "eine Lücke" : counted(arcs.length, "Lücke", "Lücken");
}

/** Lücken, die ein einzelner Punkt sind: Ein Stein passt, und lässt sich nicht verschieben. */
function exactWords(points: number, all: number): string {
  return points === all
    ? ", genau so breit wie ein Stein"
    : `, davon ${points} genau so breit wie ein Stein`;
}

/** „noch 3 Lücken, davon 1 genau so breit wie ein Stein“: die Bögen, auf denen der Mittelpunkt eines Steins liegen
 *  könnte, der die Kette berührt. */
export function roomWords(arcs: readonly CircleArc[]): string {
  const points = arcs.filter(({ from, to }) => from === to).length;
  if (arcs.length === 0) return "keine Freiheit";
  return `noch ${gapsWords(arcs)}${points === 0 ? "" : exactWords(points, arcs.length)}`;
}
