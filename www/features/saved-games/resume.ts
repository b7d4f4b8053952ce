/** Resuming a reloaded tab: board, game, moment, room, drawing and view. */
import { fromLink, GospaceError } from "gospace/play";
import { galleryBoard } from "../../engine/gallery.ts";
import { tryingSlice } from "../../model/correspondence.ts";
import type { GameController } from "../../model/game-controller.ts";
import { type Overlay, overlaysSlice, toggled } from "../../model/overlays.ts";
import { handicapSlice } from "../../model/placed-handicap.ts";
import {
  BLACK,
  isCentre,
  type Place,
  placement,
  type ReplacedGame,
  samePlace,
} from "../../model/state.ts";
import { nodeAt } from "../../model/tree/moment.ts";
import type { Workspace } from "../../panels/keeping.ts";
import { onDemand } from "../../panels/on-demand.ts";
import { goTo } from "../../panels/switch-room.ts";
import { momentIn, readFragment } from "../../share/address.ts";
import type { EditorController } from "../../sketch/editor-controller.ts";
import type { TabSession } from "./tab.ts";
import type { RestoredTab } from "./tab-session.ts";

/** Restores the tab, after loading the modules that its room needs; false where its game is lost. */
export async function resume(
  recalled: RestoredTab,
  workspace: Omit<Workspace, "address">,
): Promise<boolean> {
  const { tab } = recalled;
  const drawing = recalled.sketch ?? recalled.drawing?.document;
  const { controller, drawingRoom, stage } = workspace;
  if (!(await resumeGame(recalled, controller))) return false;
  if (tab.trying !== null) {
    const from = nodeAt(controller.store.state.branch.tree, tab.trying);
    controller.store.dispatch(tryingSlice.with(from));
  }
  showOverlays(tab.overlays, controller);
  const editor =
    drawing === undefined && tab.arrangement === null
      ? null
      : await loaded(controller, drawingRoom);
  if (drawing !== undefined) editor?.resume(drawing);
  else if (tab.arrangement !== null) editor?.arrange(tab.arrangement);
  // The address itself leads to the Learn room.
  if (tab.room === "draw" || tab.room === "boards") await goTo(tab.room, controller, drawingRoom);
  const { snapping } = tab;
  if (snapping !== null)
    drawingRoom.whenLoaded(({ editor }) => {
      const { pitch, ...ways } = snapping;
      const change = drawing !== undefined || tab.room === "draw" ? { ...ways, pitch } : ways;
      editor.store.dispatch({ kind: "snapping", change });
    });
  if (tab.stage !== null) stage.look(tab.stage);
  if (tab.editorState !== null && tab.room === "draw")
    drawingRoom.loaded?.scene.look(tab.editorState);
  return true;
}

/** Goes on with the placing of a handicap, if the board has the stones that are placed, and no turn was taken. */
function resumeHandicap({ handicap }: TabSession, { store }: GameController): void {
  const { game, branch } = store.state;
  if (handicap === null || branch.line.length > 0) return;
  const { count, rules } = handicap;
  const placed = handicap.placed.map((at) => (typeof at === "number" ? placement(at) : at));
  const isBlack = (at: Place) =>
    isCentre(at)
      ? game.stones.some(({ x, y, colour }) => samePlace([x, y], at) && colour === BLACK)
      : game.colours[at] === BLACK;
  if (placed.every(isBlack))
    store.dispatch(handicapSlice.with({ count, placed, rules, objection: null }));
}

/** The editor; null, after a notice, where it cannot be fetched. */
async function loaded(
  controller: GameController,
  drawingRoom: Workspace["drawingRoom"],
): Promise<EditorController | null> {
  let editor: EditorController | null = null;
  await onDemand(controller, drawingRoom.load(), (room) => {
    editor = room.editor;
  });
  return editor;
}

/** False where the game cannot be read. */
async function resumeGame(recalled: RestoredTab, controller: GameController): Promise<boolean> {
  const { tab } = recalled;
  const { galleryId, opponent } = tab;
  const { board } = controller.store.state;
  const game = gameOf(recalled);
  if (game === null) return false;
  if (game === "gallery") {
    if (galleryId !== null && galleryId !== board.galleryId) {
      const other = await galleryBoard(galleryId);
      if (other === undefined) return false;
      controller.openGallery(other);
    }
    controller.store.dispatch({ kind: "opponent", opponent });
  } else {
    controller.restore(game);
    if (controller.store.state.board === board) return false;
  }
  // At once: nobody is to play before the stones stand.
  resumeHandicap(tab, controller);
  return true;
}

/** Game of the tab. The address is written at once, the entry a little later: where they differ the address
 *  is newer. Where they agree the entry is better, since a link rounds a drawing's coordinates. */
function gameOf({ tab, game }: RestoredTab): ReplacedGame | "gallery" | null {
  const { galleryId, opponent, times } = tab;
  const address = readFragment(tab.fragment);
  if (address === null) return game === null ? "gallery" : { ...game, galleryId, opponent, times };
  const { link } = address;
  const moment = momentIn(address);
  if (game?.link === link) return { document: game.document, galleryId, moment, opponent, times };
  try {
    return { document: fromLink(link), galleryId, moment, opponent, times };
  } catch (error) {
    if (error instanceof GospaceError) return null;
    throw error;
  }
}

function showOverlays(shown: Readonly<Record<string, boolean>>, controller: GameController): void {
  const overlays = overlaysSlice.of(controller.store.state);
  for (const overlay of Object.keys(overlays).filter((name): name is Overlay => name in overlays))
    if (shown[overlay] === !overlays[overlay])
      controller.store.dispatch(toggled(controller.store.state, overlay));
}
