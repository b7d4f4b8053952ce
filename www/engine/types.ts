/** Types of the document format and of the module's answers. These names are a contract.
 *
 *  The types of answers and errors are generated from the core's (tsify). Those of documents cannot be, since the core
 *  has no value of a document's shape: its setups keep the start outside the board and the parts of a bend apart, what a
 *  document spells out stands in `Spelling`, and serde reads none, because the reader has to name the place of an error
 *  and must not recurse. Structs for their declarations alone would be one more list of fields, which only a test could
 *  hold beside the reader's; so the types are that list. The tests of the module compare them with the words that the
 *  reader knows, and with the schema. */
import type {
  BoardCounts,
  Both,
  GameState as CoreState,
  End,
  GameResult,
  Player,
  Preset,
  RefusalCode,
  Repetition,
  SampleReport,
  Scoring,
  Winner,
} from "../../build/wasm/full/gospace_wasm.js";

export type {
  Actor,
  Both,
  Drawing,
  End,
  GalleryEntry,
  GameResult,
  Outcome,
  PhaseName as Phase,
  Player,
  Preset,
  RefusalCode,
  Repetition,
  ResolvedRules,
  SampleReport,
  Score,
  Scoring,
  SnapSpot as Snap,
  Standing,
  Winner,
} from "../../build/wasm/full/gospace_wasm.js";

/** @deprecated Its name is `GameResult`. */
export type Result = GameResult;
/** @deprecated Its name is `Scoring`. */
export type ScoreMethod = Scoring;
/** @deprecated Its name is `Player`. */
export type PlayerName = Player;

export type Pair = readonly [number, number];

/** Places on a body that turns: x to the right, y down, z towards the reader, and a fourth coordinate. */
export type BodyPlaces =
  | (readonly [x: number, y: number, z: number])[]
  | (readonly [x: number, y: number, z: number, w: number])[];

export const WRAPS = ["none", "cylinder", "torus", "mobius", "klein", "projective"] as const;
export type Wrap = (typeof WRAPS)[number];

/** Place of a play: a placement's number, or on a plane a centre in ticks. */
export type Site = number | Pair;

/** The stones on the board before the first turn. */
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
  /** Coordinates of the points; y grows downwards. */
  points: Pair[];
  /** Two-way. */
  edges?: Pair[];
  /** One-way: from, to. */
  arcs?: Pair[];
  labels?: string[];
  /** Links that are drawn bent: a link by its place in `edges`, then `arcs`, and the point that the middle
   *  of its curve passes through. No rule reads them. */
  bends?: [link: number, x: number, y: number][];
  /** A place for each point on a body that turns, all with three coordinates or all with four. No rule reads
   *  them. */
  body?: BodyPlaces;
  start?: Start;
}

/** A go-space (X, T, S): topological Go. */
export interface GoSpaceBoard {
  kind: "gospace";
  /** X, with the coordinates of its points. */
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
      /** Gluing of opposite sides, for an axis-aligned rectangle only. */
      wrap?: Exclude<Wrap, "projective">;
    }
  | {
      /** x, y, radius. */
      circle: readonly [number, number, number];
    };

/** x, y, core; and reach, if it differs from the core. */
export type DiskNumbers =
  | readonly [number, number, number]
  | readonly [number, number, number, number];

/** Finitely many disk-shaped placements. */
export interface DisksBoard {
  kind: "disks";
  /** Default: the whole plane. */
  region?: Region;
  disks: DiskNumbers[];
  start?: Start;
}

/** A board without lines: every disk of one radius in a region is a placement. */
export interface PlaneBoard {
  kind: "plane";
  region: Region;
  /** In ticks; default 1024. */
  radius?: number;
  /** In ticks; default 4. */
  tolerance?: number;
  /** In ticks; at least the radius, which is the default. */
  reach?: number | null;
  start?: Start<Pair>;
}

export type Board = GridBoard | GraphBoard | GoSpaceBoard | DisksBoard | PlaneBoard;

export const PRESETS = [
  "tromp-taylor",
  "primitive",
  "stone",
  "divide-and-choose",
] as const satisfies readonly Preset[];
export const REPETITIONS = [
  "positional",
  "situational",
  "simple",
  "none",
  "bids",
] as const satisfies readonly Repetition[];
export const ENDS = ["two-passes", "no-turn-loses", "forever"] as const satisfies readonly End[];
export const SCORES = [
  "area",
  "stones",
  "measure",
  "cardinality",
  "live",
  "none",
] as const satisfies readonly Scoring[];

export interface Rules {
  preset?: Preset;
  repetition?: Repetition;
  end?: End;
  score?: Scoring;
  /** A rational, or "divide-and-choose". */
  komi?: string;
  /** Black stones of the start that are handicap: 0, or 2 and more. Nothing depends on it. */
  handicap?: number;
  /** Who begins; Black by default. */
  first?: Player;
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
  | "timeout"
  | "agree"
  | "accept"
  | "decline"
  | ({ play: Site; bid?: string } & Annotated)
  | ({ pass: true } & Annotated)
  | ({ resign: true } & Annotated)
  /** The time of the player to act is up. */
  | ({ timeout: true } & Annotated)
  | ({ komi: string } & Annotated)
  | ({ take: Player } & Annotated)
  | ({ forget: Player } & Annotated)
  | ({ answer: "ignore" | Player } & Annotated)
  | ({ reset: number | null } & Annotated)
  | ({ forever: "pass" | number } & Annotated)
  | ({ agree: true | { dead: Site[] } } & Annotated)
  | ({ agree: "draw" } & Annotated)
  | ({ accept: true } & Annotated)
  | ({ decline: true } & Annotated);

/** Notes on a drawing, by places in the board's lists. No rule reads it, links leave it out, and whatever else
 *  stands in it is kept. */
export interface DrawingNotes {
  /** Mirrors and turns in which everything is drawn. */
  symmetry?: { kind: "mirror" | "flip" | "turns" | "mirrors"; fold: number; centre: Pair };
  /** Points that stay in the middle of two others. */
  midpoints?: [middle: number, from: number, to: number][];
  /** Links of equal length, each by its two ends. */
  equal?: Pair[][];
  /** Disks that go on touching. */
  tangent?: Pair[];
  /** Star points of a graph. */
  stars?: number[];
  /** Items by the names of their colours, links by their two ends. */
  colours?: { [colour: string]: { points?: number[]; links?: Pair[]; disks?: number[] } };
  /** Picture under the drawing: a data URL, its upper left corner, and its sizes in the board's units. */
  background?: {
    picture: string;
    at: Pair;
    width: number;
    height: number;
    opacity: number;
    hidden?: boolean;
  };
}

export interface GameDocument {
  gospace: 1;
  title?: string;
  author?: string;
  comment?: string;
  drawing?: DrawingNotes;
  board: Board;
  rules?: Rules;
  turns?: Turn[];
}

/** The reason that a turn is not allowed. */
export interface Refusal {
  code: RefusalCode;
  /** In plain English. */
  message: string;
  /** For `repetition`: the number of turns after which the colouring occurred before. */
  sinceTurn?: number;
  /** For `range`: the stones that a list of dead ones lacks. */
  missing?: Site[];
}

/** The surroundings of a placement: numbers of placements, ascending. */
export interface Around {
  /** On a graph: joined to it both ways; on a go-space: of closures that meet; on disks: touching. */
  next: number[];
  /** On a glued grid: joined to it over a seam. */
  across: number[];
  /** Ends of one-way arcs from it. */
  to: number[];
  /** Beginnings of one-way arcs to it. */
  from: number[];
  /** The other placements that share points with it. */
  overlaps: number[];
  /** On a go-space: its points. */
  covers: number[];
}

/** Everything that changes from turn to turn. */
export interface GameState extends Omit<CoreState, "stones"> {
  /** Empty except on a plane. */
  readonly stones: readonly Stone[];
}

/** A stone of a board of disks or of a plane. */
export interface Stone {
  x: number;
  y: number;
  colour: 1 | 2;
  /** Number of turns taken when it was placed: 0 for a stone of the start. */
  turn: number;
  /** Radius of the disk that no other stone overlaps. */
  radius: number;
  /** Absent on a plane. */
  placement?: number;
}

/** An arc of a circle; a full circle goes from 0 to 2π, a single point has `from` equal to `to`. */
export interface CircleArc {
  x: number;
  y: number;
  radius: number;
  /** In radians, clockwise on the screen; `from` ≤ `to`. */
  from: number;
  to: number;
}

/** 0 nothing, 1 makes ko bids, 2 names itself ko winner, 3 ignores bids, 4 deletes the history. */
export type Unsustainability = 0 | 1 | 2 | 3 | 4;

/** The outcome of a game whose last turns repeat for ever. */
export interface Verdict {
  winner: Winner;
  unsustainability: Both<Unsustainability>;
  /** Score and live stones, if they decide. */
  black?: string;
  white?: string;
}

/** Counts of a board. */
export interface BoardFacts extends Omit<BoardCounts, "loops" | "repeats"> {
  /** Things that were dropped while the board was read, in words. */
  notices: string[];
}

export const LATTICES = ["square", "triangular", "blue-noise"] as const;
export type Lattice = (typeof LATTICES)[number];

/** Parameters for sampling a plane. */
export interface Sampling {
  lattice: Lattice;
  /** Distance of neighbouring samples, in ticks. */
  pitch: number;
  /** For blue noise; default 0. */
  seed?: number;
  /** Reach of the disks, in ticks; default the plane's. */
  reach?: number;
}

/** Kinds of points of a quotient, as subsets of the plane. */
export const CELL_KINDS = ["crossing", "arc", "face"] as const;
export type CellKind = (typeof CELL_KINDS)[number];

export interface Discretization {
  board: DisksBoard;
  report: SampleReport;
}
