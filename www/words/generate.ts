/** English of the generators: choices that start from the drawing, and results. */

import type { GeneratorChoice, GeneratorStatus } from "../sketch/generator-form.ts";
import { grouped } from "./counts.ts";

const DRAWN = { group: "This drawing", seeded: false, parameters: [] } as const;

/** Boards derived from the drawn points and links. */
export const DRAWN_CHOICES: readonly GeneratorChoice[] = [
  {
    ...DRAWN,
    id: "drawn-delaunay",
    name: "Points: Delaunay",
    note: "The drawn points joined across empty circles: triangles.",
    source: { kind: "points", proximity: "delaunay" },
  },
  {
    ...DRAWN,
    id: "drawn-gabriel",
    name: "Points: Gabriel",
    note: "The drawn points joined where the circle between them is empty.",
    source: { kind: "points", proximity: "gabriel" },
  },
  {
    ...DRAWN,
    id: "drawn-relative-neighbours",
    name: "Points: neighbours",
    note: "The drawn points joined where no third is nearer to both: relative neighbours.",
    source: { kind: "points", proximity: "relative-neighbours" },
  },
  {
    ...DRAWN,
    id: "drawn-voronoi",
    name: "Points: Voronoi",
    note: "The borders between the realms of the drawn points.",
    source: { kind: "points", proximity: "voronoi" },
  },
  {
    ...DRAWN,
    id: "drawn-graph",
    name: "Graph as it is",
    note: "The drawn points and links, to leave links out or make them one-way.",
    source: { kind: "drawn" },
  },
];

/** Status of the generator; empty unless something is wrong. */
export function generatorStatusWords(making: GeneratorStatus): string {
  switch (making.kind) {
    case "working":
    case "done":
      return "";
    case "stopped":
      return "Stopped. Change anything to try again.";
    case "failed":
      return `This cannot be made: ${making.message}.`.replace(/\.+$/, ".");
  }
}

/** Dialog that makes a board of a family. */
export const GENERATE_WORDS = {
  generateBoard: "Generate a board",
  makingBoard: "Making the board",
  anotherSeed: "Another seed",
  drawOn: "Draw on it",
  board: "Board",
  picture: "The board",
  leftOut: "Left out",
  cancel: "Cancel",
  links: "Links",
  oneWay: "One-way",
  stop: "Stop",
  seed: "Seed",
  noBoardCalledSo: "No board is called so.",
  findBoard: "Find a board",
} as const;

/** Accessible name of a number's field: "Columns, from 1 to 100". */
export function rangedWords(name: string, least: number, most: number): string {
  return `${name}, from ${least} to ${most}`;
}

export function rangeWords(least: number, most: number): string {
  return `From ${grouped(least)} to ${grouped(most)}`;
}
