/** What is asked while somebody draws: what is wrong with a board, sets of points, tangencies. */

import {
  asGraph as faceAsGraph,
  closureOf as faceClosureOf,
  leastOpen as faceLeastOpen,
  piecesOf as facePiecesOf,
  surveyBoard as faceSurvey,
  tangentRadii as faceTangentRadii,
  tangentSpots as faceTangentSpots,
} from "../../build/wasm/gospace_wasm.js";
import { call } from "./instance.ts";
import { documentText } from "./text.ts";
import type { DisksBoard, GameDocument, GoSpaceBoard, Pair } from "./types.ts";

/** What there can be too much of. */
export type Quantity =
  | "points"
  | "arcs"
  | "placements"
  | "listed"
  | "neighbours"
  | "closures"
  | "touches"
  | "images";

/** What a disk can be that is none. */
export type DiskFault =
  | "disk-too-far-out"
  | "disk-core"
  | "disk-reach"
  | "disk-outside"
  | "disk-overlaps-itself";

/** What a region can be that is none. */
export type RegionFault =
  | "too-many-corners"
  | "region-circle"
  | "region-projective"
  | "region-not-a-rectangle";

/** What a stone of the start can be that does not fit. */
export type StoneFault = "stone-out-of-range" | "stone-outside" | "stone-twice" | "stone-overlaps";

/**
 * One thing that is to be said of a board: an error keeps its document from being opened, advice
 * does not. Numbers are places in the lists of the document: `first` of an earlier thing that this
 * one repeats, ring 0 the outline and from 1 on the holes, a corner also the side that begins there.
 */
export type Finding =
  | { severity: "advice"; kind: "bare" | "no-centre" }
  | { severity: "error"; kind: "too-large"; what: Quantity }
  | { severity: "error"; kind: "grid-size"; columns: number; rows: number }
  | {
      severity: "error";
      kind: "link-out-of-range";
      list: "edges" | "arcs";
      link: number;
      point: number;
    }
  | { severity: "error"; kind: "label-count"; labels: number; points: number }
  | { severity: "advice"; kind: "loop" | "repeated"; list: "edges" | "arcs"; link: number }
  | { severity: "advice"; kind: "dead-end" | "isolated" | "uncovered"; point: number }
  | { severity: "advice"; kind: "coincident" | "indistinct"; point: number; first: number }
  | { severity: "advice"; kind: "pieces"; count: number }
  | {
      severity: "error";
      kind: "member-out-of-range" | "member-twice";
      list: "open" | "placements";
      set: number;
      index: number;
      point: number;
    }
  | { severity: "error"; kind: "empty-placement"; placement: number }
  | { severity: "error"; kind: "equal-placements"; first: number; second: number }
  | { severity: "error"; kind: "not-open"; placement: number; least: Uint32Array }
  | { severity: "advice"; kind: "torn"; placement: number }
  | { severity: "error"; kind: DiskFault; disk: number }
  | { severity: "error"; kind: "disk-twice"; disk: number; first: number }
  | { severity: "advice"; kind: "lonely"; disk: number }
  | { severity: "error"; kind: RegionFault }
  | { severity: "error"; kind: "too-few-corners" | "hole-outside"; ring: number }
  | { severity: "error"; kind: "hole-in-hole"; ring: number; other: number }
  | { severity: "error"; kind: "corner-too-far-out"; ring: number; corner: number }
  | { severity: "error"; kind: "corner-twice"; ring: number; corner: number; first: number }
  | {
      severity: "error";
      kind: "sides-meet";
      ring: number;
      corner: number;
      otherRing: number;
      otherCorner: number;
    }
  | { severity: "error"; kind: "stone-radius" }
  | { severity: "error"; kind: "tolerance"; most: number }
  | { severity: "error"; kind: "reach"; least: number }
  | { severity: "error"; kind: "stone-overlaps-itself"; around: number }
  | { severity: "error"; kind: StoneFault; player: "black" | "white"; index: number }
  | { severity: "error"; kind: "dead-point"; point: number }
  | { severity: "error"; kind: "dead-stone"; x: number; y: number };

/** What there is on a board, and what is to be said of it; what cannot be counted is 0. */
export interface Survey {
  points: number;
  /** Pairs of points with an arc each way. */
  edges: number;
  /** Arcs without their opposite. */
  arcs: number;
  /** The parts that nothing joins. */
  pieces: number;
  placements: number;
  /** Pairs of disks that overlap. */
  conflicts: number;
  /** Pairs of disks that touch. */
  touches: number;
  directed: "yes" | "no";
  /** At most 200 of a kind. */
  findings: Finding[];
  /** The kinds of which there are more, with how many there are in all. */
  more: { kind: Finding["kind"]; count: number }[];
}

/** Where a disk would touch others: their places in `disks`; `walls` is 2 in a corner. */
export interface TangentSpot {
  x: number;
  y: number;
  disks: number[];
  walls: number;
}

/** The radius with which a disk would touch others. */
export interface TangentRadius {
  radius: number;
  disks: number[];
  walls: number;
}

/**
 * What is to be said of a document's board and start, however wrong they are; its rules and turns
 * are passed over. Throws GospaceError if it is no document at all.
 */
export function survey(document: GameDocument | string): Survey {
  const text = documentText(document);
  return call(() => faceSurvey(text));
}

/** The document with its grid or graph as a graph that can be drawn on. Throws GospaceError. */
export function asGraph(document: GameDocument | string): GameDocument {
  const text = documentText(document);
  return JSON.parse(call(() => faceAsGraph(text)));
}

/** The closure of points. What is wrong with the placements of the board does not matter. */
export function closureOf(board: GoSpaceBoard, points: readonly number[]): Uint32Array {
  const text = documentText({ gospace: 1, board });
  return call(() => faceClosureOf(text, Uint32Array.from(points)));
}

/** The components of points, in their induced topology. */
export function piecesOf(board: GoSpaceBoard, points: readonly number[]): Uint32Array[] {
  const text = documentText({ gospace: 1, board });
  return call(() => facePiecesOf(text, Uint32Array.from(points)));
}

/** The smallest open set around points. */
export function leastOpen(board: GoSpaceBoard, points: readonly number[]): Uint32Array {
  const text = documentText({ gospace: 1, board });
  return call(() => faceLeastOpen(text, Uint32Array.from(points)));
}

/**
 * The whole centres at most `within` ticks from a spot at which a disk touches two things or one,
 * or where there is none all but touches them; it overlaps no other disk. The nearest first, at
 * most 32. The board is without the disk.
 */
export function tangentSpots(
  board: DisksBoard,
  disk: { core: number; reach: number },
  near: Pair,
  within: number,
): TangentSpot[] {
  const text = documentText({ gospace: 1, board });
  const [x, y] = near;
  const spots = call(() => faceTangentSpots(text, disk.core, disk.reach, x, y, within));
  return spots.map(({ disks, ...spot }) => ({ ...spot, disks: Array.from(disks) }));
}

/**
 * The whole radii at most `within` from `near` at which a disk around a centre touches another disk
 * or the region, or where there is none all but touches it. The nearest first, at most 32.
 */
export function tangentRadii(
  board: DisksBoard,
  centre: Pair,
  near: number,
  within: number,
): TangentRadius[] {
  const text = documentText({ gospace: 1, board });
  const [x, y] = centre;
  const radii = call(() => faceTangentRadii(text, x, y, near, within));
  return radii.map(({ disks, ...found }) => ({ ...found, disks: Array.from(disks) }));
}
