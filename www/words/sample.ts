/** English of the discretizer: choices, and the report on a sample. */

import type { Carried } from "../engine/carry.ts";
import type { BoardKind } from "../engine/features.ts";
import type { SampleReach } from "../engine/protocol.ts";
import type { Lattice, SampleReport, Scoring } from "../engine/types.ts";
import { freeTouches } from "../model/jobs.ts";
import { counted, grouped } from "./counts.ts";
import { type Option, scorePhrase } from "./rules.ts";

export const LATTICE_WORDS: readonly Option<Lattice>[] = [
  { value: "square", name: "Square", line: "In rows and columns." },
  {
    value: "triangular",
    name: "Triangular",
    line: "In rows that are shifted by half: the densest.",
  },
  {
    value: "blue-noise",
    name: "Blue noise",
    line: "Scattered evenly, without rows or directions.",
  },
];

export const TOUCH_WORDS: readonly Option<SampleReach>[] = [
  { value: "kept", name: "As on the plane", line: "Stones touch when they are tangent." },
  {
    value: "least",
    name: "A little farther",
    line: "The least reach with which every place touches one that it does not overlap.",
  },
];

/** "0.5 of a stone’s radius, 512 ticks". */
export function pitchWords(hundredths: number, ticks: number): string {
  return `${(hundredths / 100).toFixed(2)} of a stone’s radius: ${counted(ticks, "tick")}`;
}

/** Button that takes the least pitch that works. */
export function otherPitchWords(hundredths: number, ticks: number): { name: string; tip: string } {
  return {
    name: `Use a pitch of ${(hundredths / 100).toFixed(2)}`,
    tip: `The smallest that works here: ${counted(ticks, "tick")}`,
  };
}

/** Lines of the report; `reach` is that of the sample's disks, `radius` the stone's. */
export function reportLines(report: SampleReport, reach: number, radius: number): string[] {
  const { placements, conflicts, touches, coveringRadius } = report;
  const each = (pairs: number) => round(freeTouches(placements, pairs));
  return [
    counted(placements, "place for a stone", "places for a stone"),
    `On average a stone blocks ${each(conflicts)} other places, and touches ${each(touches - conflicts)} that stay free.`,
    `Wherever the plane has room for a stone, a place is within ${round(coveringRadius / radius)} of its radius (${counted(Math.ceil(coveringRadius), "tick")}).`,
    `Every place touches one that it does not overlap from a reach of ${counted(report.reach, "tick")}; here it is ${grouped(reach)}.`,
  ];
}

/** Fate of the stones on the plane. */
export function carriedWords({ kept, left }: Carried): string {
  if (left === 0) return `${carriedCount(kept)}, each to the nearest free place.`;
  const rest =
    left === 1
      ? "1 has no free place near it, or would have no liberty there"
      : `${left} have no free place near them, or would have no liberty there`;
  return `${kept} of ${counted(kept + left, "stone")} ${kept === 1 ? "is" : "are"} carried over, each to the nearest free place; ${rest}.`;
}

function carriedCount(kept: number): string {
  return kept === 1 ? "The stone is carried over" : `All ${kept} stones are carried over`;
}

/** A kind of board, and the scoring on it. */
export interface Scored {
  readonly score: Scoring;
  readonly kind: BoardKind;
}

/** The scoring on the plane and on the board that is made of it, if they differ. */
export function changedScoringWords(before: Scored, after: Scored): string | null {
  const [there, here] = [before, after].map(({ score, kind }) => scorePhrase(score, kind));
  if (there === here || !there || !here) return null;
  return `The scoring changes. On the plane, ${there}; here, ${here}.`;
}

/** Names of two small charts over the pitch, and the words of their values. */
export const CONVERGENCE_WORDS = {
  covering: "Covering radius",
  touches: "Free places touched",
} as const;

/** "Covering radius: 1.15 at a pitch of 2.00, 0.12 at a pitch of 0.20"; empty before a value is known. */
export function convergenceWords(
  name: string,
  values: readonly { readonly pitch: number; readonly value: number }[],
): string {
  const [coarse, fine] = [values[0], values.at(-1)];
  if (coarse === undefined || fine === undefined) return name;
  const at = ({ pitch, value }: typeof coarse) =>
    `${round(value)} at a pitch of ${(pitch / 100).toFixed(2)}`;
  return `${name}: ${at(coarse)}, ${at(fine)}`;
}

export function measuredWords(value: number): string {
  return round(value);
}

/** The defect that makes a sample useless, or null. */
export function sampleWarning({ conflicts, touches }: SampleReport): string | null {
  return touches > conflicts
    ? null
    : "No two stones can touch here, so each would die at once: let them touch a little farther, or take another pitch.";
}

function round(value: number): string {
  return value >= 10 ? grouped(Math.round(value)) : String(Number(value.toFixed(2)));
}

export const MAKE_FINITE = {
  name: "Make it finite…",
  tip: "Make a board of finitely many places out of this one",
} as const;

/** Dialog that makes a board finite. */
export const SAMPLE_WORDS = {
  cancelled: "Cancelled. Change anything to try again.",
  heading: "A finite board from this one",
  makingSample: "Making the sample",
  keepBoard: "Keep this board",
  anotherSeed: "Another seed",
  sample: "The sample",
  drawOn: "Draw on it",
  playOn: "Play on it",
  touching: "Touching",
  lattice: "Lattice",
  cancel: "Cancel",
  pitch: "Pitch",
} as const;

export function cannotSampleWords(reason: string): string {
  return `This cannot be sampled: ${reason}`;
}

export function seedWords(seed: number): string {
  return `Seed ${seed}`;
}
