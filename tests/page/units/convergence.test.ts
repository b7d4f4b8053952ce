/** Tests of the samples by which the discretizer shows its convergence. */
import { discretize, GospaceError, load } from "gospace";
import { beforeAll, expect, test } from "vitest";
import { converge } from "../../../www/engine/convergence.ts";
import type { PlaneBoard } from "../../../www/engine/types.ts";
import { measured, PITCHES, pitchInTicks } from "../../../www/model/discretizer.ts";

const R = 1024;

function square(side: number): PlaneBoard {
  const outer = [
    [0, 0],
    [side * R, 0],
    [side * R, side * R],
    [0, side * R],
  ] as const;
  return { kind: "plane", region: { outer: [...outer] } };
}

const FALLING = Array.from(
  { length: PITCHES.most / PITCHES.step },
  (_, i) => PITCHES.most - i * PITCHES.step,
);

beforeAll(() => load());

function converged(plane: PlaneBoard) {
  const ticks = FALLING.map((pitch) => pitchInTicks(plane, pitch));
  const found: ReturnType<typeof measured>[] = [];
  const touches: number[] = [];
  converge(
    ticks,
    (pitch) => discretize(plane, { lattice: "square", pitch }),
    (report, pitch) => {
      found.push(measured(plane, report, pitch));
      touches.push(report.touches);
    },
  );
  return { found, touches };
}

test("a square lattice covers to half of its diagonal, and touches where the pitch divides a stone’s width", () => {
  const { found } = converged(square(12));
  const at = (pitch: number) => found.find((one) => one.pitch === pitch);
  for (const { pitch, covering } of found) {
    expect(covering).toBeGreaterThanOrEqual((pitch / 100) * Math.SQRT1_2 - 0.01);
    expect(covering).toBeLessThan((pitch / 100) * Math.SQRT1_2 + 0.5);
  }
  for (const pitch of [200, 100, 50]) expect(at(pitch)?.touches).toBeGreaterThan(1);
  expect(at(70)?.touches).toBe(0);
});

test("samples are made until the next is foreseen to be costly, and never a costly one", () => {
  const [small, large] = [converged(square(12)), converged(square(24))];
  expect(Math.max(...small.touches, ...large.touches)).toBeLessThan(300_000);
  expect(large.found.length).toBeLessThan(small.found.length);
  expect(large.found.length).toBeGreaterThan(10);
});

test("a pitch that leaves no sample is passed over", () => {
  const plane = square(12);
  const pitches: number[] = [];
  const sample = (pitch: number) => {
    if (pitch > R) throw new GospaceError("limit", "no sample");
    return discretize(plane, { lattice: "square", pitch });
  };
  converge([2 * R, R, R / 2], sample, (_, pitch) => pitches.push(pitch));
  expect(pitches).toEqual([R, R / 2]);
});
