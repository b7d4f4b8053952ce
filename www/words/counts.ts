/** Words that other sentences use: numbers and counts. */
import { LANGUAGE } from "./core/language.ts";

/** "12,345". The browser's formatter loads its language tables first, about 40 ms at every start: English does without. */
export function grouped(value: number): string {
  if (!LANGUAGE.startsWith("en") || !Number.isSafeInteger(value))
    return value.toLocaleString(LANGUAGE);
  return String(value).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** The number with two digits that count: 36,741 as "37,000". */
export function roughly(value: number): number {
  const unit = 10 ** Math.max(Math.floor(Math.log10(Math.max(value, 1))) - 1, 0);
  return Math.round(value / unit) * unit;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
