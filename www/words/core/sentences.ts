/** Parts of errors, by the words of a language. */
import type {
  Recurrence,
  Refusal,
  RefusalCode,
  Site,
  Spot,
} from "../../../build/wasm/full/gospace_wasm.js";
import { grouped } from "./grouped.ts";
import type { PlayFault } from "./told.ts";

/** `before`: what stands before the number, which not every error knows. */
/* @__NO_SIDE_EFFECTS__ */
export function tooManyBy(
  before: string,
  words: (what: string, many: string, limit: string) => string,
) {
  return (what: string, limit: number, count?: number): string =>
    words(what, count === undefined ? "" : before + grouped(count), grouped(limit));
}

/** The first 80 characters of a text. */
function clipped(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** A parser's message as part of a sentence. */
export function parserWords(message: string): string {
  return clipped(message.trim().replace(/\.$/, ""));
}

export function quoted(text: string): string {
  return JSON.stringify(clipped(text));
}

/** A number from a program, which may be NaN or infinite. */
/* @__NO_SIDE_EFFECTS__ */
export function valuesBy(noun: string): (value: number) => string {
  return (value) => (Number.isFinite(value) ? `${noun} ${value}` : noun);
}

export function spotWords([x, y]: Spot): string {
  return `(${x}, ${y})`;
}

/* @__NO_SIDE_EFFECTS__ */
export function sitesBy(noun: string): (site: Site) => string {
  return (site) => (typeof site === "number" ? `${noun} ${site}` : spotWords(site));
}

/** The outline of a region is ring 0, its holes are the others. */
/* @__NO_SIDE_EFFECTS__ */
export function ringsBy(outline: string, hole: string): (ring: number) => string {
  return (ring) => (ring === 0 ? outline : `${hole} ${ring - 1}`);
}

/** The first of several things, and the number of the others. */
/* @__NO_SIDE_EFFECTS__ */
export function shortListsBy(others: (count: number) => string) {
  return <T>(things: readonly T[], most: number, word: (thing: T) => string = String): string => {
    const shown = things.slice(0, most).map(word).join(", ");
    return things.length > most ? `${shown} ${others(things.length - most)}` : shown;
  };
}

type Repeats = Extract<Refusal, { kind: "repeats" }>["of"];

/** Words of a refused repetition: a suicide that changes nothing, the rules, and the board that would come back. */
interface RepeatWords extends Readonly<Record<Recurrence | "first", string>> {
  readonly after: (turn: number) => string;
  readonly forbids: (rule: string, board: string) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function repeatsBy(words: RepeatWords): (repeats: Repeats) => string {
  return ({ since, way }) =>
    way === "unchanged"
      ? words.unchanged
      : words.forbids(words[way], since === 0 ? words.first : words.after(since));
}

/** The refusal of a turn, by what bars a stone; the fault has the number where one is out of range. */
/* @__NO_SIDE_EFFECTS__ */
export function refusalsBy(
  barred: Readonly<Partial<Record<RefusalCode, string>>>,
  repeatWords: (repeats: Repeats) => string,
  turnWords: (refusal: Refusal) => string,
) {
  return (code: RefusalCode, fault: PlayFault, words: (fault: PlayFault) => string): string => {
    const bar = barred[code];
    if (bar !== undefined) return bar;
    if (fault.kind !== "refusal") return words(fault);
    return fault.of.kind === "repeats" ? repeatWords(fault.of.of) : turnWords(fault.of);
  };
}
