/** Framing of a board in a stage or a thumbnail: the part to show, and the air round it. */

import type { BoardLayout } from "./board-layout.ts";
import type { Box, Insets, Size } from "./camera.ts";

export interface Framing {
  readonly box: Box;
  readonly insets: Insets;
  /** Largest scale: a board of few points is not blown up to the size of the stage. */
  readonly largest: number;
}

/** Rule that frames a board in a stage of this size. */
export type FramingRule = (layout: BoardLayout, size: Size, coordinates: boolean) => Framing;

const NARROW = 560;

export function framing(layout: BoardLayout, size: Size, coordinates: boolean): Framing {
  const rim = layout.rim(coordinates);
  const narrow = size.width < NARROW;
  return {
    box: grow(layout.box, rim),
    insets: narrow
      ? // Insets clear of the button above and of those that confirm a play below.
        { left: 14, right: 14, top: 62, bottom: 84 }
      : { left: 62, right: 62, top: 30, bottom: 62 },
    largest: layout.scales.stage,
  };
}

/** Framing in a text: nothing floats over the stage, and boards of few points are a picture among words. */
export function playerFraming(layout: BoardLayout, size: Size, coordinates: boolean): Framing {
  const air = size.width < NARROW ? 12 : 22;
  return {
    ...framing(layout, size, coordinates),
    insets: { left: air, right: air, top: air, bottom: air },
  };
}

export function thumbnailFraming(layout: BoardLayout): Framing {
  return {
    box: grow(layout.box, layout.rim(false)),
    insets: { left: 7, right: 7, top: 7, bottom: 7 },
    largest: layout.scales.thumbnail,
  };
}

/** Framing of a picture in a dialog: more air, and boards of few points larger. */
export function previewFraming(layout: BoardLayout): Framing {
  const { box, largest } = thumbnailFraming(layout);
  return { box, insets: { left: 22, right: 22, top: 22, bottom: 22 }, largest: 2.4 * largest };
}

/** Framing of a whole board with air round it, for a picture as large as that needs. */
export function pictureFraming(layout: BoardLayout, coordinates: boolean): Framing {
  const air = 28;
  return {
    box: grow(layout.box, layout.rim(coordinates)),
    insets: { left: air, right: air, top: air, bottom: air },
    largest: layout.scales.stage,
  };
}

function grow(box: Box, by: number): Box {
  return { x0: box.x0 - by, y0: box.y0 - by, x1: box.x1 + by, y1: box.y1 + by };
}
