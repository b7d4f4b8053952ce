/** The tables as docs/values/values.json has them, and what follows from a row. */

import { placeName } from "../words/point-names.ts";
import { boardName, familyTitle } from "../words/values.ts";
import { endlessOf, type Forever, foreverOf } from "./forever.ts";

/** The rulesets, in the order of the columns. */
export const RULES = ["area", "situational", "stones", "primitive"] as const;
export type Rules = (typeof RULES)[number];

/** A placement; null: a pass. */
export type Turn = number | null;

export interface Value {
  readonly rules: Rules;
  /** Black's margin is at least this; 1 or −1 where only winning counts. */
  readonly low: number;
  readonly high: number;
  readonly best: readonly Turn[];
  readonly tried_all: boolean;
  readonly line: readonly Turn[];
  readonly nodes: number;
  readonly link: string;
}

type Pair = readonly [number, number];

export interface Row {
  readonly id: string;
  readonly family: string;
  readonly name: string;
  readonly points: number;
  readonly edges: readonly Pair[];
  readonly arcs?: readonly Pair[];
  /** All nonempty open sets of a space: its placements. */
  readonly open?: readonly (readonly number[])[];
  /** Names of the placements. */
  readonly places: readonly string[];
  readonly picture: {
    readonly size: Pair;
    readonly points: readonly Pair[];
    /** Lines that are not the edges. */
    readonly lines?: readonly (readonly [number, number, number, number])[];
  };
  readonly values: readonly Value[];
  /** The game without end, on graphs of a few points. */
  readonly forever?: Forever | undefined;
}

export interface Tables {
  /** Turns tried for each value at most. */
  readonly budget: number;
  readonly families: readonly { readonly id: string; readonly title: string }[];
  readonly rows: readonly Row[];
}

/** Reads the tables, and joins that of the game without end. */
export async function loadTables(address: string, forever: string): Promise<Tables> {
  const [tables, endless] = await Promise.all([answerOf(address), answerOf(forever)]);
  const read = tablesInWords(await tables.json());
  const table = endlessOf(await endless.json());
  const rows = read.rows.map((row) => ({ ...row, forever: foreverOf(row, table) }));
  return { ...read, rows };
}

async function answerOf(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** The files have English names. */
export function tablesInWords({ budget, families, rows }: Tables): Tables {
  return {
    budget,
    families: families.map(({ id, title }) => ({ id, title: familyTitle(id, title) })),
    rows: rows.map((row) => ({
      ...row,
      name: boardName(row.name),
      places: row.places.map(placeName),
    })),
  };
}

export function valueUnder(row: Row, rules: Rules): Value {
  const value = row.values.find((each) => each.rules === rules);
  if (value === undefined) throw new Error(`${row.id} has no value under ${rules}`);
  return value;
}

export function isKnown({ low, high }: Value): boolean {
  return low === high;
}

/** True if the two rules against repetition give different values for certain. */
export function superkoMatters(row: Row): boolean {
  const [positional, situational] = [valueUnder(row, "area"), valueUnder(row, "situational")];
  return positional.high < situational.low || situational.high < positional.low;
}

/** Values by points whose sign a conjecture is about. */
export function scored(rows: readonly Row[]): readonly Value[] {
  return rows.flatMap(({ values }) => values.filter(({ rules }) => rules !== "primitive"));
}
