/** Imports in the worker: a text is read, and a graph without coordinates laid out. */
import { type Imported, importText } from "gospace";
import { layOut } from "../layout/layout.ts";
import type { LayoutRequest, ProgressListener } from "../layout/types.ts";
import { has } from "./features.ts";
import type { ImportRequest } from "./protocol.ts";
import type { GraphBoard } from "./types.ts";

/** Throws GospaceError. */
export function importedText(
  { text, hint, spacing }: ImportRequest,
  progress: ProgressListener,
): Imported {
  const imported = importText(text, hint);
  const { document } = imported;
  const { board } = document;
  if (imported.placed || !has(board, "links")) return imported;
  const xy = layOut(layoutOf(board, spacing), progress);
  const points = board.points.map((_, i): [number, number] => [xy[2 * i] ?? 0, xy[2 * i + 1] ?? 0]);
  return { ...imported, document: { ...document, board: { ...board, points } } };
}

function layoutOf({ points, edges = [], arcs = [] }: GraphBoard, spacing: number): LayoutRequest {
  return {
    layout: "force",
    xy: Float64Array.from(points.flat()),
    links: Uint32Array.from([...edges, ...arcs].flat()),
    oneWay: Uint8Array.from({ length: edges.length + arcs.length }, (_, i) =>
      i < edges.length ? 0 : 1,
    ),
    pinned: new Uint8Array(points.length),
    spacing,
  };
}
