/** Status line: the duty of the player to act, or the result. */
import { has } from "../engine/features.ts";
import type { GameResult } from "../engine/types.ts";
import { CONTINUUM, margin, readable } from "../fractions.ts";
import { unreachable } from "../model/actions.ts";
import type { BoardView, GameView, Names } from "../model/state.ts";
import { playerNamed } from "../model/state.ts";
import { otherPlayer, placeIn } from "../model/turns.ts";
import { capitalised, grouped } from "./counts.ts";
import { playerWord, winnerWords } from "./names.ts";
import { deadWords, turnRange } from "./turns.ts";

/** "White to play", "White: name the ko winner, or ignore the bid of 1½", or the result. */
export function gameStatusWords(game: GameView, board: BoardView): string {
  if (game.result !== null) return resultWords(game.result, board);
  if (game.actor === null) return "The game is over";
  const who = playerWord(game.actor);
  return game.phase === "turn" ? `${who} to play` : `${who}: ${dutyWords(game, board)}`;
}

function dutyWords(game: GameView, { names }: BoardView): string {
  switch (game.phase) {
    case "komi":
      return "name the komi";
    case "take":
      return `take Black, or White with komi ${readable(game.standing.named ?? "0")}`;
    case "answer":
      return `name the ko winner, or ignore the bid of ${readable(game.standing.bid ?? "0")}`;
    case "reset":
      return "reset the board, or keep it";
    case "offer":
      return offerWords(game, names);
    case "turn":
      return "play";
    case "over":
      return "the game is over";
    default:
      return unreachable(game.phase);
  }
}

function offerWords({ standing, actor, turnCount }: GameView, names: Names): string {
  const player = playerNamed(actor);
  const other = player === null ? "the other player" : playerWord(otherPlayer(player));
  const { offer } = standing;
  if (typeof offer === "number")
    return `${other} claims that ${turnRange(offer, turnCount - 1, names)} repeat for ever; agree or decline`;
  if (offer === null || offer === "pass")
    return `${other} offers to end the game here; agree or decline`;
  if (offer === "draw") return `${other} offers a draw; agree or decline`;
  const stones = deadWords(offer.dead.map(placeIn), names);
  return `${other} offers to end the game here: ${stones}; accept or decline`;
}

export function methodWord({ rules, facts }: BoardView): string {
  switch (rules.score) {
    case "area":
      return has(facts, "centres") ? "area, counted on a sample" : "area";
    case "stones":
      return "stones";
    case "measure":
      return "measure, in π square ticks";
    case "cardinality":
      return has(facts, "continuous") ? "cardinality" : "coloured points";
    case "live":
      return "live stones";
    case "none":
      return "";
    default:
      return unreachable(rules.score);
  }
}

/** The method in one word, before a score; without one, captures are counted. */
export function scoreWord({ rules, facts }: BoardView): string {
  switch (rules.score) {
    case "area":
      return "area";
    case "stones":
      return "stones";
    case "measure":
      return "measure";
    case "cardinality":
      return has(facts, "continuous") ? "cardinality" : "points";
    case "live":
      return "live";
    case "none":
      return "captures";
    default:
      return unreachable(rules.score);
  }
}

/** A score while the game goes on: "Area now, counted on a sample". */
export function scoreNowWords(board: BoardView): string {
  const [method = "", ...details] = methodWord(board).split(", ");
  return capitalised([`${method} now`, ...details].join(", "));
}

/** A readable score; the core's one infinite number stays a word. */
export function amountWords(value: string): string {
  if (value === CONTINUUM) return "continuum";
  return /^\d{6,}$/.test(value) ? grouped(Number(value)) : readable(value);
}

export function resultWords(result: GameResult, board: BoardView): string {
  const { winner, by } = result;
  switch (by) {
    case "two-passes":
      return countedResult(result, methodWord(board), "two passes");
    case "agreement":
      return countedResult(result, methodWord(board), "dead stones agreed");
    case "draw":
      return "A draw (agreed)";
    case "resignation":
      return winner === "draw"
        ? "A draw"
        : `${winnerWords(winner)}: ${playerWord(otherPlayer(winner))} resigned`;
    case "timeout":
      return winner === "draw"
        ? "A draw"
        : `${winnerWords(winner)}: ${playerWord(otherPlayer(winner))} ran out of time`;
    case "no-turn":
      return winner === "draw"
        ? "A draw"
        : `${winnerWords(winner)}: ${noTurnWords(playerWord(otherPlayer(winner)), board)}`;
    case "forever":
      return foreverWords(result);
    default:
      return unreachable(by);
  }
}

/** On a plane only finitely many places are searched (RULES.md, D7). */
function noTurnWords(loser: string, { facts }: BoardView): string {
  return has(facts, "centres")
    ? `no turn was found for ${loser} on the places looked at`
    : `${loser} has no turn left`;
}

function countedResult({ winner, black, white }: GameResult, method: string, end: string): string {
  const reason = method === "" ? end : `${method}, ${end}`;
  const by = black === undefined || white === undefined ? "" : marginWords(black, white);
  return winner === "draw" ? `A draw (${reason})` : `${winnerWords(winner)}${by} (${reason})`;
}

function marginWords(black: string, white: string): string {
  const endless = black === CONTINUUM || white === CONTINUUM;
  return endless ? " by infinitely many points" : ` by ${margin(black, white)}`;
}

function foreverWords({ winner, black, white, unsustainability }: GameResult): string {
  const unsustainable =
    unsustainability !== undefined && unsustainability.black + unsustainability.white > 0;
  if (winner === "draw")
    return unsustainable ? "A draw: both repeat equally costly actions" : "A draw: equal for ever";
  if (unsustainable)
    return `${winnerWords(winner)}: ${playerWord(otherPlayer(winner))} loses by repeating costlier actions`;
  const by = black === undefined || white === undefined ? "" : ` by ${margin(black, white)}`;
  return `${winnerWords(winner)}${by}`;
}
