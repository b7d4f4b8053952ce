/** How thick and in what ink the lines of a board are drawn, and the shade that it throws. */
import type { Palette } from "./theme.ts";

/** In CSS pixels between neighbours. */
const CROWDED = 7;
/** In CSS pixels, of a board of wood. */
export const BOARD_SHADE = { blur: 22, down: 6 } as const;

export function lineWidth(grid: boolean, spacing: number): number {
  return grid ? Math.min(Math.max(spacing / 36, 0.6), 2) : Math.min(Math.max(spacing / 26, 0.7), 2);
}

export function lineColour(palette: Palette, grid: boolean): string {
  return grid ? palette.boardInk : palette.ink;
}

/** Lines that crowd would run into one dark field; they are drawn paler the closer they stand. */
export function inkAlpha(grid: boolean, spacing: number): number {
  return (grid ? 0.9 : 0.8) * Math.min(Math.max(spacing / CROWDED, 0.12), 1);
}
