/** Small picture of a board, by the same layers as the stage. */
import { type Colouring, isStone } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { fitted, type Size } from "./camera.ts";
import { onCanvas } from "./canvas-pen.ts";
import { type Framing, thumbnailFraming } from "./framing.ts";
import { type CanvasPen, newCanvas, type Paper, penOn } from "./pen.ts";
import type { Pieces } from "./pieces.ts";
import { isGlued } from "./region.ts";
import { paintPieces } from "./stone-layer.ts";
import type { Palette } from "./theme.ts";

/** Height of a canvas in CSS pixels up to which the board fills it. */
const LOW = 48;
const BARE = { owners: null, last: null, numbers: null, lasting: null, moving: new Set<number>() };

export function paintThumbnail(
  canvas: Paper,
  size: Size,
  density: number,
  layout: BoardLayout,
  colouring: Colouring,
  palette: Palette,
  framing: Framing = thumbnailFraming(layout, size.height <= LOW ? 1 : undefined),
): void {
  const { box, insets, largest } = framing;
  const paper = penOn(canvas, size, density, fitted(box, size, insets, largest), palette);
  if (paper === null) return;
  const pen = onCanvas(paper);
  layout.paintGround(pen, false);
  if (!colouring.colours.some(isStone)) layout.paintSample(pen);
  paintPiecesOver(paper, size, layout, { ...colouring, ...BARE });
}

/** On a canvas of their own where they fade beyond glued sides, and the ground under them does not. */
function paintPiecesOver(paper: CanvasPen, size: Size, layout: BoardLayout, pieces: Pieces): void {
  if (layout.region === null || !isGlued(layout.region))
    return paintPieces(onCanvas(paper), layout, pieces);
  const [over] = newCanvas(1, 1);
  const layer = penOn(over, size, paper.density, paper.camera, paper.palette);
  // A canvas without room has no picture.
  if (layer === null || over.width === 0 || over.height === 0) return;
  paintPieces(onCanvas(layer), layout, pieces);
  paper.context.drawImage(over, 0, 0, size.width, size.height);
}
