/** Words that other sentences use: numbers and counts. */
import { grouped } from "./core/grouped.ts";

export { grouped };

/** The number with two digits that count: 36,741 as "37,000". */
export function roughly(value: number): number {
  const unit = 10 ** Math.max(Math.floor(Math.log10(Math.max(value, 1))) - 1, 0);
  return Math.round(value / unit) * unit;
}

/** Line of a text, before its number. */
export const LINE = "line";

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${plural(count, one, many)}`;
}

/** The form of a word for a number. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** Lists by the word before the last of several. */
/* @__NO_SIDE_EFFECTS__ */
export function listedBy(and: string): (words: readonly string[]) => string {
  return (words) => {
    const last = words.at(-1) ?? "";
    return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${and} ${last}`;
  };
}

/** A number with a minus sign: "−3". */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
