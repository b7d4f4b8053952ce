/** Analysis: the state of a search of the current position. */
import type { SearchReport } from "../engine/search.ts";
import { type ActingState, type Opponent, sideToAct } from "./opponent.ts";

/** Purpose: the computer's own turn, a requested suggestion, or values of all turns. */
export type AnalysisPurpose = "move" | "suggest" | "heat";

export interface Analysis {
  readonly purpose: AnalysisPurpose;
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

export function analysisOf(purpose: AnalysisPurpose, seconds: number): Analysis {
  return { purpose, seconds, stage: "asked", share: 0, report: null };
}

/** The part of the state that has the search. */
interface WithAnalysis {
  readonly analysis: Analysis | null;
}

/** The part of the state that decides the computer's turn. */
interface WithOpponent {
  readonly opponent: Opponent;
  readonly game: ActingState;
}

export function isRunning(analysis: Analysis | null): analysis is Analysis {
  return analysis !== null && analysis.stage !== "done";
}

export function isSuggesting({ analysis }: WithAnalysis): boolean {
  return analysis?.purpose === "suggest" && isRunning(analysis);
}

/** True while the computer prepares its own turn; others cannot move. */
export function isComputerThinking({ analysis }: WithAnalysis): boolean {
  return analysis?.purpose === "move" && isRunning(analysis);
}

/** True if the computer is to act. */
export function isComputersTurn({ opponent, game }: WithOpponent): boolean {
  return opponent.kind === "computer" && sideToAct(game) === opponent.side;
}
