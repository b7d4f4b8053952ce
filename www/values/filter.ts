/** Rows that a reader asks for. */
import { sizesSearched } from "../words/values.ts";
import { isKnown, type Row, superkoMatters, valueUnder } from "./tables.ts";

/** Choices of rows, in the order of the menu. */
export const SHOWS = ["all", "ahead", "even", "behind", "differ", "open"] as const;
export type Show = (typeof SHOWS)[number];

export interface Filter {
  readonly query: string;
  /** Empty: all. */
  readonly family: string;
  /** Null: any number. */
  readonly points: number | null;
  readonly show: Show;
}

export const ALL: Filter = { query: "", family: "", points: null, show: "all" };

/** Titles of families, by their ids. */
export type Titles = ReadonlyMap<string, string>;

export function filtered(rows: readonly Row[], filter: Filter, titles: Titles): readonly Row[] {
  const asked = words(filter.query);
  return rows.filter(
    (row) =>
      (filter.family === "" || row.family === filter.family) &&
      (filter.points === null || row.points === filter.points) &&
      isShown(row, filter.show) &&
      hasWords(row, asked, titles),
  );
}

function isShown(row: Row, show: Show): boolean {
  const area = valueUnder(row, "area");
  switch (show) {
    case "all":
      return true;
    case "ahead":
      return area.low > 0;
    case "even":
      return area.low === 0 && area.high === 0;
    case "behind":
      return area.high < 0;
    case "differ":
      return superkoMatters(row);
    case "open":
      return !row.values.every(isKnown);
    default:
      return show satisfies never;
  }
}

/** Each word begins one of the row's, a number is one. */
function hasWords(row: Row, asked: readonly string[], titles: Titles): boolean {
  if (asked.length === 0) return true;
  const { name, id, points, edges, arcs = [] } = row;
  const sizes = sizesSearched({ points, edges: edges.length, arcs: arcs.length });
  const found = words(`${name} ${id} ${titles.get(row.family) ?? ""} ${sizes}`);
  return asked.every((word) =>
    found.some((other) => (/^\d+$/.test(word) ? other === word : other.startsWith(word))),
  );
}

/** "K₂,₃" is the word "k2,3", and accents are left out. */
function words(text: string): readonly string[] {
  const plain = text.normalize("NFKD").replace(/[\u0300-\u036f\u20d7]/g, "");
  return plain
    .toLowerCase()
    .split(/[\s-]+|,\s/)
    .filter((word) => word !== "");
}
