/** Tests of the page's own address: the moment in it, problems, and when it was written. */
import { load } from "gospace/play";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { openingAt, partOf } from "../../../www/model/sharing.ts";
import { type Detour, nodeAt } from "../../../www/model/tree/moment.ts";
import {
  ATLAS,
  addressWritten,
  fragmentInText,
  isProblemAddress,
  momentIn,
  problemAddress,
  readFragment,
  withoutSolve,
  writeAddress,
} from "../../../www/share/address.ts";
import { addressOf, sharedGame } from "../../../www/share/game-address.ts";

beforeAll(() => load());
afterEach(() => vi.unstubAllGlobals());

/** The entries of a browser's history: what they hold, and their addresses. */
class Entries {
  readonly list: { state: unknown; address: string }[] = [{ state: null, address: "/" }];

  get state(): unknown {
    return this.list.at(-1)?.state;
  }

  pushState(state: unknown, _: string, address: string): void {
    this.list.push({ state, address });
  }

  replaceState(state: unknown, _: string, address: string): void {
    this.list[this.list.length - 1] = { state, address };
  }
}

test("the fragment of the atlas is no game", () => {
  expect(readFragment(ATLAS)).toBeNull();
  expect(readFragment("#atlas-1")).not.toBeNull();
});

test("a link is understood as it is copied out of a text, and other texts are no links", () => {
  const link = "https://example.org/go/#1aB_-9.12-2.3";
  for (const text of [link, `${link})`, `${link}.`, `<${link}>`, ` ${link}\n`, `“${link}”,`])
    expect(fragmentInText(text), text).toBe("#1aB_-9.12-2.3");
  expect(fragmentInText("#1aB_-9")).toBe("#1aB_-9");
  expect(fragmentInText("https://example.org/go/?mode=solve#1a")).toBe("#1a");
  const others = ["a b", "# Heading", `see ${link}`, "https://example.org/", "javascript:x#1a", ""];
  for (const text of others) expect(fragmentInText(text), text).toBeNull();
});

test("an address without a number of turns shows the end of the main line", () => {
  expect(momentIn({ link: "1a", turns: null })).toBeNull();
  expect(momentIn({ link: "1a", turns: 0 })).toEqual({ turns: 0, detours: [] });
  const detours = [{ choice: 2, turns: 1 }];
  expect(momentIn({ link: "1a", turns: 3, detours })).toEqual({ turns: 3, detours });
});

test("a problem is a game with a query, which the fragment follows", () => {
  expect(problemAddress("https://example.org/go/", { link: "1a", turns: 3 })).toBe(
    "https://example.org/go/?mode=solve#1a.3",
  );
  const isProblem = (search: string) => {
    vi.stubGlobal("location", { search });
    return isProblemAddress();
  };
  expect(isProblem("?mode=solve")).toBe(true);
  expect(isProblem("?theme=dark&mode=solve")).toBe(true);
  expect(["", "?mode=show", "?solve"].map(isProblem)).toEqual([false, false, false]);
});

test("a problem becomes a game at the same place of the site", () => {
  const history = new Entries();
  vi.stubGlobal("history", history);
  vi.stubGlobal("location", { pathname: "/go/", hash: "#1a.3", search: "?mode=solve" });
  withoutSolve("pushState");
  withoutSolve("replaceState");
  expect(history.list.map(({ address }) => address)).toEqual(["/", "/go/#1a.3"]);
});

test("the page knows when it wrote its address, and that others wrote it at no known time", () => {
  const history = new Entries();
  vi.stubGlobal("history", history);
  expect(addressWritten()).toBe(0);
  const before = Date.now();
  writeAddress("pushState", "#1a");
  expect(history.list.map(({ address }) => address)).toEqual(["/", "#1a"]);
  expect(addressWritten()).toBeGreaterThanOrEqual(before);
  expect(addressWritten()).toBeLessThanOrEqual(Date.now());
  history.replaceState({ written: "yesterday" }, "", "#1b");
  expect(addressWritten()).toBe(0);
});

test("the address of a game names its moment, except at the end of the main line", () => {
  const document: GameDocument = {
    gospace: 1,
    board: { kind: "grid", columns: 5, rows: 5 },
    turns: [{ play: 6 }, { play: 7, variations: [[{ play: 11 }]] }],
  };
  const controller = new GameController(document);
  const link = controller.documentLink();
  expect(addressOf(controller)).toEqual({ link, turns: null });
  controller.undo();
  expect(addressOf(controller)).toEqual({ link, turns: 1, detours: [] });
  const detours = [{ choice: 2, turns: 1 }];
  controller.goTo(nodeAt(controller.store.state.branch.tree, { turns: 1, detours }));
  expect(addressOf(controller)).toEqual({ link, turns: 1, detours });
});

test("a game that is shared from a variation keeps its main line, and opens at the variation", () => {
  const game: GameDocument = {
    gospace: 1,
    board: { kind: "grid", columns: 5, rows: 5 },
    turns: [
      { play: 12 },
      { play: 13, variations: [[{ play: 7 }, { play: 8 }, { play: 9 }]] },
      { play: 18 },
    ],
  };
  const controller = new GameController(game);
  const { tree } = controller.store.state.branch;
  const shownAt = (turns: number, ...detours: Detour[]) => {
    controller.goTo(nodeAt(tree, { turns, detours }));
    return sharedGame(controller);
  };
  const inVariation = shownAt(1, { choice: 2, turns: 2 });
  expect(partOf(inVariation, "game")).toEqual(game);
  expect(inVariation.turns).toBe(3);
  expect(partOf(inVariation, "moment").turns).toEqual([{ play: 12 }, { play: 7 }, { play: 8 }]);
  expect([0, 1, 2, 3, 4].map((turns) => openingAt(inVariation, turns))).toEqual([
    { turns: 0, detours: [] },
    { turns: 1, detours: [] },
    { turns: 1, detours: [{ choice: 2, turns: 1 }] },
    { turns: 1, detours: [{ choice: 2, turns: 2 }] },
    { turns: 1, detours: [{ choice: 2, turns: 3 }] },
  ]);
  const onMainLine = shownAt(2);
  expect(partOf(onMainLine, "game")).toEqual(game);
  expect(openingAt(onMainLine, 2)).toEqual({ turns: 2, detours: [] });
  expect(openingAt(onMainLine, 3)).toBeNull();
  controller.close();
});
