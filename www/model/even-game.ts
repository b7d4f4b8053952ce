/** Even games and handicaps: the komi at which neither colour is better off, and the points where Black's stones stand
 *  before White begins. docs/rules.md says where the numbers come from. */
import { has, isFlatGrid } from "../engine/features.ts";
import type { Board, BoardFacts, Rules } from "../engine/types.ts";

/** Komi by columns × rows. Small ones are the exact values of docs/values. */
const EVEN: Readonly<Record<string, string>> = {
  "2×2": "1",
  "3×3": "9",
  "4×2": "8",
  "4×3": "4",
  "5×2": "10",
  "9×9": "7",
  "13×13": "7",
  "19×19": "7",
};

/** Komi of a game with a handicap: it decides a tie. */
export const HANDICAP_KOMI = "1/2";

const MOST_HANDICAP = 9;

/** Placements for each stone. */
const LEAST_ROOM = 4;

export function evenKomi(board: Board): string {
  if (!isFlatGrid(board)) return "0";
  const [long, short] = [board.columns, board.rows].sort((a, b) => b - a);
  return EVEN[`${long}×${short}`] ?? "0";
}

/** Handicaps that a board has room for, or as many as its start has black stones and no white one. */
export function handicapsOf(board: Board, facts: BoardFacts): readonly number[] {
  const { black = [], white = [] } = board.start ?? {};
  if (black.length > 0 || white.length > 0)
    return white.length === 0 && black.length > 1 ? [black.length] : [];
  const most = has(facts, "centres") ? MOST_HANDICAP : Math.floor(facts.placements / LEAST_ROOM);
  return [2, 3, 4, 5, 6, 7, 8, MOST_HANDICAP].filter((count) => count <= most);
}

/** The board with the stones of a handicap on the usual points, if it has any; those of its start are kept. */
export function withHandicap(board: Board, count: number): Board {
  const points = handicapPoints(board, count);
  if (points === null || !isFlatGrid(board) || (board.start?.black?.length ?? 0) > 0) return board;
  return { ...board, start: { black: points } };
}

/** Without the stones of a handicap that the rules name. */
export function withoutHandicap(board: Board, rules: Rules = {}): Board {
  if (!hasHandicap(board, rules)) return board;
  const { start: _, ...bare } = board;
  return bare;
}

/** True if the rules call all stones of the start a handicap. */
export function hasHandicap({ start }: Board, { handicap = 0 }: Rules = {}): boolean {
  const { black = [], white = [] } = start ?? {};
  return handicap > 0 && handicap === black.length && white.length === 0;
}

/** The usual points, in the order in which they are taken; null where the board has not as many. */
function handicapPoints(board: Board, count: number): number[] | null {
  if (!isFlatGrid(board) || count < 2 || count > MOST_HANDICAP) return null;
  const { columns, rows } = board;
  if (Math.min(columns, rows) < 7) return null;
  const hasSides = columns % 2 === 1 && rows % 2 === 1;
  if (count > 4 && !hasSides) return null;
  const lines = (size: number) => {
    const edge = size < 13 ? 2 : 3;
    return [edge, (size - 1) / 2, size - 1 - edge] as const;
  };
  const [[left, middle, right], [top, centre, bottom]] = [lines(columns), lines(rows)];
  const at = (column: number, row: number) => row * columns + column;
  const corners = [at(right, top), at(left, bottom), at(right, bottom), at(left, top)];
  const sides = [at(left, centre), at(right, centre), at(middle, top), at(middle, bottom)];
  if (count < 5) return corners.slice(0, count);
  const isOdd = count % 2 === 1;
  const beside = sides.slice(0, count - (isOdd ? 5 : 4));
  return [...corners, ...beside, ...(isOdd ? [at(middle, centre)] : [])];
}
