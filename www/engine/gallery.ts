/** The boards of the gallery as the build has written them down: fetched when the page has time. */
import address from "../../build/gallery.json?url";
import type { GalleryEntry, GameDocument } from "./types.ts";

export interface GalleryBoard extends GalleryEntry {
  readonly document: GameDocument;
}

/** The first board that anyone sees; it is in the gallery, too. */
export const FIRST_BOARD: Pick<GalleryBoard, "id" | "document"> = {
  id: "grid-9",
  document: {
    gospace: 1,
    title: "Grid 9×9",
    board: { kind: "grid", columns: 9, rows: 9 },
  },
};

let loading: Promise<readonly GalleryBoard[]> | undefined;

/** Fetches them once; a load that failed can be tried again. */
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
