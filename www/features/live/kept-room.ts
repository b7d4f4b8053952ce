/** Room of a relay that a tab keeps while its page is hidden or gone, so that a reload finds it again. A copy that the
 *  browser makes of the tab in front finds none. */
import type { Role } from "./joined.ts";
import { KEPT_ROOM } from "./kept-game.ts";
import { codeOfRoom, type Room, roomOfCode } from "./room.ts";

export interface KeptRoom {
  /** Name of the game. */
  readonly game: string;
  readonly role: Role;
  readonly room: Room;
}

/** Without storage nothing is kept. */
export function keepRoom(kept: KeptRoom | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(KEPT_ROOM);
    else sessionStorage.setItem(KEPT_ROOM, `${kept.game} ${kept.role} ${codeOfRoom(kept.room)}`);
  } catch {
    return;
  }
}

/** The room that was kept, which is kept no longer. */
export function takeRoom(): KeptRoom | null {
  try {
    const [game = "", role, code = ""] = sessionStorage.getItem(KEPT_ROOM)?.split(" ") ?? [];
    sessionStorage.removeItem(KEPT_ROOM);
    const room = roomOfCode(code);
    return room === null || (role !== "host" && role !== "guest") ? null : { game, role, room };
  } catch {
    return null;
  }
}
