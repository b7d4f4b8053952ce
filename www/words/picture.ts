/** Alt text for pictures, and messages for pictures that cannot be opened. */
import { pictureSentences } from "../model/picture-sentences.ts";
import type { BoardView } from "../model/state.ts";
import { counted } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { playerWord } from "./names.ts";
import { shortTitle } from "./titles.ts";
import { turnSentence } from "./turns.ts";

/** For opened pictures. */
export const NO_GAME = "There is no game in this picture.";
export const DAMAGED = "The game in this picture is damaged.";

export function pictureTitle(board: BoardView): string {
  return shortTitle(board.title);
}

export const { pictureWords, cardLines, coordinateWords } = pictureSentences({
  turnSentence,
  gameStatusWords,
  playerWord,
  empty: "An empty board",
  stones: (black, white) => `${counted(black, "black stone")} and ${counted(white, "white stone")}`,
  afterTurns: (stones, turns) => `${stones} after ${counted(turns, "turn")}.`,
  lastTurn: (turn) => `The last turn: ${turn}.`,
  by: (author) => `by ${author}`,
  after: (turns) => `After ${counted(turns, "turn")}`,
  coordinates: (changes) => `Coordinates are those of the board${changes}; y runs upwards.`,
  less: (origin) => `less ${origin}`,
  dividedBy: (divisor) => `divided by ${divisor}`,
});
