/** Generators: boards from parameters, proximity graphs of points, and transformed graphs. */

import {
  type GeneratorEntry,
  generateDocument,
  generatorEntries,
  oneWayDocument,
  type ParameterEntry,
  proximityDocument,
  thinDocument,
} from "../../build/wasm/full/gospace_wasm.js";
import { finite, list, number, object, pair, text } from "./arguments.ts";
import { documentText } from "./encode.ts";
import { call } from "./instance.ts";
import type { GameDocument, GraphBoard, Pair } from "./types.ts";

export type { GeneratorEntry as Generator, ParameterEntry as Parameter };

/** All generators, grouped. */
export function generators(): GeneratorEntry[] {
  return call(generatorEntries);
}

/** The document of a generator's board. A missing parameter takes its default; the same seed gives
 *  the same board. Throws GospaceError with the parameter's name as path. */
export function generate(
  id: string,
  values: Readonly<Record<string, number>>,
  seed = 0,
): GameDocument {
  text(id, "id");
  finite(seed, "seed");
  const given = Object.entries(object(values, "values"));
  const numbers = Float64Array.from(given, ([name, value]) => number(value, name));
  const names = given.map(([name]) => name);
  return JSON.parse(call(() => generateDocument(id, names, numbers, seed)));
}

export const PROXIMITIES = ["delaunay", "gabriel", "relative-neighbours", "voronoi"] as const;
export type Proximity = (typeof PROXIMITIES)[number];

/** The proximity graph of points. All kinds but Voronoi keep the points and their order; the points
 *  of a Voronoi graph are the corners of the cells inside the bounding rectangle. Throws
 *  GospaceError if two points coincide. */
export function proximity(points: readonly Pair[], kind: Proximity): GraphBoard {
  text(kind, "kind");
  const pairs = list(points, "points").map((point, i) => pair(point, `points[${i}]`));
  const xy = Float64Array.from(pairs.flat());
  return JSON.parse(call(() => proximityDocument(xy, kind))).board;
}

/** The graph without a random share (0 to 1) of its edges and arcs. With "keep", the default,
 *  components stay connected, so that fewer may be removed. Throws GospaceError. */
export function thin(
  board: GraphBoard,
  how: { share: number; seed?: number; connected?: "keep" | "any" },
): GraphBoard {
  const document = documentText({ gospace: 1, board });
  const { share, seed = 0, connected = "keep" } = object(how, "how");
  checkChange(share, seed);
  text(connected, "connected");
  return JSON.parse(call(() => thinDocument(document, share, seed, connected))).board;
}

/** The graph with a random share (0 to 1) of its edges made one-way. With "keep", the default, the
 *  directions keep every point reachable as before, and bridges stay two-way. Throws GospaceError. */
export function oneWay(
  board: GraphBoard,
  how: { share: number; seed?: number; ways?: "keep" | "any" },
): GraphBoard {
  const document = documentText({ gospace: 1, board });
  const { share, seed = 0, ways = "any" } = object(how, "how");
  checkChange(share, seed);
  text(ways, "ways");
  return JSON.parse(call(() => oneWayDocument(document, share, seed, ways))).board;
}

function checkChange(share: number, seed: number): void {
  finite(share, "share");
  finite(seed, "seed");
}
