// Plays on a go-space of about 2,000 points and 2,000 placements, in the built package under Node.
import { quantile, randomFrom, Times, table } from "./harness.mjs";
import { openPackage } from "./open.mjs";

export const ROUNDS = 5;
export const DOCUMENT = "docs/lab/performance.md";
const [SIDE, TURNS] = [26, 200];

/** A game a round. @param {number} rounds */
export async function measure(rounds) {
  const { asGoSpace, Game } = await openPackage();
  const board = asGoSpace({ kind: "grid", columns: SIDE, rows: SIDE });
  // Every point of the grid, and every two neighbours with the link between them: single stones and dominoes.
  board.placements = board.open;
  const times = new Times();
  for (let seed = 1; seed <= rounds; seed++) {
    const game = new Game({ gospace: 1, board, rules: { preset: "stone" } });
    const random = randomFrom(seed);
    for (let turn = 0; turn < TURNS; turn++) {
      const open = game.openPlacements();
      const play = open[Math.floor(random() * open.length)];
      if (play === undefined) break;
      if (times.take("refusal", () => game.refusal({ play })) === null)
        times.take("play", () => game.play({ play }));
    }
  }
  const ms = (name, share) => `${quantile(times.of[name], share).toFixed(2)} ms`;
  return table(
    ["", ""],
    [
      ["points of X", board.points.length.toLocaleString("en")],
      ["placements", board.placements.length.toLocaleString("en")],
      ["a play, median", ms("play", 0.5)],
      ["a play, 99 % within", ms("play", 0.99)],
      ["asking why a play is refused, median", ms("refusal", 0.5)],
    ],
  );
}
