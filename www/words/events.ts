/** English of the pointed place, of the last change, and of notices. */

import { has } from "../engine/features.ts";
import type { Actor, Turn } from "../engine/types.ts";
import { isolated } from "../isolate.ts";
import { unreachable } from "../model/actions.ts";
import { contactOf } from "../model/aim.ts";
import {
  type BoardView,
  type Change,
  type GameNotice,
  MIXED,
  type Names,
  type Pointing,
  placeWord,
  playerOf,
  type State,
} from "../model/state.ts";
import { COPY_AGAIN } from "./core/faults-parts.ts";
import { told } from "./core/told.ts";
import { capitalised, counted } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { sizeWords } from "./kinds.ts";
import { playerWord } from "./names.ts";
import { contactWords, roomWords, touchingWords } from "./plane.ts";
import { notesWords, placeInTree, variationWords } from "./record.ts";
import { momentWord, refusalWords, turnSentence } from "./turns.ts";

/** Tip for the place at the pointer; null: nothing. */
export function pointingWords(pointing: Pointing, state: State): string | null {
  const { names } = state.board;
  switch (pointing.kind) {
    case "nothing":
      return null;
    case "open":
      return placeWord(pointing.at, names) + suicideWords(pointing.suicide) + overlapWords(state);
    case "refused":
      return `${placeWord(pointing.at, names)}: ${barWords(pointing, state)}${overlapWords(state)}`;
    case "stone":
      return chainWords(pointing, state.board);
    case "free":
      return `${names.of(pointing.at)}: ${contactWords(contactOf(pointing.touching, state.game.stones))}`;
    case "barred":
      return `${names.of(pointing.at)}: ${refusalWords(pointing.refusal, names)}`;
    case "plane-stone":
      return planeStoneWords(pointing, state.board);
    default:
      return unreachable(pointing);
  }
}

function suicideWords(stones: number): string {
  return stones === 0 ? "" : `: suicide of ${counted(stones, "stone")}`;
}

function barWords(
  { at, refusal, isAlone }: Extract<Pointing, { kind: "refused" }>,
  { board, game }: State,
): string {
  if (isAlone && refusal.code === "repetition")
    return "touches no place, so it could never breathe";
  const filled = game.colours[at] === MIXED && game.phase === "turn";
  return filled && has(board.facts, "sets") ? "partly filled" : refusalWords(refusal, board.names);
}

function overlapWords({ choices, proposal }: State): string {
  const { length } = choices.placements;
  if (length < 2 || proposal !== null) return "";
  return ` · one of ${length} here, N for the next`;
}

function chainWords(stone: Extract<Pointing, { kind: "stone" }>, board: BoardView): string {
  const player = playerWord(playerOf(stone.colour));
  const liberties = counted(stone.liberties.length, "liberty", "liberties");
  const name = `${player} ${placeWord(stone.at, board.names)}`;
  if (board.facts.directed)
    return `${player} ${board.names.of(stone.at)}: ${liberties} along the arrows`;
  if (stone.chain.length === 1) return `${name}: a lone stone, ${liberties}`;
  return `${name}: a chain of ${counted(stone.chain.length, "stone")}, ${liberties}`;
}

function planeStoneWords(
  { at, colour, chain, arcs }: Extract<Pointing, { kind: "plane-stone" }>,
  { names }: BoardView,
): string {
  const stone = `${playerWord(playerOf(colour))} ${names.of(at)}`;
  const what = chain.length === 1 ? "a lone stone" : `a chain of ${counted(chain.length, "stone")}`;
  return `${stone}: ${what}, ${roomWords(arcs)}`;
}

/** Live region text for the last change. */
export function changeWords(change: Change, state: State): string {
  const { board, game, branch } = state;
  const variation = variationWords(branch);
  const next = `${gameStatusWords(game, board)}.`;
  switch (change.kind) {
    case "opened":
      return `${isolated(board.title)}: ${sizeWords(board.facts)}. ${next}`;
    case "played":
      return `${turnSentence(change.player, change.turn, board.names)}${touchingWords(change.touching)}${lossWords(change)}${variation}. ${next}`;
    case "back":
      return `Took back ${turnSentence(change.player, change.turn, board.names)}. ${next}${notesWords(branch)}`;
    case "forward":
      return `${turnSentence(change.player, change.turn, board.names)} again${variation}. ${next}${notesWords(branch)}`;
    case "walked":
      return `After ${placeInTree(branch, board.names)}. ${next}${notesWords(branch)}`;
    case "arranged":
      return `${capitalised(placeInTree(branch, board.names))}.`;
    default:
      return unreachable(change);
  }
}

function lossWords(change: Extract<Change, { kind: "played" }>): string {
  const captured = change.captured.length > 0 ? `, captures ${change.captured.length}` : "";
  const lost = change.suicide.length > 0 ? `, loses ${change.suicide.length} of its own` : "";
  return captured + lost;
}

/** Accessible name of a record entry: "Turn 5: Black D4". */
export function entryWords(index: number, player: Actor, turn: Turn, names: Names): string {
  return `${capitalised(momentWord(index + 1, names))}: ${turnSentence(player, turn, names)}`;
}

/** Notices that a game gives wherever it is played. */
export const gameNoticeWords = told<GameNotice>({
  broken: ({ path, message }) => `This board cannot be opened. ${placedWords(path, message)}`,
  "broken-link": ({ message, fresh }) =>
    `${message.replace(COPY_AGAIN, "")} ${fresh ? "Here is an empty board instead." : "Your board stays as it is."}`,
  restarted: "The core stopped and was restarted; the game stands as it was before that turn.",
  full: "A game can have 100,000 turns, variations included, nested at most 1,000 deep.",
  opened: (notice) => openedWords(notice),
});

/** A message preceded by its path. */
export function placedWords(path: string | null, message: string): string {
  return path === null || path === "" || message.startsWith(path) ? message : `${path}: ${message}`;
}

/** Sentences on things that were left out of an opened board. */
export function importNotes(dropped: readonly string[]): string[] {
  return dropped.map((note) => `${capitalised(note).replace(/\.$/, "")}.`);
}

function openedWords({ dropped, previous }: Extract<GameNotice, { kind: "opened" }>): string {
  const notes = importNotes(dropped);
  if (previous !== null) notes.push("Your last game is saved.");
  return notes.join(" ");
}
