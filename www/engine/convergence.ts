/** Reports of samples at one pitch after another, from the coarsest on, until they become costly. */
import type { Discretization, SampleReport } from "./types.ts";
import { attempted } from "./working-pitch.ts";

/** Pairs that touch in a sample at most: it is made in a fraction of a second. */
const MOST_TOUCHES = 200_000;

/** Tells the report of each pitch that makes a sample. `pitches` fall; pairs grow by their fourth power, and so a
 *  sample with more than are worth waiting for is foreseen from the one before. */
export function converge(
  pitches: readonly number[],
  sample: (pitch: number) => Discretization,
  tell: (report: SampleReport, pitch: number) => void,
): void {
  for (const [index, pitch] of pitches.entries()) {
    const report = attempted(sample, pitch)?.report;
    if (report === undefined) continue;
    tell(report, pitch);
    const next = pitches[index + 1] ?? pitch;
    if (report.touches * (pitch / next) ** 4 > MOST_TOUCHES) return;
  }
}
