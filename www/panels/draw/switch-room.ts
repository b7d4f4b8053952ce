/** From one room of the page to another. */
import { isFullLoaded, loadFull } from "../../engine/full-module.ts";
import type { Table } from "../../model/game-controller.ts";
import type { Room } from "../../model/state.ts";
import type { Studio } from "../../sketch/editor-controller.ts";
import { LOADING_DRAWING } from "../../words/drawing.ts";
import { button, byId } from "../dom.ts";

const ROOMS: readonly (readonly [Room, string])[] = [
  ["play", "Play"],
  ["draw", "Draw"],
  ["learn", "Learn"],
];

/** What has the focus in a room; the boards of a phone are a list. */
const HEARTS: Readonly<Record<Exclude<Room, "boards">, string>> = {
  play: "stage",
  draw: "easel",
  learn: "learn",
};

/** Waits for the full module where somebody begins to draw; else it is there at once. */
export async function goTo(room: Room, table: Table, studio: Studio): Promise<void> {
  const from = table.store.state.room;
  if (room === from) return;
  if (room === "draw" && !isFullLoaded()) {
    if (!(await drawingIsLoaded(table))) return;
    // Another way may have been taken meanwhile.
    if (table.store.state.room !== from) return;
  }
  const here = table.store.state.room;
  if (room === "draw") studio.enter();
  else if (here === "draw" && room === "play") studio.play();
  else table.store.dispatch({ kind: "room", room });
  const now = table.store.state.room;
  if (now !== here && now !== "boards") byId(HEARTS[now]).focus({ preventScroll: true });
}

/** Fetches what drawing needs; where it does not come, a notice says so. */
export async function drawingIsLoaded(table: Table): Promise<boolean> {
  if (isFullLoaded()) return true;
  table.store.dispatch({ kind: "hinted", hint: LOADING_DRAWING });
  try {
    await loadFull();
    return true;
  } catch {
    table.store.dispatch({ kind: "noticed", notice: { kind: "not-loaded" } });
    return false;
  } finally {
    table.store.dispatch({ kind: "hinted", hint: null });
  }
}

export function mountRooms(table: Table, studio: Studio): void {
  const place = byId("rooms");
  for (const [room, words] of ROOMS) {
    const made = button(words, () => void goTo(room, table, studio), "segment");
    table.store.subscribe((state) => {
      if (state.room === room) made.setAttribute("aria-current", "page");
      else made.removeAttribute("aria-current");
    });
    place.append(made);
  }
}
