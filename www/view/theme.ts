/** The colours of the canvas, read from the stylesheet so that both agree in every theme. */

export type Ground = "light" | "dark";

export interface Palette {
  readonly ground: Ground;
  readonly paper: string;
  readonly panel: string;
  readonly line: string;
  readonly ink: string;
  readonly soft: string;
  readonly seal: string;
  readonly focus: string;
  readonly board: string;
  readonly boardEdge: string;
  readonly boardInk: string;
  readonly boardShade: string;
  readonly boardSeam: string;
  readonly boardFocus: string;
  readonly boardText: string;
  /** To tell sets of points apart. */
  readonly sets: readonly string[];
}

/** Of all writing on the canvas. */
export const FONT = "system-ui, sans-serif";

/** The colours that hold where this element stands. */
export function readPalette(where: Element = document.documentElement): Palette {
  const style = getComputedStyle(where);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    ground: read("--ground") === "dark" ? "dark" : "light",
    paper: read("--paper"),
    panel: read("--panel"),
    line: read("--line"),
    ink: read("--ink"),
    soft: read("--soft"),
    seal: read("--seal"),
    focus: read("--focus"),
    board: read("--board"),
    boardEdge: read("--board-edge"),
    boardInk: read("--board-ink"),
    boardShade: read("--board-shade"),
    boardSeam: read("--board-seam"),
    boardFocus: read("--board-focus"),
    boardText: read("--board-text"),
    sets: [1, 2, 3, 4, 5, 6].map((number) => read(`--set-${number}`)),
  };
}
