/** Picture of a document's board with the stones that stand on it. Runs in the worker. */
import { Game } from "gospace";
import { has } from "./features.ts";
import type { BoardPicture } from "./protocol.ts";
import type { GameDocument } from "./types.ts";

/** Throws GospaceError. */
export function pictureOf(document: GameDocument): BoardPicture {
  const game = new Game(document);
  const picture = {
    drawing: game.drawing(),
    colours: game.colours(),
    points: game.pointColours(),
    stones: has(document.board, "centres") ? game.stones() : [],
  };
  game.free();
  return picture;
}
