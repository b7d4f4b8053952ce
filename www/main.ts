/** Wiring only. */
import { load } from "gospace/play";
import { FIRST_BOARD } from "./engine/gallery.ts";
import { mountLearn } from "./learn/room.ts";
import { Arrivals } from "./model/arrivals.ts";
import { Table } from "./model/table.ts";
import { Thinker } from "./model/thinker.ts";
import { Workbench } from "./model/workbench.ts";
import { mountAddress } from "./panels/address.ts";
import { mountAppearance } from "./panels/appearance.ts";
import { mountByLink } from "./panels/by-link.ts";
import { mountChoices } from "./panels/choices.ts";
import { mountDiscretizer } from "./panels/discretizer.ts";
import { byId } from "./panels/dom.ts";
import { mountDraw } from "./panels/draw/draw.ts";
import { useSample } from "./panels/draw/fill.ts";
import { goTo } from "./panels/draw/room.ts";
import { ExportDialog } from "./panels/export.ts";
import { mountGallery } from "./panels/gallery.ts";
import { mountGame } from "./panels/game.ts";
import { watchHand } from "./panels/hand.ts";
import { mountHeader } from "./panels/header.ts";
import { mountKeys } from "./panels/keys.ts";
import { mountMirror } from "./panels/mirror.ts";
import { mountNotice } from "./panels/notice.ts";
import { mountOpponent } from "./panels/opponent.ts";
import { mountOverlays } from "./panels/overlays.ts";
import { mountPhone } from "./panels/phone.ts";
import { receiver } from "./panels/receive.ts";
import { mountRecord } from "./panels/record/record.ts";
import { mountRules } from "./panels/rules.ts";
import { offerLast } from "./panels/saved/deeds.ts";
import { mountMine } from "./panels/saved/mine.ts";
import { resume } from "./panels/saved/resume.ts";
import { ShareDialog } from "./panels/share/dialog.ts";
import { mountStage } from "./panels/stage.ts";
import { mountTip } from "./panels/tip.ts";
import { mountVoice } from "./panels/voice.ts";
import { mountWhy } from "./panels/why.ts";
import { Autosave } from "./share/autosave.ts";
import { openLibrary } from "./share/library.ts";
import { keepOffline } from "./share/offline.ts";
import { Reunion } from "./share/reunion.ts";
import { recall } from "./share/tab.ts";
import { Studio } from "./sketch/studio.ts";

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
