/** Verdict on an endless game: the repeated actions and scores of each player. */
import type { Actor, Player, Turn } from "../engine/types.ts";
import { minus } from "../fractions.ts";
import type { GameView } from "./state.ts";
import { BLACK, WHITE } from "./state.ts";
import { readTurn } from "./turns.ts";

export type Level = 0 | 1 | 2 | 3 | 4;

/** The costliest repeated action of a player, and its turns. */
export interface RepeatedAction {
  readonly player: Player;
  readonly level: Level;
  /** Turn numbers, from 1. */
  readonly turns: readonly number[];
}

export interface FinalScore {
  readonly player: Player;
  readonly score: string;
  readonly live: number;
  readonly total: string;
}

export interface Verdict {
  /** Turns after the first `from` up to `to` are repeated; null: both pass for ever. */
  readonly cycle: { readonly from: number; readonly to: number } | null;
  readonly repeated: readonly [RepeatedAction, RepeatedAction];
  /** Null where sustainability has decided. */
  readonly scores: readonly [FinalScore, FinalScore] | null;
}

/** Null until both players agree that the game goes on for ever. `moversOf` gives the players of the turns
 *  from one number to another. */
export function verdictOf(
  game: GameView,
  moversOf: (from: number, to: number) => readonly Actor[],
): Verdict | null {
  const offer = agreedOffer(game);
  const { result } = game;
  if (offer === null || result === null) return null;
  const cycle = offer.from === "pass" ? null : { from: offer.from, to: offer.index };
  const level = (player: Player): Level => result.unsustainability?.[player] ?? 0;
  const movers = cycle === null ? [] : moversOf(cycle.from, cycle.to);
  const repeatedBy = (player: Player) => repeatedAction(game, movers, player, level(player), cycle);
  const decided = level("black") > 0 || level("white") > 0;
  return {
    cycle,
    repeated: [repeatedBy("black"), repeatedBy("white")],
    scores: decided ? null : [finalScore(game, "black"), finalScore(game, "white")],
  };
}

/** Number of turns after which stones must last to live for ever. */
export function cycleStart(record: readonly Turn[], turnCount: number): number | null {
  const offer = acceptedOffer(record, turnCount);
  if (offer === null) return null;
  return offer.from === "pass" ? offer.index : offer.from;
}

function agreedOffer(game: GameView) {
  return game.result?.by === "forever" ? acceptedOffer(game.record, game.turnCount) : null;
}

/** The offer that the last turn accepts; `index` turns come before it. */
function acceptedOffer(
  record: readonly Turn[],
  turnCount: number,
): { readonly from: "pass" | number; readonly index: number } | null {
  const offer = record[turnCount - 2];
  const read = offer === undefined ? null : readTurn(offer);
  if (read?.kind === "end") return { from: "pass", index: turnCount - 2 };
  return read?.kind === "forever" ? { from: read.from, index: turnCount - 2 } : null;
}

function repeatedAction(
  { record }: GameView,
  movers: readonly Actor[],
  player: Player,
  level: Level,
  cycle: Verdict["cycle"],
): RepeatedAction {
  const turns: number[] = [];
  if (cycle !== null && level > 0) {
    for (const [index, turn] of record.slice(cycle.from, cycle.to).entries())
      if (movers[index] === player && levelOf(turn, player) === level)
        turns.push(cycle.from + index + 1);
  }
  return { player, level, turns };
}

/** RULES.md 7, adjudication, 1. */
function levelOf(turn: Turn, player: Player): Level {
  const read = readTurn(turn);
  if (read.kind === "forget") return 4;
  if (read.kind === "ignore") return 3;
  if (read.kind === "answer") return read.winner === player ? 2 : 0;
  return read.kind === "play" && read.bid !== null ? 1 : 0;
}

function finalScore(game: GameView, player: Player): FinalScore {
  const colour = player === "black" ? BLACK : WHITE;
  const live = game.lasting?.filter((each) => each === colour).length ?? 0;
  const total = game.result?.[player] ?? game.standing.scores[player];
  return { player, live, total, score: minus(total, String(live)) };
}
