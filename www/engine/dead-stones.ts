/** Dead stones of a position: those that unconditional life has settled, and those that the search takes for dead
 *  whoever plays next. Nothing is dead that is in doubt. */
import { Game, Search } from "gospace";
import type { GameDocument, Player } from "./types.ts";

/** Searches one after the other, each after the turns that the one before expects; trial games of each. */
const ROUNDS = 4;
const PLAYOUTS = 600;
const SLICE = 100;
/** Mean owner of a dead stone: the other player's in 95 % of the last search's games, and in 75 % of each one's. */
const CERTAIN = 0.9;
const LIKELY = 0.5;
/** Milliseconds after which a position is given up. */
const LONGEST = 10_000;

const FIRST: readonly Player[] = ["black", "white"];

/** `position` has its stones as its start, on a finite board. Numbers of placements, ascending. */
export function deadStones(position: GameDocument, now = () => performance.now()): number[] {
  const end = now() + LONGEST;
  const bare = { ...position, turns: [] };
  const settled = settledStones(bare);
  let doubtful = stonesOf(bare).filter(({ at }) => !settled.includes(at));
  for (const first of FIRST) {
    const begun: GameDocument = { ...bare, rules: { ...bare.rules, first } };
    doubtful = doubtful.length === 0 ? [] : deadAfter(begun, doubtful, () => now() > end);
  }
  return [...settled, ...doubtful.map(({ at }) => at)].sort((a, b) => a - b);
}

interface Standing {
  readonly at: number;
  /** The sign of its player's owners. */
  readonly sign: 1 | -1;
}

function stonesOf(document: GameDocument): Standing[] {
  const game = new Game(document);
  const colours = game.colours();
  game.free();
  return [...colours.keys()].flatMap((at): Standing[] =>
    colours[at] === 1 || colours[at] === 2 ? [{ at, sign: colours[at] === 1 ? 1 : -1 }] : [],
  );
}

function settledStones(document: GameDocument): number[] {
  const search = new Search(document);
  const dead = [...search.dead()];
  search.free();
  return dead;
}

/** Those of the stones that are the other player's at the ends of the games, as play goes on; none if time is up. */
function deadAfter(
  document: GameDocument,
  stones: readonly Standing[],
  isLate: () => boolean,
): Standing[] {
  let [dead, certain]: [readonly Standing[], readonly Standing[]] = [stones, []];
  let turns = document.turns ?? [];
  for (let round = 1; round <= ROUNDS; round++) {
    const found = searched({ ...document, turns }, round, isLate);
    if (found === null) return [];
    if (found.owners.length === 0) break;
    const lost = ({ at, sign }: Standing) => -sign * (found.owners[at] ?? 0);
    dead = dead.filter((stone) => lost(stone) >= LIKELY);
    certain = dead.filter((stone) => lost(stone) >= CERTAIN);
    if (dead.length === 0 || found.line.length === 0) break;
    turns = [...turns, ...found.line];
  }
  return [...certain];
}

/** Null if it would take too long. */
function searched(document: GameDocument, seed: number, isLate: () => boolean) {
  const search = new Search(document, seed, { owners: true });
  try {
    for (let done = 0; done < PLAYOUTS; done += SLICE) {
      if (isLate()) return null;
      search.run(SLICE);
    }
    return search.report();
  } finally {
    search.free();
  }
}
