/** English of the generators: choices that start from the drawing, and results. */

import type { GeneratorChoice, GeneratorStatus } from "../sketch/generator-form.ts";
import { told } from "./core/told.ts";
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

/** Words that people search for, beyond the name of a generator and its options, by its id. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  grid: "go baduk weiqi square lattice mesh 9x9 13x13 19x19 tube ring mobius moebius torus doughnut donut",
  kings: "king chess diagonal moore eight",
  triangular: "hex hexagon triangle six",
  honeycomb: "hex hexagon hexagonal beehive bee graphene",
  "truncated-square": "octagon square tiling",
  kagome: "trihexagonal star hexagon",
  rhombille: "cube dice tumbling rhombus diamond",
  penrose: "aperiodic quasicrystal kite dart",
  hyperbolic: "poincare escher negative curvature",
  bricks: "brick",
  "basket-weave": "parquet",
  platonic: "polyhedron solid",
  archimedean: "polyhedron football soccer ball buckyball fullerene c60",
  geodesic: "globe ball earth icosahedron dome planet",
  "cube-sphere": "globe ball quad",
  "cubic-lattice": "3d cube three",
  diamond: "carbon crystal 3d",
  "twenty-four-cell": "4d polytope icositetrachoron",
  path: "line row chain",
  cycle: "ring circle loop polygon",
  star: "hub wheel spokes",
  complete: "clique k5 k7 all",
  "complete-bipartite": "bipartite k33 k44 biclique utility",
  hypercube: "tesseract 4d cube dimension",
  petersen: "cubic snark",
  "united-states": "usa america map country countries",
  "isolated-pairs": "matching couples twins",
  "rows-of-three": "three line",
  "complete-tree": "binary tree branch",
  "random-tree": "branch",
  "one-way-streets": "directed digraph manhattan city traffic",
  "directed-cycle": "ring circle digraph loop",
  satellites: "directed digraph corner",
  "random-digraph": "directed erdos",
  "random-regular": "cubic expander",
  "random-planar": "map flat",
  delaunay: "triangulation mesh",
  gabriel: "proximity",
  "relative-neighbours": "proximity neighbors rng",
  voronoi: "cells dirichlet thiessen",
  "points-and-lines": "topology space",
  dominoes: "domino two",
  trominoes: "tromino three",
  "two-at-once": "knight two",
  "nested-squares": "quadtree",
  sierpinski: "fractal gasket triangle",
  "excluded-point": "topology",
  "particular-point": "topology",
  "disk-grid": "circles coins",
  "nested-disks": "circles",
  sunflower: "spiral phyllotaxis golden",
  "square-plane": "continuous smooth mobius moebius torus doughnut donut",
  "round-plane": "circle disc continuous smooth",
  "holed-plane": "annulus ring donut continuous",
};

/** Status of the generator; empty unless something is wrong. */
export const generatorStatusWords = told<GeneratorStatus>({
  working: "",
  done: "",
  stopped: "Stopped. Change anything to try again.",
  failed: ({ message }) => `This cannot be made: ${message}.`.replace(/\.+$/, "."),
});

/** Choice of a new board, of which some are made from numbers. */
export const GENERATE_WORDS = {
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
