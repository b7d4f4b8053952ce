/** The state of the page before anybody has done anything, and how it is read. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { FIRST_BOARD } from "../../../www/engine/gallery.ts";
import { cellsSlice } from "../../../www/model/cells.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { HERE } from "../../../www/model/opponent.ts";
import { overlaysSlice } from "../../../www/model/overlays.ts";
import { isPassing, NO_CHOICES, playerNamed } from "../../../www/model/state.ts";
import { themeSlice } from "../../../www/model/theme.ts";
import { START } from "../../../www/model/tree/tree.ts";
import { freshValue } from "../../../www/model/value.ts";
import { FORKED } from "./controlled.ts";

beforeAll(() => load());

test("at first the first board is open in Play, with coordinates and no other overlay, and nothing is under way", () => {
  const controller = new GameController(FIRST_BOARD.document, FIRST_BOARD.id);
  const { state } = controller.store;
  expect(state.board.galleryId).toBe(FIRST_BOARD.id);
  expect(overlaysSlice.of(state)).toEqual({
    liberties: false,
    chains: false,
    owners: false,
    numbers: false,
    coordinates: true,
    labels: false,
    cells: false,
    heat: false,
  });
  expect(state).toMatchObject({
    opponent: HERE,
    change: { kind: "opened", inPlace: false },
    pointing: { kind: "nothing" },
    choices: NO_CHOICES,
    room: "play",
    sheet: "closed",
  });
  expect(state.slices.size).toBe(0);
  expect(cellsSlice.of(state)).toEqual({ kind: "none" });
  expect(themeSlice.of(state)).toBe("system");
  controller.close();
});

test("a game that is closed is freed, and serves no more", () => {
  const controller = new GameController(FORKED);
  controller.close();
  controller.undo();
  expect(controller.store.state.notice).toMatchObject({ kind: "broken" });
  expect(controller.store.state.game.turnCount).toBe(3);
});

test("only Black and White are players by name", () => {
  expect((["black", "white", "first", "second", null] as const).map(playerNamed)).toEqual([
    "black",
    "white",
    null,
    null,
    null,
  ]);
});

test("offers of earlier work pass, and what was left out of a document stays said", () => {
  const opened = (dropped: string[]) => isPassing({ kind: "opened", dropped, previous: null });
  expect([opened([]), opened(["a word"])]).toEqual([true, false]);
  expect([isPassing(null), isPassing({ kind: "restarted" })]).toEqual([false, false]);
});

test("a position that is asked about is worked on, and nothing is known of it yet", () => {
  expect(freshValue(START)).toEqual({ node: START, stage: "working", found: null });
});
