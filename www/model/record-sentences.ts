/** The record in sentences, by the words of a language: places in it, notes, and marks. */
import type { Actor, Player } from "../engine/types.ts";
import { isolated } from "../isolate.ts";
import type { Claim } from "./claims.ts";
import { handicapSlice } from "./placed-handicap.ts";
import { type BoardView, type GameView, type Names, placeWord, type State } from "./state.ts";
import type { Deletion } from "./tree/edits.ts";
import { type Mark, type MarkKind, markList } from "./tree/marks.ts";
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
} from "./tree/tree.ts";
import { type Numbering, placeIn, turnsPlayed } from "./turns.ts";

/** Words of a language for places in the record and the notes there, which embeds show too; counts come as numbers. */
export interface PlaceWords {
  readonly stones: (caption: string, count: number) => string;
  readonly firstOnes: (count: number) => string;
  readonly mark: (kind: MarkKind) => string;
  readonly momentWords: (turns: number, names: Numbering) => string;
  readonly momentWord: (turns: number, names: Numbering) => string;
  readonly turnOf: (turn: number, turns: number) => string;
  readonly variation: (number: number, count: number) => string;
  readonly marks: (count: number) => string;
  readonly comment: (text: string) => string;
}

/** Words of a language for the making of a record: claims, marks and comments. */
export interface RecordWords {
  readonly deleted: (turns: number) => string;
  readonly playerWord: (player: Actor) => string;
  readonly winnerWords: (winner: Player) => string;
  readonly gameStatusWords: (game: GameView, board: BoardView) => string;
  readonly turnsWord: (turns: readonly number[], names: Numbering) => string;
  readonly begins: (who: string) => string;
  readonly reason: (turns: string, why: string) => string;
  readonly draw: string;
  /** The moment from which a claim is made. */
  readonly beginning: string;
  readonly after: (turns: number, names: Numbering) => string;
  readonly withComment: string;
  readonly nextLetter: string;
  readonly aMark: (kind: MarkKind) => string;
  readonly marking: (mark: string) => string;
  readonly commentOnGame: string;
  readonly commentOn: (turns: number, names: Numbering) => string;
  readonly left: (characters: number, most: number) => string;
  readonly noClaim: string;
  readonly claims: (count: number) => string;
  readonly marks: (count: number) => string;
}

export interface PlaceSentences {
  /** "turn 5 of 12", "the komi". */
  readonly placeInLine: (branch: Branch, names: Names) => string;
  /** "5 / 12", "komi". */
  readonly placeInShort: (branch: Branch, names: Names) => string;
  /** "turn 5 of 12, variation 2 of 3". */
  readonly placeInTree: (branch: Branch, names: Names) => string;
  /** For a turn with alternatives; empty for any other. */
  readonly variationWords: (branch: Branch) => string;
  /** Comment and marks of the current turn. */
  readonly notesWords: (branch: Branch) => string;
  /** "triangle", "label A". */
  readonly markWord: (mark: Mark) => string;
  /** "point 4: label A". */
  readonly markSentence: (mark: Mark, names: Names) => string;
  /** Caption of the table of a board with lines: of so many stones the first ones are listed. */
  readonly tableCaption: (title: string, size: string, stones: number, shown: number) => string;
}

export interface RecordSentences {
  readonly deletedWords: (deletion: Deletion) => string;
  /** Shown for an empty record. */
  readonly emptyWords: (state: State) => string;
  /** Reason against claims from some moments. */
  readonly reasonWords: (turns: readonly number[], why: string, names: Names) => string;
  /** A claim and its outcome: "after turn 3: Black wins". */
  readonly claimedWords: (claim: Claim, names: Names) => string;
  /** Hint of the mark tool. */
  readonly markingWords: (kind: MarkKind) => string;
  /** Appended to a turn's name in the record. */
  readonly notesSuffix: (notes: Notes) => string;
  readonly commentLabel: (turns: number, names: Names) => string;
  /** Shown near the limit; otherwise empty. */
  readonly roomLeftWords: (written: number, most: number) => string;
  /** Number of moments that can be claimed, for the live region. */
  readonly claimsFound: (possible: number) => string;
}

const MAX_SPOKEN = 300;

/** Lines of a comment that the clock has written for itself. */
const CLOCK_LINES = /^(?:Time: [\d.]+|Overtime: \d+(?:x\d+ byo-yomi| fischer))$/gm;

/* @__NO_SIDE_EFFECTS__ */
export function placeSentences(words: PlaceWords): PlaceSentences {
  function placeInLine({ tree, node, line }: Branch, names: Names): string {
    const { depth } = nodeOf(tree, node);
    const turn = turnsPlayed(depth, names);
    return turn === 0 && depth > 0
      ? words.momentWords(depth, names)
      : words.turnOf(turn, turnsPlayed(line.length, names));
  }

  function forkWords(fork: Fork | null): string {
    return fork === null ? "" : `, ${words.variation(fork.index + 1, fork.siblings.length)}`;
  }

  function markWord({ kind, text }: Mark): string {
    return kind === "label" ? `${words.mark(kind)} ${isolated(text)}` : words.mark(kind);
  }

  function markSentence(mark: Mark, names: Names): string {
    return `${placeWord(placeIn(mark.at), names)}: ${markWord(mark)}`;
  }

  return {
    placeInLine,
    placeInShort({ tree, node, line }, names) {
      const { depth } = nodeOf(tree, node);
      const turn = turnsPlayed(depth, names);
      return turn === 0 && depth > 0
        ? words.momentWord(depth, names)
        : `${turn} / ${turnsPlayed(line.length, names)}`;
    },
    placeInTree(branch, names) {
      const { tree, node } = branch;
      const fork = isOnMainLine(tree, node) ? ownFork(branch) : forkAt(tree, node);
      return `${placeInLine(branch, names)}${forkWords(fork)}`;
    },
    variationWords: (branch) => forkWords(ownFork(branch)),
    notesWords({ tree, node }) {
      const { comment: written = "", marks } = notesOf(tree, node);
      const comment = written.replace(CLOCK_LINES, "").trim();
      const count = markList(marks).length;
      const marked = count === 0 ? "" : ` ${words.marks(count)}.`;
      return comment === "" ? marked : `${marked} ${words.comment(shortened(comment))}`;
    },
    markWord,
    markSentence,
    tableCaption(title, size, stones, shown) {
      const caption = words.stones(`${isolated(title)}: ${size}`, stones);
      return shown < stones ? `${caption}; ${words.firstOnes(shown)}` : caption;
    },
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function recordSentences(words: RecordWords): RecordSentences {
  return {
    emptyWords(state) {
      const { game, board } = state;
      const first = handicapSlice.of(state) === null ? (game.actor ?? "black") : "white";
      return `${game.phase === "turn" ? words.begins(words.playerWord(first)) : words.gameStatusWords(game, board)}.`;
    },
    deletedWords: ({ before, node }) => words.deleted(subtreeOf(before, node).length),
    reasonWords: (turns, why, names) =>
      words.reason(
        words.turnsWord(
          [...turns].sort((a, b) => a - b),
          names,
        ),
        why,
      ),
    claimedWords({ from, winner }, names) {
      const since = from === 0 ? words.beginning : words.after(from, names);
      return `${since}: ${winner === "draw" || winner === null ? words.draw : words.winnerWords(winner)}`;
    },
    markingWords: (kind) => words.marking(kind === "label" ? words.nextLetter : words.aMark(kind)),
    notesSuffix({ comment = "", marks }) {
      const count = markList(marks).length;
      const commented = comment === "" ? "" : `, ${words.withComment}`;
      return count === 0 ? commented : `${commented}, ${words.marks(count)}`;
    },
    commentLabel: (turns, names) =>
      turns === 0 ? words.commentOnGame : words.commentOn(turns, names),
    roomLeftWords(written, most) {
      const left = most - written;
      return left > most / 20 ? "" : words.left(Math.max(left, 0), most);
    },
    claimsFound: (possible) => (possible === 0 ? words.noClaim : words.claims(possible)),
  };
}

function ownFork({ tree, node }: Branch): Fork | null {
  const siblings = siblingsOf(tree, node);
  return siblings.length > 1 ? { siblings, index: siblings.indexOf(node) } : null;
}

function shortened(comment: string): string {
  return comment.length > MAX_SPOKEN ? `${comment.slice(0, MAX_SPOKEN)} …` : comment;
}
