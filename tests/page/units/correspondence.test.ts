/** Tests of games by link: sameness of games, waiting turns, and reports on incoming games. */

import { fromLink, load, toLink } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { FIRST_BOARD } from "../../../www/engine/gallery.ts";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import {
  correspondenceOf,
  invitationOf,
  needsConfirmation,
  pendingSlice,
  tryingSlice,
} from "../../../www/model/correspondence.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { IncomingGames } from "../../../www/model/incoming-games.ts";
import { HERE, type Opponent } from "../../../www/model/opponent.ts";
import { receivedSlice } from "../../../www/model/received.ts";
import { boardKeyOf, type Sameness, sameGame } from "../../../www/model/same-game.ts";
import type { ReplacedGame } from "../../../www/model/state.ts";
import { treeOf, turnsOf } from "../../../www/model/tree/document-turns.ts";
import { mergedGame } from "../../../www/model/tree/merged-game.ts";
import { momentOf, nodeAt } from "../../../www/model/tree/moment.ts";
import { branchAt, continuation, START } from "../../../www/model/tree/tree.ts";
import { receivedWords } from "../../../www/words/correspondence.ts";

beforeAll(() => load());

const BLACK: Opponent = { kind: "link", mine: "first", game: "k3x9" };
const ANOTHER: Opponent = { ...BLACK, game: "zzzz" };
const BOARD: GameDocument = { gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } };

const STARTED: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 5, rows: 5, start: { black: [3] } },
  turns: [{ play: 1 }],
};

function game(...plays: number[]): GameDocument {
  return { ...BOARD, turns: plays.map((play) => ({ play })) };
}

function played(document: GameDocument, opponent: Opponent) {
  return { document, tree: treeOf(document.turns ?? []), opponent };
}

test.each<[string, GameDocument, Opponent, GameDocument, Opponent, Sameness]>([
  ["one name, nothing played", game(), BLACK, game(), { ...BLACK, mine: "second" }, "same"],
  ["one name, nothing in common", game(1), BLACK, game(2, 3), BLACK, "same"],
  ["two names, all in common", game(1, 2), BLACK, game(1, 2), ANOTHER, "other"],
  ["one name only, a first turn in common", game(1, 2), BLACK, game(1, 3), HERE, "alike"],
  ["the other one has the name", game(1, 2), HERE, game(1), BLACK, "alike"],
  ["one name only, other first turns", game(1, 2), BLACK, game(2, 1), HERE, "other"],
  ["one name only, nothing played", game(), BLACK, game(1), HERE, "other"],
  ["no name", game(1, 2), HERE, game(1, 2), HERE, "other"],
  ["other rules", game(1), BLACK, { ...game(1), rules: { preset: "primitive" } }, BLACK, "other"],
  ["another start", STARTED, BLACK, game(1), BLACK, "other"],
])("kinship: %s", (_, a, ofA, b, ofB, kin) => {
  expect(sameGame(played(a, ofA), played(b, ofB))).toBe(kin);
  expect(sameGame(played(b, ofB), played(a, ofA))).toBe(kin);
});

test("no board is read again of games that have neither a name nor a first turn in common", () => {
  const unread = (opponent: Opponent) => ({
    get document(): GameDocument {
      throw new Error("The board is read.");
    },
    tree: treeOf(plays(1)),
    opponent,
  });
  expect(sameGame(unread(HERE), unread(HERE))).toBe("other");
  expect(sameGame(unread(BLACK), unread(ANOTHER))).toBe("other");
  expect(sameGame(unread(BLACK), played(game(2), HERE))).toBe("other");
  expect(() => sameGame(unread(BLACK), unread(BLACK))).toThrow("read");
});

test("a drawn board is the same ground after it went through a link, which rounds it", () => {
  const points: [number, number][] = [
    [0, 0],
    [1 / 3, Math.SQRT2],
    [Math.PI, -1 / 7],
  ];
  const drawn: GameDocument = { gospace: 1, board: { kind: "graph", points, edges: [[0, 1]] } };
  const back = fromLink(toLink({ ...drawn, turns: [{ play: 1 }] }));
  expect(back.board).not.toEqual(drawn.board);
  expect(boardKeyOf(back)).toBe(boardKeyOf({ ...drawn, title: "Mine", comment: "Ours." }));
});

/** At the end of the main line. */
function ended(turns: Turn[]) {
  const tree = treeOf(turns);
  return branchAt(tree, continuation(tree, START).at(-1) ?? START);
}

function plays(...sites: number[]): Turn[] {
  return sites.map((play) => ({ play }));
}

test("what came is shown where it is new, and else the game stays where it stood", () => {
  const newer = mergedGame(ended(plays(1, 2)), ended(plays(1, 2, 3, 4)));
  expect(newer).toMatchObject({ seen: 2, divergence: null });
  expect(momentOf(newer.tree, newer.shown)).toEqual({ turns: 4, detours: [] });
  const older = mergedGame(ended(plays(1, 2, 3)), ended(plays(1, 2)));
  expect(older).toMatchObject({ seen: 3, divergence: null });
  expect(momentOf(older.tree, older.shown)).toEqual({ turns: 3, detours: [] });
});

test("where both continued, the incoming line is the main line and the divergence is reported", () => {
  const { tree, shown, seen, divergence } = mergedGame(
    ended(plays(1, 2, 3, 4)),
    ended(plays(1, 2, 5)),
  );
  expect(turnsOf(tree)).toEqual([...plays(1, 2), { play: 5, variations: [plays(3, 4)] }]);
  expect(momentOf(tree, shown)).toEqual({ turns: 3, detours: [] });
  expect(seen).toBe(2);
  expect(divergence?.turns).toBe(2);
  const late = mergedGame(ended(plays(1, 2, 3, 4)), ended(plays(1, 2, 3, 5)));
  expect(late.divergence?.turns).toBe(3);
  expect(divergence?.theirs).toBe(shown);
  expect(divergence?.ours).toBe(nodeAt(tree, { turns: 2, detours: [{ choice: 2, turns: 2 }] }));
});

test("whoever sent knew of our line already: nothing parted", () => {
  const came = ended([{ play: 1 }, { play: 3, variations: [plays(2)] }]);
  expect(mergedGame(ended(plays(1, 2)), came)).toMatchObject({ seen: 1, divergence: null });
});

function atTable(document: GameDocument, opponent: Opponent): GameController {
  const controller = new GameController(FIRST_BOARD.document, FIRST_BOARD.id);
  controller.restore({ document, galleryId: null, moment: null, opponent });
  return controller;
}

test("a turn of the other side waits at the end of a line, and is tried out on confirmation", () => {
  const controller = atTable(game(6), BLACK);
  const post = () => correspondenceOf(controller.store.state);
  expect(post()).toBe("send");
  controller.play({ play: 7 });
  expect(pendingSlice.of(controller.store.state)).toEqual({ play: 7 });
  expect(controller.store.state.game.turnCount).toBe(1);
  controller.playPending();
  expect(post()).toBe("trying");
  controller.play({ play: 8 });
  controller.play({ play: 9 });
  expect(pendingSlice.of(controller.store.state)).toBeNull();
  expect(controller.store.state.game.turnCount).toBe(4);
  controller.walkTo(1);
  expect(post()).toBe("send");
  controller.walkTo(0);
  expect(post()).toBe("none");
  // In the middle of a game any turn is a variation.
  controller.play({ play: 12 });
  expect(post()).toBe("send");
  controller.close();
});

test("a refused turn is refused, not held, and without a correspondent nothing is held", () => {
  const controller = atTable(game(6), BLACK);
  controller.play({ play: 6 });
  expect(pendingSlice.of(controller.store.state)).toBeNull();
  expect(controller.store.state.refused?.refusal.code).toBe("occupied");
  controller.store.dispatch({ kind: "opponent", opponent: HERE });
  controller.play({ play: 7 });
  expect(controller.store.state.game.turnCount).toBe(2);
  controller.close();
});

test("either player may delete the history, and the game is sent by whoever ends it", () => {
  const rules = { preset: "divide-and-choose" } as const;
  const begun: Turn[] = [{ komi: "0" }, { take: "white" }, { play: 0 }];
  const divided = atTable({ ...BOARD, rules, turns: begun }, BLACK);
  divided.play({ forget: "black" });
  expect(pendingSlice.of(divided.store.state)).toBeNull();
  expect(divided.store.state.game.turnCount).toBe(4);
  divided.play({ forget: "white" });
  expect(pendingSlice.of(divided.store.state)).toEqual({ forget: "white" });
  divided.close();
  for (const [mine, post] of [
    ["second", "send"],
    ["first", "over"],
  ] as const) {
    const over = atTable({ ...BOARD, turns: [{ play: 6 }, "resign"] }, { ...BLACK, mine });
    expect(correspondenceOf(over.store.state)).toBe(post);
    over.close();
  }
});

test("where three turns end the game, the last of them is whose the end is", () => {
  const turns: Turn[] = [{ play: 6 }, "pass", "pass"];
  const over = atTable({ ...BOARD, turns }, BLACK);
  expect(correspondenceOf(over.store.state)).toBe("send");
  over.close();
});

test("while the game waits for us nothing is held, and without a link nothing is said", () => {
  const controller = atTable(game(6, 7), BLACK);
  const state = () => controller.store.state;
  expect(correspondenceOf(state())).toBe("mine");
  expect(needsConfirmation(state(), { play: 8 })).toBe(false);
  controller.undo();
  // Within the record another turn is a variation.
  expect(correspondenceOf(state())).toBe("none");
  expect(needsConfirmation(state(), { play: 9 })).toBe(false);
  controller.store.dispatch({ kind: "opponent", opponent: HERE });
  expect([correspondenceOf(state()), invitationOf(HERE)]).toEqual(["none", null]);
  controller.redo();
  expect(correspondenceOf(state())).toBe("none");
  expect(invitationOf(BLACK)).toEqual({ side: "second", game: "k3x9" });
  controller.close();
});

test("trying goes on below its node, from the start too, and ends where that node is gone", () => {
  const controller = atTable(game(), { ...BLACK, mine: "second" });
  const post = () => correspondenceOf(controller.store.state);
  expect(post()).toBe("send");
  controller.play({ play: 6 });
  controller.playPending();
  expect(tryingSlice.of(controller.store.state)).toBe(START);
  expect(post()).toBe("trying");
  controller.walkTo(0);
  expect(post()).toBe("send");
  controller.walkTo(1);
  controller.store.dispatch(tryingSlice.with(controller.store.state.branch.node));
  controller.editor.deleteFromHere();
  expect(post()).toBe("send");
  expect(needsConfirmation(controller.store.state, { play: 7 })).toBe(true);
  controller.close();
});

test("on a walk through a game that is over, nothing is to be sent", () => {
  const over = atTable({ ...BOARD, turns: [{ play: 6 }, "resign"] }, { ...BLACK, mine: "second" });
  over.undo();
  expect(correspondenceOf(over.store.state)).toBe("none");
  // At its end again, the side that resigned sends the link.
  over.redo();
  expect(correspondenceOf(over.store.state)).toBe("send");
  over.close();
});

function kept(document: GameDocument): ReplacedGame {
  return { document, galleryId: null, moment: null, opponent: BLACK };
}

test("a link reports the turns since the last visit, captures included", () => {
  const arrivals = new IncomingGames(atTable(BOARD, HERE));
  const { store } = arrivals.controller;
  const link = toLink(game(0, 1, 24, 5));
  arrivals.openLink(link, null, { side: "first", game: "k3x9" });
  expect(store.state.opponent).toEqual(BLACK);
  expect(receivedWords(store.state)).toBe(
    "Your turn: you are Black. White played A4 and took 1 stone.",
  );
  arrivals.merge(kept({ ...game(0, 1), title: "Ours" }));
  expect(store.state.board.title).toBe("Ours");
  expect(receivedWords(store.state)).toBe(
    "Your turn: you are Black. Black played E1. White played A4 and took 1 stone.",
  );
  arrivals.openLink(link, null, { side: "second", game: "k3x9" });
  arrivals.merge(kept(game(0, 1, 24, 5)));
  expect(receivedWords(store.state)).toBe(
    "This link was made here, for White: you are Black. This link is older; your game already has these turns.",
  );
  expect(store.state.change).toEqual({ kind: "opened", inPlace: true });
  arrivals.controller.close();
});

test("a saved game that spells a centre otherwise has no second line for it after a merge", () => {
  const torus = (...turns: Turn[]): GameDocument => ({
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
    turns,
  });
  const arrivals = new IncomingGames(atTable(BOARD, HERE));
  const link = toLink(torus({ play: [5000, 5000] }, { play: [9000, 9000] }));
  arrivals.openLink(link, null, { side: "first", game: "k3x9" });
  arrivals.merge(kept(torus({ play: [45_000, 5000] })));
  expect(arrivals.controller.document().turns).toEqual([
    { play: [5000, 5000] },
    { play: [9000, 9000] },
  ]);
  arrivals.controller.close();
});

test("where both continued, each line has its node in the game that is open now", () => {
  const arrivals = new IncomingGames(atTable(BOARD, HERE));
  const { store } = arrivals.controller;
  arrivals.openLink(toLink(game(0, 1, 24)), null, { side: "first", game: "k3x9" });
  expect(receivedSlice.of(store.state)).toMatchObject({ known: false, divergence: null, count: 1 });
  arrivals.merge(kept(game(0, 1, 12, 13)));
  const { branch, notice } = store.state;
  const received = receivedSlice.of(store.state);
  const moment = (node = START) => momentOf(branch.tree, node);
  expect(received).toMatchObject({ known: true, count: 1, divergence: { turns: 2 } });
  expect(moment(received?.divergence?.theirs)).toEqual({ turns: 3, detours: [] });
  expect(moment(received?.divergence?.ours)).toEqual({
    turns: 2,
    detours: [{ choice: 2, turns: 2 }],
  });
  expect(notice).toMatchObject({ kind: "diverged", divergence: received?.divergence ?? null });
  expect(store.state.opponent).toEqual(BLACK);
  // A copy that was played at this table leaves the game one by link.
  arrivals.merge({ ...kept(game(0, 1, 12)), opponent: HERE });
  expect(store.state.opponent).toEqual(BLACK);
  arrivals.controller.close();
});

test("a file is reported without turns to replay, and a broken one is not reported", () => {
  const arrivals = new IncomingGames(atTable(BOARD, HERE));
  const { store } = arrivals.controller;
  arrivals.openFile("{}", []);
  expect(receivedSlice.of(store.state)).toBeNull();
  arrivals.openLink("1:broken", null, null);
  expect(receivedSlice.of(store.state)).toBeNull();
  arrivals.openFile(game(0, 1), ["a word that was left out"]);
  expect(receivedSlice.of(store.state)).toMatchObject({
    invitation: null,
    known: false,
    divergence: null,
    recentMoves: [],
    count: 1,
  });
  expect(store.state.notice).toMatchObject({
    kind: "opened",
    dropped: ["a word that was left out"],
  });
  expect(store.state.change.kind).toBe("opened");
  // Nothing of it came from another side that is chosen now.
  store.dispatch({ kind: "opponent", opponent: BLACK });
  expect(receivedWords(store.state)).toBe("Your turn: you are Black.");
  arrivals.controller.walkTo(0);
  expect(receivedWords(store.state)).toBeNull();
  arrivals.controller.close();
});

test("the last turn of a link comes as a turn, so that it is seen", () => {
  const arrivals = new IncomingGames(atTable(BOARD, HERE));
  const { store } = arrivals.controller;
  arrivals.openLink(toLink(game(0, 1)), null, { side: "first", game: "k3x9" });
  expect(store.state.change).toMatchObject({ kind: "forward", turn: { play: 1 } });
  arrivals.openLink(toLink(game()), null, { side: "first", game: "k3x9" });
  expect(store.state.change.kind).toBe("opened");
  expect(receivedSlice.of(store.state)?.count).toBe(0);
  arrivals.controller.close();
});

test("what no document could hold is not put together, and nothing is lost", () => {
  const arrivals = new IncomingGames(atTable(BOARD, HERE));
  const comment = (letter: string) => letter.repeat(15_000);
  const turns = (letter: string): Turn[] => [{ play: 3, comment: comment(letter) }];
  arrivals.openLink(toLink({ ...BOARD, turns: turns("a") }), null, { side: "first", game: "k3x9" });
  arrivals.merge(kept({ ...BOARD, turns: turns("b") }));
  expect(arrivals.controller.store.state.notice?.kind).toBe("full");
  expect(arrivals.controller.document().turns).toEqual(turns("a"));
  arrivals.controller.close();
});
