/** Turns and refusals in sentences, by the words of a language. */
import type { Actor, Turn } from "../engine/types.ts";
import { readable } from "../fractions.ts";
import { type Names, type Place, placeWord, type TurnRefusal } from "./state.ts";
import { type Action, momentName, type Numbering, readTurn } from "./turns.ts";

type Listed = (words: readonly string[]) => string;

/** `words` have each turn but plays as part of a sentence, `passed` a pass beside the player's name. */
/* @__NO_SIDE_EFFECTS__ */
export function turnsBy(
  words: (action: Action, names: Names) => string,
  passed: string,
  withBid: (place: string, bid: string) => string,
  playerWord: (player: Actor) => string,
) {
  const play = (place: string, bid: string | null) =>
    bid === null ? place : withBid(place, readable(bid));
  return {
    /** Record entry, beside the player: "D4", "pass", "D4, bid 3/2". */
    turnWord(turn: Turn, names: Names): string {
      const read = readTurn(turn);
      if (read.kind === "play") return play(names.of(read.at), read.bid);
      return read.kind === "pass" ? passed : words(read, names);
    },
    /** "Black D4", "White passes". */
    turnSentence(player: Actor, turn: Turn, names: Names): string {
      const read = readTurn(turn);
      const who = read.kind === "forget" ? read.player : player;
      return `${playerWord(who)} ${read.kind === "play" ? play(placeWord(read.at, names), read.bid) : words(read, names)}`;
    },
  };
}

/** "D4 and E4 are dead", "no stone is dead". */
/* @__NO_SIDE_EFFECTS__ */
export function deadBy(
  none: string,
  some: (stones: string, count: number) => string,
  listed: Listed,
) {
  return (stones: readonly Place[], names: Names): string =>
    stones.length === 0 ? none : some(listed(stones.map((at) => names.of(at))), stones.length);
}

/** The moments after so many turns: "the komi, the take and turns 3 and 5". */
/* @__NO_SIDE_EFFECTS__ */
export function momentsListed(
  momentWords: (turns: number, names: Numbering) => string,
  listed: Listed,
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
