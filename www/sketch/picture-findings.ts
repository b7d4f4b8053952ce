/** Findings on the picture of a sketch: what is drawn but does not show the board that is played on. The
 *  core, for which coordinates of a graph are a drawing only, does not look for them. */
import { has } from "../engine/features.ts";
import type { Finding, Survey } from "../engine/survey.ts";
import { roomForCentres } from "./centre-room.ts";
import { nearMisses } from "./contacts.ts";
import { pointsOnLink } from "./curves.ts";
import { roomiest } from "./room.ts";
import { type ItemId, isEmpty, type Sketch } from "./sketch.ts";
import { bridgedWidth, joinedThroughWalls, type ThinWall, thinWalls } from "./thin-walls.ts";
import { usualLength } from "./usual-length.ts";

/** Numbers are indices in the lists of the document, as in the core's findings. */
type PictureFinding =
  /** A link that runs through a point which it does not join. */
  | {
      readonly kind: "through";
      readonly severity: "advice";
      readonly list: "edges" | "arcs";
      readonly link: number;
      readonly from: number;
      readonly to: number;
      readonly point: number;
    }
  /** The core's "no-centre", with the radius of the largest stone that fits. */
  | { readonly kind: "no-room"; readonly severity: "advice"; readonly largest: number }
  /** Two points whose dots overlap. */
  | {
      readonly kind: "dots-overlap";
      readonly severity: "advice";
      readonly point: number;
      readonly first: number;
    }
  /** A wall through which stones join. */
  | (ThinWall & { readonly kind: "thin-wall"; readonly severity: "advice"; readonly most: number })
  /** Pieces of a plane that no stone passes between. */
  | { readonly kind: "parted"; readonly severity: "advice"; readonly count: number }
  /** Two disks that touch through a wall. */
  | {
      readonly kind: "joined-through-wall";
      readonly severity: "advice";
      readonly disk: number;
      readonly first: number;
    }
  /** Two disks that all but touch. */
  | {
      readonly kind: "near-miss";
      readonly severity: "advice";
      readonly disk: number;
      readonly first: number;
    };

export type SketchFinding = Finding | PictureFinding;

/** Survey of a sketch: the core's findings and those on its picture. */
export type SketchSurvey = Omit<Survey, "findings"> & {
  readonly findings: readonly SketchFinding[];
};

/** Findings of a kind that are listed at most. */
const MOST_LISTED = 200;
/** Points closer than this share of the drawing's size lie at one spot: rounding moves them no farther. */
const ONE_SPOT = 1e-7;
/** Points closer than this share of a usual link look like one: their dots overlap, however near one looks. */
const DOT = 0.2;

/** Completes the core's survey. */
export function withPicture(survey: Survey, sketch: Sketch): SketchSurvey {
  // Nothing is wrong with an empty paper.
  if (isEmpty(sketch)) return { ...survey, findings: [] };
  if (!has(sketch, "points")) {
    const ground = [...withRoom(survey, sketch), ...misses(sketch)];
    return { ...survey, findings: [...ground, ...wallsAndPassages(survey, sketch)] };
  }
  const known = withoutBeginning(survey.findings, sketch).map(
    (finding): Finding =>
      // The core counts pieces of several points, the panel all of them.
      finding.kind === "pieces" ? { ...finding, count: survey.pieces } : finding,
  );
  const found = [...nearlyCoincident(sketch), ...overlappingDots(sketch), ...throughs(sketch)];
  return { ...survey, findings: [...known, ...found] };
}

/** A go-space of one placement is only begun: what other points lack is no news. Nor is it of a point between
 *  placements, which an open set holds and no placement does. */
function withoutBeginning(findings: readonly Finding[], sketch: Sketch): readonly Finding[] {
  if (!has(sketch, "sets")) return findings;
  if (sketch.placements.size <= 1) return findings.filter(({ severity }) => severity === "error");
  const ids = [...sketch.points.keys()];
  const held = new Set([...sketch.opens.values()].flatMap((set) => [...set]));
  return findings.filter((finding) => {
    const id = finding.kind === "uncovered" ? ids[finding.point] : undefined;
    return id === undefined || !held.has(id);
  });
}

/** Distance within which two points lie at one spot. */
export function oneSpot({ points }: Sketch): number {
  let most = 0;
  for (const { x, y } of points.values()) most = Math.max(most, Math.abs(x), Math.abs(y));
  return most * ONE_SPOT;
}

/** Points at one spot with an earlier one but for rounding, in the core's words for exactly coincident ones. */
function nearlyCoincident(sketch: Sketch): Finding[] {
  return pointsWithin(sketch, 0, oneSpot(sketch)).map(
    (pair): Finding => ({
      kind: "coincident",
      severity: "advice",
      ...pair,
    }),
  );
}

function overlappingDots(sketch: Sketch): PictureFinding[] {
  // Points of a go-space lie where the sets that tell them apart do.
  const within = has(sketch, "links") ? DOT * (usualLength(sketch) ?? 0) : 0;
  return pointsWithin(sketch, oneSpot(sketch), within).map(
    (pair): PictureFinding => ({
      kind: "dots-overlap",
      severity: "advice",
      ...pair,
    }),
  );
}

/** Points as near as `most` to another one, and farther than `least`: each once, with one of those others. */
function pointsWithin(
  sketch: Sketch,
  least: number,
  most: number,
): { readonly point: number; readonly first: number }[] {
  const spots = [...sketch.points.values()].map(({ x, y }, index) => ({ x, y, index }));
  spots.sort((a, b) => a.x - b.x);
  const found: { readonly point: number; readonly first: number }[] = [];
  spots.forEach((b, i) => {
    for (let j = i - 1; j >= 0; j--) {
      const a = spots[j];
      if (a === undefined || b.x - a.x > most || found.length === MOST_LISTED) return;
      if (Math.abs(a.y - b.y) > most) continue;
      const away = Math.hypot(a.x - b.x, a.y - b.y);
      if (away > most || away <= least) continue;
      found.push({ first: Math.min(a.index, b.index), point: Math.max(a.index, b.index) });
      return;
    }
  });
  return found;
}

function withRoom({ findings }: Survey, { region }: Sketch): SketchFinding[] {
  if (region === null) return findings;
  return findings.map(
    (finding): SketchFinding =>
      finding.kind === "no-centre"
        ? { kind: "no-room", severity: "advice", largest: roomiest(region).radius }
        : finding,
  );
}

/** Walls that do not part stones, and passages that do not let them through. */
function wallsAndPassages({ findings }: Survey, sketch: Sketch): PictureFinding[] {
  const { region, stone } = sketch;
  if (region === null || findings.some(({ severity }) => severity === "error")) return [];
  if (!has(sketch, "centres")) {
    const joined = joinedThroughWalls(sketch, MOST_LISTED);
    return ofDisks("joined-through-wall", sketch, joined);
  }
  const most = Math.floor(bridgedWidth(stone));
  const walls = thinWalls(region, stone).map(
    (wall): PictureFinding => ({ kind: "thin-wall", severity: "advice", most, ...wall }),
  );
  const count = roomForCentres(region, stone)?.pieces ?? 1;
  const parted: PictureFinding = { kind: "parted", severity: "advice", count };
  return count > 1 ? [...walls, parted] : walls;
}

function misses(sketch: Sketch): PictureFinding[] {
  return ofDisks("near-miss", sketch, nearMisses(sketch, MOST_LISTED));
}

function ofDisks(
  kind: "near-miss" | "joined-through-wall",
  { disks }: Sketch,
  pairs: readonly (readonly [ItemId, ItemId])[],
): PictureFinding[] {
  const index = new Map([...disks.keys()].map((id, i) => [id, i] as const));
  const at = (id: ItemId) => index.get(id) ?? 0;
  return pairs.map(([disk, first]) => ({
    kind,
    severity: "advice",
    disk: at(disk),
    first: at(first),
  }));
}

function throughs(sketch: Sketch): PictureFinding[] {
  const found: PictureFinding[] = [];
  const index = new Map([...sketch.points.keys()].map((id, i) => [id, i] as const));
  const at = (id: ItemId | undefined) => (id === undefined ? undefined : index.get(id)) ?? 0;
  const next = { two: 0, one: 0 };
  for (const link of sketch.links.values()) {
    const number = next[link.way]++;
    const [point] = pointsOnLink(sketch, link);
    if (point === undefined || found.length === MOST_LISTED) continue;
    const list = link.way === "two" ? "edges" : "arcs";
    const ends = { from: at(link.from), to: at(link.to), point: at(point) };
    found.push({ kind: "through", severity: "advice", list, link: number, ...ends });
  }
  return found;
}
