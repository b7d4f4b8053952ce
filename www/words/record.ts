/** English of the record: places in it, notes, and marks. */
import type { Player } from "../engine/types.ts";
import { isolated } from "../isolate.ts";
import { placeSentences, recordSentences } from "../model/record-sentences.ts";
import type { Names } from "../model/state.ts";
import type { Mark, MarkKind } from "../model/tree/marks.ts";
import { counted, grouped } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { playerWord, winnerWords } from "./names.ts";
import { momentWord, momentWords, turnsWord } from "./turns.ts";

/** Block of a variation: the word before its first turn, and its accessible name. */
export const VARIATION = { lead: "or", name: "Variation" };

/** Button beside the words of an empty record. */
export function letBeginWords(player: Player): string {
  return `Let ${playerWord(player)} begin`;
}

export function markToolWords(kind: MarkKind): string {
  return `Mark: ${kind}`;
}

/** Caption of the table of a board without lines. */
export function planeCaption(title: string, stones: number): string {
  return `${isolated(title)}: ${counted(stones, "stone")}, places in stone widths from the top left`;
}

/** In place of turns of a long record that are not shown. */
export function gapWords(turns: number, where: "earlier" | "later"): string {
  return counted(turns, `${where} turn`);
}

export const MARK_WORDS: Readonly<Record<MarkKind, string>> = {
  triangle: "Triangle",
  square: "Square",
  circle: "Circle",
  cross: "Cross",
  label: "Label",
};

/** No moment can be claimed. */
export const NO_CLAIM = "No earlier board has come back, so nothing can repeat for ever.";

export const {
  placeInLine,
  placeInShort,
  placeInTree,
  variationWords,
  notesWords,
  markWord,
  markSentence,
  tableCaption,
} = placeSentences({
  stones: (caption, count) => `${caption}, ${counted(count, "stone")}`,
  firstOnes: (count) => `the first ${count}`,
  mark: (kind) => kind,
  momentWords,
  momentWord,
  turnOf: (turn, turns) => `turn ${turn} of ${turns}`,
  variation: (number, count) => `variation ${number} of ${count}`,
  marks: (count) => counted(count, "mark"),
  comment: (text) => `Comment: ${text}`,
});

export const {
  emptyWords,
  deletedWords,
  reasonWords,
  claimedWords,
  markingWords,
  notesSuffix,
  commentLabel,
  roomLeftWords,
  claimsFound,
} = recordSentences({
  playerWord,
  deleted: (turns) => `Deleted ${counted(turns, "turn")}.`,
  winnerWords,
  gameStatusWords,
  turnsWord,
  begins: (who) => `${who} begins`,
  reason: (turns, why) => `After ${turns}: ${why}`,
  draw: "a draw",
  beginning: "the beginning",
  after: (turns, names) => `after ${momentWords(turns, names)}`,
  marks: (count) => counted(count, "mark"),
  withComment: "with a comment",
  nextLetter: "the next letter",
  aMark: (kind) => `a ${kind}`,
  marking: (mark) => `Tap a place to mark it with ${mark}, or a mark to take it away; Esc ends`,
  commentOnGame: "Comment on the game",
  commentOn: (turns, names) => `Comment on ${momentWords(turns, names)}`,
  left: (characters, most) => `${counted(characters, "character")} left of ${grouped(most)}.`,
  noClaim: NO_CLAIM,
  claims: (count) => `${counted(count, "moment")} from which it may repeat for ever.`,
});

/** "point 4: label A taken away." */
export function unmarkedWords(mark: Mark, names: Names): string {
  return `${markSentence(mark, names)} taken away.`;
}

/** Caption of the table of marks. */
export const MARKS = "Marks";

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
