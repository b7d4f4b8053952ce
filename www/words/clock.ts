/** English of the clock. Times are in milliseconds. */
import type { Player } from "../engine/types.ts";
import { counted, grouped } from "./counts.ts";
import { playerWord } from "./names.ts";

/** Time left of a player; `periods` are those of byo-yomi. */
export interface Left {
  readonly left: number;
  readonly periods: number;
  readonly inPeriod: boolean;
}

export type Control =
  | { readonly kind: "absolute"; readonly main: number }
  | { readonly kind: "fischer"; readonly main: number; readonly increment: number }
  | {
      readonly kind: "byo-yomi";
      readonly main: number;
      readonly periods: number;
      readonly period: number;
    };

export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly step: "1" | "any";
}

export const CLOCK = {
  name: "Clock",
  none: "There is no clock.",
  own: "Your own…",
  kind: "Kind of clock",
} as const;

export const KIND_WORDS = {
  absolute: "Absolute",
  fischer: "Fischer",
  "byo-yomi": "Byo-yomi",
} as const;

export const FIELD_WORDS = {
  main: "Main time, minutes",
  increment: "Seconds added each turn",
  periods: "Periods",
  period: "Seconds in each",
} as const;

/** "Write a number from 0.1 to 1,440." */
export function boundsWords({ least, most, step }: Bounds): string {
  const kind = step === "1" ? "a whole number" : "a number";
  return `Write ${kind} from ${grouped(least)} to ${grouped(most)}.`;
}

/** "10 min + 10 s a turn", "5 min, then 3 × 20 s". */
export function controlWords(control: Control | null): string {
  if (control === null) return "None";
  const main = minutesWord(control.main);
  switch (control.kind) {
    case "absolute":
      return main;
    case "fischer":
      return `${main} + ${control.increment / 1000} s a turn`;
    case "byo-yomi":
      return `${main}, then ${control.periods} × ${control.period / 1000} s`;
  }
}

/** "10 min", "1:30 min". */
function minutesWord(time: number): string {
  return `${time % 60_000 === 0 ? time / 60_000 : clockWord(time)} min`;
}

function clockWord(time: number): string {
  const seconds = Math.ceil(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "4:59", in byo-yomi "0:20 × 3". */
export function timeWord({ left, periods, inPeriod }: Left): string {
  const time = clockWord(left);
  return inPeriod && periods > 0 ? `${time} × ${periods}` : time;
}

/** "Black has 4 minutes 59 seconds left, White 30 seconds in the last of its periods." */
export function timesSpoken(times: Readonly<Record<Player, Left>>, running: Player | null): string {
  const [first, second]: readonly Player[] =
    running === "white" ? ["white", "black"] : ["black", "white"];
  const said = (player: Player) => `${playerWord(player)} ${lengthWords(times[player])}`;
  return `Time left: ${said(first ?? "black")}, ${said(second ?? "white")}.`;
}

function lengthWords({ left, periods, inPeriod }: Left): string {
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const parts = [
    ...(minutes > 0 ? [counted(minutes, "minute")] : []),
    ...(seconds % 60 > 0 || minutes === 0 ? [counted(seconds % 60, "second")] : []),
  ];
  const time = parts.join(" ");
  return inPeriod && periods > 0 ? `${time} and ${counted(periods - 1, "more period")}` : time;
}
