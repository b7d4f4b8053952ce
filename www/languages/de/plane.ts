/** Was ein Stein auf einer Ebene berührt, und der Raum um eine Kette. */
import type { CircleArc } from "../../engine/types.ts";
import { contactsBy, roomBy } from "../../model/plane-sentences.ts";
import { counted, plural } from "./counts.ts";
import { COLOURS } from "./grammar.ts";
import { listed, numberWord } from "./names.ts";

/** Teile, in denen Steine stehen können, wenn es mehrere sind. */
export function piecesWords(pieces: number): string {
  return `Steine können in ${pieces} getrennten Teilen stehen.`;
}

/** „eine Lücke“, „3 Lücken“. */
export function gapsWords({ length }: readonly CircleArc[]): string {
  return plural(length, "eine Lücke", counted(length, "Lücke", "Lücken"));
}

export const contactWords = contactsBy(
  (things) => `berührt ${things}`,
  "nichts",
  (count, colour) =>
    plural(
      count,
      `einen ${COLOURS[colour]}n Stein`,
      `${numberWord(count)} ${COLOURS[colour]} Steine`,
    ),
  (sides) => plural(sides, "den Rand", `den Rand auf ${numberWord(sides)} Seiten`),
  listed,
);

export const roomWords = roomBy(
  "keine Freiheit",
  (arcs) => `noch ${gapsWords(arcs)}`,
  "genau so breit wie ein Stein",
  (gaps) => `davon ${gaps} genau so breit wie ein Stein`,
);
