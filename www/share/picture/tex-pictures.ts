/** Drawings for TeX, loaded when one is first asked for. */
export { latexPicture } from "./latex/latex.ts";
export { tikzPicture } from "./tikz/tikz.ts";
