/** Was um eine Stelle liegt: ihr Stein, Namen und Steine ihrer Nachbarn, Pfeile, Überlappungen und bedeckte Punkte. */

import { has } from "../../engine/features.ts";
import type { Around, Stone } from "../../engine/types.ts";
import { isolated } from "../../isolate.ts";
import { surroundingsSlice } from "../../model/explanation.ts";
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
} from "../../model/state.ts";
import { capitalised } from "./counts.ts";
import { pointingWords } from "./events.ts";
import { sizeWords } from "./kinds.ts";
import { placeWord } from "./names.ts";

/** Mehr Stellen als diese werden gezählt. */
const MAX_NAMED = 12;

/** Köpfe der Spalten der Tabelle eines Bretts ohne Reihen. */
export const TABLE_HEADS = ["Stelle", "Stein", "Nachbarn"] as const;

/** „D4, leer. Neben C4 schwarz, D3 leer.“; ohne Stelle das Brett und seine Größe. */
export function surroundingsWords(state: State): string {
  const { board, game, pointing } = state;
  const surroundings = surroundingsSlice.of(state);
  const at = placeOf(pointing);
  const around = surroundings?.around ?? null;
  if (at === null) return `${isolated(board.title)}: ${sizeWords(board.facts)}.`;
  const empty = pointing.kind === "open" && game.colours[pointing.at] === EMPTY;
  const here = `${pointingWords(pointing, state)}${empty ? ", leer" : ""}.`;
  if (isCentre(at) || around === null) return here + touchedWords(state);
  return `${here} ${neighbourWords(around, board, game.colours)}`;
}

/** „Neben C4, D3. Über die Naht: L4.“; mit Farben „Neben C4 schwarz, …“. */
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
  const beside = has(board.facts, "continuous") ? "Berührt" : "Neben";
  const parts = [
    ["Bedeckt", covers.length > 1 ? placesWords(covers, (at) => board.names.ofPoint(at)) : ""],
    [beside, named(next)],
    ["Über die Naht:", named(across)],
    ["Führt zu", named(to)],
    ["Erreicht von", named(from)],
    ["Überlappt", named(overlaps)],
  ];
  const sentences = parts.filter(([, words]) => words !== "").map((part) => `${part.join(" ")}.`);
  return sentences.length === 0 ? `${beside} nichts.` : sentences.join(" ");
}

/** Steine neben einer Stelle auf einer Ebene, nach ihren Mittelpunkten. */
function touchedWords({ pointing, game, board }: State): string {
  if (pointing.kind !== "free" && pointing.kind !== "plane-stone") return "";
  const stones = pointing.kind === "free" ? pointing.touching.stones : pointing.chain;
  const touched = [...stones].flatMap((index) => game.stones[index] ?? []);
  const others = touched.filter(({ x, y }) => x !== pointing.at[0] || y !== pointing.at[1]);
  const centre = ({ x, y, colour }: Stone) =>
    `${colourWord(colour, board)} bei ${board.names.of([x, y])}`;
  return others.length === 0 ? "" : ` ${capitalised(placesWords(others, centre))}.`;
}

/** Namen mit einem Komma darin werden durch Strichpunkte getrennt. */
function placesWords<T>(places: Iterable<T>, word: (place: T) => string): string {
  const all = [...places];
  const words = all.slice(0, MAX_NAMED).map(word);
  if (all.length > MAX_NAMED) words.push(`${all.length - MAX_NAMED} weitere`);
  return words.join(words.some((each) => each.includes(",")) ? "; " : ", ");
}

export function colourWord(colour: number | undefined, { facts }: BoardView): string {
  if (colour === MIXED) return has(facts, "continuous") ? "gesperrt" : "gemischt";
  if (!isStone(colour)) return "leer";
  return colour === BLACK ? "schwarz" : "weiß";
}
