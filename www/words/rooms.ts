/** English of the rooms: their names, and the tooltips of the ways to them. */
import type { Room } from "../model/state.ts";

export interface RoomWords {
  readonly name: string;
  readonly tip: string;
}

export const ROOM_WORDS: Readonly<Record<Room, RoomWords>> = {
  play: { name: "Play", tip: "Play on this board" },
  draw: { name: "Draw", tip: "Draw a board, or change this one" },
  learn: { name: "Learn", tip: "The rules in nine steps, with boards to try them on" },
  atlas: { name: "Atlas", tip: "All boards, strangest first, and a problem for today" },
  boards: {
    name: "Boards",
    tip: "The boards that you played on last, and those saved in this browser",
  },
};

/** Shown until the editor is loaded. */
export const LOADING_DRAWING = "Loading the editor …";

/** News of a room that is entered, for the live region. */
export const ROOM_ENTERED = {
  draw: "Draw. F2 plays on this board.",
  learn: "Learn. Shift F2 goes back to the board.",
  atlas: "Atlas of boards. G goes back to the board.",
} as const;
