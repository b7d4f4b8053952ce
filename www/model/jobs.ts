/** Long work as the page shows it: the discretizer while it is open, and the cells of a quotient. */
import type { Cells } from "../engine/cells.ts";
import type { Request, Touch } from "../engine/protocol.ts";
import type { Discretization, Drawing, Lattice, PlaneBoard } from "../engine/types.ts";

/** What somebody asks of the discretizer. */
export interface SampleDraft {
  readonly lattice: Lattice;
  /** The distance of neighbours, in hundredths of a stone's radius. */
  readonly pitch: number;
  /** Of blue noise. */
  readonly seed: number;
  readonly touch: Touch;
}

export const PITCHES = { least: 5, most: 200, step: 5 } as const;
export const FIRST_DRAFT: SampleDraft = {
  lattice: "triangular",
  pitch: 50,
  seed: 1,
  touch: "plane",
};

export type Progress =
  /** Between 0 and 1. */
  | { readonly kind: "working"; readonly share: number }
  | { readonly kind: "done" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly message: string };

export interface Sampler {
  readonly plane: PlaneBoard;
  /** The plane's, to show samples on. */
  readonly drawing: Drawing;
  readonly draft: SampleDraft;
  readonly progress: Progress;
  /** The last sample that was made; it stays to be seen while the next one is. */
  readonly found: Discretization | null;
}

export type CellsView =
  | { readonly kind: "none" }
  | { readonly kind: "working" }
  | { readonly kind: "ready"; readonly cells: Cells }
  | { readonly kind: "failed"; readonly message: string };

/** A stone's radius where a document leaves it out (API.md). */
const USUAL_RADIUS = 1024;

export function radiusOfPlane({ radius }: PlaneBoard): number {
  return radius ?? USUAL_RADIUS;
}

/** In whole ticks. */
export function pitchInTicks(plane: PlaneBoard, pitch: number): number {
  return Math.max(Math.round((radiusOfPlane(plane) * pitch) / 100), 1);
}

export function sampleRequest(plane: PlaneBoard, draft: SampleDraft): Request {
  const { lattice, seed, touch } = draft;
  const pitch = pitchInTicks(plane, draft.pitch);
  const { start: _, ...bare } = plane;
  const sampling = lattice === "blue-noise" ? { lattice, pitch, seed } : { lattice, pitch };
  return { kind: "sample", plane: bare, sampling, touch };
}
