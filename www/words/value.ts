/** English of the value of a position. */
import type { Estimate, PositionValue } from "../engine/protocol.ts";
import { isKnown } from "../engine/solved.ts";
import type { Player, Turn } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import { compared, isDrawn, marginFor, rankedTurns } from "../model/ranked-turns.ts";
import { type BoardView, playerNamed, type State } from "../model/state.ts";
import { otherPlayer, readTurn } from "../model/turns.ts";
import type { Value } from "../model/value.ts";
import { leadWords, percent } from "./analysis.ts";
import { capitalised, counted, roughly } from "./counts.ts";
import { VALUE_ASK } from "./game-panel.ts";
import { listed, placeWord, playerWord } from "./names.ts";
import { turnSentence, turnWord } from "./turns.ts";

export const VALUE = {
  name: VALUE_ASK.name,
  stop: "Stop",
  goOn: "Go on",
  again: "Ask again",
  moved: "Another position is shown. Ask again, and this one is valued.",
  over: "The game is over; nothing is left to play.",
  addLine: "Add it as a variation",
  addLineTip: "Put best play into the record, to walk through it",
  bestPlay: "Best play",
  turns: "First turns, the best ones first",
  turnTip: "Play it as a variation, and see the answers",
  memory:
    "Answers are kept in at most some 170 MB of memory; when it is full they are dropped and found again.",
  problem: "Make this a problem",
  problemTip: "Share it: readers find the best turns, and every turn is answered",
} as const;

/** Best turns and values of other turns that are named in a sentence. */
const MOST_NAMED = 4;

type Rules = Pick<BoardView, "rules">;

/** "Black wins by 3", "White wins", "a draw". */
export function sideWords(value: string, { rules }: Rules): string {
  const sign = compared(value, "0");
  if (sign === 0) return "a draw";
  const player = sign > 0 ? "black" : "white";
  const wins = `${playerWord(player)} wins`;
  return rules.end === "no-turn-loses" ? wins : `${wins} by ${readable(marginFor(player, value))}`;
}

/** Beside a place on the board: "B+3", "W+½", "0"; "B" and "W" where the last turn decides. */
export function shortValue(value: string, { rules }: Rules): string {
  const sign = compared(value, "0");
  if (sign === 0) return "0";
  const player = sign > 0 ? "black" : "white";
  const letter = playerWord(player).charAt(0);
  return rules.end === "no-turn-loses" ? letter : `${letter}+${readable(marginFor(player, value))}`;
}

/** "White wins by at most 4, Black by at most 9", "Black wins, by 2 to 9". */
export function boundsWords(low: string, high: string, board: Rules): string {
  if (low === high) return capitalised(sideWords(low, board));
  if (board.rules.end === "no-turn-loses") return "Not known yet who wins";
  if (compared(low, "0") > 0) return `Black wins, by ${readable(low)} to ${readable(high)}`;
  const [least, most] = [marginFor("white", high), marginFor("white", low)];
  if (compared(high, "0") < 0) return `White wins, by ${readable(least)} to ${readable(most)}`;
  return `Between ${sideWords(low, board)} and ${sideWords(high, board)}`;
}

/** The value, and the turns that keep it: "Black wins by 9. Best first: B2." Null before anything is known. */
export function valueWords({ found }: Value, { board, game }: State): string | null {
  if (found === null) return null;
  if (found.reason !== undefined) return found.reason;
  if (game.phase === "komi" && found.settled) return `The fair komi is ${readable(found.low)}.`;
  const words = `${finalWords(found, { board, game })}.`;
  const player = playerNamed(game.actor);
  if (!isKnown(found) || player === null) return words;
  const best = rankedTurns(found, player).filter(({ rank }) => rank === "best");
  const named = best.slice(0, MOST_NAMED).map(({ turn }) => firstWords(turn, board));
  const more = best.length - named.length;
  if (more > 0) named.push(`${more} more`);
  return named.length === 0 ? words : `${words} Best first: ${listed(named)}.`;
}

function finalWords(found: PositionValue, { board, game }: Pick<State, "board" | "game">): string {
  const { low, high, between } = found;
  if (between === "drawn" && game.phase === "komi")
    return `A draw with any komi from ${readable(low)} to ${readable(high)}`;
  return isDrawn(found) ? "A draw" : boundsWords(low, high, board);
}

/** Beside a drawing: "With best play Black wins by 3"; empty where that is not known. */
export function drawnWords({ settled, low }: PositionValue, board: Rules): string {
  return settled ? `With best play ${sideWords(low, board).replace(/^a /, "it is a ")}` : "";
}

/** A turn as a noun: a place, or "a pass"; "ignores the bid" of those that are neither. */
export function firstWords(turn: Turn, { names }: Pick<BoardView, "names">): string {
  const read = readTurn(turn);
  if (read.kind === "play") return placeWord(read.at, names);
  return read.kind === "pass" ? "a pass" : turnWord(turn, names);
}

/** "Estimate by 2,000 trial games: Black ahead by 3". */
export function estimateWords({ playouts, lead, share }: Estimate, player: Player): string {
  const games = `Estimate by ${counted(roughly(playouts), "trial game")}`;
  return lead === null
    ? `${games}: ${playerWord(player)} wins ${percent(share)} of them`
    : `${games}: ${leadWords(lead, player)}`;
}

/** The stage of the work: "Working… 54,000 turns tried", "Stopped", "Exact". */
export function stageWords({ stage, found }: Value): string {
  const tried = found === null ? "" : counted(roughly(found.nodes), "turn");
  switch (stage) {
    case "working":
      return found === null ? "Working…" : `Working… ${tried} tried${leftWords(found.left)}`;
    case "stopped":
      return found?.settled ? "Exact; stopped" : "Stopped";
    case "paused":
      return found?.settled ? "Exact; paused after a minute" : "Paused after a minute";
    case "done":
      return found !== null && isKnown(found) ? "Exact" : "";
    case "moved":
      return "";
  }
}

function leftWords(left: number): string {
  return left === 0 ? "" : `, ${counted(left, "first turn")} left`;
}

/** Best play, of which so many turns are named: "Black B2, White C2, Black passes and so on". */
export function lineWords(
  line: readonly Turn[],
  first: Player,
  board: BoardView,
  most: number,
): string {
  const named = line
    .slice(0, most)
    .map((turn, index) => {
      const player = index % 2 === 0 ? first : otherPlayer(first);
      return turnSentence(player, turn, board.names);
    })
    .join(", ");
  return line.length > most ? `${named} and so on` : named;
}
