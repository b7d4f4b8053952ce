/** Drawing room, put together. */
import type { Imported } from "gospace";
import type { GameController } from "../../model/game-controller.ts";
import type { JobController } from "../../model/job-controller.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";
import type { ExportDialog } from "../export.ts";
import { showHelp } from "../help.ts";
import type { ShareDialog } from "../share/dialog.ts";
import { mountEditorCanvas } from "./canvas.ts";
import { mountClipboard } from "./clipboard.ts";
import { mountAsk } from "./confirm-lost-turns.ts";
import { mountGenerate } from "./generate.ts";
import { mountDrawHeader } from "./header.ts";
import { mountInspector } from "./inspector.ts";
import { mountDrawKeys } from "./keys.ts";
import { mountLabel } from "./label.ts";
import { mountMenu } from "./menu.ts";
import { mountStatus } from "./status.ts";
import { goTo, mountRooms } from "./switch-room.ts";
import { mountToolbar } from "./toolbar.ts";

export function mountDraw(
  editor: EditorController,
  controller: GameController,
  bench: JobController,
  take: (imported: Imported) => void,
  exporter: ExportDialog,
  share: ShareDialog,
): EditorScene {
  const scene = mountEditorCanvas(editor);
  mountRooms(controller, editor);
  mountToolbar(editor, controller);
  const boards = mountDrawHeader(editor, mountGenerate(editor), take, exporter, share);
  mountInspector(editor, controller, bench, scene, boards);
  mountStatus(editor);
  mountMenu(editor);
  mountLabel(editor, scene);
  mountAsk(editor);
  mountClipboard(editor, controller);
  editor.store.subscribe(({ boardCount }, before) => {
    if (boardCount !== before.boardCount)
      controller.store.dispatch({ kind: "sheet", sheet: "closed" });
  });
  mountDrawKeys(
    {
      editor,
      scene,
      play: () => goTo("play", controller, editor),
      draw: () => goTo("draw", controller, editor),
      help: showHelp,
    },
    controller,
  );
  return scene;
}
