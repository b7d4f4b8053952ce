/** The drawing room, put together. */
import type { Table } from "../../model/game-controller.ts";
import type { Workbench } from "../../model/job-controller.ts";
import type { Studio } from "../../sketch/editor-controller.ts";
import type { EaselScene } from "../../view/editor-canvas/scene.ts";
import type { ExportDialog } from "../export.ts";
import { showHelp } from "../help.ts";
import type { ShareDialog } from "../share/dialog.ts";
import { mountEasel } from "./canvas.ts";
import { mountClipboard } from "./clipboard.ts";
import { mountAsk } from "./confirm-lost-turns.ts";
import { mountFindings } from "./findings.ts";
import { mountGenerate } from "./generate.ts";
import { mountDrawHeader } from "./header.ts";
import { mountInspector } from "./inspector.ts";
import { mountDrawKeys } from "./keys.ts";
import { mountLabel } from "./label.ts";
import { mountMenu } from "./menu.ts";
import { mountStatus } from "./status.ts";
import { goTo, mountRooms } from "./switch-room.ts";
import { mountRail } from "./toolbar.ts";

export function mountDraw(
  studio: Studio,
  table: Table,
  bench: Workbench,
  exporter: ExportDialog,
  share: ShareDialog,
): EaselScene {
  const scene = mountEasel(studio);
  mountRooms(table, studio);
  mountRail(studio, table);
  mountInspector(studio, table, bench);
  mountDrawHeader(studio, mountGenerate(studio), exporter, share);
  mountFindings(studio, scene);
  mountStatus(studio);
  mountMenu(studio);
  mountLabel(studio, scene);
  mountAsk(studio);
  mountClipboard(studio, table);
  studio.store.subscribe(({ boards }, before) => {
    if (boards !== before.boards) table.store.dispatch({ kind: "sheet", sheet: "closed" });
  });
  mountDrawKeys(
    {
      studio,
      scene,
      play: () => goTo("play", table, studio),
      draw: () => goTo("draw", table, studio),
      help: showHelp,
    },
    table,
  );
  return scene;
}
