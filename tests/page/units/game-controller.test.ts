/** Tests of the game controller: the core's game matches the tree after every action. */

import { Game, load, toLink } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument, Pair, Turn } from "../../../www/engine/types.ts";
import { analysisSlice, computersMove } from "../../../www/model/analysis.ts";
import { pendingSlice } from "../../../www/model/correspondence.ts";
import { chainsSlice } from "../../../www/model/explanation.ts";
import { HERE } from "../../../www/model/opponent.ts";
import { toggled } from "../../../www/model/overlays.ts";
import { previewSlice } from "../../../www/model/preview.ts";
import { replayed } from "../../../www/model/replay-turns.ts";
import { draftRules, openRules, playWithForm } from "../../../www/model/rules-controller.ts";
import { rulesFormSlice } from "../../../www/model/rules-form.ts";
import { treeOf, turnsOf } from "../../../www/model/tree/document-turns.ts";
import { nodeAt } from "../../../www/model/tree/moment.ts";
import { START, subtreeOf } from "../../../www/model/tree/tree.ts";
import { chance } from "../../chance.ts";
import { NEWER_LINK } from "../../module/thrown.ts";
import { expectStanding, FORKED, opened } from "./controlled.ts";

beforeAll(() => load());

test("from every moment to every other one, the board is that moment's", () => {
  const controller = opened(FORKED);
  const { tree } = controller.store.state.branch;
  const all = subtreeOf(tree, START);
  for (const from of all)
    for (const to of all) {
      controller.goTo(from);
      controller.goTo(to);
      expect(controller.store.state.branch.node).toBe(to);
      expectStanding(controller);
    }
  expect(controller.document().turns).toEqual(FORKED.turns);
});

test("random edits and plays leave the core where the tree says", () => {
  const controller = opened(FORKED);
  const random = chance(7);
  const recentMoves = [
    () => controller.undo(),
    () => controller.redo(),
    () => controller.play({ play: random(25) }),
    () => controller.play({ play: random(25) }),
    () => controller.switchVariation(random(2) === 0 ? 1 : -1),
    () => controller.walkTo(random(6)),
    () => controller.editor.promote("main"),
    () => controller.editor.shift(1),
    () => controller.editor.deleteFromHere(),
    () => {
      const { notice } = controller.store.state;
      if (notice?.kind === "deleted") controller.editor.restore(notice.deletion);
    },
  ];
  for (let count = 0; count < 200; count++) {
    recentMoves[random(recentMoves.length)]?.();
    expectStanding(controller);
  }
  const { tree } = controller.store.state.branch;
  expect(turnsOf(treeOf(turnsOf(tree)))).toEqual(controller.document().turns ?? []);
});

test("undo takes back one's turn with the computer's answer, and alone what one tried for the computer", () => {
  const controller = opened({ ...FORKED, turns: [{ play: 6 }, { play: 7 }, { play: 8 }] });
  const opponent = { kind: "computer", side: "second", level: "club" } as const;
  const { store } = controller;
  store.dispatch({ kind: "opponent", opponent });
  const turns = () => store.state.game.turnCount;
  controller.play({ play: 9 }, "computer");
  controller.takeBack();
  expect(turns()).toBe(2);
  // As “Try” in a review does, for White.
  controller.walkTo(1);
  controller.play({ play: 12 });
  controller.play({ play: 13 });
  controller.play({ play: 14 }, "computer");
  controller.takeBack();
  expect(turns()).toBe(2);
  controller.takeBack();
  expect(turns()).toBe(1);
  // The computer takes the turn that was tried.
  controller.play({ play: 12 }, "computer");
  controller.takeBack();
  expect(turns()).toBe(0);
});

test("a line that is shown is shared as the main line, and nothing of the game is lost", () => {
  const controller = opened(FORKED);
  const moment = { turns: 1, detours: [{ choice: 2, turns: 2 }] };
  controller.goTo(nodeAt(controller.store.state.branch.tree, moment));
  expect(controller.documentOfShownLine().turns).toEqual([
    { play: 6 },
    { play: 11, variations: [[{ play: 7 }, { play: 8 }], [{ play: 1 }]] },
    { play: 12, variations: [["pass"]] },
  ]);
  expect(controller.document().turns).toEqual(FORKED.turns);
});

test("on a changed board all lines are played again, marks and comments with them", () => {
  const document: GameDocument = {
    ...FORKED,
    turns: [
      { play: 6, marks: { circle: [0, 24] }, comment: "kept" },
      { play: 7, variations: [[{ play: 24 }, { play: 12 }]] },
      { play: 8 },
    ],
  };
  const controller = opened(document);
  const { branch } = controller.store.state;
  const same = replayed(FORKED, branch, (site) => site);
  expect(same.document.turns).toEqual(document.turns);
  expect(same).toMatchObject({ kept: 5, passed: 0, dropped: 0, moment: { turns: 3, detours: [] } });

  const without = replayed(FORKED, branch, (site) => (site === 24 ? null : site));
  expect(without).toMatchObject({ kept: 4, passed: 1, dropped: 0 });
  expect(without.document.turns?.slice(0, 2)).toEqual([
    { play: 6, marks: { circle: [0] }, comment: "kept" },
    { play: 7, variations: [["pass", { play: 12 }]] },
  ]);
});

test("each step says what it was: a turn played, taken back, taken again, or a walk", () => {
  const controller = opened(FORKED);
  const change = () => controller.store.state.change;
  controller.undo();
  expect(change()).toEqual({ kind: "back", turn: { play: 8 }, player: "black" });
  controller.undo();
  expect(change()).toEqual({ kind: "back", turn: { play: 7 }, player: "white" });
  controller.redo();
  expect(change()).toEqual({ kind: "forward", turn: { play: 7 }, player: "white" });
  controller.walkTo(0);
  expect(change()).toEqual({ kind: "walked" });
  const before = controller.store.state;
  controller.undo();
  controller.walkTo(0);
  controller.switchVariation(1);
  expect(controller.store.state).toBe(before);
  controller.walkTo(3);
  const end = controller.store.state;
  controller.redo();
  expect(controller.store.state).toBe(end);
  controller.play({ play: 20 });
  expect(change()).toMatchObject({ kind: "played", turn: { play: 20 }, player: "white" });
  expect(controller.documentToHere().turns?.at(-1)).toEqual({ play: 20 });
});

test("alternatives are walked through in their order, and the outer ones are the last", () => {
  const controller = opened(FORKED);
  controller.walkTo(2);
  const shown = () => controller.documentToHere().turns?.[1];
  const walked = ([1, 1, 1, -1, -1, -1] as const).map((way) => {
    controller.switchVariation(way);
    return shown();
  });
  expect(walked).toEqual([11, 1, 1, 11, 7, 7].map((play) => ({ play })));
});

test("a line is written without its variations, to its end or to the shown moment", () => {
  const controller = opened(FORKED);
  controller.walkTo(1);
  expect(controller.documentToHere().turns).toEqual([{ play: 6 }]);
  expect(controller.documentOfLine().turns).toEqual([{ play: 6 }, { play: 7 }, { play: 8 }]);
  controller.walkTo(0);
  expect(controller.documentToHere().turns ?? []).toEqual([]);
});

test("a refused turn changes nothing but what is said of it", () => {
  const controller = opened(FORKED);
  const { branch, game } = controller.store.state;
  controller.play({ play: 6 });
  const { refused, ...state } = controller.store.state;
  expect(refused).toMatchObject({ turn: { play: 6 }, refusal: { code: "occupied" } });
  expect([state.branch, state.game]).toEqual([branch, game]);
});

test("a document or link that cannot be read is told, and the game stays", () => {
  const controller = opened(FORKED);
  const { branch, board } = controller.store.state;
  controller.open('{"gospace":1,"board":{"kind":"grid","columns":0,"rows":3}}');
  expect(controller.store.state.notice).toMatchObject({ kind: "broken", path: "board.columns" });
  controller.openLink("1:broken", null);
  expect(controller.store.state.notice).toMatchObject({ kind: "broken-link", fresh: false });
  const fresh = opened({ ...FORKED, turns: [] });
  fresh.openLink("1:broken", null);
  expect(fresh.store.state.notice).toMatchObject({ kind: "broken-link", fresh: true });
  expect([controller.store.state.branch, controller.store.state.board]).toEqual([branch, board]);
});

test("the link is that of the whole game: as it was read, walked through, in a variation and after a turn", () => {
  const controller = opened(FORKED);
  const isWhole = () => expect(controller.documentLink()).toBe(toLink(controller.document()));
  expect(controller.documentLink()).toBe(toLink(FORKED));
  controller.walkTo(1);
  isWhole();
  controller.undo();
  controller.play({ play: 0 });
  isWhole();
  controller.editor.promote("first");
  isWhole();
});

test("the link of a game that is opened in the middle has the turns after that, too", () => {
  const controller = opened({ gospace: 1, board: FORKED.board });
  controller.openLink(toLink(FORKED), { turns: 1, detours: [] });
  expect(controller.documentLink()).toBe(toLink(FORKED));
});

test("a link opens at its moment, with its opponent; the game that it replaces is kept", () => {
  const controller = opened(FORKED);
  let left = 0;
  controller.beforeLeaving(() => left++);
  const link = controller.documentLink();
  const opponent = { kind: "link", mine: "first", game: "k3" } as const;
  controller.openLink(link, { turns: 1, detours: [{ choice: 2, turns: 1 }] }, opponent);
  expect(controller.store.state.opponent).toEqual(opponent);
  expect(controller.documentToHere().turns).toEqual([{ play: 6 }, { play: 11 }]);
  expect(controller.documentLink()).toBe(link);
  expect(left).toBe(1);
  // Another game by link ends with the next board; the computer would stay.
  controller.startAgain();
  expect(controller.store.state.opponent).toEqual({ kind: "here" });
  expect(controller.document().turns ?? []).toEqual([]);
  expect(controller.document().board).toEqual(FORKED.board);
  const { notice } = controller.store.state;
  if (notice?.kind !== "opened" || notice.previous === null) throw new Error("nothing is kept");
  controller.restore(notice.previous);
  expect(controller.document()).toEqual(FORKED);
  expect(controller.store.state.opponent).toEqual(opponent);
  expect(controller.documentToHere().turns).toEqual([{ play: 6 }, { play: 11 }]);
});

test("a defect of the page is no fault of the game, and is not told as one", () => {
  const controller = opened(FORKED);
  controller.store.subscribe((state, before) => {
    if (state !== before) throw new Error("a defect");
  });
  expect(() => controller.undo()).toThrow("a defect");
  expect(controller.store.state.notice).toBeNull();
});

test("a game that had no turn is not kept when another is opened", () => {
  const controller = opened({ ...FORKED, turns: [] });
  controller.open(FORKED);
  const { notice, change } = controller.store.state;
  expect([notice, change]).toEqual([null, { kind: "opened", inPlace: false }]);
});

test("a game goes on from the shown position on a board of its own", () => {
  const controller = opened(FORKED);
  controller.walkTo(2);
  controller.playFromHere();
  const { board, turns, rules } = controller.document();
  expect(board).toMatchObject({ start: { black: [6], white: [7] } });
  expect([turns ?? [], rules ?? null]).toEqual([[], null]);
  expect(controller.store.state.game.actor).toBe("black");
});

test("the rules of a form are tried before they are played", () => {
  const controller = opened(FORKED);
  openRules(controller);
  const rulesForm = rulesFormSlice.of(controller.store.state);
  expect(rulesForm).toMatchObject({
    draft: {
      repetition: "positional",
      end: "two-passes",
      score: "area",
      komiWay: "number",
      komi: "0",
    },
    objection: null,
  });
  const draft = rulesForm?.draft;
  if (draft === undefined) throw new Error("the form has a draft");
  draftRules(controller, { ...draft, score: "live" }, "score");
  expect(rulesFormSlice.of(controller.store.state)?.objection?.choice).toBe("score");
  playWithForm(controller);
  expect(controller.document()).toEqual(FORKED);
  draftRules(controller, { ...draft, komi: " 7/2 " });
  playWithForm(controller);
  expect(controller.document().rules).toEqual({ preset: "tromp-taylor", komi: "7/2" });
  expect(controller.document().turns ?? []).toEqual([]);
});

test("a board of the history is shown in place of the current one, and put away", () => {
  const controller = opened(FORKED);
  controller.preview(1);
  const { game } = controller.store.state;
  const preview = previewSlice.of(controller.store.state);
  expect(preview?.turns).toBe(1);
  expect([...(preview?.colours ?? [])].flatMap((colour, at) => (colour === 0 ? [] : [at]))).toEqual(
    [6],
  );
  expect(game.turnCount).toBe(3);
  controller.preview(null);
  expect(previewSlice.of(controller.store.state)).toBeNull();
});

test("a turn for the other side of a link waits until it is confirmed", () => {
  const controller = opened({ ...FORKED, turns: [] });
  const link = controller.documentLink();
  controller.openLink(link, null, { kind: "link", mine: "second", game: "k3" });
  controller.play({ play: 3 });
  expect(pendingSlice.of(controller.store.state)).toEqual({ play: 3 });
  expect(controller.store.state.game.turnCount).toBe(0);
  controller.play({ answer: "ignore" });
  expect(controller.store.state.refused).toMatchObject({ refusal: { code: "phase" } });
  controller.play({ play: 3 });
  controller.playPending();
  expect(controller.store.state.game.turnCount).toBe(1);
  expect(pendingSlice.of(controller.store.state)).toBeNull();
  controller.playPending();
  expect(controller.store.state.game.turnCount).toBe(1);
});

test("what lies around a place is asked of the core; beyond a board and on a plane there is nothing", () => {
  const controller = opened(FORKED);
  expect([...(controller.around(6)?.next ?? [])].toSorted((a, b) => a - b)).toEqual([1, 5, 7, 11]);
  expect(controller.around(25)).toBeNull();
  controller.open({ gospace: 1, board: { kind: "plane", region: { circle: [0, 0, 9000] } } });
  expect(controller.around(0)?.next).toHaveLength(0);
});

const COMPUTER = { kind: "computer", side: "second", level: "club" } as const;

test("the computer stays for a new game on any board, and a board of the gallery keeps its name with other rules", () => {
  const controller = opened(FORKED);
  const { store } = controller;
  controller.store.dispatch({ kind: "opponent", opponent: COMPUTER });
  const begun = [
    () => controller.openGallery({ id: "small", document: { ...FORKED, turns: [] } }),
    () => controller.startAgain(),
    () => {
      openRules(controller);
      playWithForm(controller);
    },
  ];
  for (const begin of begun) {
    begin();
    expect(store.state).toMatchObject({ opponent: COMPUTER, board: { galleryId: "small" } });
  }
  controller.play({ play: 6 });
  controller.playFromHere();
  expect(store.state).toMatchObject({ opponent: COMPUTER, board: { galleryId: null } });
});

test("while the computer prepares its turn nobody else moves", () => {
  const controller = opened(FORKED);
  controller.store.dispatch(analysisSlice.with(computersMove(COMPUTER)));
  controller.play({ play: 20 });
  expect(controller.store.state).toMatchObject({
    refused: { turn: { play: 20 }, refusal: { code: "thinking" } },
    game: { turnCount: 3 },
  });
});

test("a game that is restored takes another's place, unless it contains that one", () => {
  const controller = opened(FORKED);
  const game = { document: FORKED, galleryId: null, moment: null, opponent: HERE };
  controller.restore(game);
  const { change, notice } = controller.store.state;
  expect([change, notice]).toEqual([{ kind: "opened", inPlace: false }, null]);
  controller.restore(game, true);
  expect(controller.store.state.change).toEqual({ kind: "opened", inPlace: true });
});

test("where no game can begin, and where a form is missing or has an objection, nothing happens and nothing is said", () => {
  const controller = opened({ ...FORKED, turns: [] });
  const { store } = controller;
  controller.playFromHere();
  playWithForm(controller);
  expect(store.state.notice).toBeNull();
  openRules(controller);
  const draft = rulesFormSlice.of(store.state)?.draft;
  if (draft === undefined) throw new Error("the form has a draft");
  expect(rulesFormSlice.of(store.state)?.confirming).toBe(false);
  draftRules(controller, { ...draft, score: "live" }, "score");
  playWithForm(controller);
  expect(store.state.notice).toBeNull();
});

test("a stone that is played on a plane says what it touches; one on a point touches nothing", () => {
  const controller = opened({
    gospace: 1,
    board: { kind: "plane", region: { circle: [0, 0, 100] }, radius: 10, tolerance: 0 },
    turns: [{ play: [0, 0] }],
  });
  const touching = () => {
    const { change } = controller.store.state;
    return change.kind === "played" ? change.touching : undefined;
  };
  controller.pointer.aim({ at: [-60, 0], near: 0, far: 0 });
  controller.play({ play: [20, 0] });
  expect(touching()).toEqual({ black: 1, white: 0, walls: 0 });
  controller.play({ play: [90, 0] });
  expect(touching()).toEqual({ black: 0, white: 0, walls: 1 });
  const onPoints = opened(FORKED);
  onPoints.play({ play: 20 });
  expect(onPoints.store.state.change).toMatchObject({ kind: "played", touching: null });
});

/** A torus 40,000 wide, on which (45000, 5000) is (5000, 5000). */
const TORUS: GameDocument = {
  gospace: 1,
  board: {
    kind: "plane",
    region: {
      outer: [
        [0, 0],
        [40_000, 0],
        [40_000, 40_000],
        [0, 40_000],
      ],
      wrap: "torus",
    },
  },
};

test("two spellings of a centre of a glued plane are one turn, at the stone that stands", () => {
  const controller = opened(TORUS);
  controller.play({ play: [45_000, 5000] });
  const { game, change } = controller.store.state;
  expect(game.record).toEqual([{ play: [5000, 5000] }]);
  expect(change).toMatchObject({ kind: "played", turn: { play: [5000, 5000] } });
  expect(game.stones.map(({ x, y }) => [x, y])).toEqual([[5000, 5000]]);
  for (const play of [
    [5000, 5000],
    [5000, -35_000],
  ] as const) {
    controller.undo();
    controller.play({ play: [...play] });
    expect(controller.store.state.branch.tree.nodes).toHaveLength(2);
  }
});

test("a document that spells a centre otherwise opens with the stones that stand, on every line", () => {
  const document: GameDocument = {
    ...TORUS,
    turns: [
      { play: [45_000, 5000], variations: [[{ play: [-1, 7] }, "pass"]] },
      { play: [10_000, 50_000] },
    ],
  };
  const controller = opened(document);
  expect(controller.store.state.game.record).toEqual([
    { play: [5000, 5000] },
    { play: [10_000, 10_000] },
  ]);
  expect(controller.document().turns).toEqual([
    {
      play: [5000, 5000],
      variations: [[{ play: [39_999, 7] }, "pass"]],
    },
    { play: [10_000, 10_000] },
  ]);
  controller.undo();
  controller.play({ play: [10_000, 10_000] });
  expect(controller.store.state.branch.tree.nodes).toHaveLength(5);
  expectStanding(controller);
});

test("chains are asked for while they are shown, for each board anew", () => {
  const controller = opened(FORKED);
  controller.explain.followChains();
  const { store } = controller;
  const expectChains = () => {
    const { game } = store.state;
    const chains = chainsSlice.of(store.state);
    expect(chains?.game).toBe(game);
    const fresh = new Game(controller.documentToHere());
    expect(chains?.all).toEqual(fresh.why.chains());
    fresh.free();
  };
  expect(chainsSlice.of(store.state)).toBeNull();
  for (const overlay of ["chains", "liberties"] as const) {
    store.dispatch(toggled(store.state, overlay));
    expectChains();
    controller.undo();
    expectChains();
    controller.redo();
    store.dispatch(toggled(store.state, overlay));
    expect(chainsSlice.of(store.state)).toBeNull();
  }
});

test("on one-way streets each stone counts the liberties that it reaches", () => {
  const arcs: Pair[] = [
    [0, 1],
    [1, 2],
    [3, 1],
  ];
  const points: Pair[] = [
    [0, 0],
    [40, 0],
    [80, 0],
    [40, 40],
  ];
  const board: GameDocument["board"] = { kind: "graph", points, edges: [], arcs };
  const turns: Turn[] = [{ play: 0 }, { play: 3 }, { play: 1 }];
  const { store, explain } = opened({ gospace: 1, board, turns });
  explain.followChains();
  store.dispatch(toggled(store.state, "liberties"));
  const all = chainsSlice.of(store.state)?.all;
  const counts = [0, 1, 2, 3].map((at) => all?.liberties[(all.chains[at] ?? 0) - 1]);
  // White's stone at 3 leads to 1, which is Black's, and nowhere else: it was taken.
  expect(counts).toEqual([1, 1, undefined, undefined]);
});

test("a link that is too long, of a newer version or no text is said to be broken", () => {
  const controller = opened(FORKED);
  const { store } = controller;
  for (const link of ["1".repeat(70_000), NEWER_LINK, JSON.parse("7")]) {
    store.dispatch({ kind: "noticed", notice: null });
    controller.openLink(link, null);
    expect(store.state.notice?.kind).toBe("broken-link");
  }
  // This link is whole, but in its game both players play at point 6.
  controller.openLink("1pM3cAAhAPiz1", null);
  expect(store.state.notice).toMatchObject({ kind: "broken", path: "turns[1]" });
});

test("a game that no link can hold says so each time, and is none the worse", () => {
  const random = chance(3);
  const comment = Array.from({ length: 10_000 }, () =>
    String.fromCharCode(0x4e00 + random(20_000)),
  );
  const turns = [6, 7, 8, 11].map((play) => ({ play, comment: comment.join("") + play }));
  const controller = opened({ ...FORKED, turns });
  for (let time = 0; time < 2; time++)
    expect(() => controller.documentLink()).toThrow(expect.objectContaining({ code: "limit" }));
  controller.play({ play: 20 });
  expect(controller.store.state.game.turnCount).toBe(5);
});
