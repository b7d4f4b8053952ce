/** Analysis: the state of a search of the current position. */
import type { SearchReport } from "../engine/search.ts";
import { type Acting, type Opponent, sideToAct } from "./opponent.ts";

/** Purpose: the computer's own turn, a requested suggestion, or values of all turns. */
export type Aim = "move" | "suggest" | "heat";

export interface Analysis {
  readonly aim: Aim;
  readonly seconds: number;
  /** Requested; running; asked to stop early; done. */
  readonly stage: "asked" | "working" | "called" | "done";
  /** Elapsed share of the time, from 0 to 1. */
  readonly share: number;
  /** The latest report. */
  readonly report: SearchReport | null;
}

/** Durations of a suggestion and of a heatmap. */
export const SUGGEST_SECONDS = 2;
export const HEAT_SECONDS = 4;

/** Selectable strengths of the computer, in seconds for each turn. */
export const STRENGTHS: readonly number[] = [1, 3, 10, 30];

export function analysisOf(aim: Aim, seconds: number): Analysis {
  return { aim, seconds, stage: "asked", share: 0, report: null };
}

/** The part of the state that has the search. */
interface Thinking {
  readonly analysis: Analysis | null;
}

/** The part of the state that decides the computer's turn. */
interface Facing {
  readonly opponent: Opponent;
  readonly game: Acting;
}

export function isUnderWay(analysis: Analysis | null): analysis is Analysis {
  return analysis !== null && analysis.stage !== "done";
}

export function isSuggesting({ analysis }: Thinking): boolean {
  return analysis?.aim === "suggest" && isUnderWay(analysis);
}

/** True while the computer prepares its own turn; others cannot move. */
export function isComputerThinking({ analysis }: Thinking): boolean {
  return analysis?.aim === "move" && isUnderWay(analysis);
}

/** True if the computer is to act. */
export function isComputersTurn({ opponent, game }: Facing): boolean {
  return opponent.kind === "computer" && sideToAct(game) === opponent.side;
}
