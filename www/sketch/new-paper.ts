/** Papers to begin with: empty, but for a go-space, which opens on a small grid of points with one placement, so that
 *  its look is known before a set is made. */
import { has, type SketchKind } from "../engine/features.ts";
import { addSet } from "./sets.ts";
import { added, EMPTY_SKETCH, type PointItem, type Sketch } from "./sketch.ts";
import { USUAL_PITCH } from "./state.ts";

/** Points along a side of the grid. */
const SIDE = 3;
/** The points of the placement, in reading order: the middle one and the one at its right. */
const DOMINO: readonly number[] = [4, 5];

/** A paper whose items are numbered from `first`. */
export function newPaper(kind: SketchKind, first: number): Sketch {
  const empty: Sketch = { ...EMPTY_SKETCH, kind, paper: first, next: first };
  return has(empty, "sets") ? withDomino(empty) : empty;
}

function withDomino(empty: Sketch): Sketch {
  const spots = Array.from({ length: SIDE * SIDE }, (_, i): PointItem => {
    const [x, y] = [(i % SIDE) - 1, Math.floor(i / SIDE) - 1];
    return { x: x * USUAL_PITCH, y: y * USUAL_PITCH, label: "", pinned: false };
  });
  const { sketch, ids } = added(empty, spots, (paper, points) => ({ ...paper, points }));
  const domino = new Set(DOMINO.flatMap((at) => ids[at] ?? []));
  return addSet(addSet(sketch, "opens", domino).sketch, "placements", domino).sketch;
}
