/** English of the record: places in it, notes, and marks. */
import type { Player } from "../engine/types.ts";
import { isolated } from "../isolate.ts";
import type { Claim } from "../model/claims.ts";
import { handicapSlice } from "../model/placed-handicap.ts";
import type { Names, State } from "../model/state.ts";
import type { Deletion } from "../model/tree/edits.ts";
import { type Mark, type MarkKind, markList } from "../model/tree/marks.ts";
import {
  type Branch,
  type Fork,
  forkAt,
  isOnMainLine,
  type Notes,
  nodeOf,
  notesOf,
  siblingsOf,
  subtreeOf,
} from "../model/tree/tree.ts";
import { placeIn, turnsPlayed } from "../model/turns.ts";
import { counted, grouped } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { placeWord, playerWord, winnerWords } from "./names.ts";
import { momentWords, turnsWord } from "./turns.ts";

/** Block of a variation: the word before its first turn, and its accessible name. */
export const VARIATION = { lead: "or", name: "Variation" };

/** Shown for an empty record. */
export function emptyWords(state: State): string {
  const { game, board } = state;
  const handicap = handicapSlice.of(state);
  const first = handicap === null ? (game.actor ?? "black") : "white";
  const next = game.phase === "turn" ? `${playerWord(first)} begins` : gameStatusWords(game, board);
  return `${next}.`;
}

/** Button beside the words of an empty record. */
export function letBeginWords(player: Player): string {
  return `Let ${playerWord(player)} begin`;
}

/** Reason against claims from some moments. */
export function reasonWords(turns: readonly number[], why: string, names: Names): string {
  return `After ${turnsWord(
    [...turns].sort((a, b) => a - b),
    names,
  )}: ${why}`;
}

/** A claim and its outcome: "after turn 3: Black wins". */
export function claimedWords({ from, winner }: Claim, names: Names): string {
  return `${sinceWords(from, names)}: ${winner === "draw" || winner === null ? "a draw" : winnerWords(winner)}`;
}

/** The moment from which a claim is made: "after turn 3". */
function sinceWords(turns: number, names: Names): string {
  return turns === 0 ? "the beginning" : `after ${momentWords(turns, names)}`;
}

export function markToolWords(kind: MarkKind): string {
  return `Mark: ${MARK_WORDS[kind].toLowerCase()}`;
}

/** Caption of the table of a board without lines. */
export function planeCaption(title: string, stones: number): string {
  return `${isolated(title)}: ${counted(stones, "stone")}, places in stone widths from the top left`;
}

/** Caption of the table of another board: of so many stones the first ones are listed. */
export function tableCaption(title: string, size: string, stones: number, shown: number): string {
  const caption = `${isolated(title)}: ${size}, ${counted(stones, "stone")}`;
  return shown < stones ? `${caption}; the first ${shown}` : caption;
}

/** In place of turns of a long record that are not shown. */
export function gapWords(turns: number, where: "earlier" | "later"): string {
  return counted(turns, `${where} turn`);
}

/** "turn 5 of 12", "the komi". */
export function placeInLine({ tree, node, line }: Branch, names: Names): string {
  const { depth } = nodeOf(tree, node);
  const [turn, turns] = [turnsPlayed(depth, names), turnsPlayed(line.length, names)];
  return turn === 0 && depth > 0 ? momentWords(depth, names) : `turn ${turn} of ${turns}`;
}

/** "5 / 12", "komi". */
export function placeInShort(branch: Branch, names: Names): string {
  return placeInLine(branch, names).replace(" of ", " / ").replace(/^\w+ /, "");
}

/** "turn 5 of 12, variation 2 of 3". */
export function placeInTree(branch: Branch, names: Names): string {
  const fork = isOnMainLine(branch.tree, branch.node)
    ? ownFork(branch)
    : forkAt(branch.tree, branch.node);
  return `${placeInLine(branch, names)}${forkWords(fork)}`;
}

/** For a turn with alternatives; empty for any other. */
export function variationWords(branch: Branch): string {
  return forkWords(ownFork(branch));
}

function ownFork({ tree, node }: Branch): Fork | null {
  const siblings = siblingsOf(tree, node);
  return siblings.length > 1 ? { siblings, index: siblings.indexOf(node) } : null;
}

function forkWords(fork: Fork | null): string {
  return fork === null ? "" : `, variation ${fork.index + 1} of ${fork.siblings.length}`;
}

/** Comment and marks of the current turn. */
export function notesWords({ tree, node }: Branch): string {
  const { comment, marks } = notesOf(tree, node);
  const count = markList(marks).length;
  const marked = count === 0 ? "" : ` ${counted(count, "mark")}.`;
  return comment === undefined || comment === ""
    ? marked
    : `${marked} Comment: ${shortened(comment)}`;
}

const MAX_SPOKEN = 300;

function shortened(comment: string): string {
  return comment.length > MAX_SPOKEN ? `${comment.slice(0, MAX_SPOKEN)} …` : comment;
}

export function deletedWords({ before, node }: Deletion): string {
  return `Deleted ${counted(subtreeOf(before, node).length, "turn")}.`;
}

export const MARK_WORDS: Readonly<Record<MarkKind, string>> = {
  triangle: "Triangle",
  square: "Square",
  circle: "Circle",
  cross: "Cross",
  label: "Label",
};

/** Hint of the mark tool. */
export function markingWords(kind: MarkKind): string {
  const what = kind === "label" ? "the next letter" : `a ${kind}`;
  return `Tap a place to mark it with ${what}, or a mark to take it away; Esc ends`;
}

/** "triangle", "label A". */
export function markWord({ kind, text }: Mark): string {
  return kind === "label" ? `label ${isolated(text)}` : kind;
}

/** "point 4: label A". */
export function markSentence(mark: Mark, names: Names): string {
  return `${placeWord(placeIn(mark.at), names)}: ${markWord(mark)}`;
}

/** "point 4: label A taken away." */
export function unmarkedWords(mark: Mark, names: Names): string {
  return `${markSentence(mark, names)} taken away.`;
}

/** Appended to a turn's name in the record. */
export function notesSuffix({ comment, marks }: Notes): string {
  const count = markList(marks).length;
  const commented = comment === undefined || comment === "" ? "" : ", with a comment";
  return count === 0 ? commented : `${commented}, ${counted(count, "mark")}`;
}

export function commentLabel(turns: number, names: Names): string {
  return turns === 0 ? "Comment on the game" : `Comment on ${momentWords(turns, names)}`;
}

/** Shown near the limit; otherwise empty. */
export function roomLeftWords(written: number, most: number): string {
  const left = most - written;
  if (left > most / 20) return "";
  return `${counted(Math.max(left, 0), "character")} left of ${grouped(most)}.`;
}

/** Caption of the table of marks. */
export const MARKS = "Marks";

/** No moment can be claimed. */
export const NO_CLAIM = "No earlier board has come back, so nothing can repeat for ever.";

/** Claims that the game repeats for ever. */
export const CLAIM_WORDS = {
  question: "From which turn on does it repeat for ever?",
  others: "Why other turns don’t work",
  playOn: "Play on",
} as const;

/** Names and placeholders of the record. */
export const RECORD_WORDS = {
  addComment: "Add a comment",
  comment: "Comment",
  start: "Start",
  mark: "Mark",
  optionsForTurn: "Options for this turn",
  turn: "Turn",
} as const;

/** Number of moments that can be claimed, for the live region. */
export function claimsFound(possible: number): string {
  return possible === 0
    ? NO_CLAIM
    : `${counted(possible, "moment")} from which it may repeat for ever.`;
}
