/** Entry point of the page: wiring only. */
import type { Imported } from "gospace";
import { load } from "gospace/play";
import { mountAtlas } from "./atlas/route.ts";
import { FIRST_BOARD } from "./engine/gallery.ts";
import { greetingFor, greetOnDemand } from "./first/visit.ts";
import { loadSerifLater } from "./fonts/later.ts";
import { mountLearn } from "./learn/route.ts";
import { GameController } from "./model/game-controller.ts";
import { IncomingGames } from "./model/incoming-games.ts";
import { JobController } from "./model/job-controller.ts";
import { SearchController } from "./model/search-controller.ts";
import { mountAddress } from "./panels/address.ts";
import { mountAppearance } from "./panels/appearance.ts";
import { mountBoardNote } from "./panels/board-note.ts";
import { mountBoardTable } from "./panels/board-table.ts";
import { mountBodySwitch } from "./panels/body-switch.ts";
import { browseBoards, pasteLink } from "./panels/broken-link.ts";
import { mountChoices } from "./panels/choices.ts";
import { mountCorrespondence } from "./panels/correspondence.ts";
import { mountDiscretizer } from "./panels/discretizer.ts";
import { byId } from "./panels/dom.ts";
import { mountDraw } from "./panels/draw/draw.ts";
import { useSample } from "./panels/draw/sample-region.ts";
import { goTo } from "./panels/draw/switch-room.ts";
import { mountWhy } from "./panels/explanation.ts";
import { mountGallery } from "./panels/gallery.ts";
import { mountGame } from "./panels/game.ts";
import { mountHeader } from "./panels/header.ts";
import { receiver, takeInDraw } from "./panels/incoming-files.ts";
import { mountLiveRegion } from "./panels/live-region.ts";
import { mountNarrowScreen } from "./panels/narrow-screen.ts";
import { mountNotice } from "./panels/notice.ts";
import {
  countOnDemand,
  endingOnDemand,
  exporterOf,
  mountShapesOnDemand,
  ponderOnDemand,
  problemOnDemand,
  reviewerOf,
  valuerOf,
} from "./panels/on-demand.ts";
import { mountOpponent } from "./panels/opponent.ts";
import { mountOverlays } from "./panels/overlays.ts";
import { mountKeys } from "./panels/page-keys.ts";
import { mountStage } from "./panels/page-stage.ts";
import { watchPresses } from "./panels/press-guard.ts";
import { mountRecord } from "./panels/record/record.ts";
import { mountRules } from "./panels/rules.ts";
import { offerLast, openSaved } from "./panels/saved/actions.ts";
import { documentPicture } from "./panels/saved/picture.ts";
import { resume } from "./panels/saved/resume.ts";
import { mountSavedBoards } from "./panels/saved/saved-boards.ts";
import { ShareDialog } from "./panels/share/dialog.ts";
import { mount } from "./panels/template.ts";
import { tipWords } from "./panels/tip.ts";
import { ATLAS } from "./share/address.ts";
import { Autosave } from "./share/autosave.ts";
import { openLibrary } from "./share/library.ts";
import { MergeController } from "./share/merge-incoming.ts";
import { keepOffline } from "./share/offline.ts";
import { noteRestored, restoreTab } from "./share/tab-session.ts";
import { EditorController } from "./sketch/editor-controller.ts";
import { cannotStartWords } from "./words/notice-answers.ts";

async function start(): Promise<void> {
  const [{ library, moved }] = await Promise.all([openLibrary(), load()]);
  watchPresses();
  const restored = await restoreTab(library);
  const greeting = await greetingFor(library, restored);
  const controller =
    greeting === null
      ? new GameController(FIRST_BOARD.document, FIRST_BOARD.id)
      : new GameController(greeting);
  const incoming = new IncomingGames(controller);
  const scene = mountStage(controller);
  const redrawGallery = mountGallery(controller);
  const exporter = exporterOf(controller);
  const share = new ShareDialog(exporter, () => scene.body);
  const shareGame = () => share.openFor(controller);
  const value = valuerOf(controller, {
    shareProblem: () => share.openFor(controller, undefined, "chosen"),
  });
  const ways = {
    share: shareGame,
    review: reviewerOf(controller),
    count: countOnDemand(controller),
    value,
  };
  endingOnDemand(controller, scene);
  loadSerifLater(controller);
  mountGame(controller, ways);
  mountOpponent(controller);
  ponderOnDemand(controller, new SearchController(controller));
  mountCorrespondence(controller, byId("by-link"), "panel");
  mountRules(controller);
  mountOverlays(controller);
  mountShapesOnDemand(controller);
  const switchBody = mountBodySwitch(controller, scene);
  mountRecord(controller);
  mount(controller.store, "tip", "all", (state) => tipWords(state) || null);
  mountWhy(controller);
  mountChoices(controller, scene, byId("choices"));
  const jobs = new JobController(controller);
  const editor = new EditorController(controller);
  // Before the editor, which handles the Tab key that the board ignores.
  mountKeys(controller, scene, {
    toAtlas: () => void goTo("atlas", controller, editor),
    askValue: value,
    switchBody,
  });
  const take = (imported: Imported) => takeInDraw(imported, incoming, editor);
  const editorScene = mountDraw(editor, controller, jobs, take, exporter, share);
  mountDiscretizer(controller, jobs, (board) => useSample(board, controller, editor, jobs));
  const files = receiver(incoming, editor);
  mountHeader(controller, files, exporter, share, ways);
  mountNarrowScreen(controller, (room) => goTo(room, controller, editor), ways);
  mountLiveRegion(controller, byId("live-region"));
  mountBoardTable(controller, byId("board-table"));
  const parts = { controller, editor, stage: scene, editorScene };
  const resumed = restored !== null && (await resume(restored, parts));
  // The address of the game takes the place of the atlas's.
  const inAtlas = location.hash === ATLAS;
  const shown = resumed ? restored.tab.fragment : null;
  const address = mountAddress(incoming, () => controller.openGallery(FIRST_BOARD), shown);
  const workspace = { ...parts, address };
  const autosave = new Autosave(workspace, library, resumed ? restored : null);
  const merges = new MergeController(incoming, autosave);
  const redrawSaved = mountSavedBoards(autosave, workspace);
  mountAppearance(controller, () => {
    scene.repalette();
    editorScene.repalette();
    redrawGallery();
    redrawSaved();
  });
  mountBoardNote(controller, () => goTo("learn", controller, editor));
  mountLearn(controller, (room) => goTo(room, controller, editor));
  mountAtlas(controller, (room) => goTo(room, controller, editor), address, inAtlas);
  const reload = keepOffline(() => {
    controller.store.dispatch({ kind: "noticed", notice: { kind: "newer" } });
  });
  mountNotice(controller, {
    reload,
    resume: (entry) => void openSaved(entry, autosave, workspace),
    restore: (entry) => void autosave.save(entry),
    merge: (entry) => merges.merge(entry),
    stop: () => files.stop(),
    pasteLink: () => void pasteLink(),
    browse: () => browseBoards(controller),
    open: (document, dropped) => incoming.openFile(document, dropped),
    picture: documentPicture,
  });
  await autosave.refresh();
  void moved?.then(async () => {
    await autosave.refresh();
    await merges.lookForSaved();
  });
  await merges.lookForSaved();
  problemOnDemand(controller);
  if (!resumed && location.hash === "") offerLast(autosave, workspace);
  if (greeting !== null)
    greetOnDemand(controller, scene, () => void goTo("draw", controller, editor));
  document.body.dataset.state = "ready";
  // Once the board is painted; a hidden tab paints nothing.
  if (document.hidden) noteRestored();
  else requestAnimationFrame(() => setTimeout(noteRestored));
}

start().catch((error: unknown) => {
  byId("notice").hidden = false;
  byId("notice").textContent = cannotStartWords(
    error instanceof Error ? error.message : String(error),
  );
});
