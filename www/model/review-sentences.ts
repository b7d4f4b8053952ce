/** The review of a game in sentences, by the words of a language. */
import type { Player, Turn } from "../engine/types.ts";
import { capitalised } from "../words/counts.ts";
import { percent } from "./analysis-sentences.ts";
import type { Review } from "./review.ts";
import { type BoardView, type Names, placeWord } from "./state.ts";
import type { Branch } from "./tree/tree.ts";
import { costOf, type Measure, measureOf, type TurnCost, valueAt } from "./turn-cost.ts";
import { type Numbering, readTurn } from "./turns.ts";

/** Words of a language for a review. */
export interface ReviewWords {
  readonly playerWord: (player: Player) => string;
  readonly turnWord: (turn: Turn, names: Names) => string;
  readonly momentWords: (turns: number, names: Numbering) => string;
  readonly leadWords: (lead: number, player: Player) => string;
  readonly grouped: (value: number) => string;
  readonly working: (share: string) => string;
  readonly stopped: (turns: number, names: Numbering) => string;
  readonly done: string;
  readonly notYet: (moment: string) => string;
  readonly lostNothing: (who: string) => string;
  readonly lost: (who: string, amount: string) => string;
  /** The end of a sentence on a loss. */
  readonly wasBetter: (better: string) => string;
  readonly points: (count: number) => string;
  readonly blackWins: (share: string) => string;
  readonly passing: string;
  readonly quoted: (turn: string) => string;
  readonly tryIt: (better: string) => string;
}

export interface ReviewSentences {
  /** "Reviewing… 40 %", "Stopped after turn 12", "The turns that cost most". */
  readonly stageWords: (review: Review, names: Names) => string;
  /** "turn 12, White lost 4 points; C5 was better", and who is ahead then. */
  readonly reviewedWords: (
    review: Review,
    branch: Branch,
    turns: number,
    board: BoardView,
  ) => string;
  /** "White lost 4 points; C5 was better", "White lost nothing". */
  readonly costWords: (cost: TurnCost, measure: Measure, board: BoardView) => string;
  /** Button that plays the better turn: "Try C5". */
  readonly tryBetterWords: (better: Turn, names: Names) => string;
  /** The button that goes to a costly turn: "Turn 12: White lost 4 points". */
  readonly costlyWords: (cost: TurnCost, measure: Measure, board: BoardView) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function reviewSentences(words: ReviewWords): ReviewSentences {
  /** Null: nothing was lost. */
  function lossWords(
    { player, cost, better }: TurnCost,
    measure: Measure,
    { rules }: BoardView,
  ): string | null {
    const lost = Math.round(cost);
    if (lost === 0 || better === null) return null;
    const points = rules.score === "measure" ? words.grouped(lost) : words.points(lost);
    return words.lost(words.playerWord(player), measure === "lead" ? points : `${lost} %`);
  }

  function costWords(cost: TurnCost, measure: Measure, board: BoardView): string {
    const loss = lossWords(cost, measure, board);
    return loss === null || cost.better === null
      ? words.lostNothing(words.playerWord(cost.player))
      : `${loss}; ${words.wasBetter(betterWords(cost.better, board.names))}`;
  }

  function aheadWords(review: Review, turns: number): string {
    const value = valueAt(review, turns);
    if (value === null) return "";
    const ahead =
      measureOf(review) === "lead"
        ? words.leadWords(value, "black")
        : words.blackWins(`${Math.round(value)} %`);
    return `. ${capitalised(ahead)}`;
  }

  function betterWords(better: Turn, names: Names): string {
    const read = readTurn(better);
    if (read.kind === "pass") return words.passing;
    return read.kind === "play"
      ? placeWord(read.at, names)
      : words.quoted(words.turnWord(better, names));
  }

  return {
    stageWords({ positions, nodes, stage }, names) {
      switch (stage) {
        case "working":
          return words.working(percent(positions.length / nodes.length));
        case "stopped":
          return words.stopped(Math.max(positions.length - 1, 0), names);
        case "done":
          return words.done;
      }
    },
    reviewedWords(review, branch, turns, board) {
      const moment = words.momentWords(turns, board.names);
      if (review.positions[turns] === undefined) return words.notYet(moment);
      const cost = turns === 0 ? null : costOf(review, branch, turns);
      const loss = cost === null ? "" : `, ${costWords(cost, measureOf(review), board)}`;
      return `${moment}${loss}${aheadWords(review, turns)}`;
    },
    costWords,
    tryBetterWords: (better, names) => words.tryIt(betterWords(better, names)),
    costlyWords(cost, measure, board) {
      const moment = capitalised(words.momentWords(cost.turns, board.names));
      const none = words.lostNothing(words.playerWord(cost.player));
      return `${moment}: ${lossWords(cost, measure, board) ?? none}`;
    },
  };
}
