/** The cells of a quotient by the words of a language. */
import { type Cells, closureOf } from "../engine/cells.ts";
import type { CellKind } from "../engine/types.ts";
import type { CellsView } from "./cells.ts";

/** Words of a language for cells. */
export interface CellWords {
  readonly working: string;
  readonly failed: (reason: string) => string;
  readonly counts: Readonly<Record<CellKind, (count: number) => string>>;
  readonly pointAtOne: (counts: string) => string;
  readonly kinds: Readonly<Record<CellKind, string>>;
  readonly closed: (cell: string) => string;
  /** A cell, and the number of other points in its closure. */
  readonly closure: (cell: string, others: number) => string;
}

/** The tip while cells are shown, for the cell at the pointer or for none; null: no tip. */
/* @__NO_SIDE_EFFECTS__ */
export function cellsBy(words: CellWords) {
  function ready(cells: Cells, cell: number | null, idle: boolean): string | null {
    if (cell !== null) {
      const name = words.kinds[cells.kinds[cell] ?? "face"];
      const others = closureOf(cells, cell).length - 1;
      return others === 0 ? words.closed(name) : words.closure(name, others);
    }
    if (!idle) return null;
    const counts = (["face", "arc", "crossing"] as const).map((kind) =>
      words.counts[kind](cells.kinds.filter((each) => each === kind).length),
    );
    return words.pointAtOne(counts.join(", "));
  }

  return (view: CellsView, cell: number | null, idle: boolean): string | null => {
    switch (view.kind) {
      case "none":
        return null;
      case "working":
        return words.working;
      case "failed":
        return words.failed(view.message);
      case "ready":
        return ready(view.cells, cell, idle);
    }
  };
}
