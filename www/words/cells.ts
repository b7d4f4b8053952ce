/** The cells of a quotient in words. */
import { type Cells, closureOf } from "../engine/cells.ts";
import type { CellKind } from "../engine/types.ts";
import { unreachable } from "../model/actions.ts";
import type { CellsView } from "../model/jobs.ts";
import { counted } from "./counts.ts";

/** The tip while cells are shown, for the cell at the pointer or for none; null: no tip. */
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

/** The number of cells of each kind. */
function countWords({ kinds }: Cells): string {
  const count = (kind: CellKind) => counted(kinds.filter((each) => each === kind).length, kind);
  return [count("face"), count("arc"), count("crossing")].join(", ");
}

function closureWords(cells: Cells, cell: number): string {
  const rest = closureOf(cells, cell).length - 1;
  const name = kindWords(cells.kinds[cell] ?? "face");
  return rest === 0
    ? `${name}: a closed point, its closure is itself`
    : `${name}: in its closure lie ${counted(rest, "other point")}`;
}

function kindWords(kind: CellKind): string {
  switch (kind) {
    case "face":
      return "a face between circles";
    case "arc":
      return "an arc of a circle";
    case "crossing":
      return "a point where circles meet";
    default:
      return unreachable(kind);
  }
}
