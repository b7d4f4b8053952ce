/** Turns and refusals in sentences, by the words of a language. */
import type { Actor, Turn } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import type { Names, Place, TurnRefusal } from "./state.ts";
import { type ActionWords, actionSentences } from "./turn-actions.ts";
import { momentName, type Numbering, readTurn } from "./turns.ts";

/** Words of a language for turns. */
export interface TurnWords extends Omit<ActionWords, "playerWord" | "deadWords"> {
  readonly playerWord: (player: Actor) => string;
  readonly placeWord: (at: Place, names: Names) => string;
  readonly listed: (words: readonly string[]) => string;
  /** A pass beside the player's name. */
  readonly passed: string;
  readonly bid: (place: string, bid: string) => string;
  readonly noneDead: string;
  readonly areDead: (stones: string, count: number) => string;
}

export interface TurnSentences {
  /** Record entry, beside the player: "D4", "pass", "D4, bid 3/2". */
  readonly turnWord: (turn: Turn, names: Names) => string;
  /** "Black D4", "White passes". */
  readonly turnSentence: (player: Actor, turn: Turn, names: Names) => string;
  /** "D4 and E4 are dead", "no stone is dead". */
  readonly deadWords: (stones: readonly Place[], names: Names) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function turnSentences(words: TurnWords): TurnSentences {
  const { playerWord, placeWord, listed } = words;
  const deadWords = (stones: readonly Place[], { of }: Names) =>
    stones.length === 0 ? words.noneDead : words.areDead(listed(stones.map(of)), stones.length);
  const actionWords = actionSentences({ ...words, deadWords });
  const playWords = (place: string, bid: string | null) =>
    bid === null ? place : words.bid(place, readable(bid));

  return {
    turnWord(turn, names) {
      const read = readTurn(turn);
      if (read.kind === "play") return playWords(names.of(read.at), read.bid);
      return read.kind === "pass" ? words.passed : actionWords(read, names);
    },
    turnSentence(player, turn, names) {
      const read = readTurn(turn);
      if (read.kind === "play")
        return `${playerWord(player)} ${playWords(placeWord(read.at, names), read.bid)}`;
      const who = read.kind === "forget" ? read.player : player;
      return `${playerWord(who)} ${actionWords(read, names)}`;
    },
    deadWords,
  };
}

/** The moments after so many turns: "the komi, the take and turns 3 and 5". */
/* @__NO_SIDE_EFFECTS__ */
export function momentsListed(
  momentWords: (turns: number, names: Numbering) => string,
  listed: (words: readonly string[]) => string,
  numbered: (numbers: string, count: number) => string,
) {
  return (turns: readonly number[], names: Numbering): string => {
    const named = turns.map((each) => momentName(each, names));
    const numbers = named.filter((name) => typeof name === "number").map(String);
    const others = turns.filter((_, at) => typeof named[at] !== "number");
    return listed([
      ...others.map((each) => momentWords(each, names)),
      ...(numbers.length > 0 ? [numbered(listed(numbers), numbers.length)] : []),
    ]);
  };
}

/** Refusals by the page's words, or by the core's sentence, whose turns are those of a document, as part of another. */
/* @__NO_SIDE_EFFECTS__ */
export function refusalsBy(
  words: Readonly<Record<"thinking" | "occupied" | "overlap" | "outside" | "over", string>>,
  turn: RegExp,
  momentWords: (turns: number, names: Numbering) => string,
  asPart: (sentence: string) => string,
) {
  return (refusal: TurnRefusal, names: Numbering): string => {
    switch (refusal.code) {
      case "repetition":
      case "phase":
      case "range": {
        const named = refusal.message.replace(turn, (_, turns) =>
          momentWords(Number(turns), names),
        );
        return asPart(named.replace(/\.$/, ""));
      }
      default:
        return words[refusal.code];
    }
  };
}
