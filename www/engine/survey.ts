/** What is asked while somebody draws: what is wrong with a board, sets of points, tangencies. */

import {
  asGraph as faceAsGraph,
  closureOf as faceClosureOf,
  leastOpen as faceLeastOpen,
  piecesOf as facePiecesOf,
  surveyBoard as faceSurvey,
  tangentRadii as faceTangentRadii,
  tangentSpots as faceTangentSpots,
  type Quantity,
  type Survey,
  type SurveyFinding,
  type TangentRadius,
  type TangentSpot,
} from "../../build/wasm/full/gospace_wasm.js";
import { documentText } from "./encode.ts";
import { call } from "./instance.ts";
import type { DisksBoard, GameDocument, GoSpaceBoard, Pair } from "./types.ts";

export type { Quantity, Survey, SurveyFinding as Finding, TangentRadius, TangentSpot };

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
  return call(() => faceTangentSpots(text, disk.core, disk.reach, x, y, within));
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
  return call(() => faceTangentRadii(text, x, y, near, within));
}
