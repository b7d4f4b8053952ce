/** Layout of a board by its kind. The graph's is here; the others come with kinds.ts, or are fetched before the first
 *  board of theirs. */
import type { Drawing } from "../engine/types.ts";
import type { BoardLayout } from "../view/board-layout.ts";
import { GraphBoard } from "./graph/board.ts";

export type LayOut = (drawing: Drawing, stone: number) => BoardLayout;

/** By their words in documents. */
export type OtherKind = "gospace" | "disks" | "plane";

const others = new Map<OtherKind, LayOut>();

export function hasKind(name: OtherKind): boolean {
  return others.has(name);
}

export function takeKind(name: OtherKind, layOut: LayOut): void {
  others.set(name, layOut);
}

/** Board, laid out; on a graph no stone is larger than `stone`, in board units, and on a go-space none reaches
 *  further beyond its points. Disks have the size that they have. */
export function layOutBoard(drawing: Drawing, stone = Infinity): BoardLayout {
  const name = otherKindOf(drawing);
  if (name === null) return new GraphBoard(drawing, stone);
  const layOut = others.get(name);
  if (layOut === undefined) throw new Error(`the kind ${name} has not been fetched`);
  return layOut(drawing, stone);
}

function otherKindOf({ stone, radii, points }: Drawing): OtherKind | null {
  if (stone > 0) return "plane";
  if (radii.length > 0) return "disks";
  return points.length > 0 ? "gospace" : null;
}
