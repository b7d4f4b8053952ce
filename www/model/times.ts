/** Time controls, and times left at a game's clock, as they are kept with the game. In milliseconds. */
import type { Player } from "../engine/types.ts";

export type TimeControl =
  /** All of a player's turns share this. */
  | { readonly kind: "absolute"; readonly main: number }
  /** Each turn adds so much. */
  | { readonly kind: "fischer"; readonly main: number; readonly increment: number }
  /** After the main time so many periods: a turn within one leaves it whole. */
  | {
      readonly kind: "byo-yomi";
      readonly main: number;
      readonly periods: number;
      readonly period: number;
    };

/** `periods`: those left, the running one included; 0 where there are none. */
export interface TimeLeft {
  /** Of the main time; in a period, of that period. */
  readonly left: number;
  readonly periods: number;
  readonly inPeriod: boolean;
}

export interface Times {
  readonly black: TimeLeft;
  readonly white: TimeLeft;
  /** Null once the game is over. */
  readonly running: Player | null;
  /** Time of the player to act that has gone since then; without it, none. */
  readonly gone?: number;
}

/** Null for a missing value, or one that another version of the page wrote. */
export function readTimes(value: unknown): Times | null {
  if (typeof value !== "object" || value === null) return null;
  const { black, white, running }: Partial<Record<keyof Times, unknown>> = value;
  if (running !== null && running !== "black" && running !== "white") return null;
  return isTimeLeft(black) && isTimeLeft(white) ? { black, white, running } : null;
}

export function isTimeLeft(value: unknown): value is TimeLeft {
  if (typeof value !== "object" || value === null) return false;
  const { left, periods, inPeriod }: Partial<Record<keyof TimeLeft, unknown>> = value;
  return isLength(left) && Number.isSafeInteger(periods) && typeof inPeriod === "boolean";
}

export function isLength(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
