/** The pointed place and the last change in sentences, by the words of a language. */
import { has } from "../engine/features.ts";
import type { Actor, CircleArc, Turn } from "../engine/types.ts";
import { isolated } from "../isolate.ts";
import { capitalised } from "../words/counts.ts";
import { unreachable } from "./actions.ts";
import { contactOf } from "./aim.ts";
import {
  type BoardView,
  type Change,
  type Contact,
  type GameView,
  MIXED,
  type Names,
  type Pointing,
  placeWord,
  playerOf,
  type State,
  type TurnRefusal,
} from "./state.ts";
import type { Branch } from "./tree/tree.ts";
import type { Numbering } from "./turns.ts";

/** Words of a language for the pointed place. */
export interface PointingWords {
  readonly suicide: (stones: number) => string;
  readonly alone: string;
  readonly filled: string;
  /** One of several placements there. */
  readonly oneOf: (placements: number) => string;
  readonly chain: (stones: number) => string;
  readonly liberties: (count: number) => string;
  readonly directed: (liberties: string) => string;
}

/** Tip for the place at the pointer; null: nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function pointingBy(
  playerWord: (player: Actor) => string,
  refusalWords: (refusal: TurnRefusal, names: Numbering) => string,
  contactWords: (contact: Contact) => string,
  roomWords: (arcs: readonly CircleArc[]) => string,
  words: PointingWords,
) {
  function barWords(
    { at, refusal, isAlone }: Extract<Pointing, { kind: "refused" }>,
    { board, game }: State,
  ): string {
    if (isAlone && refusal.code === "repetition") return words.alone;
    const isFilled = game.colours[at] === MIXED && game.phase === "turn";
    return isFilled && has(board.facts, "sets") ? words.filled : refusalWords(refusal, board.names);
  }

  function overlapWords({ choices, proposal }: State): string {
    const { length } = choices.placements;
    return length < 2 || proposal !== null ? "" : ` · ${words.oneOf(length)}`;
  }

  return (pointing: Pointing, state: State): string | null => {
    const { names, facts } = state.board;
    switch (pointing.kind) {
      case "nothing":
        return null;
      case "open": {
        const suicide = pointing.suicide === 0 ? "" : `: ${words.suicide(pointing.suicide)}`;
        return placeWord(pointing.at, names) + suicide + overlapWords(state);
      }
      case "refused":
        return `${placeWord(pointing.at, names)}: ${barWords(pointing, state)}${overlapWords(state)}`;
      case "stone": {
        const player = playerWord(playerOf(pointing.colour));
        const liberties = words.liberties(pointing.liberties.length);
        return facts.directed
          ? `${player} ${names.of(pointing.at)}: ${words.directed(liberties)}`
          : `${player} ${placeWord(pointing.at, names)}: ${words.chain(pointing.chain.length)}, ${liberties}`;
      }
      case "free":
        return `${names.of(pointing.at)}: ${contactWords(contactOf(pointing.touching, state.game.stones))}`;
      case "barred":
        return `${names.of(pointing.at)}: ${refusalWords(pointing.refusal, names)}`;
      case "plane-stone":
        return `${playerWord(playerOf(pointing.colour))} ${names.of(pointing.at)}: ${words.chain(pointing.chain.length)}, ${roomWords(pointing.arcs)}`;
      default:
        return unreachable(pointing);
    }
  };
}

/** Words of a language for the last change. */
export interface ChangeWords {
  readonly captured: (stones: number) => string;
  readonly suicide: (stones: number) => string;
  readonly back: (turn: string) => string;
  readonly forward: (turn: string) => string;
  readonly walked: (moment: string) => string;
}

/** Live region text for the last change. */
/* @__NO_SIDE_EFFECTS__ */
export function changesBy(
  turnSentence: (player: Actor, turn: Turn, names: Names) => string,
  contactWords: (contact: Contact) => string,
  placeInTree: (branch: Branch, names: Names) => string,
  variationWords: (branch: Branch) => string,
  notesWords: (branch: Branch) => string,
  gameStatusWords: (game: GameView, board: BoardView) => string,
  sizeWords: (facts: BoardView["facts"]) => string,
  words: ChangeWords,
) {
  /** Contacts and losses, where there are some. */
  function effects({ touching, captured, suicide }: Extract<Change, { kind: "played" }>): string {
    const touches = touching !== null && touching.black + touching.white + touching.walls > 0;
    return [
      ...(touches ? [contactWords(touching)] : []),
      ...(captured.length > 0 ? [words.captured(captured.length)] : []),
      ...(suicide.length > 0 ? [words.suicide(suicide.length)] : []),
    ]
      .map((effect) => `, ${effect}`)
      .join("");
  }

  return (change: Change, { board, game, branch }: State): string => {
    const { names } = board;
    const next = `${gameStatusWords(game, board)}.`;
    switch (change.kind) {
      case "opened":
        return `${isolated(board.title)}: ${sizeWords(board.facts)}. ${next}`;
      case "arranged":
        return `${capitalised(placeInTree(branch, names))}.`;
      case "walked":
        return `${words.walked(placeInTree(branch, names))}. ${next}${notesWords(branch)}`;
      default: {
        const turn = turnSentence(change.player, change.turn, names);
        if (change.kind === "back") return `${words.back(turn)}. ${next}${notesWords(branch)}`;
        const variation = variationWords(branch);
        return change.kind === "played"
          ? `${turn}${effects(change)}${variation}. ${next}`
          : `${words.forward(turn)}${variation}. ${next}${notesWords(branch)}`;
      }
    }
  };
}
