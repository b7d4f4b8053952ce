/** The layer of what lies on the board: stones, the mark of the last play, and the overlays. */
import type { Stone } from "../engine/types.ts";
import {
  BLACK,
  type Colouring,
  EMPTY,
  isCentre,
  isStone,
  type Place,
  placement,
  type StoneColour,
  WHITE,
} from "../model/state.ts";
import type { Mark } from "../model/tree/marks.ts";
import { paintAnnotations } from "./annotations.ts";
import { type BoardLayout, radiusOf } from "./board-layout.ts";
import type { Spot } from "./camera.ts";
import { type ChainsShown, paintChains } from "./chain-marks.ts";
import { paintDiskStones, paintDisks } from "./disk-pieces.ts";
import { spotsOf } from "./mark-spots.ts";
import { type Ink, type Lens, onScreen, type Pen, type Shapes, visible } from "./pen.ts";
import {
  indexOf,
  NUMERALS,
  numberColour,
  paintPlaneNumbers,
  paintPlaneStones,
  redOn,
  seats,
  writeNumber,
} from "./plane-pieces.ts";
import { ownedPoints, paintSpaceStones } from "./space-pieces.ts";
import { circlesOf } from "./stone-circles.ts";

/** In CSS pixels: the mark of the last play. */
const LARGEST_DOT = 9;
/** Half the side of a square that is large enough for a rim. */
const RIMMED = 2.5;

export interface Pieces extends Colouring {
  /** Whose each placement is, or null where this is not shown. */
  readonly owners: Uint8Array | null;
  readonly last: Place | null;
  /** Per placement the turn that put its stone there (0: none), or null where this is not shown. */
  readonly numbers: Uint32Array | null;
  /** Per point, or stone of a plane, the colour that it has for ever; null where this is not shown. */
  readonly lasting: Uint8Array | null;
  /** Stones that are still settling, as placements or places among the stones of a plane, are drawn
   *  by the layer above. */
  readonly moving: ReadonlySet<number>;
  /** All chains and their liberties, as far as they are shown. */
  readonly chains?: ChainsShown | null;
  /** What somebody marked. */
  readonly marks?: readonly Mark[];
}

export function paintPieces(pen: Pen, layout: BoardLayout, pieces: Pieces): void {
  pen.glued(layout.region, () => {
    if (layout.kind === "disks") paintDisks(pen, layout, pieces.colours);
    paintOwners(pen, layout, pieces);
    paintStones(pen, layout, pieces);
    if (pieces.lasting !== null) paintLasting(pen, layout, pieces, pieces.lasting);
    if (pieces.chains) paintChains(pen, layout, pieces, pieces.chains);
    if (pieces.numbers !== null) paintNumbers(pen, layout, pieces, pieces.numbers);
    else if (pieces.last !== null) paintLast(pen, layout, pieces.last, pieces);
    paintAnnotations(pen, layout, pieces.marks ?? [], pieces);
  });
}

function paintStones(pen: Pen, layout: BoardLayout, pieces: Pieces): void {
  const { colours, stones, moving } = pieces;
  switch (layout.kind) {
    case "graph":
      paintGraphStones(pen, layout, pieces);
      break;
    case "space":
      if (layout.space !== null) paintSpaceStones(pen, layout, layout.space, pieces, moving);
      break;
    case "disks":
      paintDiskStones(pen, layout, colours, moving);
      break;
    case "plane":
      paintPlaneStones(pen, layout, stones, moving);
  }
}

function paintGraphStones(pen: Pen, layout: BoardLayout, { colours, moving }: Pieces): void {
  pen.stones((stone) => {
    for (let at = 0; at < colours.length; at++) {
      const colour = colours[at];
      if (!isStone(colour) || moving.has(at)) continue;
      const { x, y } = onScreen(pen, layout.drawing.xy, at);
      const radius = radiusOf(layout, at) * pen.camera.scale;
      if (visible(pen, x, y, 1.3 * radius)) stone(x, y, radius, colour);
    }
  });
}

function paintLast(pen: Pen, layout: BoardLayout, last: Place, pieces: Pieces): void {
  if (pieces.moving.has(isCentre(last) ? indexOf(pieces.stones, last) : last)) return;
  const ink = { fill: redOn(lastColour(last, pieces), pen.palette) };
  pen.shapes("last-play", ink, (shapes) => {
    for (const { x, y, radius } of spotsOf(pen, layout, last))
      shapes.circle(x, y, Math.min(Math.max(radius * 0.26, 1.2), LARGEST_DOT));
  });
}

/** Of the stone that was played last, if it still stands. */
function lastColour(last: Place, { colours, stones }: Colouring): number | undefined {
  return isCentre(last) ? stones[indexOf(stones, last)]?.colour : colours[last];
}

/** A ring on each stone, or point of a stone, that lives for ever. */
function paintLasting(
  pen: Pen,
  layout: BoardLayout,
  { stones }: Pieces,
  lasting: Uint8Array,
): void {
  const radius = Math.max(0.5 * layout.largestRadius * pen.camera.scale, 3);
  const width = Math.min(Math.max(radius * 0.2, 1.5), 3);
  pen.group("living", () => {
    for (const colour of [BLACK, WHITE] as const)
      pen.shapes(null, { stroke: redOn(colour, pen.palette), width }, (shapes) => {
        for (let index = 0; index < lasting.length; index++)
          if (lasting[index] === colour)
            for (const { x, y } of lastingSpots(pen, layout, stones, index))
              shapes.circle(x, y, radius);
      });
  });
}

function lastingSpots(
  lens: Lens,
  layout: BoardLayout,
  stones: readonly Stone[],
  index: number,
): Iterable<Spot> {
  const stone = stones[index];
  if (stone !== undefined) return seats(lens, layout, stone);
  if (layout.kind === "space") return [onScreen(lens, layout.drawing.points, index)];
  return circlesOf(lens, layout, placement(index));
}

function paintOwners(pen: Pen, layout: BoardLayout, { colours, points, owners }: Pieces): void {
  if (owners === null) return;
  const { space, drawing } = layout;
  const half = (at: number) =>
    Math.max(Math.min(ownerSize(layout, at), layout.largestRadius) * pen.camera.scale * 0.32, 1.2);
  for (const owner of [BLACK, WHITE] as const) {
    if (space === null)
      paintSquares(
        pen,
        drawing.xy,
        half,
        owner,
        (at) => colours[at] === EMPTY && owners[at] === owner,
      );
    else {
      const owned = ownedPoints(space, points, owners);
      const small = (at: number) => 0.6 * half(at);
      paintSquares(pen, drawing.points, small, owner, (at) => owned[at] === owner);
    }
  }
}

/** One size for a board of stones that are about alike; on disks each its own, as far as there is room. */
function ownerSize(layout: BoardLayout, at: number): number {
  return layout.kind === "disks"
    ? Math.min(radiusOf(layout, at), layout.spacing)
    : layout.largestRadius;
}

/** Of the squares that show whose a place is. */
export function ownerInk(owner: StoneColour): Ink {
  return owner === BLACK
    ? { fill: "#151515", stroke: "#ffffff66" }
    : { fill: "#fffdf8", stroke: "#0000007a" };
}

function paintSquares(
  pen: Pen,
  xy: Float64Array,
  halfOf: (at: number) => number,
  owner: StoneColour,
  owns: (at: number) => boolean,
): void {
  const { fill, stroke } = ownerInk(owner);
  const paint = (shapes: Shapes, large: boolean) => {
    for (let at = 0; 2 * at < xy.length; at++) {
      const half = halfOf(at);
      if (!owns(at) || half > RIMMED !== large) continue;
      const { x, y } = onScreen(pen, xy, at);
      if (visible(pen, x, y, half)) shapes.rectangle(x - half, y - half, 2 * half, 2 * half, 0);
    }
  };
  pen.shapes(null, { fill }, (shapes) => paint(shapes, false));
  pen.shapes(null, { fill, stroke }, (shapes) => paint(shapes, true));
}

function paintNumbers(pen: Pen, layout: BoardLayout, pieces: Pieces, numbers: Uint32Array): void {
  const { colours, last, stones } = pieces;
  if (layout.kind === "plane") {
    paintPlaneNumbers(pen, layout, stones, last);
    return;
  }
  pen.writing("numbers", NUMERALS, (write) => {
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0;
      if (number === 0 || colours[at] === EMPTY) continue;
      const colour = numberColour(colours[at], at === last);
      const spots = [...spotsOf(pen, layout, placement(at))];
      for (const spot of layout.kind === "space" ? spots.slice(0, 1) : spots)
        if (visible(pen, spot.x, spot.y, spot.radius)) writeNumber(write, spot, number, colour);
    }
  });
}
