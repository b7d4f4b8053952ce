/** Tests of the reducer: what each action changes of the state, and what it leaves as it was. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { PositionValue } from "../../../www/engine/protocol.ts";
import type { GameDocument } from "../../../www/engine/types.ts";
import { type Action, reduce } from "../../../www/model/actions.ts";
import { heat, suggestion } from "../../../www/model/analysis.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { UNKNOWN } from "../../../www/model/jobs.ts";
import { HERE, type Opponent } from "../../../www/model/opponent.ts";
import { reviewOf } from "../../../www/model/review.ts";
import { draftOf } from "../../../www/model/rules-form.ts";
import {
  type Change,
  NOTHING,
  type Notice,
  type Pointing,
  placement,
  type State,
} from "../../../www/model/state.ts";
import { branchAt, START } from "../../../www/model/tree/tree.ts";
import { freshValue } from "../../../www/model/value.ts";

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

/** A state in which everything is open or asked for. */
function busy(): State {
  const { board, game, branch } = start;
  const { rules, drawing } = board;
  return {
    ...start,
    opponent: LINK,
    analysis: suggestion(),
    review: reviewOf(branch),
    value: { ...freshValue(branch.node), found: {} as PositionValue },
    received: { invitation: null, known: true, count: 1, recentMoves: [], divergence: null },
    pendingTurn: "pass",
    trying: START,
    pointing: POINTED,
    cursor: placement(2),
    proposal: placement(2),
    choices: [placement(2)],
    preferred: new Set([placement(2)]),
    singled: true,
    marking: "cross",
    bid: "1",
    preview: { ...game, turns: 0 },
    claims: [{ from: 0, refusal: null, winner: "draw" }],
    rulesForm: { draft: draftOf(rules), objection: null, confirming: false },
    sampler: {
      plane: { kind: "plane", region: { outer: [] } },
      drawing,
      stones: [],
      convergence: UNKNOWN,
      draft: { lattice: "square", pitch: 50, seed: 1, touch: "kept" },
      progress: { kind: "done" },
      found: null,
    },
    cells: { kind: "working" },
    cell: 3,
    refused: REPEATED,
    explainTarget: { kind: "barred", at: 1 },
    why: {
      answer: { kind: "barred", at: 1, player: "black", bar: { code: "outside" } },
      groups: [],
      arcs: [],
      jump: null,
    },
    surroundings: { around: null },
    chains: { game, all: { of: new Uint32Array(), liberties: [] } as never },
    notice: FULL,
    question: "resign",
    hint: "A torus.",
    room: "draw",
    sheet: "open",
  };
}

/** The fields of the state that an action changes, with their new values. */
function changes(state: State, action: Action): Partial<State> {
  const next = reduce(state, action);
  const fields = Object.keys(state) as (keyof State)[];
  return Object.fromEntries(
    fields.filter((field) => next[field] !== state[field]).map((field) => [field, next[field]]),
  );
}

const NO_POSITION = {
  analysis: null,
  proposal: null,
  choices: [],
  singled: false,
  bid: null,
  preview: null,
  claims: null,
  pendingTurn: null,
  refused: null,
  explainTarget: null,
  why: null,
  question: "none",
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
    value: { ...state.value, stage: "moved", found: null },
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
    times: null,
    handicap: null,
    notice: DROPPED,
    inPlace: true,
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
    notice: DROPPED,
    change: { kind: "opened", inPlace: true },
    pointing: NOTHING,
    cursor: null,
    marking: null,
    rulesForm: null,
    sampler: null,
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
  const fields: [Action, Partial<State>][] = [
    [{ kind: "analysis", analysis: null }, { analysis: null }],
    [{ kind: "review", review: null }, { review: null }],
    [{ kind: "value", value: null }, { value: null }],
    [{ kind: "received", received: null }, { received: null }],
    [{ kind: "annotated", branch: notes }, { branch: notes }],
    [{ kind: "proposed", at: null }, { proposal: null }],
    [{ kind: "explained", why: null }, { why: null }],
    [{ kind: "surroundings", surroundings: { around: null } }, { surroundings: { around: null } }],
    [{ kind: "chains", chains: null }, { chains: null }],
    [{ kind: "previewed", preview: null }, { preview: null }],
    [{ kind: "claiming", claims: null }, { claims: null }],
    [{ kind: "rules", form: null }, { rulesForm: null }],
    [{ kind: "sampler", sampler: null }, { sampler: null }],
    [{ kind: "cell", cell: null }, { cell: null }],
    [{ kind: "noticed", notice: null }, { notice: null }],
    [{ kind: "asked", question: "none" }, { question: "none" }],
    [{ kind: "hinted", hint: null }, { hint: null }],
    [{ kind: "preferred", placements: null }, { preferred: null }],
    [{ kind: "theme", theme: "dark" }, { theme: "dark" }],
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
  const nothingProposed = { proposal: null, choices: [], singled: false };
  expect(changes(busy(), { kind: "pending", turn: "resign" })).toEqual({
    pendingTurn: "resign",
    ...nothingProposed,
  });
  expect(changes(busy(), { kind: "marking", mark: "square" })).toEqual({
    marking: "square",
    ...nothingProposed,
  });
  expect(
    changes(busy(), { kind: "trying", from: branchAt(start.branch.tree, START).node }),
  ).toEqual({ pendingTurn: null });
});

test("the pointer ends the keyboard's cursor, and the cursor ends what the pointer proposed", () => {
  const state = busy();
  const choices = [placement(5), placement(6)];
  const pointed: Action = { kind: "pointed", pointing: NOTHING, choices, singled: false };
  expect(changes(state, pointed)).toMatchObject({
    pointing: NOTHING,
    choices,
    singled: false,
    cursor: null,
  });
  expect(reduce(state, pointed).proposal).toBe(state.proposal);
  const at = placement(7);
  expect(changes(state, { kind: "cursor", at, pointing: NOTHING })).toMatchObject({
    pointing: NOTHING,
    cursor: 7,
    proposal: null,
    choices: [],
    singled: false,
  });
});

test("with no place pointed at, the refused turn is what can be explained", () => {
  const pointed = (pointing: Pointing): Action => ({
    kind: "pointed",
    pointing,
    choices: [],
    singled: false,
  });
  const refused = { ...start, refused: REPEATED };
  expect(reduce(refused, pointed(NOTHING)).explainTarget).toEqual({ kind: "barred", at: 1 });
  expect(reduce(start, pointed(NOTHING)).explainTarget).toBeNull();
  expect(reduce(refused, pointed(POINTED)).explainTarget).toBeNull();
  expect(changes(start, { kind: "refused", refused: REPEATED })).toEqual({
    refused: REPEATED,
    explainTarget: { kind: "barred", at: 1 },
  });
});

test("a refusal is shown though an answer is open on the board, and leaves the score's below the score", () => {
  const refused: Action = { kind: "refused", refused: REPEATED };
  expect(reduce(busy(), refused).why).toBeNull();
  const score = { ...busy().why, answer: { kind: "score" } } as State["why"];
  expect(reduce({ ...start, why: score }, refused).why).toBe(score);
});

test("another bid makes a refused play another play", () => {
  expect(changes(busy(), { kind: "bid", bid: "2" })).toEqual({ bid: "2", refused: null });
});

test("other cells end the one at the pointer", () => {
  expect(changes(busy(), { kind: "cells", cells: { kind: "none" } })).toEqual({
    cells: { kind: "none" },
    cell: null,
  });
});

test("an overlay is toggled alone, and a search that was made for the heatmap ends with it", () => {
  const { overlays } = start;
  expect(changes(start, { kind: "overlay", overlay: "numbers" })).toEqual({
    overlays: { ...overlays, numbers: true },
  });
  const heated = { ...start, analysis: heat(), overlays: { ...overlays, heat: true } };
  expect(changes(heated, { kind: "overlay", overlay: "heat" })).toEqual({
    analysis: null,
    overlays,
  });
  expect(reduce(heated, { kind: "overlay", overlay: "owners" }).analysis).toBe(heated.analysis);
  const asked = { ...heated, analysis: suggestion() };
  expect(reduce(asked, { kind: "overlay", overlay: "heat" }).analysis).toBe(asked.analysis);
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
