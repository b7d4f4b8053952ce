/** Names of the formats of other programs, and the formats that each kind of board can be written
 *  in. */
import type { Format } from "../../build/wasm/full/gospace_wasm.js";
import { choice } from "./arguments.ts";
import { has, KINDS } from "./features.ts";
import { type Board, WRAPS, type Wrap } from "./types.ts";

/** Formats that are read and not written. */
export const READ_ONLY = [
  "adjacency-list",
  "gml",
  "json",
  "pajek",
  "graph6",
] as const satisfies readonly Format[];
export const FORMATS = [
  "gospace",
  "edge-list",
  "matrix",
  "graphml",
  "dot",
  "tgf",
  "sgf",
  "svg",
  ...READ_ONLY,
] as const satisfies readonly Format[];
export type { Format };
/** A format that is written, too. */
export type WrittenFormat = Exclude<Format, (typeof READ_ONLY)[number]>;

const ONLY_GOSPACE = ["gospace"] as const;
const GRAPHS = ["gospace", "edge-list", "matrix", "graphml", "dot", "tgf"] as const;
const GRIDS = ["gospace", "sgf", "edge-list", "matrix", "graphml", "dot", "tgf"] as const;
const CONTINUOUS = ["gospace", "svg"] as const;

/** The formats that boards of a kind can be written in. A large board may exceed the limit of some. */
export function formatsFor(kind: Board["kind"], wrap: Wrap = "none"): readonly WrittenFormat[] {
  choice(kind, "kind", KINDS);
  choice(wrap, "wrap", WRAPS);
  if (has({ kind }, "lattice") && wrap === "none") return GRIDS;
  if (has({ kind }, "continuous")) return CONTINUOUS;
  return has({ kind }, "sets") ? ONLY_GOSPACE : GRAPHS;
}
