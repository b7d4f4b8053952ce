/** The least pitch at which a plane can be sampled. Numbers of places and of pairs are foretold by area from one
 *  coarse sample, which is cheap; then samples are made until one is. */

import { GospaceError } from "gospace";
import { MAX_DISK_PAIRS, MAX_PLACEMENTS } from "../words/core/faults-limits.ts";
import type { Discretization, Lattice } from "./types.ts";

/** Area for each place, in squares of the pitch. */
const CELLS: Readonly<Record<Lattice, number>> = {
  square: 1,
  triangular: Math.sqrt(3) / 2,
  "blue-noise": 1,
};
/** Share of a limit up to which a pitch is tried: places near the edge of a region have fewer neighbours. */
const TRIED = 1.25;

/** The first of these pitches, the least first, at which `sample` makes a sample; null if none does. Throws what
 *  `sample` throws, unless it is a GospaceError. */
export function workingPitch(
  pitches: readonly number[],
  lattice: Lattice,
  sample: (pitch: number) => Discretization,
): number | null {
  const coarsest = pitches.at(-1);
  if (coarsest === undefined) return null;
  const coarse = attempted(sample, coarsest);
  if (coarse === null) return null;
  const [, , core, reach = core] = coarse.board.disks[0] ?? [0, 0, 0];
  const isWorthTrying = (pitch: number) => {
    const places = coarse.report.placements * (coarsest / pitch) ** 2;
    const pairs = (places * Math.PI * ((2 * reach) / pitch) ** 2) / CELLS[lattice];
    return places <= TRIED * MAX_PLACEMENTS && pairs <= TRIED * MAX_DISK_PAIRS;
  };
  const works = (pitch: number) => pitch === coarsest || attempted(sample, pitch) !== null;
  return pitches.find((pitch) => isWorthTrying(pitch) && works(pitch)) ?? coarsest;
}

/** Null where a region is too narrow for the pitch, or too large. */
export function attempted(
  sample: (pitch: number) => Discretization,
  pitch: number,
): Discretization | null {
  try {
    return sample(pitch);
  } catch (error) {
    if (error instanceof GospaceError && error.code !== "trap") return null;
    throw error;
  }
}
