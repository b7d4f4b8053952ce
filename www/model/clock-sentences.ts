/** The clock in sentences, by the words of a language. Times are in milliseconds. */
import type { Player } from "../engine/types.ts";
import type { TimeControl, TimeLeft } from "./times.ts";

export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly step: "1" | "any";
}

/** Words of a language for times, which come in minutes or seconds. */
export interface ClockWords {
  readonly playerWord: (player: Player) => string;
  readonly grouped: (value: number) => string;
  readonly wholeNumber: string;
  readonly anyNumber: string;
  readonly number: (kind: string, least: string, most: string) => string;
  readonly none: string;
  readonly fischer: (main: string, increment: number) => string;
  readonly byoYomi: (main: string, periods: number, period: number) => string;
  readonly left: (first: string, second: string) => string;
  readonly minutes: (count: number) => string;
  readonly seconds: (count: number) => string;
  readonly morePeriods: (time: string, count: number) => string;
  readonly lastPeriod: (time: string) => string;
}

export interface ClockSentences {
  /** "Write a number from 0.1 to 1,440." */
  readonly boundsWords: (bounds: Bounds) => string;
  /** "10 min + 10 s a turn", "5 min, then 3 × 20 s". */
  readonly controlWords: (control: TimeControl | null) => string;
  /** "4:59", in byo-yomi "0:20 × 3". */
  readonly timeWord: (left: TimeLeft) => string;
  /** "Time left: Black 4 minutes 59 seconds, White 30 seconds and 2 more periods." */
  readonly timesSpoken: (
    times: Readonly<Record<Player, TimeLeft>>,
    running: Player | null,
  ) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function clockSentences(words: ClockWords): ClockSentences {
  function lengthWords({ left, periods, inPeriod }: TimeLeft): string {
    const seconds = Math.ceil(left / 1000);
    const minutes = Math.floor(seconds / 60);
    const time = [
      ...(minutes > 0 ? [words.minutes(minutes)] : []),
      ...(seconds % 60 > 0 || minutes === 0 ? [words.seconds(seconds % 60)] : []),
    ].join(" ");
    if (!inPeriod || periods === 0) return time;
    return periods > 1 ? words.morePeriods(time, periods - 1) : words.lastPeriod(time);
  }

  return {
    boundsWords({ least, most, step }) {
      const kind = step === "1" ? words.wholeNumber : words.anyNumber;
      return words.number(kind, words.grouped(least), words.grouped(most));
    },
    controlWords(control) {
      if (control === null) return words.none;
      const main = minutesWord(control.main);
      switch (control.kind) {
        case "absolute":
          return main;
        case "fischer":
          return words.fischer(main, control.increment / 1000);
        case "byo-yomi":
          return words.byoYomi(main, control.periods, control.period / 1000);
      }
    },
    timeWord({ left, periods, inPeriod }) {
      const time = clockWord(left);
      return inPeriod && periods > 0 ? `${time} × ${periods}` : time;
    },
    timesSpoken(times, running) {
      const said = (player: Player) => `${words.playerWord(player)} ${lengthWords(times[player])}`;
      const [black, white] = [said("black"), said("white")];
      return running === "white" ? words.left(white, black) : words.left(black, white);
    },
  };
}

/** "10 min", "1:30 min". */
function minutesWord(time: number): string {
  return `${time % 60_000 === 0 ? time / 60_000 : clockWord(time)} min`;
}

function clockWord(time: number): string {
  const seconds = Math.ceil(time / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
