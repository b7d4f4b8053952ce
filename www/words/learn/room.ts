/** English round the steps of the Learn room, and sentences that several steps use. */
import { readable } from "../../fractions.ts";

export interface Scores {
  readonly black?: string;
  readonly white?: string;
}

export const ROOM = {
  steps: "Steps",
  heading: "Go on any board, in nine steps",
  opening:
    "You can play on every board below. Black begins. Click a point, or use the arrow keys and Enter. Point at a stone, or tap it, to see its liberties. The buttons under a board take turns back. Your turns stay on this page until you choose “Play on it”.",
  end: "And now",
  ending: "You know all the rules. Choose a board from the atlas, or draw one of your own.",
  articles: "Three essays, with boards to play on:",
  liberty: "What is a liberty?",
  gameEnds: "Why does a game end?",
  forever: "For ever",
  tables: "What small boards are worth with best play is known:",
  tablesName: "Values of small boards",
  more: "All that the page can do, and how to use it elsewhere:",
  manual: "The manual",
  play: "Play",
  draw: "Draw a board",
  tryIt: "Try it",
  mathematics: "The mathematics",
  source: "Source",
  quoted: "In the sources’ own words",
  inFull: "In full",
  playOn: "Play on it",
} as const;

/** Texts of the manual by their files, with the headings that they have. */
export const MANUAL = {
  "docs/rules.md": "The rules",
  "docs/continuous.md": "Continuous boards",
  "docs/rules/divide-and-choose.md": "Divide-and-choose",
  "docs/rules/go-spaces.md": "Go-spaces",
  "docs/rules/tromp-taylor.md": "Tromp–Taylor",
} as const;

export function tableLabel(board: string): string {
  return `${board}, as a table`;
}

export const REPEATED = {
  start: "Refused: the board would be as it was when the game began.",
  after: (turn: number) => `Refused: the board after turn ${turn} would come back.`,
} as const;

export function scoresWords({ black = "0", white = "0" }: Scores): string {
  return `Black has ${readable(black)}, White ${readable(white)}`;
}
