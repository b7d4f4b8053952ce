/** Alt text for pictures, by the words of a language. */
import type { Actor, Turn } from "../engine/types.ts";
import { isolated } from "../isolate.ts";
import {
  BLACK,
  type BoardView,
  type GameView,
  type Names,
  placement,
  placeWord,
  WHITE,
} from "./state.ts";
import { turnsPlayed } from "./turns.ts";

/** Words of a language for pictures; counts come as numbers. */
export interface PictureWords {
  readonly turnSentence: (player: Actor, turn: Turn, names: Names) => string;
  readonly gameStatusWords: (game: GameView, board: BoardView) => string;
  readonly playerWord: (player: Actor) => string;
  readonly empty: string;
  readonly stones: (black: number, white: number) => string;
  readonly afterTurns: (stones: string, turns: number) => string;
  readonly lastTurn: (turn: string) => string;
  readonly by: (author: string) => string;
  readonly after: (turns: number) => string;
  /** Coordinates in a drawing, by how they were moved and scaled. */
  readonly coordinates: (changes: string) => string;
  readonly less: (origin: string) => string;
  readonly dividedBy: (divisor: number) => string;
}

/** Alt text lists the stones up to this number. */
const MAX_LISTED = 60;

export interface PictureSentences {
  /** "23 stones after 25 turns: Black on D4 and Q16 … The last turn: White D3. Black to play." */
  readonly pictureWords: (board: BoardView, game: GameView) => string;
  /** Lines under the title of a card: the author, the turns, and the player to act or the result. */
  readonly cardLines: (board: BoardView, game: GameView, author: string) => string[];
  /** Note in a drawing for LaTeX: "Coordinates are those of the board, divided by 1000; y runs upwards." */
  readonly coordinateWords: (
    origin: { readonly x: number; readonly y: number },
    divisor: number,
  ) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function pictureSentences(words: PictureWords): PictureSentences {
  function placesOf({ names }: BoardView, game: GameView, colour: number): string[] {
    const stones = game.stones.filter((stone) => stone.colour === colour);
    if (stones.length > 0) return stones.map(({ x, y }) => names.of([x, y]));
    const placed = [...game.colours.keys()].filter((at) => game.colours[at] === colour);
    return placed.map((at) => placeWord(placement(at), names));
  }

  function sideWords(player: Actor, places: readonly string[]): string[] {
    return places.length === 0 ? [] : [`${words.playerWord(player)}: ${places.join("; ")}.`];
  }

  function lastWords({ names }: BoardView, { record, turnCount, mover }: GameView): string[] {
    const turn = record[turnCount - 1];
    if (turn === undefined || mover === null) return [];
    return [words.lastTurn(words.turnSentence(mover, turn, names))];
  }

  return {
    pictureWords(board, game) {
      const [black, white] = [placesOf(board, game, BLACK), placesOf(board, game, WHITE)];
      const count = black.length + white.length;
      const stones = count === 0 ? words.empty : words.stones(black.length, white.length);
      return [
        words.afterTurns(stones, turnsPlayed(game.turnCount, board.names)),
        ...(count <= MAX_LISTED
          ? [...sideWords("black", black), ...sideWords("white", white)]
          : []),
        ...lastWords(board, game),
        `${words.gameStatusWords(game, board)}.`,
      ].join(" ");
    },
    cardLines(board, game, author) {
      const by = author.trim();
      const turns = turnsPlayed(game.turnCount, board.names);
      return [
        ...(by === "" ? [] : [words.by(isolated(by))]),
        ...(turns === 0 ? [] : [words.after(turns)]),
        words.gameStatusWords(game, board),
      ];
    },
    coordinateWords({ x, y }, divisor) {
      const moved = x === 0 && y === 0 ? "" : `, ${words.less(`(${x}, ${y})`)}`;
      return words.coordinates(moved + (divisor === 1 ? "" : `, ${words.dividedBy(divisor)}`));
    },
  };
}
