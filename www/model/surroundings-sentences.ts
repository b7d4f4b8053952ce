/** A place's surroundings by the words of a language: its stone, the names and stones of its neighbours, arcs,
 *  overlaps and covered points. */
import { has } from "../engine/features.ts";
import type { Around, BoardFacts, Stone } from "../engine/types.ts";
import { isolated } from "../isolate.ts";
import { capitalised } from "../words/counts.ts";
import { surroundingsSlice } from "./explanation.ts";
import {
  BLACK,
  type BoardView,
  EMPTY,
  isCentre,
  isStone,
  MIXED,
  type Pointing,
  placement,
  placeOf,
  placeWord,
  type State,
} from "./state.ts";

/** Words of a language for surroundings; those of `ways` stand before the places. */
export interface SurroundingsWords {
  readonly pointingWords: (pointing: Pointing, state: State) => string | null;
  readonly sizeWords: (facts: BoardFacts) => string;
  readonly ways: Readonly<Record<Exclude<keyof Around, "next"> | "touches" | "beside", string>>;
  readonly nothing: string;
  readonly more: (count: number) => string;
  readonly at: (colour: string, place: string) => string;
  readonly colours: Readonly<Record<"black" | "white" | "empty" | "mixed" | "closed", string>>;
}

/** More places than these are counted. */
const MAX_NAMED = 12;

export interface SurroundingsSentences {
  /** "D4, empty. Next to C4 black, D3 empty."; without a place, the board and its size. */
  readonly surroundingsWords: (state: State) => string;
  /** "Next to C4, D3. Over the seam: L4."; with colours, "Next to C4 black, …". */
  readonly neighbourWords: (around: Around, board: BoardView, colours: Uint8Array | null) => string;
  readonly colourWord: (colour: number | undefined, board: BoardView) => string;
}

/* @__NO_SIDE_EFFECTS__ */
export function surroundingsSentences(words: SurroundingsWords): SurroundingsSentences {
  const { ways, colours: colourWords } = words;

  function neighbourWords(
    { next, across, to, from, overlaps, covers }: Around,
    board: BoardView,
    colours: Uint8Array | null,
  ): string {
    const named = (places: Iterable<number>) =>
      placesWords(places, (at) => {
        const name = placeWord(placement(at), board.names);
        return colours === null ? name : `${name} ${colourWord(colours[at], board)}`;
      });
    const beside = has(board.facts, "continuous") ? ways.touches : ways.beside;
    const parts = [
      [ways.covers, covers.length > 1 ? placesWords(covers, (at) => board.names.ofPoint(at)) : ""],
      [beside, named(next)],
      [ways.across, named(across)],
      [ways.to, named(to)],
      [ways.from, named(from)],
      [ways.overlaps, named(overlaps)],
    ];
    const sentences = parts.filter(([, said]) => said !== "").map((part) => `${part.join(" ")}.`);
    return sentences.length === 0 ? `${beside} ${words.nothing}.` : sentences.join(" ");
  }

  /** Stones beside a place on a plane, by their centres. */
  function touchedWords({ pointing, game, board }: State): string {
    if (pointing.kind !== "free" && pointing.kind !== "plane-stone") return "";
    const stones = pointing.kind === "free" ? pointing.touching.stones : pointing.chain;
    const touched = [...stones].flatMap((index) => game.stones[index] ?? []);
    const others = touched.filter(({ x, y }) => x !== pointing.at[0] || y !== pointing.at[1]);
    const centre = ({ x, y, colour }: Stone) =>
      words.at(colourWord(colour, board), board.names.of([x, y]));
    return others.length === 0 ? "" : ` ${capitalised(placesWords(others, centre))}.`;
  }

  /** Names with a comma inside are parted by semicolons. */
  function placesWords<T>(places: Iterable<T>, word: (place: T) => string): string {
    const all = [...places];
    const named = all.slice(0, MAX_NAMED).map(word);
    if (all.length > MAX_NAMED) named.push(words.more(all.length - MAX_NAMED));
    return named.join(named.some((each) => each.includes(",")) ? "; " : ", ");
  }

  function colourWord(colour: number | undefined, { facts }: BoardView): string {
    if (colour === MIXED) return has(facts, "continuous") ? colourWords.closed : colourWords.mixed;
    if (!isStone(colour)) return colourWords.empty;
    return colour === BLACK ? colourWords.black : colourWords.white;
  }

  return {
    surroundingsWords(state) {
      const { board, game, pointing } = state;
      const around = surroundingsSlice.of(state)?.around ?? null;
      const at = placeOf(pointing);
      if (at === null) return `${isolated(board.title)}: ${words.sizeWords(board.facts)}.`;
      const isEmpty = pointing.kind === "open" && game.colours[pointing.at] === EMPTY;
      const here = `${words.pointingWords(pointing, state)}${isEmpty ? `, ${colourWords.empty}` : ""}.`;
      return isCentre(at) || around === null
        ? here + touchedWords(state)
        : `${here} ${neighbourWords(around, board, game.colours)}`;
    },
    neighbourWords,
    colourWord,
  };
}
