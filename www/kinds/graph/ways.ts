/** Ways of ink on a graph: its links, arcs in their own direction only, and over glued
 *  sides. */
import type { Drawing } from "../../engine/types.ts";
import { placement } from "../../model/state.ts";
import { pointOf, radiusOf } from "../../view/board-layout.ts";
import type { Spot } from "../../view/camera.ts";
import { pair } from "../../view/measure.ts";
import { type Lens, toPen } from "../../view/pen.ts";
import { dropOf, from, type InkedChain, type Way } from "../../view/ways.ts";
import type { GraphLayout } from "./curves.ts";

/** Reach of ink that leaves by a glued side, in halves of its link. */
const BEYOND = 1.3;

export function* graphWays(
  lens: Lens,
  layout: GraphLayout,
  { chain, liberties }: InkedChain,
): Iterable<Way> {
  const { drawing } = layout;
  const [own, free] = [new Set(Array.from(chain)), new Set(Array.from(liberties))];
  const radius = (at: number) => radiusOf(layout, at) * lens.camera.scale;
  const spot = (at: number) => pointOf(layout, placement(at));
  const leads = (u: number, v: number) => own.has(u) && free.has(v);
  for (const name of ["edges", "arcs"] as const) {
    const links = drawing[name];
    const curves = layout.curves[name];
    for (let i = 0; i + 1 < links.length; i += 2) {
      const [u = 0, v = 0] = links.subarray(i, i + 2);
      const back = name === "edges" && leads(v, u);
      if (!back && !leads(u, v)) continue;
      const line = (curves.get(i / 2) ?? [spot(u), spot(v)]).map((at) => toPen(lens, at));
      const [start, end] = back ? [v, u] : [u, v];
      const spots = from(back ? [...line].reverse() : line, radius(start));
      yield { spots, drop: dropOf(radius(end)), part: "whole", shape: "drop" };
    }
  }
  for (const { point, end, other } of overSeams(drawing)) {
    if (other === undefined || !leads(point, other.point)) continue;
    const drop = dropOf(radius(other.point));
    // A snug stone leaves little of its half free: the ink goes on a little, over the wood's rim.
    const { x, y } = spot(point);
    const beyond = { x: x + BEYOND * (end.x - x), y: y + BEYOND * (end.y - y) };
    const out = [spot(point), beyond].map((at) => toPen(lens, at));
    yield { spots: from(out, radius(point)), drop, part: "first half", shape: "open" };
    const into = [other.end, spot(other.point)].map((at) => toPen(lens, at));
    yield { spots: into, drop, part: "second half", shape: "drop" };
  }
}

/** Half of a link that leaves a point over a glued side, and the half that it is glued to. */
interface Stub {
  readonly point: number;
  readonly end: Spot;
  other?: Stub;
}

const known = new WeakMap<Drawing, readonly Stub[]>();

export function overSeams(drawing: Drawing): readonly Stub[] {
  const stubs = known.get(drawing) ?? stubsOf(drawing);
  known.set(drawing, stubs);
  return stubs;
}

/** Gluing lays two sides on each other so that their directions agree, and so the stubs that end there. */
function stubsOf({ stubs, seams, xy }: Drawing): readonly Stub[] {
  if (stubs.length === 0) return [];
  const key = ({ x, y }: Spot) => `${Math.round(1e3 * x)} ${Math.round(1e3 * y)}`;
  const points = new Map<string, number>();
  for (let i = 0; 2 * i < xy.length; i++) points.set(key(pair(xy, i)), i);
  const ends = new Map<string, Stub>();
  for (let i = 0; 4 * i < stubs.length; i++) {
    const [at, way] = [pair(stubs, 2 * i), pair(stubs, 2 * i + 1)];
    const end = { x: at.x + way.x, y: at.y + way.y };
    const point = points.get(key(at));
    if (point !== undefined) ends.set(key(end), { point, end });
  }
  for (const stub of ends.values()) stub.other = ends.get(key(glued(seams, stub.end)));
  return [...ends.values()];
}

/** Spot of the other side of a pair that is one with this spot. */
function glued(seams: Float64Array, { x, y }: Spot): Spot {
  for (let i = 0; 4 * i < seams.length; i++) {
    const [a, b] = [pair(seams, 2 * i), pair(seams, 2 * i + 1)];
    const [length, other] = [(b.x - a.x) ** 2 + (b.y - a.y) ** 2, i ^ 1];
    const share = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
    if (share < 0 || share > 1) continue;
    if (Math.hypot(a.x + share * (b.x - a.x) - x, a.y + share * (b.y - a.y) - y) > 1e-6) continue;
    const [c, d] = [pair(seams, 2 * other), pair(seams, 2 * other + 1)];
    return { x: c.x + share * (d.x - c.x), y: c.y + share * (d.y - c.y) };
  }
  return { x, y };
}
