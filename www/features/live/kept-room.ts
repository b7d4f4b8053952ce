/** Room of a relay that a tab keeps while its page is hidden or gone, so that a reload finds it again. A copy that the
 *  browser makes of the tab in front finds none. */
import { KEPT_ROOM } from "./kept-game.ts";
import type { Part } from "./meeting.ts";
import { codeOfRoom, type Room, roomOfCode } from "./room.ts";

const PARTS: readonly Part[] = ["host", "guest", "watcher"];

export interface KeptRoom {
  /** Name of the game. */
  readonly game: string;
  readonly part: Part;
  readonly room: Room;
}

/** Without storage nothing is kept. */
export function keepRoom(kept: KeptRoom | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(KEPT_ROOM);
    else sessionStorage.setItem(KEPT_ROOM, `${kept.game} ${kept.part} ${codeOfRoom(kept.room)}`);
  } catch {
    return;
  }
}

/** The room that was kept, which is kept no longer. */
export function takeRoom(): KeptRoom | null {
  try {
    const [game = "", kept, code = ""] = sessionStorage.getItem(KEPT_ROOM)?.split(" ") ?? [];
    sessionStorage.removeItem(KEPT_ROOM);
    const room = roomOfCode(code);
    const part = PARTS.find((each) => each === kept);
    return room === null || part === undefined ? null : { game, part, room };
  } catch {
    return null;
  }
}
