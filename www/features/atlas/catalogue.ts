/** Catalogue of the atlas: the boards of the gallery in their families, with plates and what is known. */
import type { GalleryBoard } from "../../engine/gallery.ts";
import type { GameDocument } from "../../engine/types.ts";
import type { Known } from "../../model/known-sentences.ts";
import { FAMILIES, OTHERS } from "../../words/atlas.ts";

/** As the build writes it, by the ids of the gallery. */
export interface PlateFile extends Known {
  readonly plate: GameDocument;
}

export interface Entry extends Partial<Known> {
  readonly board: GalleryBoard;
  readonly sentence: string;
  /** Small board of the plate, with some stones. */
  readonly plate: GameDocument;
}

export interface Chapter {
  readonly name: string;
  readonly line: string;
  readonly entries: readonly Entry[];
}

export function catalogueOf(
  gallery: readonly GalleryBoard[],
  plates: Readonly<Record<string, PlateFile>>,
): Chapter[] {
  const entryOf = (board: GalleryBoard, sentence: string): Entry => {
    const known = plates[board.id];
    return { ...known, board, sentence, plate: known?.plate ?? board.document };
  };
  const chapters = FAMILIES.map(({ name, line, boards }) => ({
    name,
    line,
    entries: Object.entries(boards).flatMap(([id, sentence]) =>
      gallery.filter((board) => board.id === id).map((board) => entryOf(board, sentence)),
    ),
  }));
  const listed = new Set(FAMILIES.flatMap(({ boards }) => Object.keys(boards)));
  const others = gallery.filter(({ id }) => !listed.has(id));
  const rest = others.map((board) => entryOf(board, board.note));
  return [...chapters, { ...OTHERS, entries: rest }].filter(({ entries }) => entries.length > 0);
}
