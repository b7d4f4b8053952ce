/** Live play in sentences, by the words of a language. */
import { otherSide, type Side } from "./opponent.ts";
import type { State } from "./state.ts";

/** Words of a language for live play; `mine` and `other` are the names of the two sides. */
export interface LiveWords {
  readonly sideWord: (side: Side, state: State) => string;
  readonly addresses: string;
  readonly relayLearns: (relay: string) => string;
  readonly asks: (servers: readonly string[]) => string;
  readonly nobodyElse: string;
  readonly watchingOne: (mine: string) => string;
  readonly watching: (mine: string, other: string) => string;
  readonly nobodyWatches: string;
  readonly watched: (count: number) => string;
  readonly undone: (other: string) => string;
  readonly declined: (other: string) => string;
  readonly parted: (where: string) => string;
  readonly fromStart: string;
  readonly afterTurn: (turn: number) => string;
}

export interface LiveSentences {
  /** The data that connecting reveals, and to whom. */
  readonly revealedWords: (servers: readonly string[], relay: string | null) => string;
  /** Names of the two sides of a live game. */
  readonly sidesOf: (state: State) => { readonly mine: string; readonly other: string };
  /** Said by a page that watches. */
  readonly watchingWords: (state: State, isFree: boolean) => string;
  /** The number of others who watch. */
  readonly watchedWords: (count: number) => string;
  readonly undoneWords: (agreed: boolean, other: string) => string;
  readonly partedWords: (turns: number) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function liveSentences(words: LiveWords): LiveSentences {
  function sidesOf(state: State) {
    const mine = state.opponent.kind === "link" ? state.opponent.mine : "first";
    return { mine: words.sideWord(mine, state), other: words.sideWord(otherSide(mine), state) };
  }

  return {
    revealedWords(servers, relay) {
      const others = [
        ...(relay === null ? [] : [words.relayLearns(relay)]),
        ...(servers.length === 0 ? [] : [words.asks(servers)]),
      ];
      return [words.addresses, ...(others.length > 0 ? others : [words.nobodyElse])].join(" ");
    },
    sidesOf,
    watchingWords(state, isFree) {
      const { mine, other } = sidesOf(state);
      return isFree ? words.watchingOne(mine) : words.watching(mine, other);
    },
    watchedWords: (count) => (count === 0 ? words.nobodyWatches : words.watched(count)),
    undoneWords: (agreed, other) => (agreed ? words.undone(other) : words.declined(other)),
    partedWords: (turns) => words.parted(turns === 0 ? words.fromStart : words.afterTurn(turns)),
  };
}
