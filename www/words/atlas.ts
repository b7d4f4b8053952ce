/** English of the atlas: families of boards, strangest first, one sentence on what is strange about each board,
 *  and what is known of it. Tests prove each sentence on the engine. */
import { knownSentences } from "../model/known-sentences.ts";
import { counted } from "./counts.ts";
import { playerWord } from "./names.ts";

export interface Family {
  readonly name: string;
  readonly line: string;
  /** Sentences by the ids of the gallery. */
  readonly boards: Readonly<Record<string, string>>;
}

export const FAMILIES: readonly Family[] = [
  {
    name: "Without lines",
    line: "no points, only room",
    boards: {
      plane: "No points at all: a stone lies anywhere that has room.",
      "plane-round": "No corner to begin in.",
      "plane-hole": "Nobody plays in the hole, and everybody leans on it.",
      "plane-torus": "Leave on the right, come back on the left.",
      "plane-klein": "Leave on the right, come back on the left, upside down.",
    },
  },
  {
    name: "Go-spaces",
    line: "a stone may cover many points",
    boards: {
      "particular-point": "Any stone would die at once, so nobody can play.",
      "excluded-point": "All stones meet in a middle where nobody can play.",
      sierpinski: "A stone is a small triangle, or a large one while it is empty.",
      nested: "Play a point, or a whole square of four or sixteen.",
      "two-at-once": "One stone, or two a knight’s move apart, in one turn.",
      domino: "Every stone covers two crossings and the line between.",
      tromino: "Three points at once, in a row or round a corner.",
      "points-and-lines": "The old grid, with its lines made part of the board.",
    },
  },
  {
    name: "One-way",
    line: "you may threaten and not be threatened",
    boards: {
      "one-way-streets": "Of two neighbours, only one breathes through the other.",
      "directed-cycle": "A stone breathes only ahead.",
      "random-digraph": "Arrows by chance: nobody knows an opening.",
      satellites: "All that is outside breathes through one corner.",
    },
  },
  {
    name: "Disks",
    line: "stones as large as their places",
    boards: {
      "nested-disks": "Four small stones, or one large one in their place.",
      sunflower: "No two disks are of one size.",
      "disks-19": "Disks touch where lines would run: it plays as 19×19.",
    },
  },
  {
    name: "Surfaces",
    line: "grids glued at their sides",
    boards: {
      projective: "Opposite corners are neighbours.",
      klein: "Go once round, and above has become below.",
      mobius: "Its edge is one closed line.",
      torus: "No edge and no corner: four neighbours everywhere.",
      cylinder: "No corners, but two edges.",
    },
  },
  {
    name: "Solids",
    line: "boards that go round",
    boards: {
      hypercube: "A cube in four dimensions: sixteen corners, four ways out.",
      football: "Sixty points, each between two hexagons and a pentagon.",
      dodecahedron: "Twenty points, three ways out of each.",
      icosahedron: "Twelve points with five neighbours each.",
      octahedron: "Each point touches all but the one across.",
      cube: "Eight points, three ways out of each.",
      tetrahedron: "Four points, all neighbours.",
    },
  },
  {
    name: "Small graphs",
    line: "a whole game in ten minutes",
    boards: {
      "isolated-pairs": "Here every stone can be taken by the next.",
      "rows-of-three": "Whoever plays in the middle takes both ends.",
      petersen: "Any two strangers share exactly one neighbour.",
      "complete-bipartite": "Everybody over there is your neighbour, and nobody here.",
      complete: "All points are neighbours.",
      tree: "From here to there, only one way.",
      star: "Every leaf breathes through the middle alone.",
      cycle: "One dimension without ends.",
      path: "Go in one dimension.",
    },
  },
  {
    name: "Lattices",
    line: "other meshes than the square",
    boards: {
      honeycomb: "Three liberties, and never a fourth.",
      kings: "Diagonals connect, for both of you at once.",
      triangular: "Six ways out of every point inside.",
    },
  },
  {
    name: "Grids",
    line: "where it all comes from",
    boards: {
      "ten-thousand": "A hundred by a hundred: bring friends.",
      "grid-19": "Three hundred and sixty-one points. You know this one.",
      "grid-13": "A hundred and sixty-nine points.",
      "grid-9": "Eighty-one points.",
    },
  },
];

/** Family of boards that are in the gallery and in no other family; their sentences are the gallery's. */
export const OTHERS = { name: "More", line: "new here" } as const;

/** Properties that the search knows, each with further words for it. */
export const PROPERTIES = {
  planar: { name: "Planar", words: "planar without crossings" },
  directed: { name: "One-way", words: "one-way directed arcs arrows" },
  wraps: { name: "Glued", words: "glued wraps wrap seam" },
  small: { name: "Under 30 points", words: "small" },
} as const;

export const ATLAS_WORDS = {
  heading: "Atlas of boards",
  back: "Back to the game",
  search: "Search",
  searchTip: "Search names, sentences and numbers of points, such as torus or 60 (/)",
  families: "Families",
  properties: "Properties",
  nothing: "No board is like that. Take a word away.",
  day: "Problem of the day",
  proved: "Exactly one turn wins: a solver has tried all the others.",
  solve: "Solve it",
} as const;

export function foundWords(count: number): string {
  return counted(count, "board");
}

export function problemWords(mover: "black" | "white", margin: number): string {
  return `${playerWord(mover)} to play and win by ${margin}`;
}

/** "8 points, planar. With best play Black wins by 3, so a komi of 3 is fair." */
export const knownWords = knownSentences({
  placements: (count) => counted(count, "placement"),
  planar: "planar",
  oneWay: "one-way",
  glued: "glued",
  draw: "A draw with best play, without komi.",
  wins: (margin) => `With best play Black wins by ${margin}: a komi of ${margin} is fair.`,
  between: (low, high) => `With best play Black’s margin is from ${low} to ${high}.`,
});
