/** Checks of arguments, which the wasm module would round or wrap without a word, or fail at. Each gives the argument
 *  back, or throws GospaceError with its name: `range` for numbers, `type` for all else. */
import {
  A_FUNCTION,
  A_LIST,
  A_NUMBER,
  A_STRING,
  AN_OBJECT,
  FINITE,
  INDEX,
  NUMBERS,
  ofType,
  oneOf,
  TICKS,
  wrongArgument,
} from "../words/core/module.ts";
import { GospaceError } from "./errors.ts";

/** A word of a list. */
export function choice<T extends string>(word: T, name: string, words: readonly T[]): T {
  if (words.includes(word)) return word;
  throw new GospaceError("choice", wrongArgument(name, shown(word), oneOf(words.join(", "))), name);
}

export function text(value: string, name: string): string {
  return typed(typeof value === "string", value, name, A_STRING);
}

export function list<T>(value: readonly T[], name: string): readonly T[] {
  return typed(Array.isArray(value) || ArrayBuffer.isView(value), value, name, A_LIST);
}

export function number(value: number, name: string): number {
  return typed(typeof value === "number", value, name, A_NUMBER);
}

/** An object, whose fields are read. */
export function object<T extends object>(value: T, name: string): T {
  return typed(typeof value === "object" && value !== null, value, name, AN_OBJECT);
}

export function callback<T>(value: T | undefined, name: string): T | undefined {
  return typed(value === undefined || typeof value === "function", value, name, A_FUNCTION);
}

export function pair(value: readonly [number, number], name: string): readonly [number, number] {
  const isPair = Array.isArray(value) && value.length === 2;
  return typed(isPair && value.every((each) => typeof each === "number"), value, name, NUMBERS);
}

function typed<T>(isRight: boolean, value: T, name: string, expected: string): T {
  if (isRight) return value;
  throw new GospaceError("type", wrongArgument(name, shown(value), expected), name);
}

/** Any value in a few words. */
function shown(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  return Object(value) === value ? ofType(typeof value) : String(value);
}

/** An index or a count. */
export function index(value: number, name: string): number {
  return checked(typeof value === "number" && value >>> 0 === value, value, name, INDEX);
}

export function indices(values: readonly number[], name: string): Uint32Array {
  return Uint32Array.from(list(values, name), (value, i) => index(value, `${name}[${i}]`));
}

/** A coordinate or a length in ticks. */
export function ticks(value: number, name: string): number {
  return checked(typeof value === "number" && (value | 0) === value, value, name, TICKS);
}

export function finite(value: number, name: string): number {
  return checked(Number.isFinite(value), value, name, FINITE);
}

function checked(isRight: boolean, value: number, name: string, expected: string): number {
  if (isRight) return value;
  throw new GospaceError("range", wrongArgument(name, shown(value), expected), name);
}
