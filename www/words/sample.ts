/** English of the discretizer: choices, and the report on a sample. */

import type { SampleReach } from "../engine/protocol.ts";
import type { Lattice } from "../engine/types.ts";
import type { Option } from "../model/rules-choices.ts";
import { sampleSentences } from "../model/sample-sentences.ts";
import { counted, grouped, plural } from "./counts.ts";
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

const carried = (stones: number) =>
  plural(stones, "The stone is carried over", `All ${stones} stones are carried over`);

export const {
  reportLines,
  sampleWarning,
  carriedWords,
  changedScoringWords,
  scoringWords,
  quotientLines,
  madeTitle,
  convergenceWords,
  measuredWords,
  pitchWord,
} = sampleSentences({
  decimal: (value) => String(Number(value.toFixed(2))),
  hundredths: (value) => value.toFixed(2),
  grouped,
  scorePhrase,
  places: (count) => counted(count, "place for a stone", "places for a stone"),
  average: (blocked, touched) =>
    `On average a stone blocks ${blocked} other places, and touches ${touched} that stay free.`,
  covering: (radii, ticks) =>
    `Wherever the plane has room for a stone, a place is within ${radii} of its radius (${counted(ticks, "tick")}).`,
  reaches: (least, reach) =>
    `Every place touches one that it does not overlap from a reach of ${counted(least, "tick")}; here it is ${grouped(reach)}.`,
  useless:
    "No two stones can touch here, so each would die at once: let them touch a little farther, or take another pitch.",
  allCarried: (stones) => `${carried(stones)}, each to the nearest free place.`,
  someCarried: (kept, stones, others) =>
    `${kept} of ${counted(stones, "stone")} ${plural(kept, "is", "are")} carried over, each to the nearest free place; ${others}.`,
  noPlace: (stones) =>
    `${stones} ${plural(stones, "has no free place near it", "have no free place near them")}, or would have no liberty there`,
  changes: {
    centres: (there, here) => `The scoring changes. On the plane, ${there}; here, ${here}.`,
    continuous: (there, here) => `The scoring changes. On the disks, ${there}; here, ${here}.`,
  },
  stays: (scoring) => `The scoring stays: ${scoring}.`,
  quotient: (points, placements) =>
    `${counted(points, "point")} and ${counted(placements, "placement")}, one for each disk.`,
  playsAlike:
    "It plays exactly as the disks do, turn for turn: the same plays, chains, liberties and captures.",
  taken: (stones) => `${carried(stones)}.`,
  asSpace: (title) => `${title}, as a go-space`,
  asSample: (title) => `${title}, sampled`,
  atPitch: (value, pitch) => `${value} at a pitch of ${pitch}`,
});

/** "0.5 of a stone’s radius, 512 ticks". */
export function pitchWords(hundredths: number, ticks: number): string {
  return `${pitchWord(hundredths)} of a stone’s radius: ${counted(ticks, "tick")}`;
}

/** Button that takes the least pitch that works. */
export function otherPitchWords(hundredths: number, ticks: number): { name: string; tip: string } {
  return {
    name: `Use a pitch of ${pitchWord(hundredths)}`,
    tip: `The smallest that works here: ${counted(ticks, "tick")}`,
  };
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

/** Names of two small charts over the pitch, and the words of their values. */
export const CONVERGENCE_WORDS = {
  covering: "Covering radius",
  touches: "Free places touched",
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
