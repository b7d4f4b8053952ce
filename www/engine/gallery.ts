/** Gallery as written by the build, fetched when the page is idle. */
import address from "../../build/gallery.json?url";
import type { GalleryEntry, GameDocument } from "./types.ts";

export interface GalleryBoard extends GalleryEntry {
  readonly document: GameDocument;
}

/** The first board that a new visitor sees; it is in the gallery, too. */
export const FIRST_BOARD: Pick<GalleryBoard, "id" | "document"> = {
  id: "grid-9",
  document: {
    gospace: 1,
    title: "Grid 9×9",
    board: { kind: "grid", columns: 9, rows: 9 },
  },
};

let loading: Promise<readonly GalleryBoard[]> | undefined;

/** Fetches the gallery once; a failed load can be retried. */
export function loadGallery(): Promise<readonly GalleryBoard[]> {
  loading ??= fetched().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetched(): Promise<readonly GalleryBoard[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
