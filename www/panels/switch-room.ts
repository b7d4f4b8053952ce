/** Switching between the rooms of the page. */
import { isFullLoaded, loadFull } from "../engine/full-module.ts";
import type { GameController } from "../model/game-controller.ts";
import { hintSlice } from "../model/hint.ts";
import type { Room } from "../model/state.ts";
import { LOADING_DRAWING, ROOM_ENTERED } from "../words/rooms.ts";
import { byId, isWriting, say } from "./dom.ts";
import type { DrawingRoom } from "./drawing-room.ts";
import { takeFocus } from "./roving-tabindex.ts";
import { mount, roomButtons } from "./template.ts";

const ROOMS: readonly Room[] = ["play", "draw", "learn"];

/** Elements that take the focus in each room; the boards of a phone are a list. */
const HEARTS: Readonly<Record<Exclude<Room, "boards">, string>> = {
  play: "stage",
  draw: "drawing",
  learn: "learn",
  atlas: "atlas",
};

/** Goes to a room. Drawing waits for the editor and the full module; other rooms are there at once. */
export async function goTo(
  room: Room,
  controller: GameController,
  drawingRoom: DrawingRoom,
): Promise<void> {
  const from = controller.store.state.room;
  if (room === from) return;
  if (room === "draw" && !isReady(drawingRoom)) {
    if (!(await drawingIsLoaded(controller, drawingRoom))) return;
    // Another switch may have happened meanwhile.
    if (controller.store.state.room !== from) return;
  }
  const here = controller.store.state.room;
  const editor = drawingRoom.loaded?.editor;
  if (room === "draw") editor?.enter();
  else if (here === "draw" && room === "play") editor?.play();
  else controller.store.dispatch({ kind: "room", room });
  const now = controller.store.state.room;
  if (now === "draw" && focusStart()) return;
  if (now !== here && now !== "boards") byId(HEARTS[now]).focus({ preventScroll: true });
}

function isReady({ loaded }: DrawingRoom): boolean {
  return loaded !== null && isFullLoaded();
}

/** Fetches the editor and the full module, which drawing needs; a notice reports a failure. */
export async function drawingIsLoaded(
  controller: GameController,
  drawingRoom: DrawingRoom,
): Promise<boolean> {
  if (isReady(drawingRoom)) return true;
  controller.store.dispatch(hintSlice.with(LOADING_DRAWING));
  // A press on the way to the paper is no play on the board that is still there.
  byId("stage").inert = true;
  try {
    await Promise.all([drawingRoom.load(), loadFull()]);
    return true;
  } catch {
    controller.store.dispatch({ kind: "noticed", notice: { kind: "not-loaded" } });
    return false;
  } finally {
    byId("stage").inert = false;
    controller.store.dispatch(hintSlice.with(null));
  }
}

/** Leads to those of `rooms` that the top line has. */
export function mountRooms(
  controller: GameController,
  drawingRoom: DrawingRoom,
  rooms: readonly Room[],
): void {
  const shown = ROOMS.filter((room) => rooms.includes(room));
  bindRoomKeys(controller, drawingRoom, shown);
  mount(controller.store, "rooms", ["room"], (state) =>
    roomButtons(shown, state.room, "segment", (room) => void goTo(room, controller, drawingRoom)),
  );
}

/** F2 goes from the board to the paper and back, with Shift to Learn and back, whatever has the focus. */
function bindRoomKeys(
  controller: GameController,
  drawingRoom: DrawingRoom,
  rooms: readonly Room[],
): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F2" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    // A field writes its text when the focus leaves it.
    if (isWriting(event.target) && event.target instanceof HTMLElement) event.target.blur();
    const other: Room = event.shiftKey ? "learn" : "draw";
    if (!rooms.includes(other)) return;
    void goTo(controller.store.state.room === other ? "play" : other, controller, drawingRoom);
  });
  controller.store.subscribe(({ room }, before) => {
    if (room !== before.room && (room === "draw" || room === "learn" || room === "atlas"))
      say(byId("live-region"), ROOM_ENTERED[room]);
  });
}

/** Gives the focus to the choice of a drawing; false where it is not shown. */
function focusStart(): boolean {
  const host = byId("drawing-start");
  const first = host.querySelector("button");
  if (host.hidden || first === null) return false;
  takeFocus(host, first);
  first.focus({ preventScroll: true });
  return true;
}
