/** What is said of the place under the pointer, of what has just happened, and of notices. */
import type { Actor, Turn } from "../engine/types.ts";
import { unreachable } from "../model/actions.ts";
import type { BoardView, Change, Notice, Pointing, State } from "../model/state.ts";
import { MIXED, playerOf } from "../model/state.ts";
import { capitalised, counted, type Names, placeWord, playerWord } from "./names.ts";
import { standingWords } from "./standing.ts";
import { refusalWords, turnSentence } from "./turns.ts";

/** What the tip says of the place under the pointer; null: nothing. */
export function pointingWords(pointing: Pointing, state: State): string | null {
  const { names } = state.board;
  switch (pointing.kind) {
    case "nothing":
      return null;
    case "open":
      return placeWord(pointing.at, names) + overlapWords(state);
    case "refused": {
      const mixed = state.game.colours[pointing.at] === MIXED;
      const why =
        mixed && state.game.phase === "turn" ? "partly filled" : refusalWords(pointing.refusal);
      return `${placeWord(pointing.at, names)}: ${why}${overlapWords(state)}`;
    }
    case "stone":
      return chainWords(pointing, state.board);
    default:
      return unreachable(pointing);
  }
}

function overlapWords({ choices, proposal }: State): string {
  if (choices.length < 2 || proposal !== null) return "";
  return ` · one of ${choices.length} here, Tab for the next`;
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
  const next = `${standingWords(game, board)}.`;
  switch (change.kind) {
    case "opened":
      return `${board.title}: ${sizeWords(board)}. ${next}`;
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

function sizeWords({ facts }: BoardView): string {
  return facts.kind === "gospace"
    ? `${counted(facts.placements, "placement")} over ${counted(facts.points, "point")}`
    : counted(facts.placements, "point");
}

function lossWords(change: Extract<Change, { kind: "played" }>): string {
  const captured = change.captured.length > 0 ? `, captures ${change.captured.length}` : "";
  const lost = change.suicide.length > 0 ? `, loses ${change.suicide.length} of its own` : "";
  return captured + lost;
}

/** A record's entry, for a button's name: "Turn 5: Black D4". */
export function entryWords(index: number, player: Actor, turn: Turn, names: Names): string {
  return `Turn ${index + 1}: ${turnSentence(player, turn, names)}`;
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
  const notes = dropped.map((note) => `${capitalised(note).replace(/\.$/, "")}.`);
  if (previous !== null) notes.push("The game before is kept.");
  return notes.join(" ");
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 2 ** 20)} MB`;
}
