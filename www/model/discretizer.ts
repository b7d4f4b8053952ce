/** Discretizer as the page shows it: a finite board while it is made of a plane or of disks. */
import type { Centre } from "../engine/carry.ts";
import type { Quotient, Request, Sample, SampleReach } from "../engine/protocol.ts";
import type {
  DisksBoard,
  Drawing,
  Lattice,
  PlaneBoard,
  SampleReport,
  Sampling,
} from "../engine/types.ts";
import { sliceOfGame } from "./actions.ts";

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

/** The sample of one pitch, measured. */
export interface Measured {
  /** In hundredths of the stone radius. */
  readonly pitch: number;
  /** Covering radius as a share of the stone radius. */
  readonly covering: number;
  /** Places that a stone touches and does not block, on average. */
  readonly touches: number;
}

export type Progress =
  /** From 0 to 1. */
  | { readonly kind: "working"; readonly share: number }
  | { readonly kind: "done" }
  | { readonly kind: "cancelled" }
  /** A pitch that works, in hundredths of the radius; null where none is known. */
  | { readonly kind: "failed"; readonly message: string; readonly pitch: number | null };

/** A plane, of which a sample is made. */
export interface SampledPlane {
  readonly kind: "sample";
  readonly plane: PlaneBoard;
  /** Drawing of the plane, on which samples are shown. */
  readonly drawing: Drawing;
  /** Stones that stand on it. */
  readonly stones: readonly Centre[];
}

/** Disks, of which a quotient is made: that needs no choices. */
export interface QuotientedDisks {
  readonly kind: "quotient";
  /** With the stones that stand on them as their start. */
  readonly disks: DisksBoard;
}

export interface Sampler extends SampledPlane {
  readonly draft: SampleDraft;
  readonly progress: Progress;
  /** Samples of other pitches with the same choices, the coarsest first. */
  readonly convergence: { readonly known: readonly Measured[]; readonly isComplete: boolean };
  /** The last finished sample; shown until the next one replaces it. */
  readonly found: Sample | null;
}

export interface Quotienter extends QuotientedDisks {
  readonly progress: Progress;
  readonly found: Quotient | null;
}

export type Discretizer = Sampler | Quotienter;

/** The discretizer while it is open. */
export const discretizerSlice = sliceOfGame<Discretizer | null>(null);

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

export const UNKNOWN: Sampler["convergence"] = { known: [], isComplete: false };

/** True for drafts that differ in nothing but the pitch. */
export function differInPitch(a: SampleDraft, b: SampleDraft): boolean {
  return a.lattice === b.lattice && a.seed === b.seed && a.touch === b.touch;
}

export function measured(plane: PlaneBoard, report: SampleReport, ticks: number): Measured {
  const { placements, conflicts, touches, coveringRadius } = report;
  return {
    pitch: pitchOfTicks(plane, ticks) ?? 0,
    covering: coveringRadius / radiusOfPlane(plane),
    touches: freeTouches(placements, touches - conflicts),
  };
}

/** Places that each of `placements` stones touches on average, of so many pairs. */
export function freeTouches(placements: number, pairs: number): number {
  return (2 * pairs) / Math.max(placements, 1);
}

/** Asks for the pitches that are not known yet. */
export function convergenceRequest({ plane, draft, convergence }: Sampler): Request {
  const { sampling, ...rest } = samplingOf(plane, draft);
  const least = convergence.known.at(-1)?.pitch ?? Infinity;
  const pitches = [PITCHES.least, ...pitchesAbove(PITCHES.least)]
    .filter((pitch) => pitch < least)
    .map((pitch) => pitchInTicks(plane, pitch))
    .reverse();
  return { kind: "converge", ...rest, sampling, pitches };
}

export function sampleRequest({
  plane,
  stones,
  draft,
}: Omit<SampledPlane, "kind" | "drawing"> & { readonly draft: SampleDraft }): Request {
  const others = [...pitchesAbove(draft.pitch)].map((other) => pitchInTicks(plane, other));
  return { kind: "sample", ...samplingOf(plane, draft), others, stones };
}

function samplingOf({ start: _, ...plane }: PlaneBoard, draft: SampleDraft) {
  const { lattice, seed, touch } = draft;
  const pitch = pitchInTicks(plane, draft.pitch);
  const sampling: Sampling =
    lattice === "blue-noise" ? { lattice, pitch, seed } : { lattice, pitch };
  return { plane, sampling, touch };
}
