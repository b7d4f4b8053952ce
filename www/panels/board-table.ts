/** Board table for readers who cannot see the board: all of a small board, the stones of a large one. Made
 *  when the page has time, and only after the game has changed. */

import { has } from "../engine/features.ts";
import type { Around } from "../engine/types.ts";
import type { GameController } from "../model/game-controller.ts";
import { type GridSize, isStone, placement, placeWord, type State } from "../model/state.ts";
import { type Mark, markList } from "../model/tree/marks.ts";
import { notesOf } from "../model/tree/tree.ts";
import { placementsWords } from "../words/kinds.ts";
import { MARKS, markSentence, markWord, planeCaption, tableCaption } from "../words/record.ts";
import { colourWord, neighbourWords, TABLE_HEADS } from "../words/surroundings.ts";
import { element } from "./dom.ts";

/** Placements beyond which the table lists only the stones. */
const LARGEST_WHOLE = 400;
const MOST_STONES = 500;
const WAIT_MS = 400;

export function mountBoardTable(controller: GameController, place: HTMLElement): void {
  let pending: ReturnType<typeof setTimeout> | undefined;
  const beside = structureOf(controller);
  controller.store.subscribe((state, before) => {
    const same = state.game === before.game && state.branch === before.branch;
    if (state !== before && same) return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      // A player removed meanwhile has no game to ask for names.
      if (place.isConnected) place.replaceChildren(tableWithMarks(controller.store.state, beside));
    }, WAIT_MS);
  });
}

/** Words on the neighbours of a placement. */
type Structure = (at: number) => string;

/** Asks the core once for each placement of a board. */
function structureOf(controller: GameController): Structure {
  let known: { readonly board: State["board"]; readonly words: Map<number, string> } | null = null;
  return (at) => {
    const { board } = controller.store.state;
    if (known?.board !== board) known = { board, words: new Map() };
    let words = known.words.get(at);
    if (words === undefined) {
      words = structureWords(controller.around(at), board);
      known.words.set(at, words);
    }
    return words;
  };
}

/** Neighbours; on a grid only those over a seam, since the others are the cells beside. */
function structureWords(around: Around | null, board: State["board"]): string {
  if (around === null) return "";
  if (board.size === null) return neighbourWords(around, board, null);
  const seams = { ...around, next: [] };
  return around.across.length === 0 ? "" : neighbourWords(seams, board, null);
}

/** Table of the board, and a list of marks where the table leaves some out. */
function tableWithMarks(state: State, structure: Structure): HTMLElement {
  const { board, game, branch } = state;
  const marks = markList(notesOf(branch.tree, branch.node).marks);
  const controller = boardTable(state, wordsAt(marks), structure);
  if (marks.length === 0) return controller;
  const whole = !has(board.facts, "centres") && game.colours.length <= LARGEST_WHOLE;
  return whole ? controller : element("div", {}, controller, marksTable(marks, board));
}

/** Words beside the colour of a placement: ", label A". */
type Beside = (at: number) => string;

function wordsAt(marks: readonly Mark[]): Beside {
  return (place) =>
    marks
      .filter(({ at }) => at === place)
      .map((mark) => `, ${markWord(mark)}`)
      .join("");
}

function marksTable(marks: readonly Mark[], { names }: State["board"]): HTMLElement {
  const made = element("table", {}, element("caption", {}, MARKS));
  for (const mark of marks.slice(0, MOST_STONES))
    made.append(element("tr", {}, element("td", {}, markSentence(mark, names))));
  return made;
}

function boardTable(state: State, beside: Beside, structure: Structure): HTMLElement {
  const { board, game } = state;
  if (has(board.facts, "centres")) return planeTable(state);
  if (game.colours.length > LARGEST_WHOLE) return stonesTable(state, structure);
  if (board.size !== null) return gridTable(state, board.size, beside, structure);
  return listTable(state, [...game.colours.keys()], board.title, structure, beside);
}

function gridTable(
  { board, game }: State,
  { columns, rows }: GridSize,
  beside: Beside,
  structure: Structure,
): HTMLElement {
  const made = element("table", {}, element("caption", {}, board.title));
  const isGlued = board.drawing.seams.length > 0;
  for (let row = 0; row < rows; row++) {
    const line = element("tr");
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const colour = colourWord(game.colours[at], board);
      const seam = isGlued ? structure(at) : "";
      const words = `${board.names.of(placement(at))} ${colour}${beside(at)}`;
      line.append(element("td", {}, seam === "" ? words : `${words}. ${seam}`));
    }
    made.append(line);
  }
  return made;
}

/** Table of a board without lines: its stones only. */
function planeTable({ board, game }: State): HTMLElement {
  const caption = planeCaption(board.title, game.stones.length);
  const made = element("table", {}, element("caption", {}, caption));
  for (const { x, y, colour } of game.stones.slice(0, MOST_STONES)) {
    const name = element("th", { scope: "row" }, board.names.of([x, y]));
    made.append(element("tr", {}, name, element("td", {}, colourWord(colour, board))));
  }
  return made;
}

function stonesTable(state: State, structure: Structure): HTMLElement {
  const { board, game } = state;
  const stones = [...game.colours.keys()].filter((at) => isStone(game.colours[at]));
  const size = placementsWords(board.facts.kind, game.colours.length);
  const shown = stones.slice(0, MOST_STONES);
  return listTable(
    state,
    shown,
    tableCaption(board.title, size, stones.length, shown.length),
    structure,
  );
}

function listTable(
  { board, game }: State,
  placements: readonly number[],
  caption: string,
  structure: Structure,
  beside: Beside = () => "",
): HTMLElement {
  const heads = TABLE_HEADS.map((words) => element("th", { scope: "col" }, words));
  const made = element("table", {}, element("caption", {}, caption), element("tr", {}, ...heads));
  for (const at of placements) {
    const name = element("th", { scope: "row" }, nameIn(board, at));
    const colour = colourWord(game.colours[at], board);
    const stone = element("td", {}, `${colour}${beside(at)}`);
    made.append(element("tr", {}, name, stone, element("td", {}, structure(at))));
  }
  return made;
}

/** Name of a placement: on a graph its point's, otherwise with a noun where it is a number. */
function nameIn({ facts, names }: State["board"], at: number): string {
  const place = placement(at);
  return has(facts, "links") ? names.of(place) : placeWord(place, names);
}
