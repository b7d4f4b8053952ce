/** Force layout: points repel one another, links attract (d3-force: velocity Verlet, repulsion
 *  after Barnes and Hut). Starts from the given places if they are meaningful, and is
 *  deterministic. All components stay around one centre. */
import {
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from "d3-force";
import { GOLDEN_ANGLE, initialLayout } from "./initial-layout.ts";
import {
  breadthFirst,
  middleOf,
  partition,
  pointsOf,
  type Spot,
  setSpot,
  spotOf,
} from "./positions.ts";
import type { LayoutRequest, Places, ProgressListener } from "./types.ts";

/** Strengths in the simulation's own units, in which they are well tried. */
const LINK = 30;
const REPULSION = -60;
/** Towards the centre, for each unit of distance. */
const GRAVITY = 0.03;
/** Typical distance of a point from the centre, per square root of the number of points: a square
 *  lattice's. */
const USUAL_RADIUS = 0.4 * LINK;

const MAX_TICKS = 300;
const MIN_TICKS = 50;
/** Budget of moved points and links; the least number of ticks takes precedence. */
const MAX_MOVES = 1_200_000;

/** Final alpha of the simulation. */
const FINAL_ALPHA = 0.001;

/** A drawing is flat if its width across is this much smaller than its length, squared. */
const FLAT = 1e-6;

interface Body extends SimulationNodeDatum {
  x: number;
  y: number;
}

/** Transformation from the simulation's units to the board's. */
interface Frame {
  readonly middle: Spot;
  /** Board units per initial unit of the simulation. */
  readonly unit: number;
}

/** The median link gets the length `spacing`, around the previous centre; with pinned points
 *  nothing is scaled. `onProgress` is called after every tick. Cost: O(ticks · (n log n + links)). */
export function force(request: LayoutRequest, onProgress: ProgressListener): Places {
  const initial = initialLayout(request, LINK);
  const frame = initial === undefined ? frameOf(request) : initialFrame(request);
  const bodies = initial === undefined ? bodiesOf(request, frame) : initialBodies(initial);
  const ticks = ticksFor(request);
  const links = linksOf(request);
  const simulation = forceSimulation<Body>(bodies)
    .stop()
    .alphaDecay(1 - FINAL_ALPHA ** (1 / ticks))
    .force("links", forceLink<Body, SimulationLinkDatum<Body>>(links).distance(LINK))
    .force("repulsion", forceManyBody<Body>().strength(REPULSION).theta(1.3))
    .force("x", forceX<Body>().strength(GRAVITY))
    .force("y", forceY<Body>().strength(GRAVITY));
  for (let tick = 1; tick <= ticks; tick++) {
    simulation.tick();
    const share = tick / ticks;
    onProgress(share, () => placesOf(request, frame, bodies, share));
  }
  return placesOf(request, frame, bodies, 1);
}

/** Number of ticks; fewer for many points. */
function ticksFor({ xy, links }: LayoutRequest): number {
  const moves = xy.length / 2 + links.length / 2;
  return Math.min(Math.max(Math.round(MAX_MOVES / Math.max(moves, 1)), MIN_TICKS), MAX_TICKS);
}

function linksOf({ links }: LayoutRequest): SimulationLinkDatum<Body>[] {
  return Array.from({ length: links.length / 2 }, (_, link) => ({
    source: links[2 * link]!,
    target: links[2 * link + 1]!,
  }));
}

function frameOf(request: LayoutRequest): Frame {
  const { xy, spacing } = request;
  const points = pointsOf(request);
  const middle = middleOf(xy, points);
  const { xx, yy } = secondMoments(xy, middle);
  const radius = Math.sqrt(xx + yy);
  const own = partition(request).pinned.length === 0 && radius > 0;
  return {
    middle,
    unit: own ? radius / (USUAL_RADIUS * Math.sqrt(points.length)) : spacing / LINK,
  };
}

/** Centred on the previous places. */
function initialFrame(request: LayoutRequest): Frame {
  return { middle: middleOf(request.xy, pointsOf(request)), unit: request.spacing / LINK };
}

function initialBodies(places: Float64Array): Body[] {
  return Array.from({ length: places.length / 2 }, (_, point) => ({ ...spotOf(places, point) }));
}

/** Second moments about the centre. */
function secondMoments(xy: Float64Array, middle: Spot): { xx: number; xy: number; yy: number } {
  const moments = { xx: 0, xy: 0, yy: 0 };
  const count = xy.length / 2;
  for (let at = 0; at < xy.length; at += 2) {
    const [x, y] = [xy[at]! - middle.x, xy[at + 1]! - middle.y];
    moments.xx += (x * x) / count;
    moments.xy += (x * y) / count;
    moments.yy += (y * y) / count;
  }
  return moments;
}

/** The points in the simulation's units. Coincident points are spread along a spiral, neighbours
 *  close together, and a flat drawing is perturbed, because no force leads out of a line. */
function bodiesOf(request: LayoutRequest, frame: Frame): Body[] {
  const { xy, pinned } = request;
  const moments = secondMoments(xy, frame.middle);
  const flat = moments.xx * moments.yy - moments.xy ** 2 <= FLAT * (moments.xx + moments.yy) ** 2;
  const taken = new Set<string>();
  const bodies: Body[] = [];
  breadthFirst(request, pointsOf(request)).forEach((point, turn) => {
    const { x, y } = spotOf(xy, point);
    const at = { x: (x - frame.middle.x) / frame.unit, y: (y - frame.middle.y) / frame.unit };
    const doubled = taken.size === taken.add(`${x} ${y}`).size;
    const off = doubled ? LINK * Math.sqrt((turn + 0.5) / Math.PI) : flat ? LINK / 2 : 0;
    const angle = turn * GOLDEN_ANGLE;
    bodies[point] =
      pinned[point] === 1
        ? { ...at, fx: at.x, fy: at.y }
        : { x: at.x + off * Math.cos(angle), y: at.y + off * Math.sin(angle) };
  });
  return bodies;
}

/** The current places in board units. The scale moves from the initial one to the wished one. */
function placesOf(request: LayoutRequest, frame: Frame, bodies: Body[], share: number): Places {
  const pinned = partition(request).pinned.length > 0;
  const centre = pinned ? { x: 0, y: 0 } : middleOfBodies(bodies);
  const target = request.spacing / medianLength(request.links, bodies);
  const scale = pinned ? frame.unit : frame.unit ** (1 - share) * target ** share;
  const places = new Float64Array(2 * bodies.length);
  bodies.forEach(({ x, y }, point) => {
    const own = request.pinned[point] === 1;
    const at = {
      x: frame.middle.x + scale * (x - centre.x),
      y: frame.middle.y + scale * (y - centre.y),
    };
    setSpot(places, point, own ? spotOf(request.xy, point) : at);
  });
  return places;
}

function middleOfBodies(bodies: Body[]): Spot {
  const xy = Float64Array.from(bodies.flatMap(({ x, y }) => [x, y]));
  return middleOf(
    xy,
    bodies.map((_, point) => point),
  );
}

/** Median link length; the simulation's own if there are no links. */
function medianLength(links: Uint32Array, bodies: Body[]): number {
  const lengths = new Float64Array(links.length / 2);
  for (let link = 0; link < lengths.length; link++) {
    const [a, b] = [bodies[links[2 * link]!]!, bodies[links[2 * link + 1]!]!];
    lengths[link] = Math.hypot(a.x - b.x, a.y - b.y);
  }
  return lengths.sort()[lengths.length >> 1] || LINK;
}
