/** A picture in black ink alone: what is painted in white is a cover that hides the ink below it. In CSS pixels of
 *  the picture. Knows nothing of boards or of TeX. */
import type { Box, Spot } from "../../../view/camera.ts";
import { distanceToSegment } from "../../../view/segment.ts";

/** Quadratic Bézier curve; of a straight line the control is its middle. */
export interface Curve {
  readonly from: Spot;
  readonly control: Spot;
  readonly to: Spot;
}

export interface Cover {
  readonly box: Box;
  hides(spot: Spot): boolean;
}

/** Largest distance of samples along a line, and the halvings that find an edge between two of them. */
const SAMPLE = 0.75;
const HALVINGS = 12;
/** Largest angle of an arc that one curve draws; it is off by less than 3·10⁻⁴ of the radius. */
const LARGEST_ANGLE = Math.PI / 4;

export function straight(from: Spot, to: Spot): Curve {
  return { from, control: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, to };
}

export function isStraight({ from, control, to }: Curve): boolean {
  const area = (control.x - from.x) * (to.y - from.y) - (control.y - from.y) * (to.x - from.x);
  return Math.abs(area) < 1e-6 * (1 + lengthOf(from, to) ** 2);
}

/** Arc, in radians, as curves. */
export function arcCurves({ x, y }: Spot, radius: number, from: number, to: number): Curve[] {
  const count = Math.max(Math.ceil(Math.abs(to - from) / LARGEST_ANGLE), 1);
  const step = (to - from) / count;
  const far = radius / Math.cos(step / 2);
  const at = (angle: number, reach: number) => ({
    x: x + reach * Math.cos(angle),
    y: y + reach * Math.sin(angle),
  });
  return Array.from({ length: count }, (_, i) => {
    const start = from + i * step;
    return {
      from: at(start, radius),
      control: at(start + step / 2, far),
      to: at(start + step, radius),
    };
  });
}

export function spotOn({ from, control, to }: Curve, t: number): Spot {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number) => u * u * a + 2 * u * t * b + t * t * c;
  return { x: mix(from.x, control.x, to.x), y: mix(from.y, control.y, to.y) };
}

/** Part of a curve, by the blossom of its control points. */
export function partOf(curve: Curve, start: number, end: number): Curve {
  const { from, control, to } = curve;
  const between = (a: number, b: number, c: number) =>
    (1 - start) * ((1 - end) * a + end * b) + start * ((1 - end) * b + end * c);
  return {
    from: spotOn(curve, start),
    control: { x: between(from.x, control.x, to.x), y: between(from.y, control.y, to.y) },
    to: spotOn(curve, end),
  };
}

export function boxOf(spots: readonly Spot[], reach = 0): Box {
  return spots.reduce<Box>(
    ({ x0, y0, x1, y1 }, { x, y }) => ({
      x0: Math.min(x0, x - reach),
      y0: Math.min(y0, y - reach),
      x1: Math.max(x1, x + reach),
      y1: Math.max(y1, y + reach),
    }),
    { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity },
  );
}

function boxOfCurve({ from, control, to }: Curve): Box {
  return boxOf([from, control, to]);
}

function meet(a: Box, b: Box): boolean {
  return a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;
}

/** Inside of closed rings, by the even-odd rule. */
export function ringsCover(rings: readonly (readonly Spot[])[]): Cover {
  return {
    box: boxOf(rings.flat()),
    hides: (spot) => rings.filter((ring) => isInside(ring, spot)).length % 2 === 1,
  };
}

export function diskCover(centre: Spot, radius: number): Cover {
  return { box: boxOf([centre], radius), hides: (spot) => lengthOf(centre, spot) < radius };
}

/** A white line. */
export function lineCover(from: Spot, to: Spot, width: number): Cover {
  return {
    box: boxOf([from, to], width / 2),
    hides: (spot) => distanceToSegment(spot, from, to) < width / 2,
  };
}

/** Everything outside of a box. */
export function outsideCover({ x0, y0, x1, y1 }: Box): Cover {
  return {
    box: { x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity },
    hides: ({ x, y }) => x < x0 || x > x1 || y < y0 || y > y1,
  };
}

function isInside(ring: readonly Spot[], { x, y }: Spot): boolean {
  let inside = false;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}

/** The parts of a curve that no cover hides. */
export function uncovered(curve: Curve, covers: readonly Cover[]): Curve[] {
  const box = boxOfCurve(curve);
  const near = covers.filter((cover) => meet(cover.box, box));
  if (near.length === 0) return [curve];
  const length = lengthOf(curve.from, curve.control) + lengthOf(curve.control, curve.to);
  const count = Math.max(Math.ceil(length / SAMPLE), 2);
  const isSeen = (t: number) => !near.some((cover) => cover.hides(spotOn(curve, t)));
  const parts: Curve[] = [];
  let start = isSeen(0) ? 0 : null;
  for (let i = 1; i <= count; i++) {
    const seen = isSeen(i / count);
    if (seen === (start !== null)) continue;
    const edge = edgeBetween((i - 1) / count, i / count, isSeen);
    if (start !== null) parts.push(partOf(curve, start, edge));
    start = start === null ? edge : null;
  }
  return start === null ? parts : [...parts, start === 0 ? curve : partOf(curve, start, 1)];
}

function edgeBetween(low: number, high: number, isSeen: (t: number) => boolean): number {
  const first = isSeen(low);
  let [from, to] = [low, high];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (from + to) / 2;
    if (isSeen(middle) === first) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** Dashes of a straight line. */
export function dashed({ from, to }: Curve, lengths: readonly number[]): Curve[] {
  const whole = lengthOf(from, to);
  const at = (s: number) => ({
    x: from.x + (s / whole) * (to.x - from.x),
    y: from.y + (s / whole) * (to.y - from.y),
  });
  const dashes: Curve[] = [];
  for (let [s, i] = [0, 0]; s < whole; i++) {
    const length = Math.max(lengths[i % lengths.length] ?? 1, 0.1);
    if (i % 2 === 0) dashes.push(straight(at(s), at(Math.min(s + length, whole))));
    s += length;
  }
  return dashes;
}

export function lengthOf(a: Spot, b: Spot): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}
