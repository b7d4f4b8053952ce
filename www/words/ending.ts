/** English of the end of a game: the words of the seal, and one sentence on how the rules decided it. */
import { has } from "../engine/features.ts";
import type { GameResult } from "../engine/types.ts";
import type { Tally } from "../engine/why.ts";
import { CONTINUUM, margin, readable } from "../fractions.ts";
import { unreachable } from "../model/actions.ts";
import { BLACK, type BoardView, type GameView, type State, WHITE } from "../model/state.ts";
import { otherPlayer } from "../model/turns.ts";
import { tallyWords } from "./explanation.ts";
import { playerWord } from "./names.ts";

/** Lines of the seal; an empty one is left out. */
export interface SealWords {
  readonly name: string;
  readonly verb: string;
  readonly amount: string;
}

export function sealWords({ winner, by, black, white }: GameResult): SealWords {
  if (winner === "draw") return { name: "A draw", verb: "", amount: "" };
  const loser = playerWord(otherPlayer(winner));
  if (by === "timeout") return { name: loser, verb: "out of time", amount: "" };
  if (by === "resignation") return { name: loser, verb: "resigns", amount: "" };
  const isCounted = black !== undefined && white !== undefined && black !== white;
  if (!isCounted) return { name: playerWord(winner), verb: "wins", amount: "" };
  const endless = black === CONTINUUM || white === CONTINUUM;
  const amount = endless ? "∞" : margin(black, white);
  return { name: playerWord(winner), verb: "wins by", amount };
}

export const PUT_AWAY = "Put the seal away";

/** One sentence on how the rules decided the game. */
export function endingWords(state: State, tally: Tally | null): string {
  const { game, board } = state;
  if (game.result === null) return "";
  const { winner, by } = game.result;
  switch (by) {
    case "two-passes":
      return tally === null ? "Two passes ended the game." : countedWords(state, tally);
    case "agreement":
      return tally === null
        ? "Both agreed on dead stones."
        : `Both agreed on dead stones, which are off the board. ${countedWords(state, tally)}`;
    case "draw":
      return "Both agreed on a draw, so nothing is counted.";
    case "resignation":
      return winner === "draw"
        ? "Nothing is counted."
        : `${playerWord(otherPlayer(winner))} resigned, so nothing is counted.`;
    case "timeout":
      return winner === "draw"
        ? "Nothing is counted."
        : `${playerWord(otherPlayer(winner))} ran out of time, so nothing is counted.`;
    case "no-turn":
      return winner === "draw" ? "Nothing is counted." : noTurnSentence(winner, board);
    case "forever":
      return `${divisionWords(game)}${foreverSentence(game)}`;
    default:
      return unreachable(by);
  }
}

/** On a plane only finitely many places are searched (RULES.md, D7). */
function noTurnSentence(winner: "black" | "white", { facts }: BoardView): string {
  const loser = playerWord(otherPlayer(winner));
  const lacks = has(facts, "centres") ? `no turn was found for ${loser}` : `${loser} has none`;
  return `Nobody may pass here, and whoever has no turn left loses: ${lacks}.`;
}

function countedWords(state: State, tally: Tally): string {
  return `${methodSentence(state.board)}: ${tallyWords(tally, state)}`;
}

function methodSentence({ rules, facts, names }: BoardView): string {
  switch (rules.score) {
    case "area":
      return has(facts, "centres")
        ? "Stones count, and the ground that only one colour reaches"
        : `Stones count, and each empty ${names.noun} that reaches only one colour`;
    case "stones":
      return "Only stones on the board count";
    case "measure":
      return "The area under stones counts";
    case "cardinality":
      return "Coloured points count";
    case "live":
    case "none":
      return "The count";
    default:
      return unreachable(rules.score);
  }
}

/** Under divide-and-choose: "First named a komi of 2, and Second took White. " */
function divisionWords({ standing }: GameView): string {
  const { first, named } = standing;
  if (first === null) return "";
  return `First named a komi of ${readable(named ?? "0")}, and Second took ${playerWord(otherPlayer(first))}. `;
}

function foreverSentence({ result, lasting }: GameView): string {
  const { black = 0, white = 0 } = result?.unsustainability ?? {};
  if (black + white > 0)
    return "This game goes on for ever: whoever must repeat the costlier action loses.";
  const live = lasting?.filter((colour) => colour === BLACK || colour === WHITE).length ?? 0;
  const stones = live === 0 ? "no stone lives for ever" : "stones that live for ever are added";
  return `This game goes on for ever: komi and bids count, and ${stones}.`;
}
