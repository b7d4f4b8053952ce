/** The board as a table for those who do not see it: all of a small board, the stones of a large one.
 *  Made when the page has time, and only after the game has changed. */

import type { Kind } from "../model/rules.ts";
import { BLACK, type GridSize, isStone, MIXED, placement, type State } from "../model/state.ts";
import type { Table } from "../model/table.ts";
import { counted, placeWord } from "../words/names.ts";
import { element } from "./dom.ts";

/** A larger board is told by its stones. */
const LARGEST_WHOLE = 400;
const MOST_STONES = 500;
const WAIT_MS = 400;

export function mountMirror(table: Table, place: HTMLElement): void {
  let pending: ReturnType<typeof setTimeout> | undefined;
  table.store.subscribe((state, before) => {
    if (state !== before && state.game === before.game) return;
    clearTimeout(pending);
    pending = setTimeout(() => {
      // A player that was taken away meanwhile has no game to ask for names.
      if (place.isConnected) place.replaceChildren(mirror(table.store.state));
    }, WAIT_MS);
  });
}

function mirror(state: State): HTMLElement {
  const { board, game } = state;
  if (board.facts.kind === "plane") return planeTable(state);
  if (game.colours.length > LARGEST_WHOLE) return stonesTable(state);
  if (board.size !== null) return gridTable(state, board.size);
  return listTable(state, [...game.colours.keys()], board.title);
}

function gridTable({ board, game }: State, { columns, rows }: GridSize): HTMLElement {
  const made = element("table", {}, element("caption", {}, board.title));
  for (let row = 0; row < rows; row++) {
    const line = element("tr");
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      line.append(
        element("td", {}, `${board.names.of(placement(at))} ${colourWord(game.colours[at])}`),
      );
    }
    made.append(line);
  }
  return made;
}

/** A board without lines has only its stones. */
function planeTable({ board, game }: State): HTMLElement {
  const caption = `${board.title}: ${counted(game.stones.length, "stone")}, places in stone widths from the top left`;
  const made = element("table", {}, element("caption", {}, caption));
  for (const { x, y, colour } of game.stones.slice(0, MOST_STONES)) {
    const name = element("th", { scope: "row" }, board.names.of([x, y]));
    made.append(element("tr", {}, name, element("td", {}, colourWord(colour))));
  }
  return made;
}

function stonesTable(state: State): HTMLElement {
  const { board, game } = state;
  const stones = [...game.colours.keys()].filter((at) => isStone(game.colours[at]));
  const places = board.facts.kind === "gospace" ? "placement" : board.names.noun;
  const points = counted(game.colours.length, places);
  const caption = `${board.title}: ${points}, ${counted(stones.length, "stone")}`;
  const shown = stones.slice(0, MOST_STONES);
  return listTable(
    state,
    shown,
    shown.length < stones.length ? `${caption}; the first ${shown.length}` : caption,
  );
}

function listTable(
  { board, game }: State,
  placements: readonly number[],
  caption: string,
): HTMLElement {
  const made = element("table", {}, element("caption", {}, caption));
  for (const at of placements) {
    const name = element("th", { scope: "row" }, nameIn(board, at));
    made.append(
      element("tr", {}, name, element("td", {}, colourWord(game.colours[at], board.facts.kind))),
    );
  }
  return made;
}

/** On a go-space a placement is told by its points, and a disk by its number. */
function nameIn(board: State["board"], at: number): string {
  const { kind } = board.facts;
  return kind === "gospace" || kind === "disks"
    ? placeWord(placement(at), board.names)
    : board.names.of(placement(at));
}

function colourWord(colour: number | undefined, kind: Kind = "graph"): string {
  if (colour === MIXED) return kind === "disks" ? "closed" : "mixed";
  if (!isStone(colour)) return "empty";
  return colour === BLACK ? "black" : "white";
}
