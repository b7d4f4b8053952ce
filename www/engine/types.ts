/** The document format and the module's vocabulary, as types. What API.md fixes stands here. */

export type Pair = readonly [number, number];

export const WRAPS = ["none", "cylinder", "torus", "mobius", "klein", "projective"] as const;
export type Wrap = (typeof WRAPS)[number];

/** The stones that stand before the first turn. */
export interface Start {
  black?: number[];
  white?: number[];
}

export interface GridBoard {
  kind: "grid";
  columns: number;
  rows: number;
  wrap?: Wrap;
  start?: Start;
}

export interface GraphBoard {
  kind: "graph";
  /** Where each point is drawn; y grows downwards. */
  points: Pair[];
  /** Two-way. */
  edges?: Pair[];
  /** One-way: from, to. */
  arcs?: Pair[];
  labels?: string[];
  start?: Start;
}

export type Board = GridBoard | GraphBoard;

export interface Rules {
  preset?: "tromp-taylor";
  repetition?: "positional";
  end?: "two-passes";
  score?: "area";
  komi?: string;
}

export interface Marks {
  triangle?: number[];
  square?: number[];
  circle?: number[];
  cross?: number[];
  label?: [number, string][];
}

interface Annotated {
  comment?: string;
  marks?: Marks;
  variations?: Turn[][];
}

export type Turn =
  | "pass"
  | "resign"
  | ({ play: number } & Annotated)
  | ({ pass: true } & Annotated)
  | ({ resign: true } & Annotated);

export interface GameDocument {
  gospace: 1;
  title?: string;
  author?: string;
  comment?: string;
  board: Board;
  rules?: Rules;
  turns?: Turn[];
}

export const PHASES = ["komi", "take", "turn", "answer", "reset", "offer", "over"] as const;
export type Phase = (typeof PHASES)[number];

export type PlayerName = "black" | "white";
export type Actor = "first" | "second" | PlayerName;

export const REFUSAL_CODES = [
  "occupied",
  "overlap",
  "outside",
  "repetition",
  "phase",
  "over",
  "range",
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  code: RefusalCode;
  /** In plain English. */
  message: string;
  /** For `repetition`: the colouring stood after this many turns. */
  sinceTurn?: number;
}

/** What a turn emptied, as placements. */
export interface Outcome {
  captured: Uint32Array;
  suicide: Uint32Array;
}

export interface Score {
  method: string;
  /** Exact, as "p" or "p/q". White's includes the komi. */
  black: string;
  white: string;
}

export interface Result {
  winner: PlayerName | "draw";
  by: "two-passes" | "resignation";
  black?: string;
  white?: string;
}

export interface BoardFacts {
  kind: Board["kind"];
  points: number;
  placements: number;
  /** Arcs, an edge counting as two. */
  arcs: number;
  directed: boolean;
  connected: boolean;
  components: number;
  /** What was dropped while the board was read, in words. */
  notices: string[];
}

/** What the page needs to draw a board; coordinates in the board's own unit, y downwards. */
export interface Drawing {
  /** x, y of each placement. */
  xy: Float64Array;
  /** Two placements an edge. */
  edges: Uint32Array;
  /** From, to of each one-way arc. */
  arcs: Uint32Array;
  /** x, y, dx, dy: a glued link leaves (x, y) along (dx, dy), half a step long. */
  stubs: Float64Array;
  /** x1, y1, x2, y2 of the sides of a glued rectangle, each in the direction of its gluing mark. */
  seams: Float64Array;
  /** Which pair of sides each seam belongs to: 1 or 2. Seams of one number are glued. */
  seamPairs: Uint8Array;
  /** Handicap points of a customary grid. */
  stars: Uint32Array;
  /** Whether the points are a rectangular grid, which is drawn on wood. */
  grid: boolean;
}

/** A board of the gallery. */
export interface GalleryEntry {
  id: string;
  name: string;
  /** One line on what it is. */
  note: string;
}
