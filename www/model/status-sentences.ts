/** The duty of the player to act, scores and results, by the words of a language. */
import { type BoardKind, has } from "../engine/features.ts";
import type { Actor, GameResult, Phase, Player, Scoring } from "../engine/types.ts";
import { CONTINUUM, margin, readable } from "../fractions.ts";
import { capitalised } from "../words/counts.ts";
import { type BoardView, type GameView, type Names, type Place, playerNamed } from "./state.ts";
import { type Numbering, otherPlayer, placeIn } from "./turns.ts";

/** Things that a score counts: a plane's area is not exact (RULES.md, D6), disks and planes have a cardinality. */
export type Counted =
  | "area"
  | "sampledArea"
  | "stones"
  | "measure"
  | "cardinality"
  | "points"
  | "live";

export function countedBy<S extends Scoring>(
  score: S,
  board: { readonly kind: BoardKind },
): Counted | Extract<S, "none"> {
  if (score === "area" && has(board, "centres")) return "sampledArea";
  return score === "cardinality" && !has(board, "continuous")
    ? "points"
    : (score as Exclude<Scoring, "none"> | Extract<S, "none">);
}

/** Words of a language for the status of a game. */
export interface StatusWords {
  readonly playerWord: (player: Actor) => string;
  readonly winnerWords: (winner: Player) => string;
  readonly deadWords: (stones: readonly Place[], names: Names) => string;
  readonly turnRange: (from: number, to: number, names: Numbering) => string;
  readonly over: string;
  readonly toPlay: (who: string) => string;
  /** Parts after a player's name. */
  readonly duty: Readonly<Record<"komi" | "reset" | "turn" | "over", string>>;
  readonly take: (komi: string) => string;
  readonly answer: (bid: string) => string;
  readonly otherSide: string;
  readonly offersForever: (who: string, turns: string) => string;
  readonly offersDraw: (who: string) => string;
  readonly offersEnd: (who: string) => string;
  readonly offersDead: (who: string, stones: string) => string;
  /** Its details follow a comma. */
  readonly method: Readonly<Record<Counted, string>>;
  readonly draw: string;
  readonly agreed: string;
  readonly end: Readonly<Record<"two-passes" | "agreement", string>>;
  readonly lost: Readonly<Record<"resignation" | "timeout" | "no-turn", (who: string) => string>>;
  /** On a plane only finitely many places are searched (RULES.md, D7). */
  readonly noneFound: (who: string) => string;
  readonly by: (margin: string) => string;
  readonly endless: string;
  readonly equallyCostly: string;
  readonly equalForEver: string;
  readonly costlier: (who: string) => string;
}

export interface StatusSentences {
  /** "White to play", "White: name the ko winner, or ignore the bid of 1½", or the result. */
  readonly gameStatusWords: (game: GameView, board: BoardView) => string;
  readonly methodWord: (board: BoardView) => string;
  readonly resultWords: (result: GameResult, board: BoardView) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function statusSentences(words: StatusWords): StatusSentences {
  const { playerWord, winnerWords } = words;

  function dutyWords(phase: Phase, game: GameView, { names }: BoardView): string {
    const { named, bid } = game.standing;
    if (phase === "take") return words.take(readable(named ?? "0"));
    if (phase === "answer") return words.answer(readable(bid ?? "0"));
    return phase === "offer" ? offerWords(game, names) : words.duty[phase];
  }

  function offerWords({ standing, actor, turnCount }: GameView, names: Names): string {
    const player = playerNamed(actor);
    const other = player === null ? words.otherSide : playerWord(otherPlayer(player));
    const { offer } = standing;
    if (typeof offer === "number")
      return words.offersForever(other, words.turnRange(offer, turnCount - 1, names));
    if (offer === null || offer === "pass") return words.offersEnd(other);
    if (offer === "draw") return words.offersDraw(other);
    return words.offersDead(other, words.deadWords(offer.dead.map(placeIn), names));
  }

  function methodWord({ rules, facts }: BoardView): string {
    const counted = countedBy(rules.score, facts);
    return counted === "none" ? "" : words.method[counted];
  }

  function resultWords(result: GameResult, board: BoardView): string {
    const { winner, by } = result;
    if (by === "forever") return foreverWords(result);
    if (by === "draw") return `${words.draw} (${words.agreed})`;
    if (by === "two-passes" || by === "agreement") {
      const method = methodWord(board);
      const reason = `${method === "" ? "" : `${method}, `}${words.end[by]}`;
      return `${winner === "draw" ? words.draw : winnerWords(winner) + marginWords(result)} (${reason})`;
    }
    if (winner === "draw") return words.draw;
    const isSearched = by === "no-turn" && has(board.facts, "centres");
    const lost = isSearched ? words.noneFound : words.lost[by];
    return `${winnerWords(winner)}: ${lost(playerWord(otherPlayer(winner)))}`;
  }

  function marginWords({ black, white }: GameResult): string {
    if (black === undefined || white === undefined) return "";
    const isEndless = black === CONTINUUM || white === CONTINUUM;
    return ` ${words.by(isEndless ? words.endless : margin(black, white))}`;
  }

  function foreverWords(result: GameResult): string {
    const { winner, unsustainability = { black: 0, white: 0 } } = result;
    const unsustainable = unsustainability.black + unsustainability.white > 0;
    if (winner === "draw")
      return `${words.draw}: ${unsustainable ? words.equallyCostly : words.equalForEver}`;
    return unsustainable
      ? `${winnerWords(winner)}: ${words.costlier(playerWord(otherPlayer(winner)))}`
      : winnerWords(winner) + marginWords(result);
  }

  return {
    gameStatusWords(game, board) {
      if (game.result !== null) return resultWords(game.result, board);
      if (game.actor === null) return words.over;
      const who = playerWord(game.actor);
      return game.phase === "turn"
        ? words.toPlay(who)
        : `${who}: ${dutyWords(game.phase, game, board)}`;
    },
    methodWord,
    resultWords,
  };
}

/** Words of a language for scores. */
export interface ScoreWords {
  readonly grouped: (value: number) => string;
  readonly methodWord: (board: BoardView) => string;
  readonly now: (method: string) => string;
  /** The core's one infinite number. */
  readonly continuum: string;
}

export interface ScoreSentences {
  /** A score while the game goes on: "Area now, counted on a sample". */
  readonly scoreNowWords: (board: BoardView) => string;
  /** A readable score; the core's one infinite number stays a word. */
  readonly amountWords: (value: string) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function scoreSentences(words: ScoreWords): ScoreSentences {
  return {
    scoreNowWords(board) {
      const [method = "", ...details] = words.methodWord(board).split(", ");
      return capitalised([words.now(method), ...details].join(", "));
    },
    amountWords(value) {
      if (value === CONTINUUM) return words.continuum;
      return /^\d{6,}$/.test(value) ? words.grouped(Number(value)) : readable(value);
    },
  };
}

/** The method in one word, before a score; without one, captures are counted. */
/* @__NO_SIDE_EFFECTS__ */
export function shortMethod(
  words: Readonly<Record<Exclude<Counted, "sampledArea"> | "none", string>>,
) {
  return ({ rules, facts }: BoardView): string => {
    const counted = countedBy(rules.score, facts);
    return words[counted === "sampledArea" ? "area" : counted];
  };
}

/** Words of a language for the meaning of an offer. */
export interface OfferWords {
  readonly turnRange: (from: number, to: number, names: Numbering) => string;
  readonly draw: string;
  readonly forever: (turns: string) => string;
  readonly dead: string;
  readonly end: string;
}

/* @__NO_SIDE_EFFECTS__ */
export function offersBy(words: OfferWords): (game: GameView, names: Names) => string {
  return ({ standing: { offer }, turnCount }, names) => {
    if (offer === "draw") return words.draw;
    if (typeof offer === "number")
      return capitalised(words.forever(words.turnRange(offer, turnCount - 1, names)));
    return typeof offer === "object" && offer !== null ? words.dead : words.end;
  };
}
