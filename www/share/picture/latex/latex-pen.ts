/** The pen of painters for LaTeX's own picture environment, which has black alone: light shapes hide what lies
 *  below them, and light letters stand black on a light disk. */
import { BLACK, type StoneColour, WHITE } from "../../../model/state.ts";
import type { Camera, Size, Spot } from "../../../view/camera.ts";
import { HULL_RIM, paintsOf, shownTies } from "../../../view/hull-stones.ts";
import type { Hull } from "../../../view/hulls.ts";
import { around, type Outline, type Step } from "../../../view/outline.ts";
import {
  type DrawStone,
  type Ink,
  type Lens,
  type Lettering,
  type Pen,
  type Shapes,
  toPen,
  type Write,
} from "../../../view/pen.ts";
import { isGlued, type Region } from "../../../view/region.ts";
import type { Palette } from "../../../view/theme.ts";
import { colour } from "../tikz/tex.ts";
import {
  arcCurves,
  type Cover,
  type Curve,
  dashed,
  diskCover,
  lineCover,
  outsideCover,
  ringsCover,
  straight,
} from "./covers.ts";

export type Tone = "dark" | "light" | "clear";

/** Ink of the picture, in the order of painting. */
export type Painted =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "line"; readonly curves: readonly Curve[]; readonly width: number }
  | { readonly kind: "disk"; readonly centre: Spot; readonly radius: number }
  | { readonly kind: "area"; readonly rings: readonly (readonly Spot[])[] }
  | { readonly kind: "text"; readonly text: string; readonly at: Spot; readonly size: number }
  | { readonly kind: "label"; readonly text: string; readonly at: Spot; readonly size: number }
  | { readonly kind: "cover"; readonly cover: Cover };

const FULL = 2 * Math.PI;
/** Width of a round stone's rim, in pixels. */
const STONE_RIM = 1.2;
/** Radius of the light disk under a letter, and the room that a halo clears beside one, in its height. */
const LETTER_DISK = 0.62;
const LETTER_WIDTH = 0.6;
/** Corners of an area that stand for an arc. */
const ARC_STEP = Math.PI / 24;

export class LatexPen implements Pen {
  readonly camera: Camera;
  readonly size: Size;
  readonly margin: number;
  readonly palette: Palette;
  readonly mostLines = Infinity;
  #painted: Painted[] = [];

  constructor({ camera, size, margin }: Lens, palette: Palette) {
    this.camera = camera;
    this.size = size;
    this.margin = margin;
    this.palette = palette;
  }

  get painted(): readonly Painted[] {
    return this.#painted;
  }

  group(name: string | null, draw: () => void): void {
    this.#name(name);
    draw();
  }

  shapes(name: string | null, ink: Ink, draw: (shapes: Shapes) => void): void {
    if (ink.within !== undefined) return;
    this.#name(name);
    draw(new Sheet(this, ink, (painted) => this.#painted.push(painted)));
  }

  writing(name: string | null, { align, halo }: Lettering, write: (write: Write) => void): void {
    this.#name(name);
    write((text, x, y, size, ink) => {
      const width = LETTER_WIDTH * size * [...text].length;
      const left = align === "center" ? x - width / 2 : x;
      const onDark = toneOf(ink, 1) === "light";
      if (onDark)
        this.#cover(diskCover({ x, y }, LETTER_DISK * Math.max(size, width + size * 0.2)));
      else if (halo !== null)
        this.#cover(lineCover({ x: left, y }, { x: left + width, y }, 0.9 * size));
      this.#painted.push({ kind: align === "center" ? "text" : "label", text, at: { x, y }, size });
    });
  }

  stones(draw: (stone: DrawStone) => void): void {
    draw((x, y, radius, side) => {
      const { body, rim } = paintsOf(this.palette, side);
      const ink = { fill: body, stroke: rim, width: STONE_RIM };
      new Sheet(this, ink, (painted) => this.#painted.push(painted)).circle(x, y, radius);
    });
  }

  hulls(hulls: readonly Hull[], side: StoneColour): void {
    if (hulls.length === 0) return;
    this.#name(side === BLACK ? "black-stones" : "white-stones");
    const { body, rim } = paintsOf(this.palette, side);
    const sheet = (ink: Ink) => new Sheet(this, ink, (painted) => this.#painted.push(painted));
    const ties = sheet({ stroke: rim, width: 3, dash: [5, 5] });
    for (const tie of hulls.flatMap(shownTies)) ties.polyline(tie.map((at) => toPen(this, at)));
    for (const { outline } of hulls) sheet({ stroke: rim, width: HULL_RIM }).outline(outline);
    for (const { outline } of hulls) sheet({ fill: body }).outline(outline);
    // One stone over another: a seam of the other tone.
    const seam = { stroke: paintsOf(this.palette, side === BLACK ? WHITE : BLACK).body, width: 1 };
    if (hulls.length > 1) for (const { outline } of hulls) sheet(seam).outline(outline);
  }

  /** Beyond a glued side the picture ends with the band that is shown. */
  glued(region: Region | null, draw: () => void): void {
    if (region === null || !isGlued(region)) return draw();
    const before = this.#painted;
    this.#painted = [];
    draw();
    const { x0, y0, x1, y1 } = region.seen;
    const [from, to] = [toPen(this, { x: x0, y: y0 }), toPen(this, { x: x1, y: y1 })];
    this.#cover(outsideCover({ x0: from.x, y0: from.y, x1: to.x, y1: to.y }));
    this.#painted = [...before, ...this.#painted];
  }

  #name(name: string | null): void {
    if (name !== null) this.#painted.push({ kind: "name", name });
  }

  #cover(cover: Cover): void {
    this.#painted.push({ kind: "cover", cover });
  }
}

/** Tone of a colour on white paper, as black ink has it. */
function toneOf(hex: string, share: number): Tone {
  const { alpha, brightness } = colour(hex);
  if (alpha * share < 0.5) return "clear";
  return 1 - (1 - brightness) * alpha * share < 0.6 ? "dark" : "light";
}

/** Shapes of one ink. */
class Sheet implements Shapes {
  readonly #lens: Lens;
  readonly #ink: Ink;
  readonly #paint: (painted: Painted) => void;

  constructor(lens: Lens, ink: Ink, paint: (painted: Painted) => void) {
    this.#lens = lens;
    this.#ink = ink;
    this.#paint = paint;
  }

  circle(x: number, y: number, radius: number): void {
    const centre = { x, y };
    const fill = this.#fill;
    if (fill === "light") this.#paint({ kind: "cover", cover: diskCover(centre, radius) });
    if (fill === "dark") this.#paint({ kind: "disk", centre, radius });
    this.#stroke(arcCurves(centre, radius, 0, FULL));
  }

  arc(x: number, y: number, radius: number, from: number, to: number, closed: boolean): void {
    const curves = arcCurves({ x, y }, radius, from, to);
    const [first, last] = [curves[0], curves.at(-1)];
    if (!closed || first === undefined || last === undefined) return this.#stroke(curves);
    this.#area([arcSpots({ x, y }, radius, from, to)], [...curves, straight(last.to, first.from)]);
  }

  line(x1: number, y1: number, x2: number, y2: number): void {
    this.#stroke([straight({ x: x1, y: y1 }, { x: x2, y: y2 })]);
  }

  polyline(spots: readonly Spot[]): void {
    this.#stroke(spots.slice(1).map((to, i) => straight(spots[i] ?? to, to)));
  }

  polygon(corners: readonly Spot[]): void {
    this.#area([corners], sidesOf(corners));
  }

  rectangle(x: number, y: number, width: number, height: number, _round: number): void {
    const [right, bottom] = [x + width, y + height];
    this.polygon([
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ]);
  }

  outline(outline: Outline): void {
    const rings = outline.map((contour) => contour.flatMap((step) => this.#spotsOf(step)));
    this.#area(
      rings,
      rings.flatMap((ring) => sidesOf(ring)),
    );
  }

  #spotsOf(step: Step): Spot[] {
    if (step.kind === "line") return [toPen(this.#lens, step.to)];
    const { centre, radius, from, to } = step;
    return arcSpots(centre, radius, from, to).map((spot) => toPen(this.#lens, spot));
  }

  get #fill(): Tone {
    const { fill, fillAlpha = 1 } = this.#ink;
    return fill === undefined ? "clear" : toneOf(fill, fillAlpha);
  }

  /** Rings are apart from one another, or else the even-odd rule holds. */
  #area(rings: readonly (readonly Spot[])[], sides: readonly Curve[]): void {
    const fill = this.#fill;
    for (const each of this.#ink.evenOdd ? [rings] : rings.map((ring) => [ring])) {
      if (fill === "light") this.#paint({ kind: "cover", cover: ringsCover(each) });
      if (fill === "dark") this.#paint({ kind: "area", rings: each });
    }
    this.#stroke(sides);
  }

  #stroke(whole: readonly Curve[]): void {
    const { stroke, strokeAlpha = 1, width = 1, dash } = this.#ink;
    const tone = stroke === undefined ? "clear" : toneOf(stroke, strokeAlpha);
    if (tone === "clear") return;
    const curves = dash === undefined ? whole : whole.flatMap((curve) => dashed(curve, dash));
    if (tone === "dark") return this.#paint({ kind: "line", curves, width });
    for (const { from, to } of curves)
      this.#paint({ kind: "cover", cover: lineCover(from, to, width) });
  }
}

function sidesOf(corners: readonly Spot[]): Curve[] {
  return corners.map((from, i) => straight(from, corners[(i + 1) % corners.length] ?? from));
}

function arcSpots(centre: Spot, radius: number, from: number, to: number): Spot[] {
  const count = Math.max(Math.ceil((to - from) / ARC_STEP), 1);
  return Array.from({ length: count + 1 }, (_, i) =>
    around(centre, radius, from + (i / count) * (to - from)),
  );
}
