/** Palette of the canvas, read from the stylesheet so that both agree in every theme. */

export type Ground = "light" | "dark";

/** Style of stones: with light and shadow, or flat where readers have chosen their own few colours. */
export type Stones = "lit" | "flat";

export interface Palette {
  readonly ground: Ground;
  readonly stones: Stones;
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
  /** Casing under the seal's red on wood, which in the dark is about as light. */
  readonly boardCasing: string;
  readonly boardText: string;
  /** Colours that distinguish sets of points. */
  readonly sets: readonly string[];
}

/** Font of all writing on the canvas. */
export const FONT = "system-ui, sans-serif";

/** Palette in force at this element. */
export function readPalette(where: Element = document.documentElement): Palette {
  const style = getComputedStyle(where);
  const word = (name: string) => style.getPropertyValue(name).trim();
  const stones: Stones = word("--stones") === "flat" ? "flat" : "lit";
  const read = stones === "lit" ? word : (name: string) => computedColour(where, name);
  const paper = read("--paper");
  return {
    ground: stones === "lit" ? groundNamed(word("--ground")) : groundOf(paper),
    stones,
    paper,
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
    boardCasing: read("--board-casing"),
    boardText: read("--board-text"),
    sets: [1, 2, 3, 4, 5, 6].map((number) => read(`--set-${number}`)),
  };
}

function groundNamed(word: string): Ground {
  return word === "dark" ? "dark" : "light";
}

/** Ground of a colour, as the browser writes it. */
function groundOf(colour: string): Ground {
  const [red = "255"] = /\d+/.exec(colour) ?? [];
  return Number(red) > 127 ? "light" : "dark";
}

/** Value of a colour variable for this reader: not every canvas knows the names of system colours. */
function computedColour(where: Element, name: string): string {
  const probe = document.createElement("i");
  probe.hidden = true;
  probe.style.cssText = `forced-color-adjust: none; color: var(${name})`;
  where.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
