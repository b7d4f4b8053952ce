/** Names of points and disks as the page says them. */
import { has } from "../engine/features.ts";
import type { Board } from "../engine/types.ts";
import { placeName } from "../words/point-names.ts";

/** Names of a board's placements by the core, in the reader's language. Labels are the author's and stay, and no other
 *  name becomes equal to one. */
export function namesInWords(names: readonly string[], board: Board): readonly string[] {
  const labels = (has(board, "links") && board.labels) || [];
  return names.map((name, at) => {
    if (labels[at]) return name;
    const said = placeName(name);
    return said !== name && labels.includes(said) ? `${said} #2` : said;
  });
}
