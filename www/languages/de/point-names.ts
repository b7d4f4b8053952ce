/** Namen von Punkten nach ihren Plätzen, die der Kern auf Englisch macht. Buchstaben und Zahlen bleiben. */
import { has } from "../../engine/features.ts";
import type { Board } from "../../engine/types.ts";

/** Ein Name auf einem Ring: die Nummer des Rings, und der Platz dort. */
export const ON_RING = /^Ring (\d+), (\d+) von \d+$/;

export function placeName(name: string): string {
  return name
    .replace(/^ring (\d+), (\d+) of (\d+)(?= #|$)/, "Ring $1, $2 von $3")
    .replace(/^centre(?= #|$)/, "Mitte");
}

export function namesInWords(names: readonly string[], board: Board): readonly string[] {
  const labels = (has(board, "links") && board.labels) || [];
  return names.map((name, at) => {
    if (labels[at]) return name;
    const said = placeName(name);
    return said !== name && labels.includes(said) ? `${said} #2` : said;
  });
}
