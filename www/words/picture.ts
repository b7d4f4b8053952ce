/** Alt text for pictures, and messages for pictures that cannot be opened. */
import { isolated } from "../isolate.ts";
import { BLACK, type BoardView, type GameView, placement, WHITE } from "../model/state.ts";
import { moversOf, turnsPlayed } from "../model/turns.ts";
import { counted } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { placeWord } from "./names.ts";
import { shortTitle } from "./titles.ts";
import { turnSentence } from "./turns.ts";

/** For opened pictures. */
export const NO_GAME = "There is no game in this picture.";
export const DAMAGED = "The game in this picture is damaged.";

/** Alt text lists the stones up to this number. */
const MAX_LISTED = 60;

export function pictureTitle(board: BoardView): string {
  return shortTitle(board.title);
}

/** "23 stones after 25 turns: Black on D4 and Q16 … The last turn: White D3. Black to play." */
export function pictureWords(board: BoardView, game: GameView): string {
  const [black, white] = [placesOf(board, game, BLACK), placesOf(board, game, WHITE)];
  const count = black.length + white.length;
  const last = lastWords(board, game);
  return [
    `${countWords(black.length, white.length)} after ${counted(turnsPlayed(game.turnCount, board.names), "turn")}.`,
    ...(count <= MAX_LISTED ? [...sideWords("Black", black), ...sideWords("White", white)] : []),
    ...(last === null ? [] : [`The last turn: ${last}.`]),
    `${gameStatusWords(game, board)}.`,
  ].join(" ");
}

/** Lines under the title of a card: the author, the turns, and the player to act or the result. */
export function cardLines(board: BoardView, game: GameView, author: string): string[] {
  const by = author.trim();
  return [
    ...(by === "" ? [] : [`by ${isolated(by)}`]),
    ...(turnsPlayed(game.turnCount, board.names) === 0
      ? []
      : [`After ${counted(turnsPlayed(game.turnCount, board.names), "turn")}`]),
    gameStatusWords(game, board),
  ];
}

function countWords(black: number, white: number): string {
  if (black + white === 0) return "An empty board";
  return `${counted(black, "black stone")} and ${counted(white, "white stone")}`;
}

function sideWords(who: string, places: readonly string[]): string[] {
  return places.length === 0 ? [] : [`${who}: ${places.join("; ")}.`];
}

function placesOf({ names }: BoardView, game: GameView, colour: number): string[] {
  const stones = game.stones.filter((stone) => stone.colour === colour);
  if (stones.length > 0) return stones.map(({ x, y }) => names.of([x, y]));
  const placed = [...game.colours.keys()].filter((at) => game.colours[at] === colour);
  return placed.map((at) => placeWord(placement(at), names));
}

function lastWords({ names, rules }: BoardView, { record, turnCount }: GameView): string | null {
  const turn = record[turnCount - 1];
  const mover = moversOf(record, rules.first)[turnCount - 1];
  return turn === undefined || mover === undefined ? null : turnSentence(mover, turn, names);
}

/** Note in a drawing for LaTeX: "Coordinates are those of the board, divided by 1000; y runs upwards." */
export function coordinateWords(
  origin: { readonly x: number; readonly y: number },
  divisor: number,
): string {
  const moved = origin.x === 0 && origin.y === 0 ? "" : `, less (${origin.x}, ${origin.y})`;
  const scaled = divisor === 1 ? "" : `, divided by ${divisor}`;
  return `Coordinates are those of the board${moved}${scaled}; y runs upwards.`;
}
