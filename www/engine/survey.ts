/** Survey: findings on a board under construction, sets of points, tangencies. */

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
import { finite, indices, object, pair, ticks } from "./arguments.ts";
import { documentText } from "./encode.ts";
import { call } from "./instance.ts";
import type { DisksBoard, GameDocument, GoSpaceBoard, Pair } from "./types.ts";

export type { Quantity, Survey, SurveyFinding as Finding, TangentRadius, TangentSpot };

/** All findings on a document's board and start, however wrong they are; rules and turns are
 *  ignored. Throws GospaceError if it is not a document. */
export function survey(document: GameDocument | string): Survey {
  const text = documentText(document);
  return call(() => faceSurvey(text));
}

/** The document with its grid or graph as an editable graph. Throws GospaceError. */
export function asGraph(document: GameDocument | string): GameDocument {
  const text = documentText(document);
  return JSON.parse(call(() => faceAsGraph(text)));
}

/** The closure of points. Errors in the placements of the board are ignored. */
export function closureOf(board: GoSpaceBoard, points: readonly number[]): Uint32Array {
  const text = documentText({ gospace: 1, board });
  const set = indices(points, "points");
  return call(() => faceClosureOf(text, set));
}

/** The connected components of points, in their induced topology. */
export function piecesOf(board: GoSpaceBoard, points: readonly number[]): Uint32Array[] {
  const text = documentText({ gospace: 1, board });
  const set = indices(points, "points");
  return call(() => facePiecesOf(text, set));
}

/** The smallest open set that contains the points. */
export function leastOpen(board: GoSpaceBoard, points: readonly number[]): Uint32Array {
  const text = documentText({ gospace: 1, board });
  const set = indices(points, "points");
  return call(() => faceLeastOpen(text, set));
}

/** The whole centres, at most `within` ticks from `near`, at which a disk touches two things or
 *  one, or comes closest to touching where there is none; it overlaps no other disk. The nearest
 *  first, at most 32. `board` does not contain the disk. */
export function tangentSpots(
  board: DisksBoard,
  disk: { core: number; reach: number },
  near: Pair,
  within: number,
): TangentSpot[] {
  const text = documentText({ gospace: 1, board });
  const { core, reach } = object(disk, "disk");
  ticks(core, "core");
  ticks(reach, "reach");
  const [x, y] = pair(near, "near");
  for (const number of [x, y]) finite(number, "near");
  finite(within, "within");
  return call(() => faceTangentSpots(text, core, reach, x, y, within));
}

/** The whole radii, at most `within` from `near`, at which a disk around a centre touches another
 *  disk or the region, or comes closest to touching where there is none. The nearest first, at most
 *  32. */
export function tangentRadii(
  board: DisksBoard,
  centre: Pair,
  near: number,
  within: number,
): TangentRadius[] {
  const text = documentText({ gospace: 1, board });
  const [x, y] = pair(centre, "centre");
  for (const number of [x, y]) ticks(number, "centre");
  ticks(near, "near");
  ticks(within, "within");
  return call(() => faceTangentRadii(text, x, y, near, within));
}
