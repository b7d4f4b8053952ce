/** All English of turns, refusals, results and notices. */
import type { PlayerName, Refusal, Result, Turn } from "./engine/types.ts";
import { margin, readable } from "./fractions.ts";
import { unreachable } from "./model/actions.ts";
import type {
  BoardView,
  Change,
  GameView,
  Notice,
  PlacementId,
  Pointing,
  State,
} from "./model/state.ts";
import { playerOf, playerOfTurn } from "./model/state.ts";
import { playedAt, turnKind } from "./model/turns.ts";

type Names = (at: PlacementId) => string;

export function playerWord(player: PlayerName): string {
  return player === "black" ? "Black" : "White";
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

/** A point that has only a number is called a point. */
export function placeWord(at: PlacementId, names: Names): string {
  const name = names(at);
  return /^\d+$/.test(name) ? `point ${name}` : name;
}

/** For a list: "D4", "pass". */
export function turnWord(turn: Turn, names: Names): string {
  const at = playedAt(turn);
  if (at !== null) return names(at);
  return turnKind(turn) === "resign" ? "resigns" : "pass";
}

/** "Black D4", "White passes". */
export function turnSentence(player: PlayerName, turn: Turn, names: Names): string {
  const kind = turnKind(turn);
  switch (kind) {
    case "play":
      return `${playerWord(player)} ${placeOrWord(turn, names)}`;
    case "pass":
      return `${playerWord(player)} passes`;
    case "resign":
      return `${playerWord(player)} resigns`;
    default:
      return unreachable(kind);
  }
}

/** For a sentence about one turn: "point 7", "D4", "pass". */
export function placeOrWord(turn: Turn, names: Names): string {
  const at = playedAt(turn);
  return at === null ? turnWord(turn, names) : placeWord(at, names);
}

export function refusalWords(refusal: Refusal): string {
  switch (refusal.code) {
    case "occupied":
      return "a stone is there already";
    case "overlap":
      return "a stone here would overlap another";
    case "outside":
      return "that is outside the board";
    case "repetition":
      return `repeats the board ${momentWords(refusal.sinceTurn)}`;
    case "phase":
      return "that turn does not belong now";
    case "over":
      return "the game is over";
    case "range":
      return refusal.message;
    default:
      return unreachable(refusal.code);
  }
}

function momentWords(turns: number | undefined): string {
  if (turns === undefined) return "as it stood before";
  return turns === 0 ? "as the game began" : `after turn ${turns}`;
}

/** "White to play." or the result. */
export function standingWords(game: GameView): string {
  if (game.result !== null) return resultWords(game.result);
  return game.actor === null ? "The game is over" : `${playerWord(game.actor)} to play`;
}

export function resultWords(result: Result): string {
  switch (result.by) {
    case "two-passes":
      return twoPassesWords(result);
    case "resignation":
      return resignationWords(result);
    default:
      return unreachable(result.by);
  }
}

function twoPassesWords({ winner, black, white }: Result): string {
  const by = black === undefined || white === undefined ? "" : ` by ${margin(black, white)}`;
  return winner === "draw"
    ? "A draw (area, two passes)"
    : `${playerWord(winner)} wins${by} (area, two passes)`;
}

function resignationWords({ winner }: Result): string {
  if (winner === "draw") return "A draw";
  return `${playerWord(winner)} wins: ${winner === "black" ? "White" : "Black"} resigned`;
}

/** The rules as a heading and what follows from it. */
export function rulesWords(board: BoardView): { name: string; details: string } {
  const directed = board.facts.directed;
  return {
    name: directed ? "Tromp-Taylor on a directed graph" : "Tromp-Taylor, area scoring",
    details: [
      ...(directed ? ["each stone lives by the empty points it reaches"] : []),
      "no play may repeat an earlier board",
      "two passes end",
      `komi\u00a0${readable(board.komi)}`,
    ].join(" · "),
  };
}

/** What the tip says of the place under the pointer; null: nothing. */
export function pointingWords(pointing: Pointing, state: State): string | null {
  const { names } = state.board;
  switch (pointing.kind) {
    case "nothing":
      return null;
    case "open":
      return placeWord(pointing.at, names);
    case "refused":
      return `${placeWord(pointing.at, names)}: ${refusalWords(pointing.refusal)}`;
    case "stone":
      return chainWords(pointing, state.board);
    default:
      return unreachable(pointing);
  }
}

function chainWords(stone: Extract<Pointing, { kind: "stone" }>, board: BoardView): string {
  const player = playerWord(playerOf(stone.colour));
  const liberties = counted(stone.liberties.length, "liberty", "liberties");
  const name = `${player} ${placeWord(stone.at, board.names)}`;
  if (board.facts.directed)
    return `${name} reaches ${stone.chain.length} of its stones, ${liberties}`;
  if (stone.chain.length === 1) return `${name}: a lone stone, ${liberties}`;
  return `${name}: a chain of ${counted(stone.chain.length, "stone")}, ${liberties}`;
}

/** What the live region says of what has just happened. */
export function changeWords(change: Change, state: State): string {
  const { board, game } = state;
  const next = `${standingWords(game)}.`;
  switch (change.kind) {
    case "opened":
      return `${board.title}: ${counted(board.facts.placements, "point")}. ${next}`;
    case "played":
      return `${turnSentence(change.player, change.turn, board.names)}${lossWords(change)}. ${next}`;
    case "back":
      return `Took back ${turnSentence(change.player, change.turn, board.names)}. ${next}`;
    case "forward":
      return `${turnSentence(change.player, change.turn, board.names)} again. ${next}`;
    case "walked":
      return `After turn ${game.turnCount} of ${game.record.length}. ${next}`;
    default:
      return unreachable(change);
  }
}

function lossWords(change: Extract<Change, { kind: "played" }>): string {
  const captured = change.captured.length > 0 ? `, captures ${change.captured.length}` : "";
  const lost = change.suicide.length > 0 ? `, loses ${change.suicide.length} of its own` : "";
  return captured + lost;
}

/** A record's entry, for a button's name: "Turn 5: Black D4". */
export function entryWords(index: number, turn: Turn, names: Names): string {
  return `Turn ${index + 1}: ${turnSentence(playerOfTurn(index), turn, names)}`;
}

export function noticeWords(notice: Notice): string {
  switch (notice.kind) {
    case "broken":
      return `This board cannot be opened. ${placed(notice.path, notice.message)}`;
    case "too-large":
      return `This file is too large: ${megabytes(notice.bytes)}. A board may have ${megabytes(notice.limit)}.`;
    case "unreadable":
      return `${notice.name} cannot be read.`;
    case "restarted":
      return "The core stopped and was restarted; the game stands as it was before that turn.";
    case "opened":
      return openedWords(notice);
    default:
      return unreachable(notice);
  }
}

function placed(path: string | null, message: string): string {
  return path === null || path === "" || message.startsWith(path) ? message : `${path}: ${message}`;
}

function openedWords({ dropped, previous }: Extract<Notice, { kind: "opened" }>): string {
  const notes = dropped.map(
    (note) => `${note.charAt(0).toUpperCase()}${note.slice(1).replace(/\.$/, "")}.`,
  );
  if (previous !== null) notes.push("The game before is kept.");
  return notes.join(" ");
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20)} MB`;
}
