/** The board as a table for those who do not see it: all of a small board, the stones of a large one.
 *  Made when the page has time, and only after the game has changed. */
import { BLACK, type GridSize, isStone, placement, type State } from "../model/state.ts";
import type { Table } from "../model/table.ts";
import { counted } from "../words.ts";
import { byId, element } from "./dom.ts";

/** A larger board is told by its stones. */
const LARGEST_WHOLE = 400;
const MOST_STONES = 500;
const WAIT_MS = 400;

export function mountMirror(table: Table): void {
  const place = byId("mirror");
  let pending: ReturnType<typeof setTimeout> | undefined;
  table.store.subscribe((state, before) => {
    if (state !== before && state.game === before.game) return;
    clearTimeout(pending);
    pending = setTimeout(() => place.replaceChildren(mirror(table.store.state)), WAIT_MS);
  });
}

function mirror(state: State): HTMLElement {
  const { board, game } = state;
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
        element("td", {}, `${board.names(placement(at))} ${colourWord(game.colours[at])}`),
      );
    }
    made.append(line);
  }
  return made;
}

function stonesTable(state: State): HTMLElement {
  const { board, game } = state;
  const stones = [...game.colours.keys()].filter((at) => isStone(game.colours[at]));
  const points = counted(game.colours.length, "point");
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
    const name = element("th", { scope: "row" }, board.names(placement(at)));
    made.append(element("tr", {}, name, element("td", {}, colourWord(game.colours[at]))));
  }
  return made;
}

function colourWord(colour: number | undefined): string {
  if (!isStone(colour)) return "empty";
  return colour === BLACK ? "black" : "white";
}
