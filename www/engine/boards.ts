/** Boards derived from other boards, the gallery, and the verdict on a game without end. */

import {
  adjudicate as faceAdjudicate,
  asGoSpace as faceAsGoSpace,
  discretize as faceDiscretize,
  galleryDocument as faceGalleryDocument,
  quotient as faceQuotient,
  galleryEntries,
} from "../../build/wasm/full/gospace_wasm.js";
import { noSuchBoard } from "../words/core/module.ts";
import { callback, index, text as string } from "./arguments.ts";
import { documentText, json } from "./encode.ts";
import { GospaceError } from "./errors.ts";
import { call } from "./instance.ts";
import {
  CELL_KINDS,
  type CellKind,
  type Discretization,
  type DisksBoard,
  type GalleryEntry,
  type GameDocument,
  type GoSpaceBoard,
  type GraphBoard,
  type GridBoard,
  type PlaneBoard,
  type Sampling,
  type Verdict,
} from "./types.ts";

/** The go-space with the same play as the graph (TopoGo, example 2). Throws GospaceError where an
 *  arc has no opposite. */
export function asGoSpace(board: GraphBoard | GridBoard): GoSpaceBoard {
  const text = documentText({ gospace: 1, board });
  return JSON.parse(call(() => faceAsGoSpace(text))).board;
}

/** A sample of a plane as a board of disks, with a report on it. `progress` receives the share of
 *  the work that is done, from 0 to 1. Throws GospaceError. */
export function discretize(
  plane: PlaneBoard,
  how: Sampling,
  progress?: (share: number) => void,
): Discretization {
  const text = documentText({ gospace: 1, board: plane });
  const choices = json(how, "a way of sampling");
  callback(progress, "progress");
  const { document, report } = call(() => faceDiscretize(text, choices, progress));
  return { board: JSON.parse(document).board, report };
}

/** The go-space with the same game as disks whose reach is their core. Its points are the
 *  crossings, arcs and faces of their circles; each is identified by the disks that contain it.
 *  Throws GospaceError. */
export function quotient(board: DisksBoard): GoSpaceBoard {
  return cells(board).board;
}

/** The quotient of a disk board, and the kind of each of its points. Throws GospaceError. */
export function cells(board: DisksBoard): { board: GoSpaceBoard; kinds: CellKind[] } {
  const text = documentText({ gospace: 1, board });
  const { document, kinds } = call(() => faceQuotient(text));
  return { board: JSON.parse(document).board, kinds: Array.from(kinds, cellKind) };
}

function cellKind(number: number): CellKind {
  const kind = CELL_KINDS[number];
  if (kind === undefined) throw new Error(`The core knows a kind of cell more: ${number}`);
  return kind;
}

/** The verdict if the turns after the first `from` are repeated for ever. Throws GospaceError. */
export function adjudicate(document: GameDocument | string, from: number): Verdict {
  const text = documentText(document);
  index(from, "from");
  const { winner, unsustainability, black, white } = call(() => faceAdjudicate(text, from));
  const verdict = { winner, unsustainability: unsustainability ?? { black: 0, white: 0 } };
  return black === undefined ? verdict : { ...verdict, black, white };
}

/** The built-in boards. */
export function gallery(): GalleryEntry[] {
  return call(galleryEntries);
}

/** The document of a gallery board. Throws GospaceError: `range` for an unknown id. */
export function galleryDocument(id: string): GameDocument {
  string(id, "id");
  const text = call(() => faceGalleryDocument(id));
  if (text === undefined) throw new GospaceError("range", noSuchBoard(id));
  return JSON.parse(text);
}
