/** Die Zellen eines Quotienten in Worten. */
import { type Cells, closureOf } from "../../engine/cells.ts";
import type { CellKind } from "../../engine/types.ts";
import { unreachable } from "../../model/actions.ts";
import type { CellsView } from "../../model/jobs.ts";
import { counted } from "./counts.ts";

/** Hinweis, solange Zellen zu sehen sind und der Zeiger auf einer ist oder nirgends; null: nichts. */
export function cellWords(view: CellsView, cell: number | null, idle: boolean): string | null {
  switch (view.kind) {
    case "none":
      return null;
    case "working":
      return "Zellen werden gesucht…";
    case "failed":
      return `Die Zellen können nicht gezeigt werden: ${view.message}`;
    case "ready":
      if (cell !== null) return closureWords(view.cells, cell);
      return idle ? `${countWords(view.cells)}: zeige auf eine für ihren Abschluss` : null;
    default:
      return unreachable(view);
  }
}

/** Wie viele es von jeder Art gibt. */
function countWords({ kinds }: Cells): string {
  const count = (kind: CellKind, one: string, many: string) =>
    counted(kinds.filter((each) => each === kind).length, one, many);
  return [
    count("face", "Flächenstück", "Flächenstücke"),
    count("arc", "Bogen", "Bögen"),
    count("crossing", "Kreuzung", "Kreuzungen"),
  ].join(", ");
}

function closureWords(cells: Cells, cell: number): string {
  const rest = closureOf(cells, cell).length - 1;
  const name = kindWords(cells.kinds[cell] ?? "face");
  if (rest === 0) return `${name}: ein abgeschlossener Punkt, sein eigener Abschluss`;
  return `${name}: im Abschluss ${rest === 1 ? "liegt" : "liegen"} ${counted(rest, "weiterer Punkt", "weitere Punkte")}`;
}

function kindWords(kind: CellKind): string {
  switch (kind) {
    case "face":
      return "ein Flächenstück zwischen Kreisen";
    case "arc":
      return "ein Bogen eines Kreises";
    case "crossing":
      return "ein Punkt, in dem Kreise sich treffen";
    default:
      return unreachable(kind);
  }
}
