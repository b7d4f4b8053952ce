export interface FaceError {
  code: string;
  message: string;
  path?: string;
}

export interface FaceRefusal {
  code: "occupied" | "overlap" | "outside" | "repetition" | "phase" | "over" | "range";
  message: string;
  sinceTurn?: number;
}

export interface FaceOutcome {
  code?: undefined;
  captured: Uint32Array;
  suicide: Uint32Array;
}

export interface FaceScore {
  method: "area" | "stones" | "measure" | "cardinality" | "live" | "none";
  black: string;
  white: string;
}

export interface FaceResult {
  winner: "black" | "white" | "draw";
  by: "two-passes" | "resignation" | "no-turn" | "forever";
  black?: string;
  white?: string;
  unsustainability?: { black: 0 | 1 | 2 | 3 | 4; white: 0 | 1 | 2 | 3 | 4 };
  code?: undefined;
}

export interface FaceRules {
  preset?: "tromp-taylor" | "primitive" | "stone" | "divide-and-choose";
  repetition: "positional" | "situational" | "simple" | "none" | "bids";
  end: "two-passes" | "no-turn-loses" | "forever";
  score: "area" | "stones" | "measure" | "cardinality" | "live" | "none";
  komi: string;
}

export interface FaceStanding {
  scores: { black: string; white: string };
  first: "black" | "white" | null;
  named: string | null;
  bid: string | null;
  offer: "pass" | number | null;
  history: Uint32Array;
  mayForget: { black: boolean; white: boolean };
}

export interface FaceDrawing {
  xy: Float64Array;
  edges: Uint32Array;
  arcs: Uint32Array;
  stubs: Float64Array;
  seams: Float64Array;
  seamPairs: Uint8Array;
  stars: Uint32Array;
  grid: boolean;
  points: Float64Array;
  hullStarts: Uint32Array;
  hullPoints: Uint32Array;
  relations: Uint32Array;
  radii: Float64Array;
  stone: number;
  rings: Float64Array;
  ringStarts: Uint32Array;
  circle: Float64Array;
  motions: Float64Array;
}

export interface FaceStones {
  /** x, y, radius of each. */
  disks: Float64Array;
  colours: Uint8Array;
  turns: Uint32Array;
  /** None on a plane. */
  placements: Uint32Array;
}

export interface FaceSnap {
  x: number;
  y: number;
  stones: Uint32Array;
  walls: number;
}

export type FaceSite = number | [number, number];

export interface FaceTaken {
  turn: number;
  by: "black" | "white" | null;
  at: FaceSite | null;
  owner: "black" | "white";
  how: "capture" | "suicide" | "reset";
  chain: FaceSite[];
  liberties: Uint32Array;
  /** x, y, radius, from, to of each. */
  arcs: Float64Array;
  fills: boolean;
}

export type FaceBar =
  | { code: "occupied"; stone: FaceSite }
  | { code: "overlap"; stones: FaceSite[] }
  | { code: "outside" }
  | {
      code: "repetition";
      sinceTurn: number;
      captured: FaceSite[];
      suicide: FaceSite[];
      unchanged: boolean;
    };

export interface FaceTally {
  stones: { black: string; white: string };
  territory: { black: string; white: string };
  gained: { black: string; white: string };
  komi: string;
  neutral: number | null;
}

export interface FaceRegion {
  open: Uint32Array;
  black: Uint32Array;
  white: Uint32Array;
}

export interface FaceChains {
  chains: Uint32Array;
  joins: Uint32Array;
  beside: Uint8Array;
  liberties: Uint32Array;
  arcs: Float64Array;
  owners: Uint8Array;
}

export interface FaceSample {
  document: string;
  report: {
    placements: number;
    conflicts: number;
    touches: number;
    pitch: number;
    coveringRadius: number;
    reach: number;
  };
}

export interface FaceQuotient {
  document: string;
  /** Of each point: 0 a crossing, 1 an arc, 2 a face. */
  kinds: Uint8Array;
}

export interface FaceFacts {
  kind: "grid" | "graph" | "gospace" | "disks" | "plane";
  points: number;
  placements: number;
  arcs: number;
  directed: boolean;
  connected: boolean;
  components: number;
  conflicts?: number;
  touches?: number;
  loops: number;
  repeats: number;
}

export interface FaceFamily {
  id: string;
  name: string;
  note: string;
}

export interface FaceSurvey {
  points: number;
  edges: number;
  arcs: number;
  pieces: number;
  placements: number;
  conflicts: number;
  touches: number;
  directed: "yes" | "no";
  findings: FaceFinding[];
  more: { kind: FaceFinding["kind"]; count: number }[];
}

export interface FaceTangentSpot {
  x: number;
  y: number;
  disks: Uint32Array;
  walls: number;
}

export interface FaceTangentRadius {
  radius: number;
  disks: Uint32Array;
  walls: number;
}

export type FaceQuantity =
  | "points"
  | "arcs"
  | "placements"
  | "listed"
  | "neighbours"
  | "closures"
  | "touches"
  | "images";

export type FaceDiskFault =
  | "disk-too-far-out"
  | "disk-core"
  | "disk-reach"
  | "disk-outside"
  | "disk-overlaps-itself";

export type FaceRegionFault =
  | "too-many-corners"
  | "region-circle"
  | "region-projective"
  | "region-not-a-rectangle";

export type FaceStoneFault =
  | "stone-out-of-range"
  | "stone-outside"
  | "stone-twice"
  | "stone-overlaps";

export type FaceFinding =
  | { severity: "advice"; kind: "bare" | "no-centre" }
  | { severity: "error"; kind: "too-large"; what: FaceQuantity }
  | { severity: "error"; kind: "grid-size"; columns: number; rows: number }
  | { severity: "error"; kind: "link-out-of-range"; list: "edges" | "arcs"; link: number; point: number }
  | { severity: "error"; kind: "label-count"; labels: number; points: number }
  | { severity: "advice"; kind: "loop" | "repeated"; list: "edges" | "arcs"; link: number }
  | { severity: "advice"; kind: "dead-end" | "isolated" | "uncovered"; point: number }
  | { severity: "advice"; kind: "coincident" | "indistinct"; point: number; first: number }
  | { severity: "advice"; kind: "pieces"; count: number }
  | {
      severity: "error";
      kind: "member-out-of-range" | "member-twice";
      list: "open" | "placements";
      set: number;
      index: number;
      point: number;
    }
  | { severity: "error"; kind: "empty-placement"; placement: number }
  | { severity: "error"; kind: "equal-placements"; first: number; second: number }
  | { severity: "error"; kind: "not-open"; placement: number; least: Uint32Array }
  | { severity: "advice"; kind: "torn"; placement: number }
  | { severity: "error"; kind: FaceDiskFault; disk: number }
  | { severity: "error"; kind: "disk-twice"; disk: number; first: number }
  | { severity: "advice"; kind: "lonely"; disk: number }
  | { severity: "error"; kind: FaceRegionFault }
  | { severity: "error"; kind: "too-few-corners" | "hole-outside"; ring: number }
  | { severity: "error"; kind: "hole-in-hole"; ring: number; other: number }
  | { severity: "error"; kind: "corner-too-far-out"; ring: number; corner: number }
  | { severity: "error"; kind: "corner-twice"; ring: number; corner: number; first: number }
  | {
      severity: "error";
      kind: "sides-meet";
      ring: number;
      corner: number;
      otherRing: number;
      otherCorner: number;
    }
  | { severity: "error"; kind: "stone-radius" }
  | { severity: "error"; kind: "tolerance"; most: number }
  | { severity: "error"; kind: "reach"; least: number }
  | { severity: "error"; kind: "stone-overlaps-itself"; around: number }
  | { severity: "error"; kind: FaceStoneFault; player: "black" | "white"; index: number }
  | { severity: "error"; kind: "dead-point"; point: number }
  | { severity: "error"; kind: "dead-stone"; x: number; y: number };
export interface FaceParameter {
  id: string;
  name: string;
  least: number;
  most: number;
  step: number;
  usual: number;
  choices?: { value: number; name: string }[];
}

export interface FaceGenerator {
  id: string;
  name: string;
  note: string;
  group: string;
  seeded: boolean;
  parameters: FaceParameter[];
}
export interface FaceImported {
  format: "gospace" | "edge-list" | "matrix" | "graphml" | "dot" | "tgf" | "sgf" | "svg";
  document: string;
  placed: boolean;
  notices: FaceNotice[];
}

export type FaceNotice =
  | {
      what:
        | "link-data"
        | "attributes"
        | "groups"
        | "ports"
        | "hyperedges"
        | "further"
        | "places"
        | "long-texts"
        | "setups"
        | "missing-passes"
        | "deep-variations"
        | "shapes";
      count: number;
    }
  | {
      what: "line-cut";
      /** Turns of the text that are left out. */
      count: number;
      line: number;
      turn: number;
      refusal: FaceRefusal["code"];
    }
  | { what: "rules"; name: string };
