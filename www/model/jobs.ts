/** Long jobs as the page shows them: the open discretizer, and the cells of a quotient. */
import type { Centre } from "../engine/carry.ts";
import type { Cells } from "../engine/cells.ts";
import type { Request, Sample, SampleReach } from "../engine/protocol.ts";
import type { Drawing, Lattice, PlaneBoard } from "../engine/types.ts";

/** Choices in the discretizer. */
export interface SampleDraft {
  readonly lattice: Lattice;
  /** Distance of neighbours, in hundredths of the stone radius. */
  readonly pitch: number;
  /** For blue noise. */
  readonly seed: number;
  readonly touch: SampleReach;
}

export const PITCHES = { least: 5, most: 200, step: 5 } as const;
export const FIRST_DRAFT: SampleDraft = {
  lattice: "triangular",
  pitch: 50,
  seed: 1,
  touch: "kept",
};

export type Progress =
  /** From 0 to 1. */
  | { readonly kind: "working"; readonly share: number }
  | { readonly kind: "done" }
  | { readonly kind: "cancelled" }
  /** A pitch that works, in hundredths of the radius; null where none is known. */
  | { readonly kind: "failed"; readonly message: string; readonly pitch: number | null };

export interface Sampler {
  readonly plane: PlaneBoard;
  /** Drawing of the plane, on which samples are shown. */
  readonly drawing: Drawing;
  /** Stones that stand on it. */
  readonly stones: readonly Centre[];
  readonly draft: SampleDraft;
  readonly progress: Progress;
  /** The last finished sample; shown until the next one replaces it. */
  readonly found: Sample | null;
}

export type CellsView =
  | { readonly kind: "none" }
  | { readonly kind: "working" }
  | { readonly kind: "ready"; readonly cells: Cells }
  | { readonly kind: "failed"; readonly message: string };

/** Default stone radius in ticks (API.md). */
const USUAL_RADIUS = 1024;

export function radiusOfPlane({ radius }: PlaneBoard): number {
  return radius ?? USUAL_RADIUS;
}

/** In whole ticks. */
export function pitchInTicks(plane: PlaneBoard, pitch: number): number {
  return Math.max(Math.round((radiusOfPlane(plane) * pitch) / 100), 1);
}

function* pitchesAbove(least: number): Generator<number> {
  const { step, most } = PITCHES;
  for (let pitch = least + step; pitch <= most; pitch += step) yield pitch;
}

/** The pitch of the slider that is so many ticks; null without. */
export function pitchOfTicks(plane: PlaneBoard, ticks: number | null): number | null {
  const all = [...pitchesAbove(PITCHES.least)];
  return all.find((pitch) => pitchInTicks(plane, pitch) === ticks) ?? null;
}

export function sampleRequest({
  plane,
  stones,
  draft,
}: Pick<Sampler, "plane" | "stones" | "draft">): Request {
  const { lattice, seed, touch } = draft;
  const pitch = pitchInTicks(plane, draft.pitch);
  const { start: _, ...bare } = plane;
  const sampling = lattice === "blue-noise" ? { lattice, pitch, seed } : { lattice, pitch };
  const others = [...pitchesAbove(draft.pitch)].map((other) => pitchInTicks(plane, other));
  return { kind: "sample", plane: bare, sampling, touch, others, stones };
}
