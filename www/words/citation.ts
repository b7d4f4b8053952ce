/** English of citations. */
import { LANGUAGE } from "./core/language.ts";
import { counted } from "./counts.ts";
import type { Source } from "./learn/sources.ts";

/** Parts of a citation, each a sentence without its end: “A pair” by Eli, after 12 turns. */
export function citedGame(title: string, author: string, turns: number): string {
  const by = author === "" ? "" : ` by ${author}`;
  const after = turns === 0 ? "" : `, after ${counted(turns, "turn")}`;
  return `“${title}”${by}${after}`;
}

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
