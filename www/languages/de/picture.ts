/** Ersatztexte für Bilder, und Meldungen zu Bildern, die nicht zu öffnen sind. */
import { isolated } from "../../isolate.ts";
import { BLACK, type BoardView, type GameView, placement, WHITE } from "../../model/state.ts";
import { moversOf, turnsPlayed } from "../../model/turns.ts";
import { counted } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { turnsDative } from "./grammar.ts";
import { placeWord } from "./names.ts";
import { shortTitle } from "./titles.ts";
import { turnSentence } from "./turns.ts";

/** Für geöffnete Bilder. */
export const NO_GAME = "In diesem Bild ist keine Partie.";
export const DAMAGED = "Die Partie in diesem Bild ist beschädigt.";

/** Bis zu dieser Zahl nennt der Ersatztext die Steine. */
const MAX_LISTED = 60;

export function pictureTitle(board: BoardView): string {
  return shortTitle(board.title);
}

/** „12 schwarze Steine und 11 weiße Steine nach 25 Zügen. Schwarz: D4; Q16 … Der letzte Zug: Weiß D3. Schwarz am Zug.“ */
export function pictureWords(board: BoardView, game: GameView): string {
  const [black, white] = [placesOf(board, game, BLACK), placesOf(board, game, WHITE)];
  const count = black.length + white.length;
  const last = lastWords(board, game);
  return [
    `${countWords(black.length, white.length)} nach ${turnsDative(turnsPlayed(game.turnCount, board.names))}.`,
    ...(count <= MAX_LISTED ? [...sideWords("Schwarz", black), ...sideWords("Weiß", white)] : []),
    ...(last === null ? [] : [`Der letzte Zug: ${last}.`]),
    `${gameStatusWords(game, board)}.`,
  ].join(" ");
}

/** Zeilen unter dem Titel einer Karte: Autor, Züge, und die Seite am Zug oder das Ergebnis. */
export function cardLines(board: BoardView, game: GameView, author: string): string[] {
  const by = author.trim();
  const turns = turnsPlayed(game.turnCount, board.names);
  return [
    ...(by === "" ? [] : [`von ${isolated(by)}`]),
    ...(turns === 0 ? [] : [`Nach ${turnsDative(turns)}`]),
    gameStatusWords(game, board),
  ];
}

function countWords(black: number, white: number): string {
  if (black + white === 0) return "Ein leeres Brett";
  return `${counted(black, "schwarzer Stein", "schwarze Steine")} und ${counted(white, "weißer Stein", "weiße Steine")}`;
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

/** Vermerk in einer Zeichnung für LaTeX. */
export function coordinateWords(
  origin: { readonly x: number; readonly y: number },
  divisor: number,
): string {
  const moved = origin.x === 0 && origin.y === 0 ? "" : `, minus (${origin.x}, ${origin.y})`;
  const scaled = divisor === 1 ? "" : `, geteilt durch ${divisor}`;
  return `Die Koordinaten sind die des Bretts${moved}${scaled}; y geht nach oben.`;
}
