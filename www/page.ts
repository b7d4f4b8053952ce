/** The page: its board, panels and rooms, and the features that hang on them. Wiring only. */
import { load } from "gospace/play";
import { FIRST_BOARD } from "./engine/gallery.ts";
import type { GameDocument } from "./engine/types.ts";
import type { Feature } from "./feature.ts";
import { loadSerifLater } from "./fonts/later.ts";
import { GameController } from "./model/game-controller.ts";
import { IncomingGames } from "./model/incoming-games.ts";
import { OnDemand } from "./model/on-demand.ts";
import type { Room } from "./model/state.ts";
import { mountAddress } from "./panels/address.ts";
import { mountAppearance } from "./panels/appearance.ts";
import { documentPicture } from "./panels/board-picture.ts";
import { mountBoardTable } from "./panels/board-table.ts";
import { browseBoards, pasteLink } from "./panels/broken-link.ts";
import { mountChoices } from "./panels/choices.ts";
import { byId } from "./panels/dom.ts";
import type { Drawing, DrawingParts } from "./panels/drawing-room.ts";
import { mountGallery } from "./panels/gallery.ts";
import { mountGame } from "./panels/game.ts";
import { mountHeader } from "./panels/header.ts";
import type { Keeping } from "./panels/keeping.ts";
import { mountLiveRegion } from "./panels/live-region.ts";
import { mountNarrowScreen } from "./panels/narrow-screen.ts";
import { mountNotice } from "./panels/notice.ts";
import { exporterOf, onDemand } from "./panels/on-demand.ts";
import { mountKeys } from "./panels/page-keys.ts";
import { PAGE_NEWS } from "./panels/page-news.ts";
import { mountStage } from "./panels/page-stage.ts";
import { pageTipWords } from "./panels/page-tip.ts";
import { mountPaper } from "./panels/paper.ts";
import { watchPresses } from "./panels/press-guard.ts";
import { mountRecord } from "./panels/record/record.ts";
import type { WaysOn } from "./panels/result.ts";
import { mountShelves } from "./panels/shelves.ts";
import { goTo, mountRooms } from "./panels/switch-room.ts";
import { mount } from "./panels/template.ts";
import type { Incoming } from "./share/files.ts";
import { keepOffline } from "./share/offline.ts";

/** Makes the page with these features, which begin, follow, enter and are ready in this order. */
export async function startPage(features: readonly Feature[]): Promise<void> {
  const keeps = features.flatMap(({ keep }) => (keep === undefined ? [] : [keep()]));
  const [[keeping = null]] = await Promise.all([Promise.all(keeps), load()]);
  watchPresses();
  const isReloaded = (await keeping?.recall()) ?? false;
  const { begun, document: first } = isReloaded ? OWN_BOARD : await firstBoard(features, keeping);
  const controller =
    first === null
      ? new GameController(FIRST_BOARD.document, FIRST_BOARD.id)
      : new GameController(first);
  const incoming = new IncomingGames(controller);
  const { scene, paint } = mountStage(controller);
  const redrawGallery = mountGallery(controller);
  const exporter = exporterOf(controller);
  const shares = features.flatMap((feature) => feature.share?.(exporter, () => scene.body) ?? []);
  const [share = null] = shares;
  const table = { controller, scene, share, paint };
  const ways: WaysOn = Object.assign({}, ...features.map(({ follow }) => follow?.(table)));
  loadSerifLater(controller);
  const notes = mountRecord(controller);
  mountGame(controller, ways, notes);
  mount(controller.store, "tip", "all", (state) => pageTipWords(state) || null);
  mountChoices(controller, scene, byId("choices"));
  const { makeFinite } = ways;
  const play = () => void enterRoom("play");
  const drawingRoom = new OnDemand(() =>
    drawn(features, { incoming, makeFinite, exporter, share, play }),
  );
  const enterRoom = (room: Room) => goTo(room, controller, drawingRoom);
  const rooms = OWN_ROOMS.concat(features.flatMap(({ room }) => room ?? []));
  mountRooms(controller, drawingRoom, rooms);
  mountKeys(controller, scene, {
    toAtlas: () => void enterRoom("atlas"),
    askValue: ways.value,
    switchBody: ways.switchBody,
    toLetter: ways.toLetter,
    toAgreement: ways.toAgreement,
    tellClock: ways.tellClock,
  });
  const files = new OnDemand(async () => {
    const { receiver } = await import("./panels/incoming-files.ts");
    return receiver(incoming, drawingRoom);
  });
  const take = (given: Incoming) =>
    void onDemand(controller, files.load(), (receiver) => receiver.take(given));
  mountHeader(controller, take, exporter, share, ways);
  mountNarrowScreen(controller, enterRoom, rooms, ways, notes);
  mountLiveRegion(controller, byId("live-region"), PAGE_NEWS);
  mountBoardTable(controller, byId("board-table"));
  const parts = { controller, drawingRoom, stage: scene };
  const shown = (await keeping?.resume(parts)) ?? null;
  const fragment = location.hash;
  const address = mountAddress(incoming, () => controller.openGallery(FIRST_BOARD), shown);
  mountPaper(address);
  mountShelves(keeping !== null, () => void enterRoom("atlas"));
  const kept = keeping?.begin({ ...parts, address }, incoming);
  mountAppearance(controller, () => {
    scene.repalette();
    drawingRoom.loaded?.scene.repalette();
    redrawGallery();
    kept?.repaint();
  });
  const page = { ...table, drawingRoom, begun, fragment, address, goTo: enterRoom };
  for (const { enter } of features) enter?.(page);
  const reload = keepOffline(() => {
    controller.store.dispatch({ kind: "noticed", notice: { kind: "newer" } });
  });
  mountNotice(controller, {
    reload,
    kept: kept?.answers,
    stop: () => files.loaded?.stop(),
    pasteLink: () => void pasteLink(),
    browse: () => browseBoards(controller),
    open: (document, dropped) => incoming.openFile(document, dropped),
    picture: documentPicture,
  });
  await kept?.look();
  for (const { ready } of features) ready?.(page);
  document.body.dataset.state = "ready";
}

const OWN_ROOMS: readonly Room[] = ["play", "boards"];

function drawn(features: readonly Feature[], parts: DrawingParts): Promise<Drawing> {
  for (const { draw } of features) if (draw !== undefined) return draw(parts);
  return Promise.reject(new Error("no feature draws"));
}

/** A first board, and the feature that begins with it; null: the page's own. */
interface FirstBoard {
  readonly begun: Feature | null;
  readonly document: GameDocument | null;
}

const OWN_BOARD: FirstBoard = { begun: null, document: null };

async function firstBoard(
  features: readonly Feature[],
  keeping: Keeping | null,
): Promise<FirstBoard> {
  const isNew = async () => (await keeping?.isEmpty()) ?? true;
  for (const begun of features) {
    const document = (await begun.begin?.(isNew)) ?? null;
    if (document !== null) return { begun, document };
  }
  return OWN_BOARD;
}
