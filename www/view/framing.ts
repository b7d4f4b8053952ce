/** Framing of a board in a stage or a thumbnail: the part to show, and the air round it. */

import type { BoardLayout } from "./board-layout.ts";
import { type Box, fitted, type Insets, type Size } from "./camera.ts";

export interface Framing {
  readonly box: Box;
  readonly insets: Insets;
  /** Largest scale: a board of few points is not blown up to the size of the stage. */
  readonly largest: number;
  /** Largest radius of a stone in board units, where a board of few points is larger than its stones. */
  readonly stone?: number;
}

/** Rule that frames a board in a stage of this size. */
export type FramingRule = (layout: BoardLayout, size: Size, coordinates: boolean) => Framing;

/** Share of the stage that a board of few points fills. */
const FEW_FILL = 0.8;
/** Points up to which a board has few. */
const FEW = 24;
/** Largest radius of a stone on a board of few points, as a share of the stage. */
const STONE = 0.08;
/** Steps in which the rim, which is as wide as a stone, and the scale come to agree. */
const STEPS = 4;

/** Framing on a stage, within insets by the stage's size. */
export function stageFraming(insetsOf: (size: Size) => Insets): FramingRule {
  return (layout, size, coordinates) => {
    const insets = insetsOf(size);
    const fill = layout.radii.length > FEW ? 1 : FEW_FILL;
    const rim = layout.rim(coordinates);
    let framed: Framing = { box: grow(layout.box, rim), insets, largest: layout.scales.stage };
    for (let step = 0; step < STEPS; step++) {
      const whole = fitted(framed.box, size, insets, Infinity).scale;
      const largest = Math.max(layout.scales.stage, fill * whole);
      const stone = (STONE * Math.min(size.width, size.height)) / Math.min(whole, largest);
      const box = grow(layout.box, layout.wood ? rim : Math.min(rim, stone));
      framed = { box, insets, largest, stone };
    }
    return framed;
  };
}

/** Framing in a text: nothing floats over the stage, and boards of few points are a picture among words. */
export const playerFraming: FramingRule = (layout, { width }, coordinates) => {
  const air = width < 320 ? 4 : width < 560 ? 12 : 22;
  return {
    box: grow(layout.box, layout.rim(coordinates)),
    insets: { left: air, right: air, top: air, bottom: air },
    largest: layout.scales.stage,
  };
};

/** Framing of a card; `air` in CSS pixels. */
export function thumbnailFraming(layout: BoardLayout, air = 7): Framing {
  return {
    box: grow(layout.box, layout.rim(false)),
    insets: { left: air, right: air, top: air, bottom: air },
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
