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
