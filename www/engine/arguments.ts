/** Checks of numbers, which the wasm module would round or wrap without a word. Each gives the number back, or
 *  throws GospaceError `range` with the argument's name. */
import { FINITE, INDEX, TICKS, wrongNumber } from "../words/core/module.ts";
import { GospaceError } from "./errors.ts";

/** An index or a count. */
export function index(value: number, name: string): number {
  return checked(value >>> 0 === value, value, name, INDEX);
}

export function indices(values: readonly number[], name: string): Uint32Array {
  return Uint32Array.from(values, (value, i) => index(value, `${name}[${i}]`));
}

/** A coordinate or a length in ticks. */
export function ticks(value: number, name: string): number {
  return checked((value | 0) === value, value, name, TICKS);
}

export function finite(value: number, name: string): number {
  return checked(Number.isFinite(value), value, name, FINITE);
}

function checked(isRight: boolean, value: number, name: string, expected: string): number {
  if (isRight) return value;
  throw new GospaceError("range", wrongNumber(name, String(value), expected));
}
