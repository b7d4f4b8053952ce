/** Die gezeigte Stelle, die letzte Änderung und Hinweise. */

import { has } from "../../engine/features.ts";
import type { Actor, Turn } from "../../engine/types.ts";
import { isolated } from "../../isolate.ts";
import { unreachable } from "../../model/actions.ts";
import { contactOf } from "../../model/aim.ts";
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
} from "../../model/state.ts";
import { COPY_AGAIN } from "./core/faults-parts.ts";
import { told } from "./core/told.ts";
import { capitalised, counted } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { sizeWords } from "./kinds.ts";
import { playerWord } from "./names.ts";
import { contactWords, roomWords, touchingWords } from "./plane.ts";
import { notesWords, placeInTree, variationWords } from "./record.ts";
import { momentWord, refusalWords, turnSentence } from "./turns.ts";

/** Hinweis zur Stelle am Zeiger; null: nichts. */
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
  return stones === 0 ? "" : `: Selbstmord, ${counted(stones, "Stein fiele", "Steine fielen")}`;
}

function barWords(
  { at, refusal, isAlone }: Extract<Pointing, { kind: "refused" }>,
  { board, game }: State,
): string {
  if (isAlone && refusal.code === "repetition") return "berührt keinen Platz und könnte nie atmen";
  const filled = game.colours[at] === MIXED && game.phase === "turn";
  return filled && has(board.facts, "sets")
    ? "teilweise gefüllt"
    : refusalWords(refusal, board.names);
}

function overlapWords({ choices, proposal }: State): string {
  const { length } = choices.placements;
  if (length < 2 || proposal !== null) return "";
  return ` · einer von ${length} hier, N für den nächsten`;
}

function chainWords(stone: Extract<Pointing, { kind: "stone" }>, board: BoardView): string {
  const player = playerWord(playerOf(stone.colour));
  const liberties = counted(stone.liberties.length, "Freiheit", "Freiheiten");
  const name = `${player} ${placeWord(stone.at, board.names)}`;
  if (board.facts.directed)
    return `${player} ${board.names.of(stone.at)}: ${liberties} entlang der Pfeile`;
  return `${name}: ${chainOf(stone.chain.length)}, ${liberties}`;
}

function chainOf(stones: number): string {
  return stones === 1 ? "ein einzelner Stein" : `eine Kette aus ${stones} Steinen`;
}

function planeStoneWords(
  { at, colour, chain, arcs }: Extract<Pointing, { kind: "plane-stone" }>,
  { names }: BoardView,
): string {
  const stone = `${playerWord(playerOf(colour))} ${names.of(at)}`;
  return `${stone}: ${chainOf(chain.length)}, ${roomWords(arcs)}`;
}

/** Ansage der letzten Änderung. */
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
      return `Zurückgenommen: ${turnSentence(change.player, change.turn, board.names)}. ${next}${notesWords(branch)}`;
    case "forward":
      return `Wieder ${turnSentence(change.player, change.turn, board.names)}${variation}. ${next}${notesWords(branch)}`;
    case "walked":
      return `${placeInTree(branch, board.names)}. ${next}${notesWords(branch)}`;
    case "arranged":
      return `${placeInTree(branch, board.names)}.`;
    default:
      return unreachable(change);
  }
}

function lossWords(change: Extract<Change, { kind: "played" }>): string {
  const captured = change.captured.length > 0 ? `, schlägt ${change.captured.length}` : "";
  const lost = change.suicide.length > 0 ? `, verliert ${change.suicide.length} eigene` : "";
  return captured + lost;
}

/** Zugänglicher Name eines Eintrags: „Zug 5: Schwarz D4“. */
export function entryWords(index: number, player: Actor, turn: Turn, names: Names): string {
  return `${momentWord(index + 1, names)}: ${turnSentence(player, turn, names)}`;
}

/** Hinweise, die eine Partie gibt, wo immer sie gespielt wird. */
export const gameNoticeWords = told<GameNotice>({
  broken: ({ path, message }) =>
    `Dieses Brett kann nicht geöffnet werden. ${placedWords(path, message)}`,
  "broken-link": ({ message, fresh }) =>
    `${message.replace(COPY_AGAIN, "")} ${fresh ? "Hier ist stattdessen ein leeres Brett." : "Dein Brett bleibt, wie es ist."}`,
  restarted: "Der Kern blieb stehen und wurde neu gestartet; die Partie steht wie vor diesem Zug.",
  full: "Eine Partie kann 100.000 Züge haben, Varianten inbegriffen, höchstens 1.000 tief verschachtelt.",
  opened: (notice) => openedWords(notice),
});

/** Eine Meldung, davor ihr Ort im Dokument. */
export function placedWords(path: string | null, message: string): string {
  return path === null || path === "" || message.startsWith(path) ? message : `${path}: ${message}`;
}

/** Sätze darüber, was von einem geöffneten Brett wegblieb. */
export function importNotes(dropped: readonly string[]): string[] {
  return dropped.map((note) => `${capitalised(note).replace(/\.$/, "")}.`);
}

function openedWords({ dropped, previous }: Extract<GameNotice, { kind: "opened" }>): string {
  const notes = importNotes(dropped);
  if (previous !== null) notes.push("Deine letzte Partie ist gespeichert.");
  return notes.join(" ");
}
