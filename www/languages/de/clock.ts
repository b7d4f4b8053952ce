/** Deutsch der Uhr. Zeiten sind in Millisekunden. */
import { clockSentences } from "../../model/clock-sentences.ts";
import { counted, grouped } from "./counts.ts";
import { playerWord } from "./names.ts";

export const CLOCK = {
  name: "Uhr",
  none: "Es gibt keine Uhr.",
  own: "Eigene …",
  kind: "Art der Uhr",
} as const;

export const KIND_WORDS = {
  absolute: "Absolut",
  fischer: "Fischer",
  "byo-yomi": "Byo-yomi",
} as const;

export const FIELD_WORDS = {
  main: "Grundzeit in Minuten",
  increment: "Sekunden mehr je Zug",
  periods: "Perioden",
  period: "Sekunden in jeder",
} as const;

export const { boundsWords, controlWords, timeWord, timesSpoken } = clockSentences({
  playerWord,
  grouped,
  wholeNumber: "eine ganze Zahl",
  anyNumber: "eine Zahl",
  number: (kind, least, most) => `Schreibe ${kind} von ${least} bis ${most}.`,
  none: "Keine",
  fischer: (main, increment) => `${main} + ${increment} s je Zug`,
  byoYomi: (main, periods, period) => `${main}, dann ${periods} × ${period} s`,
  left: (first, second) => `Restzeit: ${first}, ${second}.`,
  minutes: (count) => counted(count, "Minute", "Minuten"),
  seconds: (count) => counted(count, "Sekunde", "Sekunden"),
  morePeriods: (time, count) => `${time} und noch ${counted(count, "Periode", "Perioden")}`,
  lastPeriod: (time) => `${time} in der letzten Periode`,
});
