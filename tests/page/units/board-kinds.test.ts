/** Kinds of board that the page fetches with the first board of theirs. */
import { galleryDocument, load } from "gospace";
import { load as loadPlay } from "gospace/play";
import { expect, test, vi } from "vitest";
import { fetchKind } from "../../../www/kinds/fetch-kind.ts";
import { beginKinds } from "../../../www/kinds/first-kinds.ts";
import { layOutBoard } from "../../../www/kinds/lay-out.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { fetchKinds } from "../../../www/panels/board-kinds.ts";
import { onCanvas } from "../../../www/view/canvas-pen.ts";
import type { CanvasPen } from "../../../www/view/pen.ts";
import type { Pieces } from "../../../www/view/pieces.ts";
import { palette, recorder } from "./painted.ts";

await Promise.all([load(), loadPlay()]);
beginKinds();

const grid = () => new GameController({ gospace: 1, board: { kind: "grid", columns: 3, rows: 3 } });

/** A page on a grid, whose fetches are answered by hand. */
function page() {
  const controller = grid();
  const stage = Object.assign(new EventTarget(), { ariaBusy: null as string | null });
  const layOutAgain = vi.fn();
  const fetch = vi.fn<typeof fetchKind>();
  const press = () => void stage.dispatchEvent(new Event("click"));
  const begin = () => fetchKinds(controller, { layOutAgain }, stage as HTMLElement, fetch);
  return { controller, stage, layOutAgain, fetch, press, begin };
}

test("until its kind is there a board shows nothing and takes no press, and the keyboard walks its points", () => {
  const controller = new GameController(galleryDocument("domino"));
  const { board, game } = controller.store.state;
  const layout = layOutBoard(board.drawing);
  const { context, drawn } = recorder();
  const camera = { scale: 1, left: 0, top: 0 };
  const size = { width: 400, height: 400 };
  const pen: CanvasPen = { context, camera, size, density: 1, palette, margin: 0 };
  const on = onCanvas(pen);
  layout.paintGround(on, true);
  layout.paintStones(on, game as unknown as Pieces);
  layout.paintEmpty(on, game as unknown as Pieces);
  layout.paintMarks(pen, controller.store.state);
  expect(drawn).toEqual([]);
  expect(layout.hit(layout.handle(0 as never), 100, () => 0)).toEqual([]);
  expect(layout.index.nearest(layout.box.x0, layout.box.y0)).not.toBeNull();
});

test("a grid waits for nothing", () => {
  const { begin, fetch, stage } = page();
  begin();
  expect([fetch.mock.calls.length, stage.ariaBusy]).toEqual([0, null]);
});

test("a kind is fetched with its first board, which is laid out again; a failure is told, and a press tries again", async () => {
  const { controller, stage, layOutAgain, fetch, press, begin } = page();
  begin();
  fetch.mockRejectedValueOnce(new Error("offline")).mockImplementation(fetchKind);
  controller.openGallery({ id: "domino", document: galleryDocument("domino") });
  expect(stage.ariaBusy).toBe("true");
  await vi.waitFor(() => expect(stage.ariaBusy).toBeNull());
  expect(controller.store.state.notice).toEqual({ kind: "not-loaded" });
  expect(layOutAgain).not.toHaveBeenCalled();
  press();
  press();
  await vi.waitFor(() => expect(layOutAgain).toHaveBeenCalledOnce());
  expect(fetch.mock.calls).toEqual([["gospace"], ["gospace"]]);
  expect(layOutBoard(controller.store.state.board.drawing).overlapping).toBe(true);
});
