/** Zitate. */
import type { Source } from "../../words/learn/sources.ts";
import { LANGUAGE } from "./core/language.ts";
import { turnsDative } from "./grammar.ts";

/** Teile des Zitats einer Partie: „Ein Paar“ von Eli, nach 12 Zügen. */
export const CITED = {
  title: (title: string) => `„${title}“`,
  by: (author: string) => ` von ${author}`,
  after: (turns: number) => `, nach ${turnsDative(turns)}`,
} as const;

/** „Nach Topological Go, http://…“ */
export function citedSource({ name, address }: Source): string {
  return `Nach „${name}“, ${address}`;
}

export function citedOn(day: Date): string {
  const written = day.toLocaleDateString(LANGUAGE, {
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return `Gospace, ${written}`;
}
