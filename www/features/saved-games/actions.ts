/** Actions on a saved entry: go on with it, rename it, delete it and restore it. */
import { DOCUMENT_FILE } from "../../model/document-file.ts";
import { timesSlice } from "../../model/kept-times.ts";
import type { Saved } from "../../model/saved.ts";
import { momentOf } from "../../model/tree/moment.ts";
import type { Workspace } from "../../panels/keeping.ts";
import { drawingIsLoaded, goTo } from "../../panels/switch-room.ts";
import { fileStem, saveText } from "../../share/files.ts";
import { titleOfAny, titleWords } from "../../words/saved.ts";
import type { Autosave } from "./autosave.ts";
import type { SetAside } from "./entries.ts";

export async function openSaved(
  saved: Saved,
  autosave: Autosave,
  workspace: Workspace,
): Promise<void> {
  const { controller, drawingRoom } = workspace;
  if (autosave.isOpenGame(saved)) return goTo("play", controller, drawingRoom);
  if (saved.kind === "drawing" && !(await drawingIsLoaded(controller, drawingRoom))) return;
  const editor = drawingRoom.loaded?.editor;
  if (autosave.isOpenDrawing(saved)) return editor?.keepSketch();
  const kept = await autosave.read(saved);
  if (kept === null) {
    await autosave.refresh();
    const isListed = autosave.entries.some(({ key }) => key === saved.key);
    return isListed ? noticeUnreadable(titleWords(saved), workspace) : undefined;
  }
  autosave.continueWith(saved, () => {
    if (kept.kind === "game") return controller.restore(kept);
    editor?.resume(kept.document);
    void goTo("draw", controller, drawingRoom);
  });
}

/** Saves the document of an entry as a file, or whatever it holds instead. */
export async function saveAsFile(
  entry: SetAside,
  autosave: Autosave,
  workspace: Workspace,
): Promise<void> {
  const title = titleOfAny(entry);
  const text = await autosave.text(entry);
  if (text === null) return noticeUnreadable(title, workspace);
  const { ending, type } = DOCUMENT_FILE;
  saveText(text, `${fileStem(title)}.${ending}`, type);
}

function noticeUnreadable(name: string, { controller }: Workspace): void {
  controller.store.dispatch({ kind: "noticed", notice: { kind: "unreadable", name } });
}

/** Renames an entry, and the game or drawing that is open from it. */
export async function renameSaved(
  saved: Saved,
  title: string,
  autosave: Autosave,
  { controller, drawingRoom }: Workspace,
): Promise<void> {
  const editor = drawingRoom.loaded?.editor;
  if (editor && autosave.isOpenDrawing(saved)) {
    const { sketch } = editor;
    const heading = { ...sketch.heading, title };
    editor.store.dispatch({ kind: "drawn", sketch: { ...sketch, heading } });
    autosave.flush();
  } else if (autosave.isOpenGame(saved)) {
    const { room, board, branch, opponent } = controller.store.state;
    const times = timesSlice.of(controller.store.state);
    const document = { ...controller.document(), title };
    const { galleryId } = board;
    const moment = momentOf(branch.tree, branch.node);
    autosave.retitleOpenGame(() =>
      controller.restore({ document, galleryId, moment, opponent, times }),
    );
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
