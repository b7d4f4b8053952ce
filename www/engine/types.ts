/** The document format and the module's vocabulary, as types. What API.md fixes stands here. */

export type Pair = readonly [number, number];

export const WRAPS = ["none", "cylinder", "torus", "mobius", "klein", "projective"] as const;
export type Wrap = (typeof WRAPS)[number];

/** Where a stone is played: a placement's number, or on a plane its centre in ticks. */
export type Site = number | Pair;

/** The stones that stand before the first turn. */
export interface Start<S extends Site = number> {
  black?: S[];
  white?: S[];
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

/** A part of the plane, in ticks, y downwards. */
export type Region =
  | {
      /** A simple polygon. */
      outer: Pair[];
      holes?: Pair[][];
      /** How the sides are glued, of an axis-aligned rectangle only. */
      wrap?: Exclude<Wrap, "projective">;
    }
  | {
      /** x, y, radius. */
      circle: readonly [number, number, number];
    };

/** x, y, core, and the reach where it is not the core. */
export type DiskNumbers =
  | readonly [number, number, number]
  | readonly [number, number, number, number];

/** Finitely many disk-shaped placements. */
export interface DisksBoard {
  kind: "disks";
  /** The whole plane where it is left out. */
  region?: Region;
  disks: DiskNumbers[];
  start?: Start;
}

/** A board without lines: every disk of one radius in a region. */
export interface PlaneBoard {
  kind: "plane";
  region: Region;
  /** 1024 where it is left out. */
  radius?: number;
  /** 4 where it is left out. */
  tolerance?: number;
  /** A larger reach than the radius. */
  reach?: number | null;
  start?: Start<Pair>;
}

export type Board = GridBoard | GraphBoard | GoSpaceBoard | DisksBoard | PlaneBoard;

export const PRESETS = ["tromp-taylor", "primitive", "stone", "divide-and-choose"] as const;
export type Preset = (typeof PRESETS)[number];
export const REPETITIONS = ["positional", "situational", "simple", "none", "bids"] as const;
export type Repetition = (typeof REPETITIONS)[number];
export const ENDS = ["two-passes", "no-turn-loses", "forever"] as const;
export type End = (typeof ENDS)[number];
export const SCORES = ["area", "stones", "measure", "cardinality", "live", "none"] as const;
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
  triangle?: Site[];
  square?: Site[];
  circle?: Site[];
  cross?: Site[];
  label?: [Site, string][];
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
  | ({ play: Site; bid?: string } & Annotated)
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

/** What a turn emptied, as placements; on a plane as places in `stones()` before the turn. */
export interface Outcome {
  captured: Uint32Array;
  suicide: Uint32Array;
}

export interface Score {
  method: ScoreMethod;
  /** Exact, as "p" or "p/q"; "continuum" for that cardinality. White's includes the komi. */
  black: string;
  white: string;
}

/** A stone of a board of disks or of a plane. */
export interface Stone {
  x: number;
  y: number;
  colour: 1 | 2;
  /** It has stood since this many turns were taken: 0 from the start. */
  turn: number;
  /** The disk that no other stone overlaps. */
  radius: number;
  /** Its placement; not on a plane. */
  placement?: number;
}

/** A part of a circle; a full one goes from 0 to 2π, a single point has `from` equal to `to`. */
export interface CircleArc {
  x: number;
  y: number;
  radius: number;
  /** Radians, clockwise as it is seen, `from` ≤ `to`. */
  from: number;
  to: number;
}

/** A centre where a stone may stand, and what it would touch there. */
export interface Snap {
  x: number;
  y: number;
  /** Places in `stones()`. */
  stones: number[];
  /** Sides of the region: 2 in a corner. */
  walls: number;
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
  /** Infinitely many on boards of disks and planes. */
  points: number;
  /** Infinitely many on a plane. */
  placements: number;
  /** Arcs, an edge counting as two. */
  arcs: number;
  directed: boolean;
  connected: boolean;
  components: number;
  /** On disks: pairs of placements of which a stone on one closes the other. */
  conflicts?: number;
  /** On disks: pairs of placements that touch. */
  touches?: number;
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
  /** The core radius of each placement; on boards of disks only. */
  radii: Float64Array;
  /** The radius of every stone on a plane; 0 elsewhere. */
  stone: number;
  /** x, y of the region's corners, ring by ring, the outline first. */
  rings: Float64Array;
  /** The first corner of each ring, and how many corners there are. */
  ringStarts: Uint32Array;
  /** x, y and radius of a round region; else empty. */
  circle: Float64Array;
  /** a, b, dx, dy: on a glued region (x, y) is seen at (a·x + dx, b·y + dy) too. */
  motions: Float64Array;
}

export const LATTICES = ["square", "triangular", "blue-noise"] as const;
export type Lattice = (typeof LATTICES)[number];

/** How a plane is sampled. */
export interface Sampling {
  lattice: Lattice;
  /** The distance of neighbouring samples, in ticks. */
  pitch: number;
  /** For blue noise; 0 where it is left out. */
  seed?: number;
  /** The reach of the disks, in ticks; the plane's where it is left out. */
  reach?: number;
}

/** What a sample of a plane is like; lengths in ticks. */
export interface SampleReport {
  placements: number;
  /** Pairs of placements that overlap. */
  conflicts: number;
  /** Pairs of placements that touch. */
  touches: number;
  pitch: number;
  /**
   * No centre on which a stone can be put is farther than this from the nearest sample; some such
   * centre is as far, but for 1/64 of the pitch.
   */
  coveringRadius: number;
  /** The least whole reach at which stones can be tangent on this sample. */
  reach: number;
}

/** What a point of a quotient is in the plane. */
export const CELL_KINDS = ["crossing", "arc", "face"] as const;
export type CellKind = (typeof CELL_KINDS)[number];

export interface Discretization {
  board: DisksBoard;
  report: SampleReport;
}

/** A board of the gallery. */
export interface GalleryEntry {
  id: string;
  name: string;
  /** One line on what it is. */
  note: string;
}
