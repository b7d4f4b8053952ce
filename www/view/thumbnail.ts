/** Small picture of a board, by the same layers as the stage. */
import { type Colouring, isStone } from "../model/state.ts";
import type { BoardLayout } from "./board-layout.ts";
import { fitted, type Size } from "./camera.ts";
import { onCanvas } from "./canvas-pen.ts";
import { type Framing, thumbnailFraming } from "./framing.ts";
import { type Paper, penOn } from "./pen.ts";
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
  paintPieces(pen, layout, { ...colouring, ...BARE });
}
