/** English of the page of tables: values of small boards. */

import { type Size, tableSentences } from "../model/table-sentences.ts";
import { counted, grouped, signed } from "./counts.ts";

export const VALUES = {
  lead: "Black’s margin with best play on both sides: Black begins, komi is 0. No estimates: a solver has tried every turn that matters. Where it has not finished, the value lies between two bounds.",
  search: "Search",
  hint: "K₂,₃, Petersen, 5 points",
  family: "Family",
  allFamilies: "All families",
  points: "Points",
  anyNumber: "Any number",
  show: "Show",
  board: "Board",
  best: "Best first",
  notKnown: "not known",
  pass: "pass",
  black: "Black",
  white: "White",
  none: "No board is like this. Clear the search to see all.",
  rules: "Rules",
  line: "Line of best play, as far as it is known",
  openLine: "Open the line of play",
  thisRow: "Address of this row",
  failed: "The tables could not be loaded. Reload the page to try again.",
  conjectures: "Conjectures",
} as const;

/** Columns, by ruleset. */
export const RULES_WORDS = {
  area: { short: "Area", long: "Area, positional superko (Tromp–Taylor)" },
  situational: { short: "Situational", long: "Area, situational superko" },
  stones: { short: "Stones", long: "Stone: coloured points, positional superko" },
  primitive: { short: "Primitive", long: "Primitive: a player without a turn loses" },
} as const;

/** The column of the game without end. */
export const FOREVER = {
  short: "Without end",
  long: "Without end, with ko bids, on the empty board",
} as const;

export function boundsWords(low: number, high: number): string {
  return `${signed(low)} to ${signed(high)}`;
}

export const { foreverWords, shownWords, sizeWords, winnerWords, triedWords, firstWords } =
  tableSentences({
    ...VALUES,
    boundsWords,
    draws: (bounds) => `a draw with every komi from ${bounds}`,
    boards: (count) => counted(count, "board"),
    someBoards: (shown, all) => `${shown} of ${counted(all, "board")}`,
    size: {
      points: (count) => counted(count, "point"),
      edges: (count) => counted(count, "edge"),
      arcs: (count) => counted(count, "arc"),
      placements: (count) => counted(count, "open set"),
    },
    tried: (turns) => `${grouped(turns)} turns tried`,
    othersAsGood: "there may be other best turns",
    noneBad: "No board is known to be worth less than 0 to Black",
    bad: (values) => `${counted(values, "value")} below 0: Black would rather not begin`,
    goodOrOpen: (good, open) =>
      `${grouped(good)} values by area and by stones are known to be 0 or more; ${grouped(open)} have bounds on both sides of 0.`,
  });

/** Choices of rows. */
export const SHOW_WORDS = {
  all: "All boards",
  ahead: "Black is ahead (area)",
  even: "Nobody is ahead (area)",
  behind: "White is ahead (area)",
  differ: "The superko rule matters",
  open: "Not known under some rules",
} as const;

/** Words by which a board is searched. */
export function sizesSearched({ points, edges, arcs }: Omit<Size, "placements">): string {
  return `${points} points ${edges} edges ${arcs} arcs`;
}

/** The tables have English titles of families, and English names of boards: a translation has its own. */
export function familyTitle(_id: string, title: string): string {
  return title;
}

export function boardName(name: string): string {
  return name;
}

export function budgetWords(budget: number): string {
  return `It tried ${grouped(budget)} turns for each value at most.`;
}

export const CONJECTURES = {
  source: "https://www.elidupree.com/blog/my-rules-of-go-on-arbitrary-directed-graphs",
  sourceName: "My rules of Go, on arbitrary directed graphs",
  intro:
    "Eli states conjectures for a game without end, whose score is stones. The same questions have exact answers here, for games that superko ends.",
  first: "Going first is good",
  komi: "Perfect komi",
  komiText:
    "A finite game has exactly one fair komi: its value. With a smaller one Black wins, with a greater one White. So the conjecture holds for every game that ends; but the komi depends on the rule against repetition.",
  forever: "For the game without end, with ko bids, it is false:",
  foreverName: "three points with many fair komi",
  differButton: "Boards on which the superko rule matters",
} as const;

export function differWords(boards: number): string {
  return `On ${counted(boards, "board")} the positional and the situational rule give different values.`;
}
