/** Surface: one canvas of the stage. A busy one is painted with a margin and moved by the compositor while
 *  the camera moves, then painted again, sharp, at rest; others are painted for every frame. */
import type { Box, Camera, Size } from "./camera.ts";
import type { CanvasPen, Lens } from "./pen.ts";
import type { Palette } from "./theme.ts";

export type Paint = (pen: CanvasPen) => void;
export type Pace = "every frame" | "at rest";

/** Margin as a share of the stage's longer side. */
const MARGIN_SHARE = 0.25;
/** Scale beyond which a picture that is only scaled looks broken. */
const LARGEST_BLUR = 3;

export class Surface {
  readonly canvas = document.createElement("canvas");
  readonly #context: CanvasRenderingContext2D;
  #size: Size = { width: 0, height: 0 };
  #density = 1;
  #margin = 0;
  #painted: Camera | null = null;

  /** Surface over the others of its host, or right under one of them. */
  constructor(host: HTMLElement, above: Surface | null = null) {
    const context = this.canvas.getContext("2d");
    if (context === null) throw new Error("this browser has no 2D canvas");
    this.#context = context;
    this.canvas.setAttribute("aria-hidden", "true");
    host.insertBefore(this.canvas, above?.canvas ?? null);
  }

  resize(size: Size, density: number, pace: Pace): void {
    const margin =
      pace === "at rest" ? Math.ceil(MARGIN_SHARE * Math.max(size.width, size.height)) : 0;
    this.#size = size;
    this.#density = density;
    this.#margin = margin;
    // A canvas set to its present size is only cleared, and is then no fresh one.
    this.canvas.width = 0;
    this.canvas.width = Math.round((size.width + 2 * margin) * density);
    this.canvas.height = Math.round((size.height + 2 * margin) * density);
    this.canvas.style.width = `${this.canvas.width / density}px`;
    this.canvas.style.height = `${this.canvas.height / density}px`;
    this.#painted = null;
  }

  /** Part of a board that is painted through a camera. */
  lensOf(camera: Camera): Lens {
    return { camera, size: this.#size, margin: this.#margin };
  }

  paint(camera: Camera, palette: Palette, paint: Paint): void {
    const shift = this.#margin * this.#density;
    this.clear();
    this.#context.setTransform(this.#density, 0, 0, this.#density, shift, shift);
    paint({
      ...this.lensOf(camera),
      context: this.#context,
      palette,
      density: this.#density,
      wood: "grained",
    });
    this.#painted = camera;
    this.#place(1, -this.#margin, -this.#margin);
  }

  /** Takes away what is painted. A fresh canvas is clear, and a printer would take clearing for white paint. */
  clear(): void {
    if (this.#painted === null) return;
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.#painted = null;
  }

  /** Paints anew the content of some boxes of the screen; false where the rest is out of date. */
  touchUp(camera: Camera, palette: Palette, boxes: readonly Box[], paint: Paint): boolean {
    if (this.#painted !== camera) return false;
    const context = this.#context;
    const [density, margin] = [this.#density, this.#margin];
    const shift = margin * density;
    const windows = boxes.map((box) => inWholePixels(box, density, shift));
    context.save();
    context.setTransform(1, 0, 0, 1, shift, shift);
    context.beginPath();
    for (const { x0, y0, x1, y1 } of windows)
      context.rect(x0 * density, y0 * density, (x1 - x0) * density, (y1 - y0) * density);
    context.clip();
    context.clearRect(-shift, -shift, this.canvas.width, this.canvas.height);
    context.setTransform(density, 0, 0, density, shift, shift);
    paint({ context, camera, palette, size: this.#size, margin, density, windows });
    context.restore();
    return true;
  }

  /** Moves the painted picture to the camera's place; false if it does not cover the stage. */
  follow(camera: Camera): boolean {
    const painted = this.#painted;
    if (painted === null || this.#margin === 0) return false;
    const zoom = camera.scale / painted.scale;
    const left = camera.left - zoom * (painted.left + this.#margin);
    const top = camera.top - zoom * (painted.top + this.#margin);
    const right = left + zoom * (this.#size.width + 2 * this.#margin);
    const bottom = top + zoom * (this.#size.height + 2 * this.#margin);
    const covered =
      left <= 0 && top <= 0 && right >= this.#size.width && bottom >= this.#size.height;
    if (!covered || zoom > LARGEST_BLUR) return false;
    this.#place(zoom, left, top);
    return true;
  }

  #place(zoom: number, left: number, top: number): void {
    const snap = (value: number) => Math.round(value * this.#density) / this.#density;
    this.canvas.style.transform = `translate(${snap(left)}px, ${snap(top)}px) scale(${zoom})`;
  }
}

/** A box that ends between pixels would leave a seam. */
function inWholePixels({ x0, y0, x1, y1 }: Box, density: number, shift: number): Box {
  const down = (value: number) => (Math.floor(value * density + shift) - shift) / density;
  const up = (value: number) => (Math.ceil(value * density + shift) - shift) / density;
  return { x0: down(x0), y0: down(y0), x1: up(x1), y1: up(y1) };
}
