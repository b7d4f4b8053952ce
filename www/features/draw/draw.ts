/** Drawing room, put together when it is first entered. */

import type { GameController } from "../../model/game-controller.ts";
import type { IncomingGames } from "../../model/incoming-games.ts";
import { byId } from "../../panels/dom.ts";
import type { Drawing, DrawingParts } from "../../panels/drawing-room.ts";
import { takeInDraw } from "../../panels/incoming-files.ts";
import { onDemand, openHelp } from "../../panels/on-demand.ts";
import { EditorController } from "../../sketch/editor-controller.ts";
import { BackgroundPicture } from "./background/trace.ts";
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
import { mountToolbar } from "./toolbar.ts";

export function mountDraw({ incoming, makeFinite, exporter, share, play }: DrawingParts): Drawing {
  const { controller } = incoming;
  const editor = new EditorController(controller);
  const scene = mountEditorCanvas(editor);
  const tracing = new BackgroundPicture(editor, scene);
  const openers = openersOf(editor, controller, incoming);
  mountStart(editor, openers);
  mountToolbar(editor, controller);
  const steps = mountDrawHeader(
    editor,
    controller,
    { ...openers, write: (document) => exporter.open(document, document, tracing.also) },
    share,
    play,
  );
  mountInspector(editor, controller, makeFinite, scene, () => tracing.choose());
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
  return { editor, scene, tracing };
}

function openersOf(
  editor: EditorController,
  controller: GameController,
  incoming: IncomingGames,
): Omit<Openers, "write"> {
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
        importer ??= new ImportDialog(
          (imported) => takeInDraw(imported, incoming, editor),
          () => editor.spacing(),
        );
        importer.open();
      }),
    help: () => openHelp(controller),
  };
}
