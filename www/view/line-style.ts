/** Line style of a board: thickness and ink of its lines, and the shade that the board throws. */
import type { Palette } from "./theme.ts";

/** Distance of neighbours in CSS pixels below which lines crowd. */
const CROWDED = 7;
/** Shade of a wooden board, in CSS pixels. */
export const BOARD_SHADE = { blur: 22, down: 6 } as const;

export function lineWidth(grid: boolean, spacing: number): number {
  return grid ? Math.min(Math.max(spacing / 36, 0.6), 2) : Math.min(Math.max(spacing / 26, 0.7), 2);
}

export function lineColour(palette: Palette, grid: boolean): string {
  return grid ? palette.boardInk : palette.ink;
}

/** Opacity of lines. Crowded lines would run into one dark field; they are drawn paler the closer they
 *  stand. */
export function inkAlpha(grid: boolean, spacing: number): number {
  return (grid ? 0.9 : 0.8) * Math.min(Math.max(spacing / CROWDED, 0.12), 1);
}

/** Ink of a placement of several points at rest, by ground. */
export const CELL_INK = { light: 0.05, dark: 0.06 } as const;
