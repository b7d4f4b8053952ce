/** All kinds of board, chosen by their drawings. */
import type { Drawing } from "../engine/types.ts";
import type { BoardLayout } from "../view/board-layout.ts";
import { DisksBoard } from "./disks/board.ts";
import { GraphBoard } from "./graph/board.ts";
import { PlaneBoard } from "./plane/board.ts";
import { SpaceBoard } from "./space/board.ts";

/** Board, laid out; on a graph no stone is larger than `stone`, in board units, and on a go-space none reaches
 *  further beyond its points. Disks have the size that they have. */
export function layOutBoard(drawing: Drawing, stone = Infinity): BoardLayout {
  if (drawing.stone > 0) return new PlaneBoard(drawing);
  if (drawing.radii.length > 0) return new DisksBoard(drawing);
  return drawing.points.length > 0
    ? new SpaceBoard(drawing, stone)
    : new GraphBoard(drawing, stone);
}
