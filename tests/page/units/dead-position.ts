/** Positions with stones that are dead, for tests of the agreement on them. */
import type { GameDocument, Player, Rules } from "../../../www/engine/types.ts";

const COLUMNS = "ABCDEFGHJ";
const WALL = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The placement of a point of 9 × 9. */
export function point(name: string): number {
  return (9 - Number(name.slice(1))) * 9 + COLUMNS.indexOf(name.charAt(0));
}

/** A wall of Black's from E1 to E9 beside one of White's, with more stones of each on Black's side. */
export function walled(
  black: readonly string[],
  white: readonly string[],
  first: Player = "white",
  rules: Rules = {},
): GameDocument {
  return {
    gospace: 1,
    title: "A dead stone",
    board: {
      kind: "grid",
      columns: 9,
      rows: 9,
      start: {
        black: [...WALL.map((row) => `E${row}`), ...black].map(point),
        white: [...WALL.map((row) => `F${row}`), ...white].map(point),
      },
    },
    rules: { preset: "tromp-taylor", first, ...rules },
  };
}

/** Black's area is 45 points and White's 36; of Black's, C3 is a hopeless stone of White's, who begins. */
export const HOPELESS = walled(["C4", "B3"], ["C3"]);
