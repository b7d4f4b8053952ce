/** The cells of a quotient in words. */
import { ARC, type Cells, CROSSING, closureOf, FACE } from "../engine/cells.ts";
import { unreachable } from "../model/actions.ts";
import type { CellsView } from "../model/work.ts";
import { counted } from "./names.ts";

/** What the tip says while cells are shown, and the pointer is at one or nowhere; null: nothing. */
export function cellWords(view: CellsView, cell: number | null, idle: boolean): string | null {
  switch (view.kind) {
    case "none":
      return null;
    case "working":
      return "Finding the cells…";
    case "failed":
      return `The cells cannot be shown: ${view.message}`;
    case "ready":
      if (cell !== null) return closureWords(view.cells, cell);
      return idle ? `${countWords(view.cells)}: point at one for its closure` : null;
    default:
      return unreachable(view);
  }
}

/** How many there are of each kind. */
function countWords({ looks }: Cells): string {
  const count = (look: number) => looks.filter((each) => each === look).length;
  return [
    counted(count(FACE), "face"),
    counted(count(ARC), "arc"),
    counted(count(CROSSING), "crossing"),
  ].join(", ");
}

function closureWords(cells: Cells, cell: number): string {
  const rest = closureOf(cells, cell).length - 1;
  const name = lookWord(cells.looks[cell]);
  return rest === 0
    ? `${name}: a closed point, its closure is itself`
    : `${name}: in its closure lie ${counted(rest, "other point")}`;
}

function lookWord(look: number | undefined): string {
  if (look === ARC) return "an arc of a circle";
  return look === CROSSING ? "a point where circles meet" : "a face between circles";
}
