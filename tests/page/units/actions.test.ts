/** Tests of the reducer: what each action changes of the state, and what it leaves as it was. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { PositionValue } from "../../../www/engine/protocol.ts";
import type { GameDocument } from "../../../www/engine/types.ts";
import { type Action, reduce } from "../../../www/model/actions.ts";
import { analysisSlice, heat, suggestion } from "../../../www/model/analysis.ts";
import { bidSlice } from "../../../www/model/bid.ts";
import { cellSlice, cellsSlice } from "../../../www/model/cells.ts";
import { claimsSlice } from "../../../www/model/claims.ts";
import {
  liveSlice,
  pendingSlice,
  triedSlice,
  tryingSlice,
} from "../../../www/model/correspondence.ts";
import { deadStonesSlice } from "../../../www/model/dead-stones.ts";
import { discretizerSlice, UNKNOWN } from "../../../www/model/discretizer.ts";
import { explainTargetIn } from "../../../www/model/explain-target.ts";
import {
  chainsSlice,
  type Explanation,
  surroundingsSlice,
  whySlice,
} from "../../../www/model/explanation.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { hintSlice } from "../../../www/model/hint.ts";
import { timesSlice } from "../../../www/model/kept-times.ts";
import { markingSlice } from "../../../www/model/marking.ts";
import { HERE, type Opponent } from "../../../www/model/opponent.ts";
import { overlaysSlice, toggled } from "../../../www/model/overlays.ts";
import { handicapSlice } from "../../../www/model/placed-handicap.ts";
import { preferredSlice } from "../../../www/model/preferred.ts";
import { previewSlice } from "../../../www/model/preview.ts";
import { receivedSlice } from "../../../www/model/received.ts";
import { resigningSlice } from "../../../www/model/resigning.ts";
import { reviewOf, reviewSlice } from "../../../www/model/review.ts";
import { draftOf, rulesFormSlice } from "../../../www/model/rules-form.ts";
import type { AnySlice } from "../../../www/model/slice.ts";
import {
  type Change,
  NO_CHOICES,
  NOTHING,
  type Notice,
  type Pointing,
  placement,
  type State,
} from "../../../www/model/state.ts";
import { themeSlice } from "../../../www/model/theme.ts";
import type { Times } from "../../../www/model/times.ts";
import { branchAt, START } from "../../../www/model/tree/tree.ts";
import { freshValue, valueSlice } from "../../../www/model/value.ts";

const DOCUMENT: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 3, rows: 3 },
  turns: [{ play: 4 }, { play: 0 }],
};
const LINK: Opponent = { kind: "link", mine: "first", game: "k3x9" };
const REPEATED = {
  turn: { play: 1 },
  refusal: { code: "repetition", message: "It stood before.", sinceTurn: 1 },
} as const;
const FULL: Notice = { kind: "full" };
/** Offers of earlier work, which do not outlive the next stone. */
const RESUMABLE: Notice = { kind: "opened", dropped: [], previous: null };
const DROPPED: Notice = { kind: "opened", dropped: ["2 loops"], previous: null };
const POINTED: Pointing = {
  kind: "open",
  at: placement(2),
  closure: Uint32Array.of(2),
  suicide: 0,
};

let start: State;

beforeAll(async () => {
  await load();
  start = new GameController(DOCUMENT, null).store.state;
});

const TIMES: Times = {
  black: { left: 1, periods: 0, inPeriod: false },
  white: { left: 2, periods: 0, inPeriod: false },
  running: "black",
};

/** All slices of the model. */
const SLICES: Readonly<Record<string, { of(state: State): unknown }>> = {
  analysis: analysisSlice,
  bid: bidSlice,
  cell: cellSlice,
  cells: cellsSlice,
  chains: chainsSlice,
  claims: claimsSlice,
  deadStones: deadStonesSlice,
  handicap: handicapSlice,
  hint: hintSlice,
  live: liveSlice,
  marking: markingSlice,
  overlays: overlaysSlice,
  preferred: preferredSlice,
  theme: themeSlice,
  pendingTurn: pendingSlice,
  preview: previewSlice,
  received: receivedSlice,
  resigning: resigningSlice,
  review: reviewSlice,
  rulesForm: rulesFormSlice,
  discretizer: discretizerSlice,
  surroundings: surroundingsSlice,
  times: timesSlice,
  tried: triedSlice,
  trying: tryingSlice,
  value: valueSlice,
  why: whySlice,
};

/** A state in which everything is open or asked for. */
function busy(): State {
  const { board, game, branch } = start;
  const { rules, drawing } = board;
  const slices: Map<AnySlice, unknown> = new Map();
  for (const { slice, value } of [
    analysisSlice.with(suggestion()),
    reviewSlice.with(reviewOf(branch)),
    valueSlice.with({ ...freshValue(branch.node), found: {} as PositionValue }),
    receivedSlice.with({
      invitation: null,
      known: true,
      count: 1,
      recentMoves: [],
      divergence: null,
    }),
    pendingSlice.with("pass"),
    tryingSlice.with(START),
    triedSlice.with(new Set([START])),
    handicapSlice.with({ count: 2, placed: [], rules, objection: null }),
    timesSlice.with(TIMES),
    liveSlice.with(true),
    deadStonesSlice.with([placement(1)]),
    bidSlice.with("1"),
    previewSlice.with({ ...game, turns: 0 }),
    claimsSlice.with([{ from: 0, refusal: null, winner: "draw" }]),
    rulesFormSlice.with({ draft: draftOf(rules), objection: null, confirming: false }),
    discretizerSlice.with({
      kind: "sample",
      plane: { kind: "plane", region: { outer: [] } },
      drawing,
      stones: [],
      convergence: UNKNOWN,
      draft: { lattice: "square", pitch: 50, seed: 1, touch: "kept" },
      progress: { kind: "done" },
      found: null,
    }),
    cellsSlice.with({ kind: "working" }),
    cellSlice.with(3),
    whySlice.with({
      answer: { kind: "barred", at: 1, player: "black", bar: { code: "outside" } },
      groups: [],
      arcs: [],
      jump: null,
    }),
    surroundingsSlice.with({ around: null }),
    chainsSlice.with({ game, all: { of: new Uint32Array(), liberties: [] } as never }),
    resigningSlice.with(true),
    preferredSlice.with(new Set([placement(2)])),
    markingSlice.with("cross"),
    hintSlice.with("A torus."),
  ])
    slices.set(slice, value);
  return {
    ...start,
    opponent: LINK,
    pointing: POINTED,
    cursor: placement(2),
    proposal: placement(2),
    choices: { placements: [placement(2)], singled: true },
    refused: REPEATED,
    notice: FULL,
    room: "draw",
    sheet: "open",
    slices,
  };
}

/** The fields of the state, and its slices by name, that an action changes, with their new values. */
function changes(state: State, action: Action): Record<string, unknown> {
  const next = reduce(state, action);
  const fields = (Object.keys(state) as (keyof State)[]).filter((field) => field !== "slices");
  const parts: [string, unknown, unknown][] = [
    ...fields.map((field): [string, unknown, unknown] => [field, state[field], next[field]]),
    ...Object.entries(SLICES).map(([name, slice]): [string, unknown, unknown] => [
      name,
      slice.of(state),
      slice.of(next),
    ]),
  ];
  const changed = parts.filter(([, before, after]) => before !== after);
  return Object.fromEntries(changed.map(([name, , after]) => [name, after]));
}

const NO_POSITION = {
  analysis: null,
  proposal: null,
  choices: NO_CHOICES,
  deadStones: null,
  bid: null,
  preview: null,
  claims: null,
  pendingTurn: null,
  refused: null,
  why: null,
  resigning: false,
};

test("a turn ends all that belonged to the position before it, and nothing else", () => {
  const state = busy();
  const game = { ...state.game };
  const branch = branchAt(state.branch.tree, START);
  const change: Change = {
    kind: "played",
    turn: "pass",
    player: "black",
    captured: new Uint32Array(),
    suicide: new Uint32Array(),
    touching: null,
  };
  expect(changes(state, { kind: "changed", game, branch, change })).toEqual({
    ...NO_POSITION,
    game,
    branch,
    change,
    received: null,
    value: { ...valueSlice.of(state), stage: "moved", found: null },
  });
});

test("a walk through the record keeps the report of a received game, notices, and the value of its own position", () => {
  for (const notice of [FULL, RESUMABLE]) {
    const state = { ...busy(), notice };
    const { branch } = state;
    const game = { ...state.game };
    const change: Change = { kind: "walked" };
    expect(changes(state, { kind: "changed", game, branch, change })).toEqual({
      ...NO_POSITION,
      game,
      change,
    });
  }
});

test("an offer of earlier work ends with the next stone, and with another room; other notices stay", () => {
  const { game, branch } = start;
  const change = { kind: "played" } as Change;
  const actions: Action[] = [
    { kind: "changed", game, branch, change },
    { kind: "room", room: "draw" },
  ];
  for (const action of actions) {
    expect(reduce({ ...start, notice: RESUMABLE }, action).notice).toBeNull();
    expect(reduce({ ...start, notice: DROPPED }, action).notice).toBe(DROPPED);
    expect(reduce({ ...start, notice: FULL }, action).notice).toBe(FULL);
  }
});

test("a failure ends with the next stone, not with another room", () => {
  const { game, branch } = start;
  for (const kind of ["broken", "broken-link", "too-large"]) {
    const notice = { kind } as Notice;
    const change = { kind: "played" } as Change;
    const played = reduce({ ...start, notice }, { kind: "changed", game, branch, change });
    expect(played.notice, kind).toBeNull();
    expect(reduce({ ...start, notice }, { kind: "room", room: "learn" }).notice).toBe(notice);
  }
});

test("a new game closes what was open over the one before, and keeps preferences", () => {
  const state = busy();
  const { board, game, branch } = new GameController(DOCUMENT, null).store.state;
  const opened: Action = {
    kind: "opened",
    board,
    game,
    branch,
    opponent: HERE,
    notice: DROPPED,
    inPlace: true,
    slices: [timesSlice.with(null)],
  };
  expect(changes(state, opened)).toEqual({
    ...NO_POSITION,
    board,
    game,
    branch,
    opponent: HERE,
    review: null,
    value: null,
    received: null,
    trying: null,
    tried: new Set(),
    times: null,
    handicap: null,
    notice: DROPPED,
    change: { kind: "opened", inPlace: true },
    pointing: NOTHING,
    cursor: null,
    marking: null,
    rulesForm: null,
    discretizer: null,
    cells: { kind: "none" },
    cell: null,
    hint: null,
    room: "play",
    sheet: "closed",
  });
});

test("another opponent ends the search, the tries and the turn that waits", () => {
  expect(changes(busy(), { kind: "opponent", opponent: HERE })).toEqual({
    opponent: HERE,
    analysis: null,
    pendingTurn: null,
    trying: null,
  });
});

test("these actions change one field each", () => {
  const state = busy();
  const { branch } = state;
  const notes = { ...branch };
  const fields: [Action, object][] = [
    [analysisSlice.with(null), { analysis: null }],
    [reviewSlice.with(null), { review: null }],
    [valueSlice.with(null), { value: null }],
    [receivedSlice.with(null), { received: null }],
    [{ kind: "annotated", branch: notes }, { branch: notes }],
    [{ kind: "proposed", at: null }, { proposal: null }],
    [whySlice.with(null), { why: null }],
    [surroundingsSlice.with({ around: null }), { surroundings: { around: null } }],
    [chainsSlice.with(null), { chains: null }],
    [previewSlice.with(null), { preview: null }],
    [claimsSlice.with(null), { claims: null }],
    [rulesFormSlice.with(null), { rulesForm: null }],
    [discretizerSlice.with(null), { discretizer: null }],
    [cellSlice.with(null), { cell: null }],
    [{ kind: "noticed", notice: null }, { notice: null }],
    [resigningSlice.with(false), { resigning: false }],
    [timesSlice.with(null), { times: null }],
    [liveSlice.with(false), { live: false }],
    [deadStonesSlice.with(null), { deadStones: null }],
    [hintSlice.with(null), { hint: null }],
    [preferredSlice.with(null), { preferred: null }],
    [themeSlice.with("dark"), { theme: "dark" }],
  ];
  for (const [action, expected] of fields) expect(changes(state, action)).toEqual(expected);
});

test("another order of the record is a change that redraws no stone", () => {
  const branch = { ...start.branch };
  expect(changes(busy(), { kind: "arranged", branch })).toEqual({
    branch,
    change: { kind: "arranged" },
  });
});

test("a turn that waits for confirmation takes the place of a proposed one", () => {
  const nothingProposed = { proposal: null, choices: NO_CHOICES };
  expect(changes(busy(), { kind: "withdrawn" })).toEqual(nothingProposed);
  expect(changes(busy(), pendingSlice.with("resign"))).toEqual({ pendingTurn: "resign" });
  expect(changes(busy(), markingSlice.with("square"))).toEqual({
    marking: "square",
    deadStones: null,
  });
  expect(changes(busy(), handicapSlice.with(null))).toEqual({ handicap: null, analysis: null });
  expect(changes(busy(), tryingSlice.with(null))).toEqual({
    trying: null,
    pendingTurn: null,
  });
});

test("the pointer ends the keyboard's cursor, and the cursor ends what the pointer proposed", () => {
  const state = busy();
  const choices = { placements: [placement(5), placement(6)], singled: false };
  const pointed: Action = { kind: "pointed", pointing: NOTHING, choices };
  expect(changes(state, pointed)).toMatchObject({
    pointing: NOTHING,
    choices,
    cursor: null,
  });
  expect(reduce(state, pointed).proposal).toBe(state.proposal);
  const at = placement(7);
  expect(changes(state, { kind: "cursor", at, pointing: NOTHING })).toMatchObject({
    pointing: NOTHING,
    cursor: 7,
    proposal: null,
    choices: NO_CHOICES,
  });
});

test("with no place pointed at, the refused turn is what can be explained", () => {
  const refused = reduce(start, { kind: "refused", refused: REPEATED });
  const target = { kind: "barred", at: 1 };
  const there: Pointing = { ...POINTED, at: placement(1) } as Pointing;
  expect(explainTargetIn({ ...refused, pointing: NOTHING })).toEqual(target);
  expect(explainTargetIn({ ...start, pointing: NOTHING })).toBeNull();
  expect(explainTargetIn({ ...refused, pointing: POINTED })).toBeNull();
  expect(explainTargetIn({ ...refused, pointing: there })).toEqual(target);
});

test("a refusal is shown though an answer is open on the board, and leaves the score's below the score", () => {
  const refused: Action = { kind: "refused", refused: REPEATED };
  expect(whySlice.of(reduce(busy(), refused))).toBeNull();
  const score = { ...whySlice.of(busy()), answer: { kind: "score" } } as Explanation;
  expect(whySlice.of(reduce(reduce(start, whySlice.with(score)), refused))).toBe(score);
});

test("another bid makes a refused play another play", () => {
  expect(changes(busy(), bidSlice.with("2"))).toEqual({ bid: "2" });
  expect(changes(busy(), { kind: "refused", refused: null })).toEqual({ refused: null });
});

test("other cells end the one at the pointer", () => {
  expect(changes(busy(), cellsSlice.with({ kind: "none" }))).toEqual({
    cells: { kind: "none" },
    cell: null,
  });
});

test("an overlay is toggled alone, and a search that was made for the heatmap ends with it", () => {
  const overlays = overlaysSlice.of(start);
  expect(changes(start, toggled(start, "numbers"))).toEqual({
    overlays: { ...overlays, numbers: true },
  });
  const shown = reduce(start, toggled(start, "heat"));
  const heated = reduce(shown, analysisSlice.with(heat()));
  expect(changes(heated, toggled(heated, "heat"))).toEqual({
    analysis: null,
    overlays,
  });
  for (const [state, overlay] of [
    [heated, "owners"],
    [reduce(shown, analysisSlice.with(suggestion())), "heat"],
  ] as const)
    expect(changes(state, toggled(state, overlay))).not.toHaveProperty("analysis");
});

test("another room closes the sheet, and a sheet opens beside a board", () => {
  expect(changes(busy(), { kind: "room", room: "boards" })).toEqual({
    room: "boards",
    sheet: "closed",
  });
  const boards: State = { ...start, room: "boards" };
  expect(changes(boards, { kind: "sheet", sheet: "open" })).toEqual({
    room: "play",
    sheet: "open",
  });
  expect(changes({ ...start, room: "draw" }, { kind: "sheet", sheet: "open" })).toEqual({
    sheet: "open",
  });
});
