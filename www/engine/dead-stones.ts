/** Dead stones of a position: those that unconditional life has settled, and those that the search takes for dead
 *  whoever plays next. Nothing is dead that is in doubt. */
import { Game, Search } from "gospace";
import type { GameDocument, Player } from "./types.ts";

/** Searches one after the other, each after the turns that the one before expects; trial games of each. */
const ROUNDS = 4;
const PLAYOUTS = 600;
/** Mean owner of a dead stone: the other player's in 95 % of the last search's games, and in 75 % of each one's. */
const CERTAIN = 0.9;
const LIKELY = 0.5;
/** Placements times trial games after which a position is given up, some ten seconds of work: 1,000 placements have all
 *  of their searches. */
const MOST_WORK = 5_000_000;

const FIRST: readonly Player[] = ["black", "white"];

/** `position` has its stones as its start, on a finite board. Numbers of placements, ascending; the same on every
 *  machine. */
export function deadStones(position: GameDocument, mostWork = MOST_WORK): number[] {
  const bare = { ...position, turns: [] };
  const settled = settledStones(bare);
  const { placements, standing } = stonesOf(bare);
  const searches = { left: Math.floor(mostWork / (PLAYOUTS * placements)) };
  let doubtful = standing.filter(({ at }) => !settled.includes(at));
  for (const first of FIRST) {
    const begun: GameDocument = { ...bare, rules: { ...bare.rules, first } };
    doubtful = doubtful.length === 0 ? [] : deadAfter(begun, doubtful, searches);
  }
  return [...settled, ...doubtful.map(({ at }) => at)].sort((a, b) => a - b);
}

/** Searches that a position may still cost. */
interface Searches {
  left: number;
}

interface Standing {
  readonly at: number;
  /** The sign of its player's owners. */
  readonly sign: 1 | -1;
}

interface Stones {
  readonly placements: number;
  readonly standing: readonly Standing[];
}

function stonesOf(document: GameDocument): Stones {
  const game = new Game(document);
  const colours = game.colours();
  game.free();
  const standing = [...colours.keys()].flatMap((at): Standing[] =>
    colours[at] === 1 || colours[at] === 2 ? [{ at, sign: colours[at] === 1 ? 1 : -1 }] : [],
  );
  return { placements: colours.length, standing };
}

function settledStones(document: GameDocument): number[] {
  const search = new Search(document);
  const dead = [...search.dead()];
  search.free();
  return dead;
}

/** Those of the stones that are the other player's at the ends of the games, as play goes on; none if that is too much work. */
function deadAfter(
  document: GameDocument,
  stones: readonly Standing[],
  searches: Searches,
): Standing[] {
  let [dead, certain]: [readonly Standing[], readonly Standing[]] = [stones, []];
  let turns = document.turns ?? [];
  for (let round = 1; round <= ROUNDS; round++) {
    searches.left -= 1;
    if (searches.left < 0) return [];
    const found = searched({ ...document, turns }, round);
    if (found.owners.length === 0) break;
    const lost = ({ at, sign }: Standing) => -sign * (found.owners[at] ?? 0);
    dead = dead.filter((stone) => lost(stone) >= LIKELY);
    certain = dead.filter((stone) => lost(stone) >= CERTAIN);
    if (dead.length === 0 || found.line.length === 0) break;
    turns = [...turns, ...found.line];
  }
  return [...certain];
}

function searched(document: GameDocument, seed: number) {
  const search = new Search(document, seed, { owners: true });
  try {
    search.run(PLAYOUTS);
    return search.report();
  } finally {
    search.free();
  }
}
