export interface FaceError {
  code: string;
  message: string;
  path?: string;
}

export interface FaceRefusal {
  code: "occupied" | "repetition" | "over" | "range";
  sinceTurn?: number;
}

export interface FaceOutcome {
  code?: undefined;
  captured: Uint32Array;
  suicide: Uint32Array;
}

export interface FaceScore {
  method: string;
  black: string;
  white: string;
}

export interface FaceResult {
  winner: "black" | "white" | "draw";
  by: "two-passes" | "resignation";
  black?: string;
  white?: string;
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
}

export interface FaceFacts {
  kind: "grid" | "graph";
  points: number;
  placements: number;
  arcs: number;
  directed: boolean;
  connected: boolean;
  components: number;
  loops: number;
  repeats: number;
}

export interface FaceFamily {
  id: string;
  name: string;
  note: string;
}
