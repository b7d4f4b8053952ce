/** What the computer thinks about the position that stands, as values. */
import type { SearchReport } from "../engine/search.ts";
import { type Acting, type Opponent, sideToAct } from "./opponent.ts";

/** A turn of its own, a turn that somebody asked for, or what all turns are worth. */
export type Aim = "move" | "suggest" | "heat";

export interface Analysis {
  readonly aim: Aim;
  readonly seconds: number;
  /** Asked for; under way; to be brought to an end with what there is; done. */
  readonly stage: "asked" | "working" | "called" | "done";
  /** Of the time, from 0 to 1. */
  readonly share: number;
  /** What was found so far. */
  readonly report: SearchReport | null;
}

/** How long somebody waits for a suggestion, and how long a position is looked at for its heat. */
export const SUGGEST_SECONDS = 2;
export const HEAT_SECONDS = 4;

/** What can be chosen as the computer's strength, in seconds for a turn. */
export const STRENGTHS: readonly number[] = [1, 3, 10, 30];

export function analysisOf(aim: Aim, seconds: number): Analysis {
  return { aim, seconds, stage: "asked", share: 0, report: null };
}

/** As much of the state as tells whether the computer is at work. */
interface Thinking {
  readonly analysis: Analysis | null;
}

/** As much as tells whether the computer is to act. */
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

/** Whether the computer is about to take a turn, so that nobody else can. */
export function isComputerThinking({ analysis }: Thinking): boolean {
  return analysis?.aim === "move" && isUnderWay(analysis);
}

/** Whether the turn that stands is the computer's. */
export function isComputersTurn({ opponent, game }: Facing): boolean {
  return opponent.kind === "computer" && sideToAct(game) === opponent.side;
}
