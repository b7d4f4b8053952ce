/** Small pictures of the generators, painted when they come near: of a board of each family with few points, and of the
 *  drawing for those that start from it. */
import { drawable } from "../../engine/drawable.ts";
import { full } from "../../engine/full-module.ts";
import { sketchOf } from "../../sketch/document.ts";
import { type EditorController, pitchOf } from "../../sketch/editor-controller.ts";
import { type GeneratorChoice, pictureValues } from "../../sketch/generator-form.ts";
import type { Sketch } from "../../sketch/sketch.ts";
import { paintSketch } from "../../view/editor-canvas/thumbnail.ts";
import { readPalette } from "../../view/theme.ts";
import { NearPainter } from "../near-painter.ts";

/** Seed of random boards. */
const SEED = 3;

export interface Plates {
  watch(canvas: HTMLElement, choice: GeneratorChoice): void;
  /** Paints those in sight again: the drawing or the colours may be others. */
  repaint(): void;
}

export function mountPlates(root: HTMLElement, editor: EditorController): Plates {
  return new NearPainter<GeneratorChoice>(root, "200px 0px", (canvas, choice) => {
    const sketch = choice.source.kind === "family" ? familySketch(choice) : editor.sketch;
    const size = { width: canvas.clientWidth, height: canvas.clientHeight };
    paintSketch(canvas, size, devicePixelRatio, sketch, pitchOf(sketch), readPalette());
  });
}

function familySketch(choice: GeneratorChoice): Sketch {
  const { generate, asGraph } = full();
  return sketchOf(drawable(generate(choice.id, pictureValues(choice), SEED), asGraph));
}
