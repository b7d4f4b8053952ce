/** Drawing room, put together. */
import type { Imported } from "gospace";
import type { GameController } from "../../model/game-controller.ts";
import type { JobController } from "../../model/job-controller.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { EditorScene } from "../../view/editor-canvas/scene.ts";
import { byId } from "../dom.ts";
import { type Exporter, onDemand, openHelp } from "../on-demand.ts";
import type { ShareDialog } from "../share/dialog.ts";
import { mountEditorCanvas } from "./canvas.ts";
import { mountClipboard } from "./clipboard.ts";
import { mountAsk } from "./confirm-lost-turns.ts";
import { mountDrawHeader, type Openers } from "./header.ts";
import { mountHint } from "./hint.ts";
import { mountInspector } from "./inspector.ts";
import { mountDrawKeys } from "./keys.ts";
import { mountLabel } from "./label.ts";
import { mountDrawLiveRegion } from "./live-region.ts";
import { mountMenu } from "./menu.ts";
import { mountMiniMap } from "./mini-map.ts";
import { mountSelectionBar } from "./selection-bar.ts";
import { mountStart } from "./start.ts";
import { mountRooms } from "./switch-room.ts";
import { mountToolbar } from "./toolbar.ts";

export function mountDraw(
  editor: EditorController,
  controller: GameController,
  bench: JobController,
  take: (imported: Imported) => void,
  exporter: Exporter,
  share: ShareDialog,
): EditorScene {
  const scene = mountEditorCanvas(editor);
  mountRooms(controller, editor);
  const openers = openersOf(editor, controller, take);
  mountStart(editor, openers);
  mountToolbar(editor, controller);
  const steps = mountDrawHeader(editor, controller, openers, exporter, share);
  mountInspector(editor, controller, bench, scene);
  mountHint(editor);
  mountDrawLiveRegion(editor, controller, byId("live-region"));
  mountMenu(editor);
  mountSelectionBar(editor, scene);
  mountMiniMap(editor, scene);
  mountLabel(editor, scene);
  mountAsk(editor);
  mountClipboard(editor, controller);
  editor.store.subscribe(({ boardCount }, before) => {
    if (boardCount !== before.boardCount)
      controller.store.dispatch({ kind: "sheet", sheet: "closed" });
  });
  mountDrawKeys({ editor, scene, help: openers.help, steps }, controller);
  return scene;
}

function openersOf(
  editor: EditorController,
  controller: GameController,
  take: (imported: Imported) => void,
): Openers {
  let generate: (() => void) | null = null;
  let importer: { open(): void } | null = null;
  return {
    generate: () =>
      void onDemand(controller, import("./generate.ts"), ({ mountGenerate }) => {
        generate ??= mountGenerate(editor);
        generate();
      }),
    import: () =>
      void onDemand(controller, import("./import.ts"), ({ ImportDialog }) => {
        importer ??= new ImportDialog(take, () => editor.spacing());
        importer.open();
      }),
    help: () => openHelp(controller),
  };
}
