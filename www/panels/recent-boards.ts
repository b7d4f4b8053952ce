/** Boards of the gallery that the reader played on last, by their ids, in the browser's storage. */
import { prefer, preference } from "./preferences.ts";

const NAME = "recent";
const KEPT = 6;

/** The last one first. */
export function recentBoards(): string[] {
  return (preference(NAME) ?? "").split(" ").filter(Boolean);
}

export function rememberBoard(id: string): void {
  const ids = recentBoards();
  if (ids[0] === id) return;
  prefer(NAME, [id, ...ids.filter((other) => other !== id)].slice(0, KEPT).join(" "));
}
