/** Analysis: the state of a search of the current position. */
import type { SearchReport } from "../engine/search.ts";
import type { Turn } from "../engine/types.ts";
import type { Action } from "./actions.ts";
import { EFFORTS, type Effort } from "./level.ts";
import { type ActingState, type Opponent, sideToAct } from "./opponent.ts";
import { overlaysSlice } from "./overlays.ts";
import { handicapSlice } from "./placed-handicap.ts";
import { Slice, type Sliced } from "./slice.ts";

/** Purpose: the computer's own turn, a requested suggestion, or values of all turns. */
type AnalysisPurpose = "move" | "suggest" | "heat";

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

/** Search of this position. */
export const analysisSlice = new Slice<Analysis | null, Action>(null, (analysis, action) => {
  switch (action.kind) {
    case "opened":
    case "changed":
    case "opponent":
      return null;
    case "written": {
      // A search made only for the heatmap is dropped when the heatmap is hidden.
      const isHidden = overlaysSlice.writtenBy(action)?.heat === false;
      return handicapSlice.writtenBy(action) !== undefined ||
        (isHidden && analysis?.purpose === "heat")
        ? null
        : analysis;
    }
    default:
      return analysis;
  }
});

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

/** The part of the state that decides the computer's turn. */
interface WithOpponent extends Sliced {
  readonly opponent: Opponent;
  readonly game: ActingState;
}

export function isRunning(analysis: Analysis | null): analysis is Analysis {
  return analysis !== null && analysis.stage !== "done";
}

export function isSuggesting(state: Sliced): boolean {
  const analysis = analysisSlice.of(state);
  return analysis?.purpose === "suggest" && isRunning(analysis);
}

/** True while the computer prepares its own turn; others cannot move. */
export function isComputerThinking(state: Sliced): boolean {
  const analysis = analysisSlice.of(state);
  return analysis?.purpose === "move" && isRunning(analysis);
}

/** The computer's turn by a search: the best one, or resignation of a lost game unless it may not. */
export function computersTurn(report: SearchReport, opponent: Opponent): Turn | null {
  const resigns = opponent.kind === "computer" && opponent.resigns !== false;
  return resigns && report.lost ? "resign" : report.best;
}

/** True if the computer is to act. Its handicap is placed by the reader, too. */
export function isComputersTurn(state: WithOpponent): boolean {
  const { opponent, game } = state;
  if (handicapSlice.of(state) !== null) return false;
  return opponent.kind === "computer" && sideToAct(game) === opponent.side;
}
