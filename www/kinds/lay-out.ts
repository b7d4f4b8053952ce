/** Layout of a board by its kind. The graph's is here; the others come with kinds.ts, or are fetched before the first
 *  board of theirs. */
import type { Drawing } from "../engine/types.ts";
import type { BoardLayout } from "../view/board-layout.ts";
import { GraphBoard } from "./graph/board.ts";
import { curvesOf, curvesSoFar, hasCurves, searchCurves } from "./graph/curves.ts";

export type LayOut = (drawing: Drawing, stone: number) => BoardLayout;

/** By their words in documents. */
export type OtherKind = "gospace" | "disks" | "plane";

const others = new Map<OtherKind, LayOut>();

/** Lays out the boards of a kind that has not been fetched. */
let layOutMeanwhile: LayOut | null = null;

/** Has such boards laid out by this until their kind is there; before, laying one out fails. */
export function takeMeanwhile(layOut: LayOut): void {
  layOutMeanwhile = layOut;
}

/** The kind that a drawing's layout waits for; null: it is there. */
export function kindLackedBy(drawing: Drawing): OtherKind | null {
  const name = otherKindOf(drawing);
  return name === null || hasKind(name) ? null : name;
}

export function hasKind(name: OtherKind): boolean {
  return others.has(name);
}

export function takeKind(name: OtherKind, layOut: LayOut): void {
  others.set(name, layOut);
}

/** Board, laid out; on a graph no stone is larger than `stone`, in board units, and on a go-space none reaches
 *  further beyond its points. Disks have the size that they have. At once, the links of a large graph are straight until
 *  `layOutFurther` has found their bends. */
export function layOutBoard(
  drawing: Drawing,
  stone = Infinity,
  made: "whole" | "at once" = "whole",
): BoardLayout {
  const name = otherKindOf(drawing);
  if (name === null) {
    const curves = made === "whole" ? curvesOf(drawing) : curvesSoFar(drawing);
    return new GraphBoard(drawing, stone, curves);
  }
  const layOut = others.get(name) ?? layOutMeanwhile;
  if (layOut === null) throw new Error(`the kind ${name} has not been fetched`);
  return layOut(drawing, stone);
}

/** True where a layout made at once lacks nothing. */
export function isWhole(drawing: Drawing): boolean {
  return otherKindOf(drawing) !== null || hasCurves(drawing);
}

/** Does a bounded part of what a layout made at once lacks. Once there is no more, the layout made anew is whole, or the
 *  same. */
export function layOutFurther(drawing: Drawing): "more" | "whole" | "same" {
  const found = otherKindOf(drawing) === null ? searchCurves(drawing) : "straight";
  return found === "more" ? "more" : found === "bent" ? "whole" : "same";
}

function otherKindOf({ stone, radii, points }: Drawing): OtherKind | null {
  if (stone > 0) return "plane";
  if (radii.length > 0) return "disks";
  return points.length > 0 ? "gospace" : null;
}
