/** Die Zimmer: ihre Namen, und die Hinweise auf den Wegen dorthin. */
import type { Room } from "../../model/state.ts";
import type { RoomWords } from "../../words/rooms.ts";

export const ROOM_WORDS: Readonly<Record<Room, RoomWords>> = {
  play: { name: "Spielen", tip: "Auf diesem Brett spielen" },
  draw: { name: "Zeichnen", tip: "Ein Brett zeichnen, oder dieses ändern" },
  learn: { name: "Lernen", tip: "Die Regeln in neun Schritten, mit Brettern zum Ausprobieren" },
  atlas: { name: "Atlas", tip: "Alle Bretter, die seltsamsten zuerst, und eine Aufgabe für heute" },
  boards: {
    name: "Bretter",
    tip: "Die Bretter, auf denen du zuletzt gespielt hast, und die hier gespeicherten",
  },
};

/** Zu sehen, bis der Editor geladen ist. */
export const LOADING_DRAWING = "Der Editor wird geladen …";

/** Ansage eines Zimmers, das betreten wird. */
export const ROOM_ENTERED = {
  draw: "Zeichnen. F2 spielt auf diesem Brett.",
  learn: "Lernen. Umschalt F2 geht zurück zum Brett.",
  atlas: "Atlas der Bretter. G geht zurück zum Brett.",
} as const;
