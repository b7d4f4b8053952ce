/** A picture before it is drawn: its size, the board's place in it, the pieces on the board and the
 *  colours. SVG and PNG of one composition show the same at the same places. */

import { layOutBoard } from "../../kinds/kinds.ts";
import { type BoardView, type GameView, samePlace } from "../../model/state.ts";
import { marksOfTurn } from "../../model/tree/marks.ts";
import { placeIn, playedAt } from "../../model/turns.ts";
import type { BoardLayout } from "../../view/board-layout.ts";
import { type Camera, fitted, type Size } from "../../view/camera.ts";
import { type Framing, pictureFraming } from "../../view/framing.ts";
import { labelsOf, paintCoordinates, paintLabels } from "../../view/names.ts";
import { turnNumbers } from "../../view/numbers.ts";
import { PALETTES } from "../../view/palettes.ts";
import type { Lens, Pen } from "../../view/pen.ts";
import type { Pieces } from "../../view/pieces.ts";
import { paintPieces } from "../../view/stone-layer.ts";
import type { Palette } from "../../view/theme.ts";
import type { Pictured, PictureOptions } from "./types.ts";

/** In CSS pixels: the longer side of a usual picture, and of one whose points would else be too close
 *  together. */
const LONG_SIDE = 800;
const LONGEST_SIDE = 2000;
const CLOSEST = 12;
/** A board of very few points still makes a picture. */
const LEAST_SIDE = 160;
/** Of its height, the width of a letter, on average and not too narrow. */
const LETTER = 0.64;

type PicturedMoment = Pick<
  GameView,
  "colours" | "points" | "stones" | "lasting" | "record" | "turnCount"
>;

export interface Composition {
  readonly layout: BoardLayout;
  readonly board: BoardView;
  readonly pieces: Pieces;
  readonly labels: boolean;
  readonly lens: Lens;
  readonly palette: Palette;
  /** The ground under the board; null: none. */
  readonly paper: string | null;
}

export function compose(
  { board, game, body = null }: Pictured,
  options: PictureOptions,
  longSide = LONG_SIDE,
): Composition {
  const layout = body ?? layOutBoard(board.drawing);
  const pieces = piecesAt(game, board, options);
  const { ground, theme } = options;
  // Coordinates stand at the rim of a flat board.
  const labels = options.labels && body === null;
  const palette = PALETTES[theme];
  const bare = lensOf(layout, labels && board.size !== null, longSide);
  return {
    layout,
    board,
    pieces,
    labels,
    lens: labels ? withRoomForNames(bare, layout, board, pieces) : bare,
    // Without a ground the colour that halos would have to match is unknown.
    palette: ground === "paper" ? palette : { ...palette, paper: "#0000" },
    paper: ground === "paper" ? palette.paper : null,
  };
}

/** The pieces of a moment, with the marks of its last turn. */
export function piecesAt(
  { colours, points, stones, lasting, record, turnCount }: PicturedMoment,
  { names }: BoardView,
  options: Pick<PictureOptions, "numbers">,
): Pieces {
  const turn = record[turnCount - 1];
  const marks = marksOfTurn(turn);
  const last = playedAt(turn);
  const moment = { colours, stones, record, turnCount };
  return {
    colours,
    points,
    stones,
    owners: null,
    last: marks.some(({ at }) => samePlace(placeIn(at), last)) ? null : last,
    numbers: options.numbers ? turnNumbers(moment, names, marks) : null,
    lasting,
    moving: new Set(),
    marks,
  };
}

function lensOf(layout: BoardLayout, coordinates: boolean, longSide: number): Lens {
  const framing = pictureFraming(layout, coordinates);
  const { box, insets } = framing;
  const scale = scaleOf(layout, framing, longSide);
  const side = (length: number, air: number) =>
    Math.max(Math.ceil(length * scale + air), LEAST_SIDE);
  const size = {
    width: side(box.x1 - box.x0, insets.left + insets.right),
    height: side(box.y1 - box.y0, insets.top + insets.bottom),
  };
  const camera = fitted(box, size, insets, scale);
  return { camera: layout.drawing.grid ? whole(camera) : camera, size, margin: 0 };
}

/** The lines of a grid stand whole pixels apart. */
function scaleOf({ drawing, spacing }: BoardLayout, framing: Framing, longSide: number): number {
  const { box, insets, largest } = framing;
  const across = Math.max(box.x1 - box.x0, box.y1 - box.y0);
  const air = insets.left + insets.right;
  const usual = Math.min((longSide - air) / across, largest);
  const scale = Math.min(
    Math.max(usual, CLOSEST / spacing),
    Math.max((LONGEST_SIDE - air) / across, usual),
  );
  return drawing.grid ? Math.max(Math.floor(scale * spacing), 1) / spacing : scale;
}

function whole({ scale, left, top }: Camera): Camera {
  return { scale, left: Math.round(left), top: Math.round(top) };
}

/** Names reach out to the right of the points that they are beside. */
function withRoomForNames(lens: Lens, layout: BoardLayout, board: BoardView, pieces: Pieces): Lens {
  const ends = labelsOf(lens, layout, board, pieces).map(
    ({ text, x, size, align }) =>
      x + (align === "left" ? 1 : 0.5) * LETTER * size * [...text].length + size,
  );
  const end = ends.reduce((most, each) => Math.max(most, each), lens.size.width);
  const width = Math.min(Math.ceil(end), 2 * lens.size.width);
  const size: Size = { ...lens.size, width };
  return { ...lens, size };
}

/** All that does not change while a game is played. */
export function paintGroundOf(pen: Pen, { layout, board, labels }: Composition): void {
  const coordinates = labels && board.size !== null;
  layout.paintGround(pen, coordinates);
  if (coordinates) paintCoordinates(pen, layout, board);
}

export function paintPiecesOf(pen: Pen, { layout, board, pieces, labels }: Composition): void {
  paintPieces(pen, layout, pieces);
  if (labels) paintLabels(pen, layout, board, pieces);
}
