/** English of citations. */
import { LANGUAGE } from "./core/language.ts";
import { counted } from "./counts.ts";
import type { Source } from "./learn/sources.ts";

/** Parts of a game's citation: “A pair” by Eli, after 12 turns. */
export const CITED = {
  title: (title: string) => `“${title}”`,
  by: (author: string) => ` by ${author}`,
  after: (turns: number) => `, after ${counted(turns, "turn")}`,
} as const;

/** "Board after Topological Go, http://…" */
export function citedSource({ name, address }: Source): string {
  return `After “${name}”, ${address}`;
}

export function citedOn(day: Date): string {
  const written = day.toLocaleDateString(LANGUAGE, {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return `Gospace, ${written}`;
}
