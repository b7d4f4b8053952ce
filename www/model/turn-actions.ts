/** Turns other than plays as parts of sentences after a player's name, by the words of a language. */
import type { Player } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import type { Names, Place } from "./state.ts";
import type { Numbering, TurnRead } from "./turns.ts";

type Action = Exclude<TurnRead, { kind: "play" }>;

type Plain = Exclude<Action["kind"], "komi" | "take" | "answer" | "reset" | "forever" | "dead">;

export interface ActionWords extends Readonly<Record<Plain, string>> {
  readonly playerWord: (player: Player) => string;
  readonly boardWords: (turns: number, names: Numbering) => string;
  readonly deadWords: (stones: readonly Place[], names: Names) => string;
  readonly komi: (komi: string) => string;
  readonly take: (colour: string) => string;
  readonly ignore: string;
  readonly koWinner: (colour: string) => string;
  readonly keep: string;
  readonly resetTo: (board: string) => string;
  readonly endHere: string;
  /** The turns from that after so many on are claimed to repeat. */
  readonly claim: (turns: number, names: Numbering) => string;
  readonly dead: (stones: string) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function actionSentences(words: ActionWords): (read: Action, names: Names) => string {
  return (read, names) => {
    switch (read.kind) {
      case "komi":
        return words.komi(readable(read.komi));
      case "take":
        return words.take(words.playerWord(read.colour));
      case "answer":
        return read.answer === "ignore"
          ? words.ignore
          : words.koWinner(words.playerWord(read.answer));
      case "reset":
        return read.to === null ? words.keep : words.resetTo(words.boardWords(read.to, names));
      case "forever":
        return read.from === "pass" ? words.endHere : words.claim(read.from + 1, names);
      case "dead":
        return words.dead(words.deadWords(read.stones, names));
      default:
        return words[read.kind];
    }
  };
}
