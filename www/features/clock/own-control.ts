/** A time control of the reader's own, as numbers in fields: minutes, seconds and periods within bounds. */
import type { Bounds } from "../../model/clock-sentences.ts";
import type { TimeControl } from "../../model/times.ts";

/** All that the fields hold, whichever of them the kind shows. */
export interface OwnControl {
  readonly kind: TimeControl["kind"];
  /** In minutes. */
  readonly main: number;
  /** In seconds. */
  readonly increment: number;
  readonly periods: number;
  /** In seconds. */
  readonly period: number;
}

export type OwnNumber = Exclude<keyof OwnControl, "kind">;

export const KINDS: readonly TimeControl["kind"][] = ["absolute", "fischer", "byo-yomi"];

const [SECOND, MINUTE] = [1000, 60_000];
const DAY = 1440;
const HOUR = 3600;
/** In minutes: six seconds. */
const SHORTEST = 0.1;

/** The numbers of a kind, in the order of their fields. */
export function numbersOf(kind: OwnControl["kind"]): readonly OwnNumber[] {
  switch (kind) {
    case "absolute":
      return ["main"];
    case "fischer":
      return ["main", "increment"];
    case "byo-yomi":
      return ["main", "periods", "period"];
  }
}

/** Only periods can do without a main time. */
export function boundsOf(name: OwnNumber, kind: OwnControl["kind"]): Bounds {
  switch (name) {
    case "main":
      return { least: kind === "byo-yomi" ? 0 : SHORTEST, most: DAY, step: "any" };
    case "increment":
    case "period":
      return { least: 1, most: HOUR, step: "1" };
    case "periods":
      return { least: 1, most: 99, step: "1" };
  }
}

/** The number that a reader writes, "1.5" or "1,5"; null: none within the bounds. */
export function numberIn(text: string, { least, most, step }: Bounds): number | null {
  const plain = text.trim().replace(",", ".");
  if (!/^\d+(?:\.\d+)?$/.test(plain)) return null;
  const value = Number(plain);
  if (value < least || value > most) return null;
  return step === "1" && !Number.isInteger(value) ? null : value;
}

/** The same numbers as another kind, for which the main time may be too short. */
export function ofKind(own: OwnControl, kind: OwnControl["kind"]): OwnControl {
  return { ...own, kind, main: Math.max(own.main, boundsOf("main", kind).least) };
}

/** In whole seconds. */
export function controlFrom({ kind, main, increment, periods, period }: OwnControl): TimeControl {
  const time = Math.round((main * MINUTE) / SECOND) * SECOND;
  switch (kind) {
    case "absolute":
      return { kind, main: time };
    case "fischer":
      return { kind, main: time, increment: increment * SECOND };
    case "byo-yomi":
      return { kind, main: time, periods, period: period * SECOND };
  }
}

const USUAL: OwnControl = { kind: "fischer", main: 10, increment: 10, periods: 3, period: 30 };

/** The fields as a control fills them; null: as usual. */
export function ownFrom(control: TimeControl | null): OwnControl {
  if (control === null) return USUAL;
  const { kind, main } = control;
  const time = main / MINUTE;
  switch (kind) {
    case "absolute":
      return { ...USUAL, kind, main: time };
    case "fischer":
      return { ...USUAL, kind, main: time, increment: control.increment / SECOND };
    case "byo-yomi":
      return {
        ...USUAL,
        kind,
        main: time,
        periods: control.periods,
        period: control.period / SECOND,
      };
  }
}
