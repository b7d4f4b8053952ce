/** Search in the atlas: every word must be found in the name, the sentence, the family, a property or the number of
 *  points; properties that are chosen must hold. */
import { PROPERTIES } from "../../words/atlas.ts";
import type { Chapter, Entry } from "./catalogue.ts";

export type Property = keyof typeof PROPERTIES;

export interface Query {
  readonly text: string;
  readonly properties: ReadonlySet<Property>;
}

/** Number of points below which a board is small. */
const SMALL = 30;

/** The chapters with what is found of them; empty ones are left out. */
export function found(chapters: readonly Chapter[], query: Query): Chapter[] {
  const words = plain(query.text).split(/\s+/).filter(Boolean);
  return chapters
    .map((chapter) => ({
      ...chapter,
      entries: chapter.entries.filter(
        (entry) =>
          [...query.properties].every((property) => holds(entry, property)) &&
          matches(entry, chapter, words),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

export function holds(entry: Entry, property: Property): boolean {
  if (property === "small") return typeof entry.points === "number" && entry.points < SMALL;
  return entry[property] === true;
}

function matches(entry: Entry, { name, line }: Chapter, words: readonly string[]): boolean {
  const keys = (Object.keys(PROPERTIES) as Property[]).filter((property) => holds(entry, property));
  const properties = keys.map((property) => PROPERTIES[property].words).join(" ");
  const text = plain(`${entry.board.name} ${entry.sentence} ${name} ${line} ${properties}`);
  return words.every((word) => text.includes(word) || word === String(entry.points ?? ""));
}

/** Small letters without accents, so that "mobius" finds the Möbius band. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
