/** Wiring only. */
import { load } from "gospace/play";
import { FIRST_BOARD } from "./engine/gallery.ts";
import { mountLearn } from "./learn/route.ts";
import { Table } from "./model/game-controller.ts";
import { Arrivals } from "./model/incoming-games.ts";
import { Workbench } from "./model/job-controller.ts";
import { Thinker } from "./model/search-controller.ts";
import { mountAddress } from "./panels/address.ts";
import { mountAppearance } from "./panels/appearance.ts";
import { mountMirror } from "./panels/board-table.ts";
import { mountChoices } from "./panels/choices.ts";
import { mountByLink } from "./panels/correspondence.ts";
import { mountDiscretizer } from "./panels/discretizer.ts";
import { byId } from "./panels/dom.ts";
import { mountDraw } from "./panels/draw/draw.ts";
import { useSample } from "./panels/draw/sample-region.ts";
import { goTo } from "./panels/draw/switch-room.ts";
import { mountWhy } from "./panels/explanation.ts";
import { ExportDialog } from "./panels/export.ts";
import { mountGallery } from "./panels/gallery.ts";
import { mountGame } from "./panels/game.ts";
import { mountHeader } from "./panels/header.ts";
import { receiver } from "./panels/incoming-files.ts";
import { mountKeys } from "./panels/keys.ts";
import { mountVoice } from "./panels/live-region.ts";
import { mountPhone } from "./panels/narrow-screen.ts";
import { mountNotice } from "./panels/notice.ts";
import { mountOpponent } from "./panels/opponent.ts";
import { mountOverlays } from "./panels/overlays.ts";
import { watchHand } from "./panels/press-guard.ts";
import { mountRecord } from "./panels/record/record.ts";
import { mountRules } from "./panels/rules.ts";
import { offerLast } from "./panels/saved/actions.ts";
import { resume } from "./panels/saved/resume.ts";
import { mountMine } from "./panels/saved/saved-boards.ts";
import { ShareDialog } from "./panels/share/dialog.ts";
import { mountStage } from "./panels/stage.ts";
import { mountTip } from "./panels/tip.ts";
import { Autosave } from "./share/autosave.ts";
import { openLibrary } from "./share/library.ts";
import { Reunion } from "./share/merge-incoming.ts";
import { keepOffline } from "./share/offline.ts";
import { recall } from "./share/tab-session.ts";
import { Studio } from "./sketch/editor-controller.ts";

async function start(): Promise<void> {
  const [library] = await Promise.all([openLibrary(), load()]);
  watchHand();
  const recalled = await recall(library);
  const table = new Table(FIRST_BOARD.document, FIRST_BOARD.id);
  const arrivals = new Arrivals(table);
  const scene = mountStage(table);
  const redrawGallery = mountGallery(table);
  mountGame(table);
  mountOpponent(table);
  new Thinker(table);
  mountByLink(table, byId("by-link"), "panel");
  mountRules(table);
  mountOverlays(table);
  mountRecord(table);
  mountTip(table, byId("tip"));
  mountWhy(table);
  mountChoices(table, scene, byId("choices"));
  mountNotice(table);
  const bench = new Workbench(table);
  const studio = new Studio(table);
  const exporter = new ExportDialog();
  const share = new ShareDialog(exporter);
  // Before the drawing room, which takes the Tab that means nothing on the board.
  mountKeys(table, scene);
  const easel = mountDraw(studio, table, bench, exporter, share);
  mountDiscretizer(table, bench, (board) => useSample(board, table, studio, bench));
  mountHeader(table, receiver(arrivals, studio), exporter, share);
  mountPhone(table, (room) => goTo(room, table, studio));
  mountVoice(table, byId("voice"));
  mountMirror(table, byId("mirror"));
  const seats = { table, studio, stage: scene, easel };
  const resumed = recalled !== null && (await resume(recalled, seats));
  const shown = resumed ? recalled.tab.fragment : null;
  const address = mountAddress(arrivals, () => table.openGallery(FIRST_BOARD), shown);
  const desk = { ...seats, address };
  const autosave = new Autosave(desk, library, resumed ? recalled : null);
  const reunion = new Reunion(arrivals, autosave);
  const redrawMine = mountMine(autosave, desk);
  mountAppearance(table, () => {
    scene.repalette();
    easel.repalette();
    redrawGallery();
    redrawMine();
  });
  mountLearn(table, (room) => goTo(room, table, studio));
  keepOffline((reload) => {
    table.store.dispatch({ kind: "noticed", notice: { kind: "newer", reload } });
  });
  await autosave.refresh();
  await reunion.look();
  if (!resumed && location.hash === "") offerLast(autosave, desk);
  document.body.dataset.state = "ready";
}

start().catch((error: unknown) => {
  byId("notice").hidden = false;
  byId("notice").textContent =
    `The page could not start: ${error instanceof Error ? error.message : String(error)}`;
});
