/** Findings on the picture of a sketch: what is drawn but does not show the board that is played on. The
 *  core, for which coordinates of a graph are a drawing only, does not look for them. */
import { has } from "../engine/features.ts";
import type { Finding, Survey } from "../engine/survey.ts";
import { nearMisses } from "./contacts.ts";
import { pointsOnLink } from "./curves.ts";
import { roomiest } from "./room.ts";
import { type ItemId, isEmpty, type Sketch } from "./sketch.ts";

/** Numbers are indices in the lists of the document, as in the core's findings. */
export type PictureFinding =
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

/** Completes the core's survey. */
export function withPicture(survey: Survey, sketch: Sketch): SketchSurvey {
  // Nothing is wrong with an empty paper.
  if (isEmpty(sketch)) return { ...survey, findings: [] };
  if (!has(sketch, "points"))
    return { ...survey, findings: [...withRoom(survey, sketch), ...misses(sketch)] };
  const known = withoutBeginning(survey.findings, sketch).map(
    (finding): Finding =>
      // The core counts pieces of several points, the panel all of them.
      finding.kind === "pieces" ? { ...finding, count: survey.pieces } : finding,
  );
  return { ...survey, findings: [...known, ...nearlyCoincident(sketch), ...throughs(sketch)] };
}

/** A go-space of one placement is only begun: what other points lack is no news. */
function withoutBeginning(findings: readonly Finding[], sketch: Sketch): readonly Finding[] {
  if (!has(sketch, "sets") || sketch.placements.size > 1) return findings;
  return findings.filter(({ severity }) => severity === "error");
}

/** Distance within which two points lie at one spot. */
export function oneSpot({ points }: Sketch): number {
  let most = 0;
  for (const { x, y } of points.values()) most = Math.max(most, Math.abs(x), Math.abs(y));
  return most * ONE_SPOT;
}

/** Points at one spot with an earlier one but for rounding, in the core's words for exactly coincident ones. */
function nearlyCoincident(sketch: Sketch): Finding[] {
  const within = oneSpot(sketch);
  const spots = [...sketch.points.values()].map(({ x, y }, index) => ({ x, y, index }));
  spots.sort((a, b) => a.x - b.x);
  const found: Finding[] = [];
  spots.forEach((b, i) => {
    for (let j = i - 1; j >= 0; j--) {
      const a = spots[j];
      if (a === undefined || b.x - a.x > within || found.length === MOST_LISTED) return;
      if (Math.abs(a.y - b.y) > within || (a.x === b.x && a.y === b.y)) continue;
      const [first, point] = [Math.min(a.index, b.index), Math.max(a.index, b.index)];
      found.push({ kind: "coincident", severity: "advice", point, first });
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

function misses(sketch: Sketch): PictureFinding[] {
  const index = new Map([...sketch.disks.keys()].map((id, i) => [id, i] as const));
  const at = (id: ItemId) => index.get(id) ?? 0;
  return nearMisses(sketch, MOST_LISTED).map(([disk, first]) => ({
    kind: "near-miss",
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
