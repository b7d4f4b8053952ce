/** Shape of a stored drawing: only the types of its fields, since a drawing may have errors. */
import type { GameDocument } from "../engine/types.ts";

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => Number.isFinite(value);

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const numbers =
  (least: number, most = least): Check =>
  (value) =>
    listOf(isNumber)(value) && Array.isArray(value) && inRange(value.length, least, most);

const fieldsOf =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const PAIRS = listOf(numbers(2));
const SITES = fieldsOf({
  black: optional(listOf(isNumber)),
  white: optional(listOf(isNumber)),
});
const CENTRES = fieldsOf({ black: optional(PAIRS), white: optional(PAIRS) });
const RINGS = fieldsOf({ outer: PAIRS, holes: optional(listOf(PAIRS)), wrap: optional(isText) });
const DISK = fieldsOf({ circle: numbers(3) });
const isRegion: Check = (value) => RINGS(value) || DISK(value);

/** By the kind of the board; a grid is drawn as a graph. */
const BOARDS: ReadonlyMap<unknown, Check> = new Map([
  [
    "graph",
    fieldsOf({
      points: PAIRS,
      edges: optional(PAIRS),
      arcs: optional(PAIRS),
      labels: optional(listOf(isText)),
      start: optional(SITES),
    }),
  ],
  [
    "gospace",
    fieldsOf({
      points: PAIRS,
      open: listOf(listOf(isNumber)),
      placements: listOf(listOf(isNumber)),
      start: optional(SITES),
    }),
  ],
  [
    "disks",
    fieldsOf({
      disks: listOf(numbers(3, 4)),
      region: optional(isRegion),
      start: optional(SITES),
    }),
  ],
  [
    "plane",
    fieldsOf({
      region: isRegion,
      radius: optional(isNumber),
      tolerance: optional(isNumber),
      reach: optional((value) => value === null || isNumber(value)),
      start: optional(CENTRES),
    }),
  ],
]);

const HEADING = fieldsOf({
  title: optional(isText),
  author: optional(isText),
  comment: optional(isText),
});

export function isDrawing(value: unknown): value is GameDocument {
  if (!isRecord(value) || !isRecord(value.board)) return false;
  return HEADING(value) && BOARDS.get(value.board.kind)?.(value.board) === true;
}

function inRange(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
