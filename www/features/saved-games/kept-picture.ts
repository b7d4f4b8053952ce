/** Picture of a saved document. */
import type { SavedDocument } from "../../model/saved.ts";
import { gamePicture, type Picture, pictureOr } from "../../panels/board-picture.ts";

/** Null where the core refuses it. */
export async function keptPicture(saved: SavedDocument): Promise<Picture | null> {
  const { kind, document, moment } = saved;
  if (kind === "game") return pictureOr(() => gamePicture(document, moment));
  const { drawingPainter } = await import("./saved-picture.ts");
  return pictureOr(() => ({ kind, paint: drawingPainter(document) }));
}
