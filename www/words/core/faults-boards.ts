/** English of board errors: the fault, then the remedy. */
import type {
  BoardError,
  Corner,
  DisksError,
  GraphError,
  PlaneError,
  RegionError,
  RingError,
  SpaceError,
} from "../../../build/wasm/full/gospace_wasm.js";
import {
  MAX_ARCS,
  MAX_CORNERS,
  MAX_DISK_PAIRS,
  MAX_IMAGES,
  MAX_PLACEMENTS,
  MAX_SPACE_CLOSURES,
  MAX_SPACE_LISTED,
  MAX_SPACE_PAIRS,
  MAX_SPACE_POINTS,
  MAX_TICK,
} from "./faults-limits.ts";
import { grouped, listed, spotWords, tooMany } from "./faults-parts.ts";
import { ringsBy } from "./sentences.ts";
import { told } from "./told.ts";

export const boardWords = told<BoardError>({
  graph: (of) => graphWords(of),
  space: (of) => spaceWords(of),
  disks: (of) => disksWords(of),
  plane: (of) => planeWords(of),
});

const graphWords = told<GraphError>({
  "too-many-vertices": ({ count }) => tooMany("points", MAX_PLACEMENTS, count),
  "too-many-arcs": ({ count }) => tooMany("arcs (an edge is two)", MAX_ARCS, count),
  "edge-out-of-range": ({ vertex }) =>
    `There is no point ${vertex} for this edge. Add the point, or remove the edge.`,
  "arc-out-of-range": ({ vertex }) =>
    `There is no point ${vertex} for this arc. Add the point, or remove the arc.`,
});

const SETS = { open: "Open set", placement: "Placement" } as const;

const spaceWords = told<SpaceError>({
  "too-many-points": ({ count }) => tooMany("points for a go-space", MAX_SPACE_POINTS, count),
  "too-many-placements": ({ count }) => tooMany("placements", MAX_PLACEMENTS, count),
  "too-much-listed": ({ count }) => tooMany("numbers in the sets", MAX_SPACE_LISTED, count),
  "too-many-pairs": ({ point }) =>
    `The least open sets around points 0 to ${point} hold more than ${grouped(MAX_SPACE_PAIRS)} points. Use fewer points, or smaller open sets.`,
  "closures-too-large": ({ placement }) =>
    `The closures of placements 0 to ${placement} hold more than ${grouped(MAX_SPACE_CLOSURES)} points. Use fewer or smaller placements.`,
  "point-out-of-range": ({ set, point }) =>
    `${SETS[set.kind]} ${set.of} names point ${point}, which is not there. Add the point, or remove its number.`,
  "point-twice": ({ set, point }) =>
    `${SETS[set.kind]} ${set.of} names point ${point} twice. Name it once.`,
  "empty-placement": ({ placement }) =>
    `Placement ${placement} is empty. Give it a point, or remove it.`,
  "equal-placements": ({ first, second }) =>
    `Placements ${first} and ${second} hold the same points. Remove one.`,
  "not-open": ({ placement, smallestOpen }) =>
    `Placement ${placement} is not open. Use the smallest open set around it: {${listed(smallestOpen, 12)}}.`,
});

const disksWords = told<DisksError>({
  "too-many-disks": ({ count }) => tooMany("disks", MAX_PLACEMENTS, count),
  "too-many-pairs": () => tooMany("ordered pairs of disks that touch", MAX_DISK_PAIRS),
  region: (of) => regionWords(of),
  "too-far-out": ({ disk }) =>
    `Disk ${disk} is too far out or too large. Use coordinates and radii of at most ${grouped(MAX_TICK)} ticks.`,
  "no-core": ({ disk, core }) => `Disk ${disk} has a core radius of ${core}. Make it at least 1.`,
  "reach-below-core": ({ disk, reach, core }) =>
    `Disk ${disk} reaches ${reach}, less than its core radius of ${core}. Enlarge the reach, or reduce the radius.`,
  outside: ({ disk, centre }) =>
    `Disk ${disk} around ${spotWords(centre)} is not inside the region. Move it in, or enlarge the region.`,
  "overlaps-itself": ({ disk }) =>
    `Disk ${disk} overlaps itself across the glued sides. Reduce it, or enlarge the region.`,
  twice: ({ first, second }) =>
    `Disks ${first} and ${second} have the same centre and core radius. Remove one.`,
});

const planeWords = told<PlaneError>({
  region: (of) => regionWords(of),
  radius: ({ radius }) => notHere("A stone's radius", radius, "1"),
  tolerance: ({ tolerance, radius }) =>
    `A tolerance cannot be ${tolerance} here. Choose one from 0 to the radius, ${radius}.`,
  reach: ({ reach, least }) => notHere("A reach", reach, `radius + tolerance/2 = ${least / 2}`),
  "overlaps-itself": ({ around, clearance }) =>
    `A stone would overlap itself: the way around is ${around} ticks and must be ${clearance}. Reduce the stones, or enlarge the region.`,
  "too-many-images": ({ images }) => tooMany("images of a stone within reach", MAX_IMAGES, images),
});

/** A length out of range. */
export function notHere(what: string, ticks: number, least: string): string {
  return `${what} cannot be ${ticks} here. Choose one from ${least} to ${grouped(MAX_TICK)} ticks.`;
}

const regionWords = told<RegionError>({
  rings: (of) => ringWords(of),
  circle: ({ radius, centre }) =>
    `A region of radius ${radius} around ${spotWords(centre)} is impossible. Use a radius of 1 or more, and stay within ${grouped(MAX_TICK)} ticks of (0, 0).`,
  projective: "Only a grid can be glued to a projective plane. Choose another gluing.",
  "not-a-rectangle":
    "Only an upright rectangle can be glued. Give it four corners, or do not glue its sides.",
});

const ringName = ringsBy("the outline", "hole");

const cornerWords = ({ ring, corner }: Corner) => `${corner} of ${ringName(ring)}`;

const ringWords = told<RingError>({
  "too-many-corners": ({ count }) => tooMany("corners", MAX_CORNERS, count),
  "too-few-corners": ({ ring, count }) =>
    `Corners of ${ringName(ring)} are missing: it has ${count}. Give it three or more.`,
  "too-far-out": ({ spot }) =>
    `The corner ${spotWords(spot)} is too far out. Move it to within ${grouped(MAX_TICK)} ticks of 0.`,
  "corner-twice": ({ corner, first }) =>
    `Corner ${cornerWords(corner)} lies on its corner ${first}. Remove one.`,
  "edges-meet": ({ edge, other }) =>
    `Edge ${cornerWords(edge)} meets edge ${cornerWords(other)}. Move their ends apart.`,
  "hole-outside": ({ ring }) =>
    `Hole ${ring - 1} is not inside the outline. Move it in, or remove it.`,
  "hole-in-hole": ({ ring, other }) =>
    `Hole ${ring - 1} is inside hole ${other - 1}. Move it out, or remove it.`,
});
