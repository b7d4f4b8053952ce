/** Territory at the end of a game: a soft wash over the empty places of each colour, and a square on each of
 *  them. Assumes a game with owners. */
import {
  BLACK,
  EMPTY,
  type GameView,
  placement,
  type StoneColour,
  WHITE,
} from "../../model/state.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import { onCanvas } from "../../view/canvas-pen.ts";
import { addSquares, ownerInk } from "../../view/owner-squares.ts";
import { type CanvasPen, screenX, screenY } from "../../view/pen.ts";
import type { Ground } from "../../view/theme.ts";

/** Reach of a point's wash, and the longest line that is washed from end to end, in spacings. */
const REACH = 0.5;
const LONGEST = 1.6;
/** Half the side of a square, as a share of a stone's radius. */
const SQUARE = 0.17;
/** Inks by the page's ground and by owner; the rim shows a colour on a ground like it. */
const WASH: Readonly<Record<Ground, Readonly<Record<StoneColour, { fill: string; rim: string }>>>> =
  {
    light: {
      1: { fill: "#2a241b40", rim: "#2a241b33" },
      2: { fill: "#fffdf68c", rim: "#3c2d1447" },
    },
    dark: {
      1: { fill: "#00000085", rim: "#ffffff38" },
      2: { fill: "#fffaf047", rim: "#fffaf029" },
    },
  };

/** Painter of the territory of a game that is over. A board that stands as a body has squares only: its back shows
 *  through, so that a wash would colour what lies behind. */
export function territoryPainter(
  game: GameView,
): (pen: CanvasPen, layout: BoardLayout, isBody: boolean) => void {
  return (pen, layout, isBody) => {
    const { owners } = game;
    if (owners === null) return;
    if (pen.palette.stones === "lit" && !layout.overlapping && !isBody)
      for (const owner of [BLACK, WHITE] as const)
        paintWash(pen, layout, owner, (at) => owners[at] === owner && game.colours[at] === EMPTY);
    if (layout.overlapping) paintOwnersOf(pen, layout, game);
    else paintSquares(pen, layout, game, owners);
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
        const halfOf = (radius: number) => Math.max(SQUARE * radius, 1.2);
        addSquares(pen, layout, shapes, placement(at), halfOf, "round");
      });
    });
}

/** Washes the points that `owns` is true of, and the lines between them, as one shape. */
function paintWash(
  pen: CanvasPen,
  layout: BoardLayout,
  owner: StoneColour,
  owns: (at: number) => boolean,
): void {
  const { context, camera, palette } = pen;
  const shape = shapeOf(pen, layout, owns);
  const width = 2 * REACH * layout.spacing * camera.scale;
  const { fill, rim } = WASH[palette.ground][owner];
  context.save();
  context.lineCap = context.lineJoin = "round";
  for (const [wide, ink, mode] of [
    [width + 2, rim, "source-over"],
    [width, "#000", "destination-out"],
    [width, fill, "source-over"],
  ] as const) {
    context.globalCompositeOperation = mode;
    context.strokeStyle = ink;
    context.lineWidth = wide;
    context.stroke(shape);
  }
  context.restore();
}

function shapeOf(pen: CanvasPen, layout: BoardLayout, owns: (at: number) => boolean): Path2D {
  const { xy, edges, arcs } = layout.drawing;
  const path = new Path2D();
  const line = (from: number, to: number) => {
    path.moveTo(screenX(pen, xy[2 * from] ?? 0), screenY(pen, xy[2 * from + 1] ?? 0));
    path.lineTo(screenX(pen, xy[2 * to] ?? 0), screenY(pen, xy[2 * to + 1] ?? 0));
  };
  for (let at = 0; 2 * at < xy.length; at++) if (owns(at)) line(at, at);
  for (const lines of [edges, arcs])
    for (let i = 0; i + 1 < lines.length; i += 2) {
      const [from = 0, to = 0] = [lines[i], lines[i + 1]];
      const length = Math.hypot(
        (xy[2 * to] ?? 0) - (xy[2 * from] ?? 0),
        (xy[2 * to + 1] ?? 0) - (xy[2 * from + 1] ?? 0),
      );
      if (owns(from) && owns(to) && length <= LONGEST * layout.spacing && layout.joins(from, to))
        line(from, to);
    }
  return path;
}
