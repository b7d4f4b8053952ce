/** The drawing room, put together. */
import type { Table } from "../../model/table.ts";
import type { Workbench } from "../../model/workbench.ts";
import type { Studio } from "../../sketch/studio.ts";
import type { EaselScene } from "../../view/easel/scene.ts";
import type { ExportDialog } from "../export.ts";
import { showHelp } from "../help.ts";
import type { ShareDialog } from "../share/dialog.ts";
import { mountAsk } from "./ask.ts";
import { mountClipboard } from "./clipboard.ts";
import { mountEasel } from "./easel.ts";
import { mountFindings } from "./findings.ts";
import { mountGenerate } from "./generate.ts";
import { mountDrawHeader } from "./header.ts";
import { mountInspector } from "./inspector.ts";
import { mountDrawKeys } from "./keys.ts";
import { mountLabel } from "./label.ts";
import { mountMenu } from "./menu.ts";
import { mountRail } from "./rail.ts";
import { goTo, mountRooms } from "./room.ts";
import { mountStatus } from "./status.ts";

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
