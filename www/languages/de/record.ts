/** Die Aufzeichnung: Orte darin, Kommentare und Markierungen. */
import type { Player } from "../../engine/types.ts";
import { isolated } from "../../isolate.ts";
import type { Claim } from "../../model/claims.ts";
import { handicapSlice } from "../../model/placed-handicap.ts";
import type { Names, State } from "../../model/state.ts";
import type { Deletion } from "../../model/tree/edits.ts";
import { type Mark, type MarkKind, markList } from "../../model/tree/marks.ts";
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
} from "../../model/tree/tree.ts";
import { placeIn, turnsPlayed } from "../../model/turns.ts";
import { counted, grouped } from "./counts.ts";
import { gameStatusWords } from "./game-status.ts";
import { momentDative } from "./grammar.ts";
import { placeWord, playerWord, winnerWords } from "./names.ts";
import { momentWords, turnsWord } from "./turns.ts";

/** Block einer Variante: das Wort vor ihrem ersten Zug, und ihr zugänglicher Name. */
export const VARIATION = { lead: "oder", name: "Variante" };

/** Für eine leere Aufzeichnung. */
export function emptyWords(state: State): string {
  const { game, board } = state;
  const handicap = handicapSlice.of(state);
  const first = handicap === null ? (game.actor ?? "black") : "white";
  const next =
    game.phase === "turn" ? `${playerWord(first)} beginnt` : gameStatusWords(game, board);
  return `${next}.`;
}

/** Taste neben den Wörtern für eine leere Aufzeichnung. */
export function letBeginWords(player: Player): string {
  return `${playerWord(player)} beginnen lassen`;
}

/** Grund gegen Behauptungen von einigen Momenten an. */
export function reasonWords(turns: readonly number[], why: string, names: Names): string {
  const sorted = [...turns].sort((a, b) => a - b);
  return `Nach ${turnsWord(sorted, names)}: ${why}`;
}

/** Eine Behauptung und ihr Ergebnis: „nach Zug 3: Schwarz gewinnt“. */
export function claimedWords({ from, winner }: Claim, names: Names): string {
  return `${sinceWords(from, names)}: ${winner === "draw" || winner === null ? "unentschieden" : winnerWords(winner)}`;
}

/** Der Moment, von dem an etwas behauptet wird: „nach Zug 3“. */
function sinceWords(turns: number, names: Names): string {
  return turns === 0 ? "der Anfang" : `nach ${momentDative(turns, names)}`;
}

export function markToolWords(kind: MarkKind): string {
  return `Markieren: ${MARK_WORDS[kind]}`;
}

/** Überschrift der Tabelle eines Bretts ohne Linien. */
export function planeCaption(title: string, stones: number): string {
  return `${isolated(title)}: ${counted(stones, "Stein", "Steine")}, Stellen in Steinbreiten von links oben`;
}

/** Überschrift der Tabelle eines anderen Bretts: von so vielen Steinen stehen die ersten darin. */
export function tableCaption(title: string, size: string, stones: number, shown: number): string {
  const caption = `${isolated(title)}: ${size}, ${counted(stones, "Stein", "Steine")}`;
  return shown < stones ? `${caption}; die ersten ${shown}` : caption;
}

/** Anstelle von Zügen einer langen Aufzeichnung, die nicht zu sehen sind. */
export function gapWords(turns: number, where: "earlier" | "later"): string {
  const stem = where === "earlier" ? "frühere" : "spätere";
  return counted(turns, `${stem}r Zug`, `${stem} Züge`);
}

/** „Zug 5 von 12“, „Komi“. */
export function placeInLine({ tree, node, line }: Branch, names: Names): string {
  const { depth } = nodeOf(tree, node);
  const [turn, turns] = [turnsPlayed(depth, names), turnsPlayed(line.length, names)];
  return turn === 0 && depth > 0 ? momentWords(depth, names) : `Zug ${turn} von ${turns}`;
}

/** „5 / 12“, „Komi“. */
export function placeInShort(branch: Branch, names: Names): string {
  return placeInLine(branch, names).replace(" von ", " / ").replace(/^Zug /, "");
}

/** „Zug 5 von 12, Variante 2 von 3“. */
export function placeInTree(branch: Branch, names: Names): string {
  const fork = isOnMainLine(branch.tree, branch.node)
    ? ownFork(branch)
    : forkAt(branch.tree, branch.node);
  return `${placeInLine(branch, names)}${forkWords(fork)}`;
}

/** Für einen Zug mit Alternativen; sonst leer. */
export function variationWords(branch: Branch): string {
  return forkWords(ownFork(branch));
}

function ownFork({ tree, node }: Branch): Fork | null {
  const siblings = siblingsOf(tree, node);
  return siblings.length > 1 ? { siblings, index: siblings.indexOf(node) } : null;
}

function forkWords(fork: Fork | null): string {
  return fork === null ? "" : `, Variante ${fork.index + 1} von ${fork.siblings.length}`;
}

/** Kommentar und Markierungen des Zuges. */
export function notesWords({ tree, node }: Branch): string {
  const { comment, marks } = notesOf(tree, node);
  const count = markList(marks).length;
  const marked = count === 0 ? "" : ` ${counted(count, "Markierung", "Markierungen")}.`;
  return comment === undefined || comment === ""
    ? marked
    : `${marked} Kommentar: ${shortened(comment)}`;
}

const MAX_SPOKEN = 300;

function shortened(comment: string): string {
  return comment.length > MAX_SPOKEN ? `${comment.slice(0, MAX_SPOKEN)} …` : comment;
}

export function deletedWords({ before, node }: Deletion): string {
  return `${counted(subtreeOf(before, node).length, "Zug", "Züge")} gelöscht.`;
}

export const MARK_WORDS: Readonly<Record<MarkKind, string>> = {
  triangle: "Dreieck",
  square: "Quadrat",
  circle: "Kreis",
  cross: "Kreuz",
  label: "Beschriftung",
};

/** Hinweis des Werkzeugs zum Markieren. */
export function markingWords(kind: MarkKind): string {
  const what = kind === "label" ? "dem nächsten Buchstaben" : `einem ${MARK_WORDS[kind]}`;
  return `Tippe eine Stelle an, um sie mit ${what} zu markieren, oder eine Markierung, um sie wegzunehmen; Esc beendet`;
}

/** „Dreieck“, „Beschriftung A“. */
export function markWord({ kind, text }: Mark): string {
  return kind === "label" ? `${MARK_WORDS.label} ${isolated(text)}` : MARK_WORDS[kind];
}

/** „Punkt 4: Beschriftung A“. */
export function markSentence(mark: Mark, names: Names): string {
  return `${placeWord(placeIn(mark.at), names)}: ${markWord(mark)}`;
}

/** „Punkt 4: Beschriftung A weggenommen.“ */
export function unmarkedWords(mark: Mark, names: Names): string {
  return `${markSentence(mark, names)} weggenommen.`;
}

/** Anhang zum Namen eines Zuges. */
export function notesSuffix({ comment, marks }: Notes): string {
  const count = markList(marks).length;
  const commented = comment === undefined || comment === "" ? "" : ", mit Kommentar";
  return count === 0 ? commented : `${commented}, ${counted(count, "Markierung", "Markierungen")}`;
}

export function commentLabel(turns: number, names: Names): string {
  return turns === 0 ? "Kommentar zur Partie" : `Kommentar zu ${momentDative(turns, names)}`;
}

/** Nahe der Grenze gezeigt; sonst leer. */
export function roomLeftWords(written: number, most: number): string {
  const left = most - written;
  if (left > most / 20) return "";
  return `Noch ${counted(Math.max(left, 0), "Zeichen")} von ${grouped(most)}.`;
}

/** Überschrift der Tabelle der Markierungen. */
export const MARKS = "Markierungen";

/** Kein Moment kann behauptet werden. */
export const NO_CLAIM =
  "Kein früheres Brett ist wiedergekehrt, also kann sich nichts ewig wiederholen.";

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

/** Anzahl der Momente, die behauptet werden können, als Ansage. */
export function claimsFound(possible: number): string {
  return possible === 0
    ? NO_CLAIM
    : `${counted(possible, "Moment, von dem", "Momente, von denen")} an sie sich ewig wiederholen kann.`;
}
