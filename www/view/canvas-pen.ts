/** Pen of painters on a canvas. Allocates nothing for a shape or a stone. */
import type { StoneColour } from "../model/state.ts";
import type { Box, Camera, Size, Spot } from "./camera.ts";
import { paintGlued } from "./glued.ts";
import { grainPattern } from "./grain.ts";
import type { Hull } from "./hulls.ts";
import { BOARD_SHADE } from "./line-style.ts";
import { canvasPath, type Outline } from "./outline.ts";
import {
  type CanvasPen,
  type Context2D,
  crisp,
  type DrawStone,
  type Ink,
  inBoardUnits,
  type Lettering,
  type PaintHulls,
  type Pen,
  type Shapes,
  type Write,
} from "./pen.ts";
import type { Region } from "./region.ts";
import { paintLying, paintStone } from "./stones.ts";
import { FONT, type Palette } from "./theme.ts";

/** Lines that are painted in some tenths of a second. */
const MOST_LINES = 60_000;
/** Lines of one path, or half as many circles: very long paths are slow to paint. */
const PATH_LENGTH = 1000;

export function onCanvas(canvas: CanvasPen): Pen {
  return new PenOnCanvas(canvas);
}

class PenOnCanvas implements Pen {
  readonly camera: Camera;
  readonly size: Size;
  readonly margin: number;
  readonly windows: readonly Box[] | undefined;
  readonly palette: Palette;
  readonly mostLines = MOST_LINES;
  readonly #canvas: CanvasPen;
  readonly #run: Run;
  readonly #stone: DrawStone;

  constructor(canvas: CanvasPen) {
    this.camera = canvas.camera;
    this.size = canvas.size;
    this.margin = canvas.margin;
    this.windows = canvas.windows;
    this.palette = canvas.palette;
    this.#canvas = canvas;
    this.#run = new Run(canvas);
    this.#stone = (x, y, radius, colour, lying) =>
      lying === undefined
        ? paintStone(canvas, x, y, radius, colour)
        : paintLying(canvas, x, y, radius, colour, lying);
  }

  group(_: string | null, draw: () => void): void {
    draw();
  }

  shapes(_: string | null, ink: Ink, draw: (shapes: Shapes) => void): void {
    this.#run.begin(ink);
    draw(this.#run);
    this.#run.end();
  }

  writing(_: string | null, lettering: Lettering, write: (write: Write) => void): void {
    const { context } = this.#canvas;
    const { weight, align, halo } = lettering;
    let known = 0;
    context.save();
    context.textAlign = align;
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.strokeStyle = halo?.colour ?? "";
    context.lineWidth = halo?.width ?? 1;
    write((text, x, y, size, colour) => {
      if (size !== known) context.font = `${weight} ${size}px ${FONT}`;
      known = size;
      if (halo !== null) context.strokeText(text, x, y);
      context.fillStyle = colour;
      context.fillText(text, x, y);
    });
    context.restore();
  }

  stones(draw: (stone: DrawStone) => void): void {
    draw(this.#stone);
  }

  hulls(hulls: readonly Hull[], colour: StoneColour, paint: PaintHulls): void {
    paint(this.#canvas, hulls, colour, 1);
  }

  glued(region: Region | null, draw: () => void): void {
    paintGlued(this.#canvas, region, draw);
  }
}

function clipTo(pen: CanvasPen, outline: Outline): void {
  const { context, camera } = pen;
  const { scale, left, top } = camera;
  context.transform(scale, 0, 0, scale, left, top);
  context.clip(canvasPath(outline), "evenodd");
  context.transform(1 / scale, 0, 0, 1 / scale, -left / scale, -top / scale);
}

const NO_INK: Ink = {};

/** Shapes of one ink, painted together as far as that is fast. */
class Run implements Shapes {
  readonly #canvas: CanvasPen;
  readonly #context: Context2D;
  #ink = NO_INK;
  #length = 0;

  constructor(canvas: CanvasPen) {
    this.#canvas = canvas;
    this.#context = canvas.context;
  }

  begin(ink: Ink): void {
    const context = this.#context;
    this.#ink = ink;
    context.save();
    const { within } = ink;
    if (within !== undefined) clipTo(this.#canvas, within);
    context.lineWidth = ink.width ?? 1;
    context.lineCap = ink.cap ?? "butt";
    context.lineJoin = ink.join ?? "miter";
    if (ink.dash !== undefined) context.setLineDash([...ink.dash]);
    if (ink.fill !== undefined) context.fillStyle = ink.fill;
    if (ink.stroke !== undefined) context.strokeStyle = ink.stroke;
    if (ink.shade !== undefined) {
      const { from, to, colours } = ink.shade;
      const gradient = context.createLinearGradient(from.x, from.y, to.x, to.y);
      gradient.addColorStop(0, colours[0]);
      gradient.addColorStop(1, colours[1]);
      [context.fillStyle, context.strokeStyle] = [gradient, gradient];
    }
    context.beginPath();
  }

  end(): void {
    this.#paint();
    this.#context.restore();
  }

  circle(x: number, y: number, radius: number): void {
    this.#context.moveTo(x + radius, y);
    this.#context.arc(x, y, radius, 0, 2 * Math.PI);
    this.#count(2);
  }

  arc(x: number, y: number, radius: number, from: number, to: number, closed: boolean): void {
    this.#context.moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from));
    this.#context.arc(x, y, radius, from, to);
    if (closed) this.#context.closePath();
    this.#count(2);
  }

  line(x1: number, y1: number, x2: number, y2: number): void {
    if (this.#ink.crisp) {
      this.#context.moveTo(this.#sharp(x1), this.#sharp(y1));
      this.#context.lineTo(this.#sharp(x2), this.#sharp(y2));
    } else {
      this.#context.moveTo(x1, y1);
      this.#context.lineTo(x2, y2);
    }
    this.#count(1);
  }

  polyline(spots: readonly Spot[]): void {
    spots.forEach(({ x, y }, i) => {
      if (i === 0) this.#context.moveTo(x, y);
      else this.#context.lineTo(x, y);
    });
    this.#count(spots.length);
  }

  /** Filling closes it as well, and does not measure all of the path so far. */
  polygon(corners: readonly Spot[]): void {
    this.polyline(corners);
    if (this.#ink.stroke !== undefined) this.#context.closePath();
  }

  rectangle(x: number, y: number, width: number, height: number, round: number): void {
    if (round > 0) this.#context.roundRect(x, y, width, height, round);
    else this.#context.rect(x, y, width, height);
    this.#count(4);
  }

  outline(outline: Outline): void {
    const context = this.#context;
    const { width = 1, dash } = this.#ink;
    inBoardUnits(this.#canvas, (pixel) => {
      context.lineWidth = width * pixel;
      if (dash !== undefined) context.setLineDash(dash.map((length) => length * pixel));
      this.#fill(canvasPath(outline));
      this.#stroke(canvasPath(outline));
    });
  }

  #sharp(value: number): number {
    return crisp(this.#canvas, value, this.#ink.width ?? 1);
  }

  #count(lines: number): void {
    this.#length += lines;
    if (this.#length < PATH_LENGTH) return;
    this.#paint();
    this.#context.beginPath();
  }

  #paint(): void {
    if (this.#length > 0) {
      this.#fill(null);
      this.#stroke(null);
    }
    this.#length = 0;
  }

  #fill(path: Path2D | null): void {
    const { fill, fillAlpha = 1, evenOdd = false, raised = false, grained = false } = this.#ink;
    if (fill === undefined) return;
    const context = this.#context;
    if (raised) this.#raise();
    context.globalAlpha = fillAlpha;
    const rule = evenOdd ? "evenodd" : "nonzero";
    if (path === null) context.fill(rule);
    else context.fill(path, rule);
    if (raised) context.shadowColor = "#0000";
    if (grained) this.#grain(path, rule);
  }

  #grain(path: Path2D | null, rule: CanvasFillRule): void {
    const context = this.#context;
    const pattern = grainPattern(this.#canvas, path === null ? "screen" : "board");
    if (pattern === null) return;
    context.fillStyle = pattern;
    if (path === null) context.fill(rule);
    else context.fill(path, rule);
    context.fillStyle = this.#ink.fill ?? "";
  }

  #stroke(path: Path2D | null): void {
    const { stroke, strokeAlpha = 1 } = this.#ink;
    if (stroke === undefined) return;
    this.#context.globalAlpha = strokeAlpha;
    if (path === null) this.#context.stroke();
    else this.#context.stroke(path);
  }

  #raise(): void {
    const { palette, density } = this.#canvas;
    this.#context.shadowColor = palette.boardShade;
    this.#context.shadowBlur = BOARD_SHADE.blur * density;
    this.#context.shadowOffsetY = BOARD_SHADE.down * density;
  }
}
