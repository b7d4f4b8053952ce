/** Tests that the package's types have exactly the words that the core reads. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { initSync, vocabulary } from "../../build/wasm/full/gospace_wasm.js";
import type {
  DisksBoard,
  GameDocument,
  GoSpaceBoard,
  GraphBoard,
  GridBoard,
  Marks,
  PlaneBoard,
  Region,
  Rules,
  Sampling,
  Start,
  Turn,
} from "../../www/engine/types.ts";
import { ENDS, LATTICES, PRESETS, REPETITIONS, SCORES, WRAPS } from "../../www/engine/types.ts";

/** The fields of T; a list with a missing or superfluous field does not compile. */
function fieldsOf<T>() {
  return <const F extends readonly (keyof T)[]>(
    ...fields: Exclude<keyof T, F[number]> extends never ? F : never
  ): string[] => fields.map(String);
}

/** The words of a union, checked in the same way. */
function wordsOf<T extends string>() {
  return <const W extends readonly T[]>(
    ...words: Exclude<T, W[number]> extends never ? W : never
  ): string[] => [...words];
}

type KeysOfUnion<T> = T extends object ? keyof T : never;
type TurnFields = Record<KeysOfUnion<Turn>, unknown>;

const TYPES: Record<string, readonly string[]> = {
  document: fieldsOf<GameDocument>()(
    "gospace",
    "title",
    "author",
    "comment",
    "drawing",
    "board",
    "rules",
    "turns",
  ),
  grid: fieldsOf<GridBoard>()("kind", "columns", "rows", "wrap", "start"),
  graph: fieldsOf<GraphBoard>()(
    "kind",
    "points",
    "edges",
    "arcs",
    "labels",
    "bends",
    "body",
    "start",
  ),
  gospace: fieldsOf<GoSpaceBoard>()("kind", "points", "open", "placements", "start"),
  disks: fieldsOf<DisksBoard>()("kind", "region", "disks", "start"),
  plane: fieldsOf<PlaneBoard>()("kind", "region", "radius", "tolerance", "reach", "start"),
  polygon: fieldsOf<Extract<Region, { outer: unknown }>>()("outer", "holes", "wrap"),
  round: fieldsOf<Extract<Region, { circle: unknown }>>()("circle"),
  sampling: fieldsOf<Sampling>()("lattice", "pitch", "seed", "reach"),
  start: fieldsOf<Start>()("black", "white"),
  rules: fieldsOf<Rules>()("preset", "repetition", "end", "score", "komi", "handicap", "first"),
  turn: fieldsOf<TurnFields>()(
    "play",
    "bid",
    "pass",
    "resign",
    "timeout",
    "komi",
    "take",
    "forget",
    "answer",
    "reset",
    "forever",
    "agree",
    "accept",
    "decline",
    "comment",
    "marks",
    "variations",
  ),
  marks: fieldsOf<Marks>()("triangle", "square", "circle", "cross", "label"),
  kinds: wordsOf<GameDocument["board"]["kind"]>()("grid", "graph", "gospace", "disks", "plane"),
  wraps: WRAPS,
  lattices: LATTICES,
  presets: PRESETS,
  repetitions: REPETITIONS,
  ends: ENDS,
  scores: SCORES,
};

test("the words of the types are those of the core", () => {
  const file = new URL("../../build/wasm/full/gospace_wasm_bg.wasm", import.meta.url);
  initSync({ module: readFileSync(file) });
  expect(vocabulary()).toEqual(TYPES);
});
