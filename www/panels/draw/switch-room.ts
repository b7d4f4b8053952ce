/** Switching between the rooms of the page. */
import { isFullLoaded, loadFull } from "../../engine/full-module.ts";
import type { GameController } from "../../model/game-controller.ts";
import type { Room } from "../../model/saved.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import { LOADING_DRAWING, ROOM_ENTERED } from "../../words/drawing.ts";
import { byId, isWriting, say } from "../dom.ts";
import { mount, roomButtons } from "../template.ts";
import { focusStart } from "./start.ts";

const ROOMS: readonly Room[] = ["play", "draw", "learn"];

/** Elements that take the focus in each room; the boards of a phone are a list. */
const HEARTS: Readonly<Record<Exclude<Room, "boards">, string>> = {
  play: "stage",
  draw: "drawing",
  learn: "learn",
  atlas: "atlas",
};

/** Goes to a room. Drawing waits for the full module; other rooms are there at once. */
export async function goTo(
  room: Room,
  controller: GameController,
  editor: EditorController,
): Promise<void> {
  const from = controller.store.state.room;
  if (room === from) return;
  if (room === "draw" && !isFullLoaded()) {
    if (!(await drawingIsLoaded(controller))) return;
    // Another switch may have happened meanwhile.
    if (controller.store.state.room !== from) return;
  }
  const here = controller.store.state.room;
  if (room === "draw") editor.enter();
  else if (here === "draw" && room === "play") editor.play();
  else controller.store.dispatch({ kind: "room", room });
  const now = controller.store.state.room;
  if (now === "draw" && focusStart()) return;
  if (now !== here && now !== "boards") byId(HEARTS[now]).focus({ preventScroll: true });
}

/** Fetches the full module, which drawing needs; a notice reports a failure. */
export async function drawingIsLoaded(controller: GameController): Promise<boolean> {
  if (isFullLoaded()) return true;
  controller.store.dispatch({ kind: "hinted", hint: LOADING_DRAWING });
  // A press on the way to the paper is no play on the board that is still there.
  byId("stage").inert = true;
  try {
    await loadFull();
    return true;
  } catch {
    controller.store.dispatch({ kind: "noticed", notice: { kind: "not-loaded" } });
    return false;
  } finally {
    byId("stage").inert = false;
    controller.store.dispatch({ kind: "hinted", hint: null });
  }
}

export function mountRooms(controller: GameController, editor: EditorController): void {
  bindRoomKeys(controller, editor);
  mount(controller.store, "rooms", ["room"], (state) =>
    roomButtons(ROOMS, state.room, "segment", (room) => void goTo(room, controller, editor)),
  );
}

/** F2 goes from the board to the paper and back, with Shift to Learn and back, whatever has the focus. */
function bindRoomKeys(controller: GameController, editor: EditorController): void {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F2" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.defaultPrevented || document.querySelector("dialog[open]") !== null) return;
    event.preventDefault();
    // A field writes its text when the focus leaves it.
    if (isWriting(event.target) && event.target instanceof HTMLElement) event.target.blur();
    const other: Room = event.shiftKey ? "learn" : "draw";
    void goTo(controller.store.state.room === other ? "play" : other, controller, editor);
  });
  controller.store.subscribe(({ room }, before) => {
    if (room !== before.room && (room === "draw" || room === "learn" || room === "atlas"))
      say(byId("live-region"), ROOM_ENTERED[room]);
  });
}
