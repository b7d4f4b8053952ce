/** Wiring only. */
import { load } from "gospace/play";
import { FIRST_BOARD } from "./engine/gallery.ts";
import { mountLearn } from "./learn/route.ts";
import { GameController } from "./model/game-controller.ts";
import { IncomingGames } from "./model/incoming-games.ts";
import { JobController } from "./model/job-controller.ts";
import { SearchController } from "./model/search-controller.ts";
import { mountAddress } from "./panels/address.ts";
import { mountAppearance } from "./panels/appearance.ts";
import { mountBoardTable } from "./panels/board-table.ts";
import { mountChoices } from "./panels/choices.ts";
import { mountCorrespondence } from "./panels/correspondence.ts";
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
import { mountLiveRegion } from "./panels/live-region.ts";
import { mountNarrowScreen } from "./panels/narrow-screen.ts";
import { mountNotice } from "./panels/notice.ts";
import { mountOpponent } from "./panels/opponent.ts";
import { mountOverlays } from "./panels/overlays.ts";
import { mountKeys } from "./panels/page-keys.ts";
import { mountStage } from "./panels/page-stage.ts";
import { watchPresses } from "./panels/press-guard.ts";
import { mountRecord } from "./panels/record/record.ts";
import { mountRules } from "./panels/rules.ts";
import { offerLast } from "./panels/saved/actions.ts";
import { resume } from "./panels/saved/resume.ts";
import { mountSavedBoards } from "./panels/saved/saved-boards.ts";
import { ShareDialog } from "./panels/share/dialog.ts";
import { mountTip } from "./panels/tip.ts";
import { Autosave } from "./share/autosave.ts";
import { openLibrary } from "./share/library.ts";
import { MergeController } from "./share/merge-incoming.ts";
import { keepOffline } from "./share/offline.ts";
import { recall } from "./share/tab-session.ts";
import { EditorController } from "./sketch/editor-controller.ts";

async function start(): Promise<void> {
  const [library] = await Promise.all([openLibrary(), load()]);
  watchPresses();
  const recalled = await recall(library);
  const controller = new GameController(FIRST_BOARD.document, FIRST_BOARD.id);
  const arrivals = new IncomingGames(controller);
  const scene = mountStage(controller);
  const redrawGallery = mountGallery(controller);
  mountGame(controller);
  mountOpponent(controller);
  new SearchController(controller);
  mountCorrespondence(controller, byId("by-link"), "panel");
  mountRules(controller);
  mountOverlays(controller);
  mountRecord(controller);
  mountTip(controller, byId("tip"));
  mountWhy(controller);
  mountChoices(controller, scene, byId("choices"));
  mountNotice(controller);
  const bench = new JobController(controller);
  const editor = new EditorController(controller);
  const exporter = new ExportDialog();
  const share = new ShareDialog(exporter);
  // Before the drawing room, which takes the Tab that means nothing on the board.
  mountKeys(controller, scene);
  const editorState = mountDraw(editor, controller, bench, exporter, share);
  mountDiscretizer(controller, bench, (board) => useSample(board, controller, editor, bench));
  mountHeader(controller, receiver(arrivals, editor), exporter, share);
  mountNarrowScreen(controller, (room) => goTo(room, controller, editor));
  mountLiveRegion(controller, byId("voice"));
  mountBoardTable(controller, byId("mirror"));
  const seats = { controller, editor, stage: scene, editorState };
  const resumed = recalled !== null && (await resume(recalled, seats));
  const shown = resumed ? recalled.tab.fragment : null;
  const address = mountAddress(arrivals, () => controller.openGallery(FIRST_BOARD), shown);
  const desk = { ...seats, address };
  const autosave = new Autosave(desk, library, resumed ? recalled : null);
  const reunion = new MergeController(arrivals, autosave);
  const redrawMine = mountSavedBoards(autosave, desk);
  mountAppearance(controller, () => {
    scene.repalette();
    editorState.repalette();
    redrawGallery();
    redrawMine();
  });
  mountLearn(controller, (room) => goTo(room, controller, editor));
  keepOffline((reload) => {
    controller.store.dispatch({ kind: "noticed", notice: { kind: "newer", reload } });
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
