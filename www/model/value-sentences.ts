/** The value of a position in sentences, by the words of a language. */
import type { Estimate, PositionValue } from "../engine/protocol.ts";
import { isKnown } from "../engine/solved.ts";
import type { Player, Turn } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import { capitalised, roughly } from "../words/counts.ts";
import { compared, isDrawn, marginFor, rankedTurns } from "./ranked-turns.ts";
import { type BoardView, type Names, placeWord, playerNamed, type State } from "./state.ts";
import { otherPlayer, readTurn } from "./turns.ts";
import type { Value } from "./value.ts";

/** Words of a language for outcomes and best play, which problems name too. */
export interface OutcomeWords {
  readonly playerWord: (player: Player) => string;
  readonly turnSentence: (player: Player, turn: Turn, names: Names) => string;
  /** A draw within a sentence. */
  readonly draw: string;
  readonly wins: (who: string) => string;
  readonly winsBy: (who: string, margin: string) => string;
  readonly andSoOn: string;
}

/** Words of a language for values; counts come as numbers, margins and komis as they are read. */
export interface ValueWords {
  readonly playerWord: (player: Player) => string;
  readonly draw: string;
  readonly sideWords: OutcomeSentences["sideWords"];
  readonly turnWord: (turn: Turn, names: Names) => string;
  readonly leadWords: (lead: number, player: Player) => string;
  readonly percent: (share: number) => string;
  readonly listed: (words: readonly string[]) => string;
  readonly winsByBetween: (who: string, least: string, most: string) => string;
  readonly between: (low: string, high: string) => string;
  readonly winnerUnknown: string;
  readonly fairKomi: (komi: string) => string;
  readonly drawWithKomi: (low: string, high: string) => string;
  readonly more: (count: number) => string;
  readonly bestFirst: (turns: string) => string;
  readonly bestPlay: (side: string) => string;
  readonly bestPlayDraws: string;
  readonly pass: string;
  readonly estimate: (games: number) => string;
  readonly winsShare: (who: string, share: string) => string;
  readonly working: string;
  readonly tried: (turns: number) => string;
  readonly left: (turns: number) => string;
  readonly exact: string;
  readonly stopped: string;
  readonly exactStopped: string;
  readonly paused: string;
  readonly exactPaused: string;
}

/** Best turns that are named in a sentence. */
const MOST_NAMED = 4;

type Rules = Pick<BoardView, "rules">;

export interface OutcomeSentences {
  /** "Black wins by 3", "White wins", "a draw". */
  readonly sideWords: (value: string, board: Rules) => string;
  /** Best play, of which so many turns are named: "Black B2, White C2, Black passes and so on". */
  readonly lineWords: (
    line: readonly Turn[],
    first: Player,
    board: BoardView,
    most: number,
  ) => string;
}

export interface ValueSentences {
  /** Beside a place on the board: "B+3", "W+½", "0"; "B" and "W" where the last turn decides. */
  readonly shortValue: (value: string, board: Rules) => string;
  /** "Between White wins by 4 and Black wins by 9", "Black wins, by 2 to 9". */
  readonly boundsWords: (low: string, high: string, board: Rules) => string;
  /** The value, and the turns that keep it: "Black wins by 9. Best first: B2." Null before anything is known. */
  readonly valueWords: (value: Value, state: State) => string | null;
  /** Beside a drawing: "With best play Black wins by 3"; empty where that is not known. */
  readonly drawnWords: (value: PositionValue, board: Rules) => string;
  /** A turn as a noun: a place, or "a pass"; "ignores the bid" of those that are neither. */
  readonly firstWords: (turn: Turn, board: Pick<BoardView, "names">) => string;
  /** "Estimate by 2,000 trial games: Black ahead by 3". */
  readonly estimateWords: (estimate: Estimate, player: Player) => string;
  /** The stage of the work: "Working… 54,000 turns tried", "Stopped", "Exact". */
  readonly stageWords: (value: Value) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function outcomeSentences(words: OutcomeWords): OutcomeSentences {
  return {
    sideWords(value, { rules }) {
      const sign = compared(value, "0");
      if (sign === 0) return words.draw;
      const player = sign > 0 ? "black" : "white";
      const who = words.playerWord(player);
      return rules.end === "no-turn-loses"
        ? words.wins(who)
        : words.winsBy(who, readable(marginFor(player, value)));
    },
    lineWords(line, first, { names }, most) {
      const named = line
        .slice(0, most)
        .map((turn, index) =>
          words.turnSentence(index % 2 === 0 ? first : otherPlayer(first), turn, names),
        )
        .join(", ");
      return line.length > most ? `${named} ${words.andSoOn}` : named;
    },
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function valueSentences(words: ValueWords): ValueSentences {
  const { playerWord, sideWords } = words;

  function shortValue(value: string, { rules }: Rules): string {
    const sign = compared(value, "0");
    if (sign === 0) return "0";
    const player = sign > 0 ? "black" : "white";
    const letter = playerWord(player).charAt(0);
    return rules.end === "no-turn-loses"
      ? letter
      : `${letter}+${readable(marginFor(player, value))}`;
  }

  function boundsWords(low: string, high: string, board: Rules): string {
    if (low === high) return capitalised(sideWords(low, board));
    if (board.rules.end === "no-turn-loses") return words.winnerUnknown;
    if (compared(low, "0") > 0)
      return words.winsByBetween(playerWord("black"), readable(low), readable(high));
    if (compared(high, "0") >= 0)
      return words.between(sideWords(low, board), sideWords(high, board));
    const [least, most] = [marginFor("white", high), marginFor("white", low)];
    return words.winsByBetween(playerWord("white"), readable(least), readable(most));
  }

  function finalWords(found: PositionValue, { board, game }: State): string {
    const { low, high, between } = found;
    if (between === "drawn" && game.phase === "komi")
      return words.drawWithKomi(readable(low), readable(high));
    return isDrawn(found) ? capitalised(words.draw) : boundsWords(low, high, board);
  }

  function valueWords({ found }: Value, state: State): string | null {
    const { board, game } = state;
    if (found === null) return null;
    if (found.reason !== undefined) return found.reason;
    if (game.phase === "komi" && found.settled) return words.fairKomi(readable(found.low));
    const final = `${finalWords(found, state)}.`;
    const player = playerNamed(game.actor);
    if (!isKnown(found) || player === null) return final;
    const best = rankedTurns(found, player).filter(({ rank }) => rank === "best");
    const named = best.slice(0, MOST_NAMED).map(({ turn }) => firstWords(turn, board));
    const more = best.length - named.length;
    if (more > 0) named.push(words.more(more));
    return named.length === 0 ? final : `${final} ${words.bestFirst(words.listed(named))}`;
  }

  function firstWords(turn: Turn, { names }: Pick<BoardView, "names">): string {
    const read = readTurn(turn);
    if (read.kind === "play") return placeWord(read.at, names);
    return read.kind === "pass" ? words.pass : words.turnWord(turn, names);
  }

  function stageWords({ stage, found }: Value): string {
    const isSettled = found?.settled === true;
    switch (stage) {
      case "working": {
        if (found === null) return words.working;
        const left = found.left === 0 ? "" : words.left(found.left);
        return `${words.working} ${words.tried(roughly(found.nodes))}${left}`;
      }
      case "stopped":
        return isSettled ? words.exactStopped : words.stopped;
      case "paused":
        return isSettled ? words.exactPaused : words.paused;
      case "done":
        return found !== null && isKnown(found) ? words.exact : "";
      case "moved":
        return "";
    }
  }

  return {
    shortValue,
    boundsWords,
    valueWords,
    firstWords,
    stageWords,
    drawnWords({ settled, low }, board) {
      if (!settled) return "";
      return compared(low, "0") === 0 ? words.bestPlayDraws : words.bestPlay(sideWords(low, board));
    },
    estimateWords({ playouts, lead, share }, player) {
      const games = words.estimate(roughly(playouts));
      return `${games}: ${
        lead === null
          ? words.winsShare(playerWord(player), words.percent(share))
          : words.leadWords(lead, player)
      }`;
    },
  };
}
