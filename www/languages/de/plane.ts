/** Was ein Stein auf einer Ebene berührt, und der Raum um eine Kette. */
import type { CircleArc, Player } from "../../engine/types.ts";
import { planeSentences } from "../../model/plane-sentences.ts";
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

const stones = (colour: Player, count: number) =>
  plural(
    count,
    `einen ${COLOURS[colour]}n Stein`,
    `${numberWord(count)} ${COLOURS[colour]} Steine`,
  );

export const { contactWords, roomWords } = planeSentences({
  listed,
  gapsWords,
  touches: (things) => `berührt ${things}`,
  nothing: "nichts",
  stones,
  whiteToo: (count) => stones("white", count),
  walls: (count) => plural(count, "den Rand", `den Rand auf ${numberWord(count)} Seiten`),
  noLiberty: "keine Freiheit",
  left: (gaps) => `noch ${gaps}`,
  allExact: "genau so breit wie ein Stein",
  someExact: (gaps) => `davon ${gaps} genau so breit wie ein Stein`,
});
