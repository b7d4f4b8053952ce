/** English names of the formats of other programs, with their uses. */
import type { Format, WrittenFormat } from "../engine/formats.ts";
import { DOCUMENT_FILE } from "../model/document-file.ts";
import { counted } from "./counts.ts";

export interface FormatWords {
  readonly name: string;
  readonly line: string;
  readonly ending: string;
  readonly type: string;
}

export const FORMAT_WORDS: Readonly<Record<WrittenFormat | "tikz", FormatWords>> = {
  gospace: {
    name: "Gospace",
    line: "Everything: board, rules, game. Opens here again as it is.",
    ...DOCUMENT_FILE,
  },
  sgf: {
    name: "SGF",
    line: "The game with its tree, comments and marks, for every Go program.",
    ending: "sgf",
    type: "application/x-go-sgf",
  },
  "edge-list": {
    name: "Edge list",
    line: "A line for each link, “a b” or “a -> b”; easy to write by hand.",
    ending: "edges",
    type: "text/plain",
  },
  matrix: {
    name: "Adjacency matrix",
    line: "Rows of 0 and 1; the graph without its drawing.",
    ending: "matrix",
    type: "text/plain",
  },
  graphml: {
    name: "GraphML",
    line: "For yEd, Gephi and networkx, with drawing and labels.",
    ending: "graphml",
    type: "application/xml",
  },
  dot: {
    name: "DOT",
    line: "For Graphviz, with drawing and labels.",
    ending: "dot",
    type: "text/vnd.graphviz",
  },
  tgf: {
    name: "TGF",
    line: "Trivial Graph Format: points with labels, then links.",
    ending: "tgf",
    type: "text/plain",
  },
  svg: {
    name: "SVG outline",
    line: "Region and disks as shapes; a unit is a tick.",
    ending: "svg",
    type: "image/svg+xml",
  },
  tikz: {
    name: "TikZ",
    line: "A drawing for LaTeX: board and stones, black on white.",
    ending: "tex",
    type: "application/x-tex",
  },
};

/** All formats that are read. */
export const FORMAT_NAMES: Readonly<Record<Format, Pick<FormatWords, "name">>> = {
  ...FORMAT_WORDS,
  "adjacency-list": { name: "Adjacency list" },
  gml: { name: "GML" },
  json: { name: "JSON of networkx or Cytoscape" },
  pajek: { name: "Pajek" },
  graph6: { name: "graph6 or sparse6" },
};

/** Dialog that writes a board. */
export const EXPORT_WORDS = {
  saveAsFile: "Save as a file",
  text: "The text",
  format: "Format",
  export: "Export",
  copy: "Copy",
} as const;

/** Dialog that reads a board. */
export const IMPORT_WORDS = {
  lead: "Paste or write an edge list, an adjacency matrix, GraphML, GML, DOT, TGF, Pajek, graph6, JSON of networkx or Cytoscape, SGF, an SVG outline or a Gospace document.",
  findOutFormat: "Find out the format",
  textBoard: "Text of the board",
  bringBoardIn: "Bring a board in",
  picture: "The board that is read",
  chooseFile: "Choose a file",
  drawOn: "Draw on it",
  format: "Format",
  clear: "Clear",
  reading: "Reading …",
  empty: "There is no text yet.",
  stop: "Stop",
} as const;

export function cannotWriteWords(reason: string): string {
  return `This cannot be written so: ${reason}`;
}
/** "Read as: Edge list." */
export function readAsWords(format: Format): string {
  return `Read as: ${FORMAT_NAMES[format].name}.`;
}

/** "Found: Edge list, 3 points, 2 links.", or of another board its format alone. */
export const FOUND = {
  board: (format: Format) => `Found: ${FORMAT_NAMES[format].name}.`,
  graph: (format: Format, points: number, links: number) =>
    `Found: ${FORMAT_NAMES[format].name}, ${counted(points, "point")}, ${counted(links, "link")}.`,
} as const;

/** Lists of links are as long as the board is large; most of a long text is not shown. */
export const LONG_TEXT = "The text is long; here is its beginning.";

/** Two-way links beside one-way arcs in GraphML. */
export const DOUBLED_LINKS =
  "Other programs read links of one kind only, so each two-way link is written as two arcs. Here they become one again.";

/** Answer to a pasted text of plain words. */
export const NO_BOARD_IN_TEXT =
  "This is plain text. Paste a document, a list of links such as “a b”, one a line, or a text of another known format.";
