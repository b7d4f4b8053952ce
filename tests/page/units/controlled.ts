/** Helpers of several tests of units: a controlled game on a board of five by five and its comparison with the core,
 *  boards, and the report of a search. */
import { Game } from "gospace/play";
import { expect } from "vitest";
import { FIRST_BOARD } from "../../../www/engine/gallery.ts";
import type { SearchReport } from "../../../www/engine/search.ts";
import type { GameDocument, Pair } from "../../../www/engine/types.ts";
import { ExplainController } from "../../../www/model/explain-controller.ts";
import { takeExplaining } from "../../../www/model/explaining.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { pathTo } from "../../../www/model/tree/tree.ts";

// As on the page once it has been asked.
takeExplaining(ExplainController);

export const FORKED: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 5, rows: 5 },
  turns: [
    { play: 6 },
    { play: 7, variations: [[{ play: 11 }, { play: 12, variations: [["pass"]] }], [{ play: 1 }]] },
    { play: 8 },
  ],
};

/** Two points joined by an edge, whose komi is divided and chosen. */
export const PAIR = {
  gospace: 1,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
    ],
    edges: [[0, 1]],
  },
  rules: { preset: "divide-and-choose" },
} satisfies GameDocument;

/** On the pair White ignores Black's bid and takes the stone. */
export const IGNORED: GameDocument = {
  ...PAIR,
  turns: [
    { komi: "0" },
    { take: "white" },
    { play: 0, bid: "1" },
    { answer: "ignore" },
    { play: 1 },
  ],
};

/** The report of a search after a hundred trial games, with no figures of single places. */
export const REPORT: SearchReport = {
  playouts: 100,
  settled: false,
  best: { play: 3 },
  share: 0.5,
  lost: false,
  lead: null,
  line: [],
  owners: new Float64Array(),
  placements: new Uint32Array(),
  centres: new Int32Array(),
  visits: new Uint32Array(),
  shares: new Float64Array(),
};

/** The corners of an upright rectangle. */
export function rectangle([x0, y0]: Pair, [x1, y1]: Pair): Pair[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

export function opened(document: GameDocument): GameController {
  const controller = new GameController(FIRST_BOARD.document, FIRST_BOARD.id);
  controller.open(document);
  return controller;
}

/** Compares the state with a game that plays only the turns of the shown path. */
export function expectStanding(controller: GameController): void {
  const { branch, game, board } = controller.store.state;
  const turns = pathTo(branch.tree, branch.node).flatMap((id) => branch.tree.nodes[id]?.turn ?? []);
  const fresh = new Game({
    gospace: 1,
    board: controller.document().board,
    rules: board.rules,
    turns,
  });
  expect(game.turnCount).toBe(turns.length);
  expect(game.record.slice(0, turns.length)).toEqual(turns);
  expect([...game.colours]).toEqual([...fresh.colours()]);
  expect(game.actor).toBe(fresh.actor);
  fresh.free();
}
