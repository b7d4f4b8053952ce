/** Boards of the gallery as written by the build: a few near ones, fetched when the page is idle, and all of them,
 *  fetched with the atlas or for a board that is not near. */
import allAddress from "../../build/gallery.json?url";
import nearAddress from "../../build/near.json?url";
import { FIRST_TITLE } from "../words/core/first-board.ts";
import type { GalleryEntry, GameDocument } from "./types.ts";

export interface GalleryBoard extends GalleryEntry {
  readonly document: GameDocument;
  /** Small board with some stones that stands for it in a drawing; near boards have one. */
  readonly plate?: GameDocument;
}

/** The first board that a new visitor sees; it is in the gallery, too. */
export const FIRST_BOARD: Pick<GalleryBoard, "id" | "document"> = {
  id: "grid-9",
  document: {
    gospace: 1,
    title: FIRST_TITLE,
    board: { kind: "grid", columns: 9, rows: 9 },
  },
};

/** All boards, in their order. */
export const loadGallery = fetchedOnce(allAddress);
/** Boards of the strip for a reader who has played on no other one. */
export const loadNear = fetchedOnce(nearAddress);

/** Board with this id; undefined: the gallery has none. */
export async function galleryBoard(id: string): Promise<GalleryBoard | undefined> {
  const withId = (boards: readonly GalleryBoard[]) => boards.find((board) => board.id === id);
  return withId(await loadNear()) ?? withId(await loadGallery());
}

/** Fetches a list once; a failed load can be retried. */
function fetchedOnce(address: string): () => Promise<readonly GalleryBoard[]> {
  let loading: Promise<readonly GalleryBoard[]> | undefined;
  return () => {
    loading ??= fetched(address).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function fetched(address: string): Promise<readonly GalleryBoard[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
