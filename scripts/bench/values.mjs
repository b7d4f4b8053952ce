// The time until the solver knows the value of a board, by area, komi 0, positional superko: the built package under Node.

import { median, Times, table } from "./harness.mjs";
import { openPackage } from "./open.mjs";

export const ROUNDS = 3;
export const DOCUMENT = "docs/solver.md";

/** Boards and their values: Drange, Mini-GO; Tromp; van der Werf; `?` where no source is known. */
const BOARDS = [
  ...[0, 3, 4, 0, 1, 2, 3, 0].map((value, i) => row(i + 2, value)),
  row(10, "?"),
  row(11, "?"),
  grid(2, 3, 0),
  grid(2, 4, 8),
  grid(2, 5, "?"),
  grid(3, 3, 9),
  grid(3, 4, 4),
  grid(3, 5, 15),
];
/** Turns tried between two looks. */
const SLICE = 10_000;

/** @param {number} points @param {number | string} value */
function row(points, value) {
  return { name: `row of ${points}`, columns: points, rows: 1, value };
}

/** @param {number} rows @param {number} columns @param {number | string} value */
function grid(rows, columns, value) {
  return { name: `${rows}×${columns}`, columns, rows, value };
}

/** @param {number} rounds */
export async function measure(rounds) {
  const { Solver } = await openPackage();
  const rows = BOARDS.map(({ name, columns, rows, value }) => {
    const times = new Times();
    let report;
    for (let round = 0; round < rounds; round++)
      report = times.take(name, () => {
        const solver = new Solver({ gospace: 1, board: { kind: "grid", columns, rows } });
        while (!solver.report().settled) solver.run(SLICE);
        const last = solver.report();
        solver.free();
        return last;
      });
    const { low, nodes } = report;
    const ms = median(times.of[name]);
    const time = ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`;
    return [name, value, low, nodes.toLocaleString("en-GB"), time];
  });
  return table(["board", "source", "value", "turns tried", "median"], rows);
}
