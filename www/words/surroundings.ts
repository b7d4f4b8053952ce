/** English of a place's surroundings: its stone, the names and stones of its neighbours, arcs, overlaps
 *  and covered points. */

import { has } from "../engine/features.ts";
import type { Around, Stone } from "../engine/types.ts";
import { isolated } from "../isolate.ts";
import { surroundingsSlice } from "../model/explanation.ts";
import {
  BLACK,
  type BoardView,
  EMPTY,
  isCentre,
  isStone,
  MIXED,
  placement,
  placeOf,
  type State,
} from "../model/state.ts";
import { capitalised } from "./counts.ts";
import { pointingWords } from "./events.ts";
import { sizeWords } from "./kinds.ts";
import { placeWord } from "./names.ts";

/** More places than these are counted. */
const MAX_NAMED = 12;

/** Heads of the columns of the table of a board that has no rows. */
export const TABLE_HEADS = ["Place", "Stone", "Neighbours"] as const;

/** "D4, empty. Next to C4 black, D3 empty."; without a place, the board and its size. */
export function surroundingsWords(state: State): string {
  const { board, game, pointing } = state;
  const surroundings = surroundingsSlice.of(state);
  const at = placeOf(pointing);
  const around = surroundings?.around ?? null;
  if (at === null) return `${isolated(board.title)}: ${sizeWords(board.facts)}.`;
  const empty = pointing.kind === "open" && game.colours[pointing.at] === EMPTY;
  const here = `${pointingWords(pointing, state)}${empty ? ", empty" : ""}.`;
  if (isCentre(at) || around === null) return here + touchedWords(state);
  return `${here} ${neighbourWords(around, board, game.colours)}`;
}

/** "Next to C4, D3. Over the seam: L4."; with colours, "Next to C4 black, …". */
export function neighbourWords(
  { next, across, to, from, overlaps, covers }: Around,
  board: BoardView,
  colours: Uint8Array | null,
): string {
  const named = (places: Iterable<number>) =>
    placesWords(places, (at) => {
      const name = placeWord(placement(at), board.names);
      return colours === null ? name : `${name} ${colourWord(colours[at], board)}`;
    });
  const beside = has(board.facts, "continuous") ? "Touches" : "Next to";
  const parts = [
    ["Covers", covers.length > 1 ? placesWords(covers, (at) => board.names.ofPoint(at)) : ""],
    [beside, named(next)],
    ["Over the seam:", named(across)],
    ["Leads to", named(to)],
    ["Reached from", named(from)],
    ["Overlaps", named(overlaps)],
  ];
  const sentences = parts.filter(([, words]) => words !== "").map((part) => `${part.join(" ")}.`);
  return sentences.length === 0 ? `${beside} nothing.` : sentences.join(" ");
}

/** Stones beside a place on a plane, by their centres. */
function touchedWords({ pointing, game, board }: State): string {
  if (pointing.kind !== "free" && pointing.kind !== "plane-stone") return "";
  const stones = pointing.kind === "free" ? pointing.touching.stones : pointing.chain;
  const touched = [...stones].flatMap((index) => game.stones[index] ?? []);
  const others = touched.filter(({ x, y }) => x !== pointing.at[0] || y !== pointing.at[1]);
  const centre = ({ x, y, colour }: Stone) =>
    `${colourWord(colour, board)} at ${board.names.of([x, y])}`;
  return others.length === 0 ? "" : ` ${capitalised(placesWords(others, centre))}.`;
}

/** Names with a comma inside are parted by semicolons. */
function placesWords<T>(places: Iterable<T>, word: (place: T) => string): string {
  const all = [...places];
  const words = all.slice(0, MAX_NAMED).map(word);
  if (all.length > MAX_NAMED) words.push(`${all.length - MAX_NAMED} more`);
  return words.join(words.some((each) => each.includes(",")) ? "; " : ", ");
}

export function colourWord(colour: number | undefined, { facts }: BoardView): string {
  if (colour === MIXED) return has(facts, "continuous") ? "closed" : "mixed";
  if (!isStone(colour)) return "empty";
  return colour === BLACK ? "black" : "white";
}
