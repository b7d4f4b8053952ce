/** Zitate. */
import type { Source } from "../../words/learn/sources.ts";
import { LANGUAGE } from "./core/language.ts";
import { turnsDative } from "./grammar.ts";

/** Teile eines Zitats, je ein Satz ohne Ende: „Ein Paar“ von Eli, nach 12 Zügen. */
export function citedGame(title: string, author: string, turns: number): string {
  const by = author === "" ? "" : ` von ${author}`;
  const after = turns === 0 ? "" : `, nach ${turnsDative(turns)}`;
  return `„${title}“${by}${after}`;
}

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
