/** Actions on a saved entry: go on with it, rename it, delete it and restore it. */
import type { Saved } from "../../model/saved.ts";
import { momentOf } from "../../model/tree/moment.ts";
import type { Autosave, Workspace } from "../../share/autosave.ts";
import { titleWords } from "../../words/saved.ts";
import { drawingIsLoaded, goTo } from "../draw/switch-room.ts";

export async function openSaved(saved: Saved, autosave: Autosave, desk: Workspace): Promise<void> {
  const { controller, editor } = desk;
  if (autosave.isOpenGame(saved)) return goTo("play", controller, editor);
  if (autosave.isOpenDrawing(saved)) {
    if (await drawingIsLoaded(controller)) editor.keepSketch();
    return;
  }
  const kept = await autosave.read(saved);
  if (kept === null) return autosave.refresh();
  autosave.continueWith(saved, () => {
    if (kept.kind === "game") return controller.restore(kept);
    editor.resume(kept.document);
    void goTo("draw", controller, editor);
  });
}

/** Renames an entry, and the game or drawing that is open from it. */
export async function renameSaved(
  saved: Saved,
  title: string,
  autosave: Autosave,
  { controller, editor }: Workspace,
): Promise<void> {
  if (autosave.isOpenDrawing(saved)) {
    const { sketch } = editor;
    const heading = { ...sketch.heading, title };
    editor.store.dispatch({ kind: "drawn", sketch: { ...sketch, heading } });
    autosave.flush();
  } else if (autosave.isOpenGame(saved)) {
    const { room, board, branch, opponent } = controller.store.state;
    const document = { ...controller.document(), title };
    const { galleryId } = board;
    const moment = momentOf(branch.tree, branch.node);
    autosave.retitleOpenGame(() => controller.restore({ document, galleryId, moment, opponent }));
    controller.store.dispatch({ kind: "room", room });
  } else await autosave.rename(saved, title);
}

export async function deleteSaved(
  saved: Saved,
  autosave: Autosave,
  { controller: { store } }: Workspace,
): Promise<void> {
  const entry = await autosave.remove(saved);
  if (entry === null) return;
  const notice = { kind: "board-deleted", title: titleWords(saved), entry } as const;
  store.dispatch({ kind: "noticed", notice });
}

/** Offers to go on with the last entry, in a tab that comes without a link. */
export function offerLast(autosave: Autosave, { controller: { store } }: Workspace): void {
  const [entry] = autosave.entries;
  if (entry === undefined || store.state.notice !== null) return;
  store.dispatch({ kind: "noticed", notice: { kind: "resume", title: titleWords(entry), entry } });
}
