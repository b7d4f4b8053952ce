/** From one room of the page to another. */
import type { Room } from "../../model/state.ts";
import type { Table } from "../../model/table.ts";
import type { Studio } from "../../sketch/studio.ts";
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

export function goTo(room: Room, table: Table, studio: Studio): void {
  const here = table.store.state.room;
  if (room === here) return;
  if (room === "draw") studio.enter();
  else if (here === "draw" && room === "play") studio.play();
  else table.store.dispatch({ kind: "room", room });
  const now = table.store.state.room;
  if (now !== here && now !== "boards") byId(HEARTS[now]).focus({ preventScroll: true });
}

export function mountRooms(table: Table, studio: Studio): void {
  const place = byId("rooms");
  for (const [room, words] of ROOMS) {
    const made = button(words, () => goTo(room, table, studio), "segment");
    table.store.subscribe((state) => {
      if (state.room === room) made.setAttribute("aria-current", "page");
      else made.removeAttribute("aria-current");
    });
    place.append(made);
  }
}
