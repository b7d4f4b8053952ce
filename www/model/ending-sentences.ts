/** The end of a game by the words of a language: those of the seal, and one sentence on how the rules decided it. */
import { has } from "../engine/features.ts";
import type { GameResult, Player, Scoring } from "../engine/types.ts";
import type { Tally } from "../engine/why.ts";
import { CONTINUUM, margin, readable } from "../fractions.ts";
import { BLACK, type BoardView, type GameView, type State, WHITE } from "./state.ts";
import { otherPlayer, readTurn } from "./turns.ts";

/** Lines of the seal; an empty one is left out. */
export interface SealWords {
  readonly name: string;
  readonly verb: string;
  readonly amount: string;
}

/** Words of a language for the end of a game. */
export interface EndingWords {
  readonly playerWord: (player: Player) => string;
  readonly tallyWords: (tally: Tally, state: State) => string;
  readonly sealDraw: string;
  readonly outOfTime: string;
  readonly resigns: string;
  readonly wins: string;
  readonly winsBy: string;
  /** Sentences on ends whose count is not known. */
  readonly uncounted: Readonly<Record<"two-passes" | "agreement", string>>;
  /** Said before the count. */
  readonly agreed: string;
  readonly noneDead: string;
  readonly drawAgreed: string;
  readonly nothingCounted: string;
  readonly resigned: (who: string) => string;
  readonly timedOut: (who: string) => string;
  readonly noTurn: (lacks: string) => string;
  /** On a plane only finitely many places are searched (RULES.md, D7). */
  readonly noneFound: (who: string) => string;
  readonly hasNone: (who: string) => string;
  /** Beginnings of the sentence that counts; on a plane the ground counts. */
  readonly method: Readonly<Record<Exclude<Scoring, "area" | "none">, string>>;
  readonly area: (board: BoardView) => string;
  readonly groundArea: string;
  /** Under divide-and-choose. */
  readonly divided: (komi: string, colour: string) => string;
  readonly costly: string;
  readonly lasting: (stones: string) => string;
  readonly noneLives: string;
  readonly livingAdded: string;
}

export interface EndingSentences {
  readonly sealWords: (result: GameResult) => SealWords;
  /** One sentence on how the rules decided the game. */
  readonly endingWords: (state: State, tally: Tally | null) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function endingSentences(words: EndingWords): EndingSentences {
  const { playerWord } = words;

  function countWords(state: State, tally: Tally): string {
    return `${methodSentence(state.board)}: ${words.tallyWords(tally, state)}`;
  }

  function methodSentence(board: BoardView): string {
    const { score } = board.rules;
    if (score === "area") return has(board.facts, "centres") ? words.groundArea : words.area(board);
    return words.method[score === "none" ? "live" : score];
  }

  function divisionWords({ standing }: GameView): string {
    const { first, named } = standing;
    return first === null
      ? ""
      : `${words.divided(readable(named ?? "0"), playerWord(otherPlayer(first)))} `;
  }

  function foreverSentence({ result, lasting }: GameView): string {
    const { black = 0, white = 0 } = result?.unsustainability ?? {};
    if (black + white > 0) return words.costly;
    const lives = lasting?.some((colour) => colour === BLACK || colour === WHITE) === true;
    return words.lasting(lives ? words.livingAdded : words.noneLives);
  }

  function lost(
    by: "resignation" | "timeout" | "no-turn",
    loser: string,
    { facts }: BoardView,
  ): string {
    if (by === "resignation") return words.resigned(loser);
    if (by === "timeout") return words.timedOut(loser);
    return words.noTurn(has(facts, "centres") ? words.noneFound(loser) : words.hasNone(loser));
  }

  return {
    sealWords({ winner, by, black, white }) {
      if (winner === "draw") return { name: words.sealDraw, verb: "", amount: "" };
      const loser = playerWord(otherPlayer(winner));
      if (by === "timeout") return { name: loser, verb: words.outOfTime, amount: "" };
      if (by === "resignation") return { name: loser, verb: words.resigns, amount: "" };
      const name = playerWord(winner);
      const isCounted = black !== undefined && white !== undefined && black !== white;
      if (!isCounted) return { name, verb: words.wins, amount: "" };
      const endless = black === CONTINUUM || white === CONTINUUM;
      return { name, verb: words.winsBy, amount: endless ? "∞" : margin(black, white) };
    },
    endingWords(state, tally) {
      const { game, board } = state;
      if (game.result === null) return "";
      const { winner, by } = game.result;
      switch (by) {
        case "two-passes":
          return tally === null ? words.uncounted[by] : countWords(state, tally);
        case "agreement": {
          const agreed = tally === null ? words.uncounted[by] : words.agreed;
          const lead = isNoneDead(game) ? words.noneDead : agreed;
          return tally === null ? lead : `${lead} ${countWords(state, tally)}`;
        }
        case "draw":
          return words.drawAgreed;
        case "forever":
          return `${divisionWords(game)}${foreverSentence(game)}`;
        default:
          return winner === "draw"
            ? words.nothingCounted
            : lost(by, playerWord(otherPlayer(winner)), board);
      }
    },
  };
}

/** True for an end that both agreed on, with an empty list of dead stones. */
function isNoneDead({ record, turnCount }: GameView): boolean {
  const proposal = record[turnCount - 2];
  const read = proposal === undefined ? null : readTurn(proposal);
  return read?.kind === "dead" && read.stones.length === 0;
}
