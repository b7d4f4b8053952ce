/** The colours of both themes, for pictures that may be of another theme than the page. The same as in
 *  the stylesheet, to which a test holds them. */
import type { Ground, Palette } from "./theme.ts";

export const PALETTES: Readonly<Record<Ground, Palette>> = {
  light: {
    ground: "light",
    paper: "#f7f3ea",
    panel: "#fffdf8",
    line: "#ddd4c3",
    ink: "#24211c",
    soft: "#6d665a",
    seal: "#b8321f",
    focus: "#1f6fb8",
    board: "#e9d3a4",
    boardEdge: "#cfb47c",
    boardInk: "#3a2e17",
    boardShade: "#4a380f38",
    boardSeam: "#5a431a",
    boardFocus: "#1557a0",
    boardText: "#5d4a22",
    sets: ["#2f6f9f", "#9a5b14", "#3f7a3a", "#8a3f86", "#a8392e", "#2c7a77"],
  },
  dark: {
    ground: "dark",
    paper: "#1b1a18",
    panel: "#24221f",
    line: "#3a362f",
    ink: "#ece6da",
    soft: "#a89f91",
    seal: "#e2604a",
    focus: "#7db8ee",
    board: "#8d744a",
    boardEdge: "#6d5834",
    boardInk: "#1d1508",
    boardShade: "#00000073",
    boardSeam: "#1d1508",
    boardFocus: "#d4ecff",
    boardText: "#140e05",
    sets: ["#7db8ee", "#e0b063", "#8fcf87", "#d79bd3", "#ef8f80", "#79cdc9"],
  },
};
