/** The document format and the module's vocabulary, as types. What API.md fixes stands here; the answers'
 *  types are made from the core's. */
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
  Outcome,
  PhaseName as Phase,
  Player,
  Preset,
  RefusalCode,
  Repetition,
  ResolvedRules,
  SampleReport,
  Score,
  SnapSpot as Snap,
  Standing,
  Winner,
} from "../../build/wasm/full/gospace_wasm.js";

export type Result = GameResult;
export type ScoreMethod = Scoring;
export type PlayerName = Player;

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
] as const satisfies readonly ScoreMethod[];

export interface Rules {
  preset?: Preset;
  repetition?: Repetition;
  end?: End;
  score?: ScoreMethod;
  /** A rational, or "divide-and-choose". */
  komi?: string;
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

/** Why a turn may not be taken now. */
export interface Refusal {
  code: RefusalCode;
  /** In plain English. */
  message: string;
  /** For `repetition`: the colouring stood after this many turns. */
  sinceTurn?: number;
}

/** All of a game that changes from turn to turn. */
export interface GameState extends Omit<CoreState, "stones"> {
  /** On a plane; else empty. */
  readonly stones: readonly Stone[];
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

/** 0 nothing, 1 makes ko bids, 2 names itself ko winner, 3 ignores bids, 4 deletes the history. */
export type Unsustainability = 0 | 1 | 2 | 3 | 4;

/** How a game comes out whose last turns go on for ever. */
export interface Verdict {
  winner: Winner;
  unsustainability: Both<Unsustainability>;
  /** Score and live stones, where they decide. */
  black?: string;
  white?: string;
}

/** Counts of a board. */
export interface BoardFacts extends Omit<BoardCounts, "loops" | "repeats"> {
  /** What was dropped while the board was read, in words. */
  notices: string[];
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

/** What a point of a quotient is in the plane. */
export const CELL_KINDS = ["crossing", "arc", "face"] as const;
export type CellKind = (typeof CELL_KINDS)[number];

export interface Discretization {
  board: DisksBoard;
  report: SampleReport;
}
