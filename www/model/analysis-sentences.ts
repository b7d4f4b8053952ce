/** The computer's analysis and suggestions in sentences, by the words of a language. */
import type { Actor, Player, Turn } from "../engine/types.ts";
import { roughly } from "../words/counts.ts";
import { type Analysis, analysisSlice, isRunning } from "./analysis.ts";
import { suggestedTurns } from "./expected-line.ts";
import { type Names, playerNamed, type State } from "./state.ts";
import { otherPlayer } from "./turns.ts";

/** Words of a language for what the computer finds; shares come as "40 %". */
export interface AnalysisWords {
  readonly playerWord: (player: Actor) => string;
  readonly turnSentence: (player: Actor, turn: Turn, names: Names) => string;
  readonly amountWords: (value: string) => string;
  readonly theComputer: string;
  readonly plays: (who: string) => string;
  readonly isThinking: (who: string) => string;
  readonly thinking: string;
  readonly nothing: string;
  readonly suggestion: (turn: string) => string;
  readonly games: (count: number) => string;
  readonly chance: (turn: string, share: string) => string;
  readonly even: string;
  readonly ahead: (who: string, margin: string) => string;
  /** The turns that are expected next. */
  readonly follows: (turns: string) => string;
}

export interface AnalysisSentences {
  /** Status during the computer's turn: "White is thinking… 40 %". */
  readonly computerWords: (state: State) => string;
  /** For the tip; null: nothing. */
  readonly suggestionWords: (state: State) => string | null;
  /** "White ahead by 6½", to half a point, as komi and results are; "even" where neither leads by so much. */
  readonly leadWords: (lead: number, player: Player) => string;
  /** The suggestion and the line that it expects, in sentences: "Black D4: 52 % to win. Then White E5, Black
   *  passes." Null: nothing. */
  readonly suggestionSpoken: (state: State) => string | null;
}

export function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

/* @__NO_SIDE_EFFECTS__ */
export function analysisSentences(words: AnalysisWords): AnalysisSentences {
  function suggestionWords(state: State): string | null {
    const analysis = analysisSlice.of(state);
    if (analysis?.purpose !== "suggest") return null;
    return analysis.stage === "done"
      ? foundWords(analysis, state)
      : `${words.thinking} ${percent(analysis.share)}`;
  }

  /** "Black D4: 52 % to win, White ahead by 1". */
  function foundWords({ report }: Analysis, { game, board }: State): string {
    if (report === null || report.best === null || game.actor === null) return words.nothing;
    const turn = words.turnSentence(game.actor, report.best, board.names);
    if (report.playouts === 0) return words.suggestion(turn);
    const player = playerNamed(game.actor);
    if (game.phase !== "turn" || player === null)
      return `${words.suggestion(turn)} (${words.games(roughly(report.playouts))})`;
    const chance = words.chance(turn, percent(report.share));
    return report.lead === null ? chance : `${chance}, ${leadWords(report.lead, player)}`;
  }

  function leadWords(lead: number, player: Player): string {
    const halves = Math.round(2 * Math.abs(lead));
    if (halves === 0) return words.even;
    const leader = lead > 0 ? player : otherPlayer(player);
    return words.ahead(words.playerWord(leader), words.amountWords(String(halves / 2)));
  }

  return {
    computerWords(state) {
      const { actor } = state.game;
      const analysis = analysisSlice.of(state);
      const who = actor === null ? words.theComputer : words.playerWord(actor);
      return isRunning(analysis)
        ? `${words.isThinking(who)} ${percent(analysis.share)}`
        : words.plays(who);
    },
    suggestionWords,
    leadWords,
    suggestionSpoken(state) {
      const said = suggestionWords(state);
      if (said === null) return null;
      const later = suggestedTurns(state)
        .slice(1)
        .map(({ player, turn }) => words.turnSentence(player, turn, state.board.names));
      return later.length === 0 ? `${said}.` : `${said}. ${words.follows(later.join(", "))}`;
    },
  };
}
