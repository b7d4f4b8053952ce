/** English of the discretizer: choices, and the report on a sample. */

import type { Carried } from "../engine/carry.ts";
import { type BoardKind, has } from "../engine/features.ts";
import type { SampleReach } from "../engine/protocol.ts";
import type { GoSpaceBoard, Lattice, SampleReport, Scoring } from "../engine/types.ts";
import { freeTouches } from "../model/jobs.ts";
import type { Option } from "../model/rules-choices.ts";
import { counted, grouped } from "./counts.ts";
import { scorePhrase } from "./rules.ts";

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

export interface Scores {
  readonly before: Scored;
  readonly after: Scored;
}

/** The scoring on a plane or on disks, and on the board that is made of it, if they differ. */
export function changedScoringWords({ before, after }: Scores): string | null {
  const [there, here] = [before, after].map(({ score, kind }) => scorePhrase(score, kind));
  if (there === here || !there || !here) return null;
  const on = has(before, "centres") ? "On the plane" : "On the disks";
  return `The scoring changes. ${on}, ${there}; here, ${here}.`;
}

/** The scoring on the board that is made, changed or not; null where nothing is scored. */
export function scoringWords(scores: Scores): string | null {
  const { score, kind } = scores.after;
  const phrase = scorePhrase(score, kind);
  return changedScoringWords(scores) ?? (phrase && `The scoring stays: ${phrase}.`);
}

/** Lines on the quotient of disks on which so many stones stand. */
export function quotientLines({ points, placements }: GoSpaceBoard, stones: number): string[] {
  return [
    `${counted(points.length, "point")} and ${counted(placements.length, "placement")}, one for each disk.`,
    "It plays exactly as the disks do, turn for turn: the same plays, chains, liberties and captures.",
    ...(stones === 0 ? [] : [`${carriedCount(stones)}.`]),
  ];
}

/** Meaning of the quotient's points. */
export const QUOTIENT_LINE =
  "Each part into which the disks cut one another becomes a point: a face, an arc, or a crossing of circles. A stone fills the points of its disk. Stones are joined where their closures meet.";

export const QUOTIENT_WORDS = {
  picture: "The go-space",
  making: "Finding the parts…",
} as const;

export function noQuotientWords(reason: string): string {
  return `This makes no go-space: ${reason}`;
}

export const NO_QUOTIENT_OF_PLANE =
  "No finite board plays exactly as the plane, where a stone has infinitely many places; disks that touch exactly have one.";

/** Title of a board that was made of another. */
export function madeTitle(title: string, kind: BoardKind): string {
  return has({ kind }, "sets") ? `${title}, as a go-space` : `${title}, sampled`;
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
