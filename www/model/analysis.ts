/** Analysis: the state of a search of the current position. */
import type { SearchReport } from "../engine/search.ts";
import type { Turn } from "../engine/types.ts";
import { EFFORTS, type Effort } from "./level.ts";
import { type ActingState, type Opponent, sideToAct } from "./opponent.ts";

/** Purpose: the computer's own turn, a requested suggestion, or values of all turns. */
export type AnalysisPurpose = "move" | "suggest" | "heat";

export interface Analysis {
  readonly purpose: AnalysisPurpose;
  readonly effort: Effort;
  /** Requested; running; asked to stop early; done. */
  readonly stage: "asked" | "working" | "called" | "done";
  /** Done share of the effort, from 0 to 1. */
  readonly share: number;
  /** The latest report. */
  readonly report: SearchReport | null;
}

/** Results are stable long before so many games, and sums of shares stay exact. */
const MOST_PLAYOUTS = 1_000_000;

/** Efforts of a suggestion and of a heatmap: time alone bounds them. */
const SUGGESTING: Effort = { playouts: MOST_PLAYOUTS, seconds: 2 };
const HEATING: Effort = { playouts: MOST_PLAYOUTS, seconds: 4 };

export function suggestion(): Analysis {
  return analysisOf("suggest", SUGGESTING);
}

export function heat(): Analysis {
  return analysisOf("heat", HEATING);
}

/** The search for the computer's own turn. */
export function computersMove({ level }: Extract<Opponent, { kind: "computer" }>): Analysis {
  return analysisOf("move", EFFORTS[level]);
}

function analysisOf(purpose: AnalysisPurpose, effort: Effort): Analysis {
  return { purpose, effort, stage: "asked", share: 0, report: null };
}

/** The part of the state that has the search. */
interface WithAnalysis {
  readonly analysis: Analysis | null;
}

/** The part of the state that decides the computer's turn. */
interface WithOpponent {
  readonly opponent: Opponent;
  readonly game: ActingState;
  readonly handicap: object | null;
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

/** The computer's turn by a search: the best one, or resignation of a lost game unless it may not. */
export function computersTurn(report: SearchReport, opponent: Opponent): Turn | null {
  const resigns = opponent.kind === "computer" && opponent.resigns !== false;
  return resigns && report.lost ? "resign" : report.best;
}

/** True if the computer is to act. Its handicap is placed by the reader, too. */
export function isComputersTurn({ opponent, game, handicap }: WithOpponent): boolean {
  return handicap === null && opponent.kind === "computer" && sideToAct(game) === opponent.side;
}
