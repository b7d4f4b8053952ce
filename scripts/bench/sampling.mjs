// Samples of 100,000 placements and a quotient of 200 disks, in the built package under Node.
import { median, race, randomFrom, square, Times, table } from "./harness.mjs";
import { openPackage } from "./open.mjs";

export const ROUNDS = 5;
export const DOCUMENT = "docs/lab/performance.md";
const RADIUS = 1024;
/** A pitch of one radius and the side of a square on which it leaves about 100,000 samples. */
const SAMPLED = { square: 318, triangular: 297, "blue-noise": 372 };
const DISKS = 200;

/** @param {number} rounds */
export async function measure(rounds) {
  const { discretize, quotient } = await openPackage();
  const random = randomFrom(1);
  const between = (least, most) => Math.round(least + random() * (most - least));
  const disk = () => [between(0, 12_000), between(0, 12_000), between(200, 1_000)];
  const disks = Array.from({ length: DISKS }, disk);
  const works = Object.entries(SAMPLED).map(([lattice, radii]) => {
    const board = { kind: "plane", region: { outer: square(radii * RADIUS) } };
    const size = ({ report }) => report.placements;
    return {
      name: `${lattice} sample`,
      size,
      work: () => discretize(board, { lattice, pitch: RADIUS }),
    };
  });
  works.push({
    name: `quotient of ${DISKS} disks`,
    size: ({ points }) => `${points.length} points`,
    work: () => quotient({ kind: "disks", disks }),
  });
  const times = new Times();
  const made = await race(
    rounds,
    works.map(
      ({ name, size, work }) =>
        () =>
          size(times.take(name, work)),
    ),
  );
  const rows = works.map(({ name }, i) => [
    name,
    made[i][0],
    `${median(times.of[name]).toFixed(0)} ms`,
  ]);
  return table(["", "placements", "median"], rows);
}
