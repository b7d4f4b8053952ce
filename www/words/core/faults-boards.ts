/** English of board errors: the fault, then the remedy. */
import type {
  BoardError,
  Corner,
  DisksError,
  GraphError,
  ListedSet,
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

export function boardWords(error: BoardError): string {
  switch (error.kind) {
    case "graph":
      return graphWords(error.of);
    case "space":
      return spaceWords(error.of);
    case "disks":
      return disksWords(error.of);
    case "plane":
      return planeWords(error.of);
    default:
      return error satisfies never;
  }
}

function graphWords(error: GraphError): string {
  switch (error.kind) {
    case "too-many-vertices":
      return tooMany("points", MAX_PLACEMENTS, error.of.count);
    case "too-many-arcs":
      return tooMany("arcs (an edge is two)", MAX_ARCS, error.of.count);
    case "edge-out-of-range":
      return `There is no point ${error.of.vertex} for this edge. Add the point, or remove the edge.`;
    case "arc-out-of-range":
      return `There is no point ${error.of.vertex} for this arc. Add the point, or remove the arc.`;
    default:
      return error satisfies never;
  }
}

function spaceWords(error: SpaceError): string {
  switch (error.kind) {
    case "too-many-points":
      return tooMany("points for a go-space", MAX_SPACE_POINTS, error.of.count);
    case "too-many-placements":
      return tooMany("placements", MAX_PLACEMENTS, error.of.count);
    case "too-much-listed":
      return tooMany("numbers in the sets", MAX_SPACE_LISTED, error.of.count);
    case "too-many-pairs":
      return `The least open sets around points 0 to ${error.of.point} hold more than ${grouped(MAX_SPACE_PAIRS)} points. Use fewer points, or smaller open sets.`;
    case "closures-too-large":
      return `The closures of placements 0 to ${error.of.placement} hold more than ${grouped(MAX_SPACE_CLOSURES)} points. Use fewer or smaller placements.`;
    case "point-out-of-range":
      return `${setWords(error.of.set)} names point ${error.of.point}, which is not there. Add the point, or remove its number.`;
    case "point-twice":
      return `${setWords(error.of.set)} names point ${error.of.point} twice. Name it once.`;
    case "empty-placement":
      return `Placement ${error.of.placement} is empty. Give it a point, or remove it.`;
    case "equal-placements":
      return `Placements ${error.of.first} and ${error.of.second} hold the same points. Remove one.`;
    case "not-open":
      return `Placement ${error.of.placement} is not open. Use the smallest open set around it: {${listed(error.of.smallestOpen, 12)}}.`;
    default:
      return error satisfies never;
  }
}

function setWords(set: ListedSet): string {
  return `${set.kind === "open" ? "Open set" : "Placement"} ${set.of}`;
}

function disksWords(error: DisksError): string {
  switch (error.kind) {
    case "too-many-disks":
      return tooMany("disks", MAX_PLACEMENTS, error.of.count);
    case "too-many-pairs":
      return tooMany("ordered pairs of disks that touch", MAX_DISK_PAIRS);
    case "region":
      return regionWords(error.of);
    case "too-far-out":
      return `Disk ${error.of.disk} is too far out or too large. Use coordinates and radii of at most ${grouped(MAX_TICK)} ticks.`;
    case "no-core":
      return `Disk ${error.of.disk} has a core radius of ${error.of.core}. Make it at least 1.`;
    case "reach-below-core":
      return `Disk ${error.of.disk} reaches ${error.of.reach}, less than its core radius of ${error.of.core}. Enlarge the reach, or reduce the radius.`;
    case "outside":
      return `Disk ${error.of.disk} around ${spotWords(error.of.centre)} is not inside the region. Move it in, or enlarge the region.`;
    case "overlaps-itself":
      return `Disk ${error.of.disk} overlaps itself across the glued sides. Reduce it, or enlarge the region.`;
    case "twice":
      return `Disks ${error.of.first} and ${error.of.second} have the same centre and core radius. Remove one.`;
    default:
      return error satisfies never;
  }
}

function planeWords(error: PlaneError): string {
  switch (error.kind) {
    case "region":
      return regionWords(error.of);
    case "radius":
      return notHere("A stone's radius", error.of.radius, "1");
    case "tolerance":
      return `A tolerance cannot be ${error.of.tolerance} here. Choose one from 0 to the radius, ${error.of.radius}.`;
    case "reach":
      return notHere("A reach", error.of.reach, `radius + tolerance/2 = ${error.of.least / 2}`);
    case "overlaps-itself":
      return `A stone would overlap itself: the way around is ${error.of.around} ticks and must be ${error.of.clearance}. Reduce the stones, or enlarge the region.`;
    case "too-many-images":
      return tooMany("images of a stone within reach", MAX_IMAGES, error.of.images);
    default:
      return error satisfies never;
  }
}

/** A length out of range. */
export function notHere(what: string, ticks: number, least: string): string {
  return `${what} cannot be ${ticks} here. Choose one from ${least} to ${grouped(MAX_TICK)} ticks.`;
}

function regionWords(error: RegionError): string {
  switch (error.kind) {
    case "rings":
      return ringWords(error.of);
    case "circle":
      return `A region of radius ${error.of.radius} around ${spotWords(error.of.centre)} is impossible. Use a radius of 1 or more, and stay within ${grouped(MAX_TICK)} ticks of (0, 0).`;
    case "projective":
      return "Only a grid can be glued to a projective plane. Choose another gluing.";
    case "not-a-rectangle":
      return "Only an upright rectangle can be glued. Give it four corners, or do not glue its sides.";
    default:
      return error satisfies never;
  }
}

function ringWords(error: RingError): string {
  switch (error.kind) {
    case "too-many-corners":
      return tooMany("corners", MAX_CORNERS, error.of.count);
    case "too-few-corners":
      return `Corners of ${ringName(error.of.ring)} are missing: it has ${error.of.count}. Give it three or more.`;
    case "too-far-out":
      return `The corner ${spotWords(error.of.spot)} is too far out. Move it to within ${grouped(MAX_TICK)} ticks of 0.`;
    case "corner-twice":
      return `Corner ${cornerWords(error.of.corner)} lies on its corner ${error.of.first}. Remove one.`;
    case "edges-meet":
      return `Edge ${cornerWords(error.of.edge)} meets edge ${cornerWords(error.of.other)}. Move their ends apart.`;
    case "hole-outside":
      return `Hole ${error.of.ring - 1} is not inside the outline. Move it in, or remove it.`;
    case "hole-in-hole":
      return `Hole ${error.of.ring - 1} is inside hole ${error.of.other - 1}. Move it out, or remove it.`;
    default:
      return error satisfies never;
  }
}

function cornerWords({ ring, corner }: Corner): string {
  return `${corner} of ${ringName(ring)}`;
}

function ringName(ring: number): string {
  return ring === 0 ? "the outline" : `hole ${ring - 1}`;
}
