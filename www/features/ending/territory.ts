/** Territory at the end of a game: a soft wash of both colours over the board, and squares on the empty places
 *  that are counted. Assumes a game with owners. */
import { BLACK, EMPTY, type GameView, placement, WHITE } from "../../model/state.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import type { Box } from "../../view/camera.ts";
import { onCanvas } from "../../view/canvas-pen.ts";
import { ownerInk } from "../../view/owner-squares.ts";
import {
  type Canvas,
  type CanvasPen,
  newCanvas,
  screenX,
  screenY,
  visible,
} from "../../view/pen.ts";

/** Cells of the wash along the longer side of the board; their edges are blurred. */
const CELLS = 96;
/** Reach of a point's owner, in spacings: on wood it ends before the coordinates. */
const REACH = { wood: 0.52, paper: 0.62 } as const;
/** Half the side of a square, as a share of a stone's radius. */
const SQUARE = 0.17;
/** Colour and opacity, in bytes, by owner. */
const WASH: Readonly<Record<number, readonly [number, number, number, number]>> = {
  [BLACK]: [42, 36, 27, 66],
  [WHITE]: [255, 250, 240, 92],
};

interface Wash {
  readonly canvas: Canvas;
  readonly box: Box;
}

/** Painter of the territory of a game that is over. A board that stands as a body has squares only: its back shows
 *  through, so that a wash would colour what lies behind. */
export function territoryPainter(
  game: GameView,
): (pen: CanvasPen, layout: BoardLayout, isBody: boolean) => void {
  let known: { readonly layout: BoardLayout; readonly wash: Wash } | null = null;
  return (pen, layout, isBody) => {
    if (game.owners === null) return;
    if (pen.palette.stones === "lit" && !layout.overlapping && !isBody) {
      if (known?.layout !== layout) known = { layout, wash: washOf(layout, game.owners) };
      paintWash(pen, known.wash);
    }
    if (layout.overlapping) paintOwnersOf(pen, layout, game);
    else paintSquares(pen, layout, game, game.owners);
  };
}

/** Paints owners on placements that overlap: the kind knows which points are owned. */
function paintOwnersOf(pen: CanvasPen, layout: BoardLayout, game: GameView): void {
  const { colours, points, stones, owners } = game;
  const none = { last: null, numbers: null, chains: null, lasting: null };
  const pieces = { colours, points, stones, owners, ...none, moving: new Set<number>() };
  layout.paintEmpty(onCanvas(pen), pieces);
}

function paintSquares(
  pen: CanvasPen,
  layout: BoardLayout,
  { colours }: GameView,
  owners: Uint8Array,
): void {
  for (const owner of [BLACK, WHITE] as const)
    onCanvas(pen).shapes(null, ownerInk(owner), (shapes) => {
      owners.forEach((each, at) => {
        if (each !== owner || colours[at] !== EMPTY) return;
        for (const { x, y, radius } of layout.spots(pen, placement(at))) {
          const half = Math.max(SQUARE * radius, 1.2);
          if (visible(pen, x, y, half))
            shapes.rectangle(x - half, y - half, 2 * half, 2 * half, half / 2);
        }
      });
    });
}

function paintWash(pen: CanvasPen, { canvas, box }: Wash): void {
  const { context, camera } = pen;
  const [left, top] = [screenX(pen, box.x0), screenY(pen, box.y0)];
  const [width, height] = [(box.x1 - box.x0) * camera.scale, (box.y1 - box.y0) * camera.scale];
  context.imageSmoothingQuality = "high";
  context.drawImage(canvas, left, top, width, height);
}

function washOf(layout: BoardLayout, owners: Uint8Array): Wash {
  const box = grown(layout.box, (layout.drawing.grid ? REACH.wood : REACH.paper) * layout.spacing);
  const cell = Math.max(box.x1 - box.x0, box.y1 - box.y0) / CELLS;
  const columns = Math.max(Math.round((box.x1 - box.x0) / cell), 1);
  const rows = Math.max(Math.round((box.y1 - box.y0) / cell), 1);
  const [canvas, context] = newCanvas(columns, rows);
  const image = new ImageData(columns, rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [box.x0 + (column + 0.5) * cell, box.y0 + (row + 0.5) * cell];
      const colour = WASH[ownerAt(layout, owners, x, y)];
      if (colour !== undefined) image.data.set(colour, 4 * (row * columns + column));
    }
  context?.putImageData(image, 0, 0);
  return { canvas, box };
}

/** Owner of the nearest point; 0 where none is near. */
function ownerAt(layout: BoardLayout, owners: Uint8Array, x: number, y: number): number {
  const at = layout.index.nearest(x, y);
  if (at === null) return 0;
  const { xy, radii, grid } = layout.drawing;
  const away = Math.hypot((xy[2 * at] ?? 0) - x, (xy[2 * at + 1] ?? 0) - y);
  const reach = Math.max(REACH.paper * layout.spacing, radii[at] ?? 0);
  return grid || away <= reach ? (owners[at] ?? 0) : 0;
}

function grown({ x0, y0, x1, y1 }: Box, by: number): Box {
  return { x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by };
}
