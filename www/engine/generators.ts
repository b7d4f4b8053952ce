/** Boards from a few numbers, graphs of points, and graphs made from others. */

import {
  type GeneratorEntry,
  generateDocument,
  generatorEntries,
  oneWayDocument,
  type ParameterEntry,
  proximityDocument,
  thinDocument,
} from "../../build/wasm/full/gospace_wasm.js";
import { documentText } from "./encode.ts";
import { call } from "./instance.ts";
import type { GameDocument, GraphBoard, Pair } from "./types.ts";

export type { GeneratorEntry as Generator, ParameterEntry as Parameter };

/** All generators, those of a group one after the other. */
export function generators(): GeneratorEntry[] {
  return call(generatorEntries);
}

/**
 * The document of a generator's board. A parameter without a value has its usual one; the same seed
 * makes the same board. Throws GospaceError, whose path names the parameter.
 */
export function generate(
  id: string,
  values: Readonly<Record<string, number>>,
  seed = 0,
): GameDocument {
  const numbers = Float64Array.from(Object.values(values));
  return JSON.parse(call(() => generateDocument(id, Object.keys(values), numbers, seed)));
}

export const PROXIMITIES = ["delaunay", "gabriel", "relative-neighbours", "voronoi"] as const;
export type Proximity = (typeof PROXIMITIES)[number];

/**
 * The graph that points have of themselves. All but Voronoi keep the points as they are, in order;
 * Voronoi's are the corners of the points' cells inside the rectangle around them. Throws
 * GospaceError where two points are at one place.
 */
export function proximity(points: readonly Pair[], kind: Proximity): GraphBoard {
  const xy = Float64Array.from(points.flat());
  return JSON.parse(call(() => proximityDocument(xy, kind))).board;
}

/**
 * The graph without a share (0 to 1) of its edges and arcs, drawn at random. Where points are to
 * hang together as before, as is usual, fewer may go. Throws GospaceError.
 */
export function thin(
  board: GraphBoard,
  how: { share: number; seed?: number; connected?: "keep" | "any" },
): GraphBoard {
  const text = documentText({ gospace: 1, board });
  const { share, seed = 0, connected = "keep" } = how;
  return JSON.parse(call(() => thinDocument(text, share, seed, connected))).board;
}

/**
 * The graph with a share (0 to 1) of its edges made one-way, drawn at random. To keep every way,
 * they are directed so that there is a way back, and those that alone join two parts stay two-way.
 * Throws GospaceError.
 */
export function oneWay(
  board: GraphBoard,
  how: { share: number; seed?: number; ways?: "keep" | "any" },
): GraphBoard {
  const text = documentText({ gospace: 1, board });
  const { share, seed = 0, ways = "any" } = how;
  return JSON.parse(call(() => oneWayDocument(text, share, seed, ways))).board;
}
