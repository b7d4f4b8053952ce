/** Die Aufzeichnung: Orte darin, Kommentare und Markierungen. */
import type { Player } from "../../engine/types.ts";
import { isolated } from "../../isolate.ts";
import { placeSentences, recordSentences } from "../../model/record-sentences.ts";
import type { Names } from "../../model/state.ts";
import type { Mark, MarkKind } from "../../model/tree/marks.ts";
import { counted, grouped } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { momentDative } from "./grammar.ts";
import { playerWord, winnerWords } from "./names.ts";
import { momentWord, momentWords, turnsWord } from "./turns.ts";

/** Block einer Variante: das Wort vor ihrem ersten Zug, und ihr zugänglicher Name. */
export const VARIATION = { lead: "oder", name: "Variante" };

/** Taste neben den Wörtern für eine leere Aufzeichnung. */
export function letBeginWords(player: Player): string {
  return `${playerWord(player)} beginnen lassen`;
}

export function markToolWords(kind: MarkKind): string {
  return `Markieren: ${MARK_WORDS[kind]}`;
}

/** Überschrift der Tabelle eines Bretts ohne Linien. */
export function planeCaption(title: string, stones: number): string {
  return `${isolated(title)}: ${counted(stones, "Stein", "Steine")}, Stellen in Steinbreiten von links oben`;
}

const GAPS: Readonly<Record<"earlier" | "later", readonly [one: string, many: string]>> = {
  earlier: ["früherer Zug", "frühere Züge"],
  later: ["späterer Zug", "spätere Züge"],
};

/** Anstelle von Zügen einer langen Aufzeichnung, die nicht zu sehen sind. */
export function gapWords(turns: number, where: "earlier" | "later"): string {
  return counted(turns, ...GAPS[where]);
}

export const MARK_WORDS: Readonly<Record<MarkKind, string>> = {
  triangle: "Dreieck",
  square: "Quadrat",
  circle: "Kreis",
  cross: "Kreuz",
  label: "Beschriftung",
};

/** Kein Moment kann behauptet werden. */
export const NO_CLAIM =
  "Kein früheres Brett ist wiedergekehrt, also kann sich nichts ewig wiederholen.";

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
  stones: (caption, count) => `${caption}, ${counted(count, "Stein", "Steine")}`,
  firstOnes: (count) => `die ersten ${count}`,
  mark: (kind) => MARK_WORDS[kind],
  momentWords,
  momentWord,
  turnOf: (turn, turns) => `Zug ${turn} von ${turns}`,
  variation: (number, count) => `Variante ${number} von ${count}`,
  marks: (count) => counted(count, "Markierung", "Markierungen"),
  comment: (text) => `Kommentar: ${text}`,
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
  deleted: (turns) => `${counted(turns, "Zug", "Züge")} gelöscht.`,
  winnerWords,
  gameStatusWords,
  turnsWord,
  begins: (who) => `${who} beginnt`,
  reason: (turns, why) => `Nach ${turns}: ${why}`,
  draw: "unentschieden",
  beginning: "der Anfang",
  after: (turns, names) => `nach ${momentDative(turns, names)}`,
  marks: (count) => counted(count, "Markierung", "Markierungen"),
  withComment: "mit Kommentar",
  nextLetter: "dem nächsten Buchstaben",
  aMark: (kind) => `einem ${MARK_WORDS[kind]}`,
  marking: (mark) =>
    `Tippe eine Stelle an, um sie mit ${mark} zu markieren, oder eine Markierung, um sie wegzunehmen; Esc beendet`,
  commentOnGame: "Kommentar zur Partie",
  commentOn: (turns, names) => `Kommentar zu ${momentDative(turns, names)}`,
  left: (characters, most) => `Noch ${counted(characters, "Zeichen")} von ${grouped(most)}.`,
  noClaim: NO_CLAIM,
  claims: (count) =>
    `${counted(count, "Moment, von dem", "Momente, von denen")} an sie sich ewig wiederholen kann.`,
});

/** „Punkt 4: Beschriftung A weggenommen.“ */
export function unmarkedWords(mark: Mark, names: Names): string {
  return `${markSentence(mark, names)} weggenommen.`;
}

/** Überschrift der Tabelle der Markierungen. */
export const MARKS = "Markierungen";

/** Behauptungen, dass sich die Partie ewig wiederholt. */
export const CLAIM_WORDS = {
  question: "Von welchem Zug an wiederholt sie sich ewig?",
  others: "Warum andere Züge nicht gehen",
  playOn: "Weiterspielen",
} as const;

/** Namen und Platzhalter der Aufzeichnung. */
export const RECORD_WORDS = {
  addComment: "Kommentar schreiben",
  comment: "Kommentar",
  start: "Anfang",
  mark: "Markieren",
  optionsForTurn: "Optionen zu diesem Zug",
  turn: "Zug",
} as const;
