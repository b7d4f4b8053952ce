/** English of the clock. Times are in milliseconds. */
import { clockSentences } from "../model/clock-sentences.ts";
import { counted, grouped } from "./counts.ts";
import { playerWord } from "./names.ts";

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

export const { boundsWords, controlWords, timeWord, timesSpoken } = clockSentences({
  playerWord,
  grouped,
  wholeNumber: "a whole number",
  anyNumber: "a number",
  number: (kind, least, most) => `Write ${kind} from ${least} to ${most}.`,
  none: "None",
  fischer: (main, increment) => `${main} + ${increment} s a turn`,
  byoYomi: (main, periods, period) => `${main}, then ${periods} × ${period} s`,
  left: (first, second) => `Time left: ${first}, ${second}.`,
  minutes: (count) => counted(count, "minute"),
  seconds: (count) => counted(count, "second"),
  morePeriods: (time, count) => `${time} and ${counted(count, "more period")}`,
  lastPeriod: (time) => `${time} in the last period`,
});
