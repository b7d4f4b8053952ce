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

/** A go-space (X, T, S): topological Go. */
export interface GoSpaceBoard {
  kind: "gospace";
  /** X, and where each point is drawn. */
  points: Pair[];
  /** A subbase of T. */
  open: number[][];
  /** S. */
  placements: number[][];
  start?: Start;
}

export type Board = GridBoard | GraphBoard | GoSpaceBoard;

export const PRESETS = ["tromp-taylor", "primitive", "stone", "divide-and-choose"] as const;
export type Preset = (typeof PRESETS)[number];
export const REPETITIONS = ["positional", "situational", "simple", "none", "bids"] as const;
export type Repetition = (typeof REPETITIONS)[number];
export const ENDS = ["two-passes", "no-turn-loses", "forever"] as const;
export type End = (typeof ENDS)[number];
export const SCORES = ["area", "stones", "cardinality", "live", "none"] as const;
export type ScoreMethod = (typeof SCORES)[number];

export interface Rules {
  preset?: Preset;
  repetition?: Repetition;
  end?: End;
  score?: ScoreMethod;
  /** A rational, or "divide-and-choose". */
  komi?: string;
}

/** All choices of a game, and the preset if its document names one. */
export interface ResolvedRules extends Rules {
  repetition: Repetition;
  end: End;
  score: ScoreMethod;
  komi: string;
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
  | "agree"
  | "decline"
  | ({ play: number; bid?: string } & Annotated)
  | ({ pass: true } & Annotated)
  | ({ resign: true } & Annotated)
  | ({ komi: string } & Annotated)
  | ({ take: PlayerName } & Annotated)
  | ({ forget: PlayerName } & Annotated)
  | ({ answer: "ignore" | PlayerName } & Annotated)
  | ({ reset: number | null } & Annotated)
  | ({ forever: "pass" | number } & Annotated)
  | ({ agree: true } & Annotated)
  | ({ decline: true } & Annotated);

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
export const ACTORS = ["first", "second", "black", "white"] as const;
export type Actor = (typeof ACTORS)[number];

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
  method: ScoreMethod;
  /** Exact, as "p" or "p/q". White's includes the komi. */
  black: string;
  white: string;
}

/** 0 nothing, 1 makes ko bids, 2 names itself ko winner, 3 ignores bids, 4 deletes the history. */
export type Unsustainability = 0 | 1 | 2 | 3 | 4;

export interface Result {
  winner: PlayerName | "draw";
  by: "two-passes" | "resignation" | "no-turn" | "forever";
  black?: string;
  white?: string;
  /** For `forever`. */
  unsustainability?: { black: Unsustainability; white: Unsustainability };
}

/** How a game comes out whose last turns go on for ever. */
export interface Verdict {
  winner: PlayerName | "draw";
  unsustainability: { black: Unsustainability; white: Unsustainability };
  /** Score and live stones, where they decide. */
  black?: string;
  white?: string;
}

/** What the phases of divide-and-choose keep. */
export interface Standing {
  /** Komi and bids gained. */
  scores: { black: string; white: string };
  /** First's colour, once it is known. */
  first: PlayerName | null;
  /** The komi that First named. */
  named: string | null;
  /** The bid of this turn. */
  bid: string | null;
  /** The offer that waits for an answer: to pass for ever, or the turns before the cycle. */
  offer: "pass" | number | null;
  /** The moments, as numbers of turns, whose boards are the history now. */
  history: Uint32Array;
  /** Who may delete the history now. */
  mayForget: { black: boolean; white: boolean };
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
  /** x, y of each placement; on a go-space the centre of its points. */
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
  /** x, y of each point of X; on a go-space only, as all that follows. */
  points: Float64Array;
  /** Placement i holds hullPoints from hullStarts[i] to before hullStarts[i + 1]. */
  hullStarts: Uint32Array;
  hullPoints: Uint32Array;
  /** Pairs of points: the second lies in the closure of the first. */
  relations: Uint32Array;
}

/** A board of the gallery. */
export interface GalleryEntry {
  id: string;
  name: string;
  /** One line on what it is. */
  note: string;
}
