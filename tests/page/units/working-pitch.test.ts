/** Tests of the pitch that is named where a plane cannot be sampled. */
import { GospaceError } from "gospace";
import { expect, test } from "vitest";

import type { Discretization } from "../../../www/engine/types.ts";
import { workingPitch } from "../../../www/engine/working-pitch.ts";
import { MAX_DISK_PAIRS } from "../../../www/words/core/faults-limits.ts";

/** Lengths in ticks: sides of the square in which centres lie, and the reach of a disk. */
const [SIDE, REACH] = [40_000, 1024];
const PITCHES = Array.from({ length: 39 }, (_, i) => Math.round(((i + 2) * 5 * REACH) / 100));

/** A square lattice with as many pairs as its area has, less a share near the edges. */
function sampler(share = 0.93) {
  const asked: number[] = [];
  const pairsAt = (pitch: number) =>
    share * (SIDE / pitch) ** 2 * Math.PI * ((2 * REACH) / pitch) ** 2;
  const sample = (pitch: number): Discretization => {
    asked.push(pitch);
    if (pairsAt(pitch) > MAX_DISK_PAIRS) throw new GospaceError("board", "too many pairs");
    const placements = Math.floor((SIDE / pitch) ** 2);
    const counts = { conflicts: 0, touches: 0, coveringRadius: 0, reach: REACH };
    return {
      board: { kind: "disks", disks: [[0, 0, REACH]] },
      report: { placements, pitch, ...counts },
    };
  };
  const least = PITCHES.find((pitch) => pairsAt(pitch) <= MAX_DISK_PAIRS);
  return { sample, asked, least };
}

test("the least pitch that works is found with a handful of samples", () => {
  for (const share of [0.8, 0.93, 1]) {
    const { sample, asked, least } = sampler(share);
    expect(workingPitch(PITCHES, "square", sample)).toBe(least);
    expect(asked.length).toBeLessThanOrEqual(4);
  }
});

test("no pitch is named where none works", () => {
  const refuse = () => {
    throw new GospaceError("limit", "too many samples");
  };
  expect(workingPitch(PITCHES, "square", refuse)).toBeNull();
  expect(workingPitch([], "square", refuse)).toBeNull();
});

test("a sampler that breaks is not asked again", () => {
  const { sample } = sampler();
  let calls = 0;
  const breaking = (pitch: number) => {
    if (calls++ > 0) throw new GospaceError("trap", "out of memory");
    return sample(pitch);
  };
  expect(() => workingPitch(PITCHES, "square", breaking)).toThrow("out of memory");
  expect(calls).toBe(2);
});
