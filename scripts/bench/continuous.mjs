// Games of 400 stones on planes: plays, captures, liberties and snaps, in the built package under Node.
import { quantile, randomFrom, square, Times, table } from "./harness.mjs";
import { openPackage } from "./open.mjs";

export const ROUNDS = 5;
export const DOCUMENT = "docs/lab/performance.md";
const RADIUS = 1024;
const SIDE = 46 * RADIUS;
const [STONES, ASKED] = [400, 400];

/** A game a round. @param {number} rounds */
export async function measure(rounds) {
  const { Game } = await openPackage();
  const times = new Times();
  const board = { kind: "plane", region: { outer: square(SIDE) } };
  for (let seed = 1; seed <= rounds; seed++) {
    const random = randomFrom(seed);
    const game = new Game({ gospace: 1, board });
    fill(game, random, times);
    ask(game, random, times);
  }
  const rows = Object.entries(times.of).map(([name, list]) => [
    `${name} (${list.length})`,
    ...[0.5, 0.99, 1].map((share) => `${quantile(list, share).toFixed(2)} ms`),
  ]);
  return table(["", "median", "99 % within", "most"], rows);
}

/** Plays until so many stones stand, each at the spot that it snaps to. */
function fill(game, random, times) {
  for (let standing = 0, tried = 0; standing < STONES && tried < 20 * STONES; tried++) {
    const snap = game.snap(random() * SIDE, random() * SIDE, RADIUS);
    if (snap === null || game.refusal({ play: [snap.x, snap.y] }) !== null) continue;
    const taken = ({ captured, suicide }) => captured.length + suicide.length;
    const name = (played) => (taken(played) > 0 ? "capture" : "play");
    standing += 1 - taken(times.take(name, () => game.play({ play: [snap.x, snap.y] })));
  }
}

function ask(game, random, times) {
  const count = game.stones().length;
  for (let time = 0; time < ASKED; time++) {
    times.take("liberty arcs", () => game.libertyArcs(Math.floor(random() * count)));
    times.take("snap", () => game.snap(random() * SIDE, random() * SIDE, RADIUS));
    times.take("stones", () => game.stones());
  }
  for (let time = 0; time < ASKED / 4; time++) times.take("undo", () => game.undo());
}
