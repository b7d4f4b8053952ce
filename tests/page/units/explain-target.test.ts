/** The explanations that a place offers: refusals that depend on the place, captured stones, owned places. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument, Refusal, Site, Turn } from "../../../www/engine/types.ts";
import { explainTargetAt, explainTargetOf } from "../../../www/model/explain-target.ts";
import { type Overlays, overlaysSlice } from "../../../www/model/overlays.ts";
import {
  BLACK,
  type GameView,
  type Pointing,
  placement,
  type State,
} from "../../../www/model/state.ts";
import { FORKED, opened, rectangle } from "./controlled.ts";

beforeAll(() => load());

const CAPTURED: GameDocument = {
  ...FORKED,
  turns: [{ play: 1 }, { play: 0 }, { play: 5 }],
};
const PLANE: GameDocument = {
  gospace: 1,
  board: {
    kind: "plane",
    region: {
      outer: rectangle([0, 0], [100, 60]),
      wrap: "cylinder",
    },
    radius: 10,
    tolerance: 0,
  },
};

function refusal(code: Refusal["code"]): Refusal {
  return { code, message: "No." };
}

function pointed(document: GameDocument, pointing: Pointing, changes: Partial<State> = {}): State {
  return { ...opened(document).store.state, pointing, ...changes };
}

const AT = placement(0);
/** No placements: what lies around a place does not matter here. */
const closure = new Uint32Array();

test("an overlap, a place outside and a repetition are explained; a stone that is there and the end of the game are not", () => {
  for (const code of ["overlap", "outside", "repetition"] as const) {
    const barred: Pointing = { kind: "barred", at: [3, 4], refusal: refusal(code) };
    expect(explainTargetAt(pointed(PLANE, barred))).toEqual({ kind: "barred", at: [3, 4] });
    const turn: Turn = { play: 7 };
    expect(explainTargetOf({ turn, refusal: refusal(code) })).toEqual({ kind: "barred", at: 7 });
    expect(explainTargetOf({ turn: "pass", refusal: refusal(code) })).toBeNull();
  }
  for (const code of ["occupied", "over"] as const) {
    const refused: Pointing = {
      kind: "refused",
      at: AT,
      refusal: refusal(code),
      isAlone: false,
      closure,
    };
    expect(explainTargetAt(pointed(FORKED, refused))).toBeNull();
    expect(explainTargetOf({ turn: { play: 7 }, refusal: refusal(code) })).toBeNull();
  }
});

test("where the last turn captured, the stone is explained, even where a play is refused", () => {
  const open = (at: number): Pointing => ({ kind: "open", at: placement(at), closure, suicide: 0 });
  expect(explainTargetAt(pointed(CAPTURED, open(0)))).toEqual({ kind: "taken", at: 0 });
  expect(explainTargetAt(pointed(CAPTURED, open(2)))).toBeNull();
  const refused: Pointing = {
    kind: "refused",
    at: AT,
    refusal: refusal("over"),
    isAlone: false,
    closure,
  };
  expect(explainTargetAt(pointed(CAPTURED, refused))).toEqual({ kind: "taken", at: 0 });
});

test("an empty place with an owner is explained while owners are shown", () => {
  const open: Pointing = { kind: "open", at: AT, closure, suicide: 0 };
  const { game } = pointed(FORKED, open);
  const overlays = overlaysSlice.of(pointed(FORKED, open));
  const on = { ...overlays, owners: true };
  const target = (owners: GameView["owners"], overlays: Overlays) =>
    explainTargetAt(
      pointed(FORKED, open, {
        game: { ...game, owners },
        slices: new Map([[overlaysSlice, overlays]]),
      }),
    );
  const owned = Uint8Array.of(BLACK);
  expect(target(owned, on)).toEqual({ kind: "owned", at: 0 });
  expect(target(owned, { ...overlays, owners: false })).toBeNull();
  expect(target(Uint8Array.of(0), on)).toBeNull();
  expect(target(null, on)).toBeNull();
});

test("on a plane a captured stone is explained all over its disk, over the seam too, and no further", () => {
  const taken: readonly Site[] = [[4, 30]];
  const { game } = pointed(PLANE, { kind: "nothing" });
  const target = (x: number, y: number) =>
    explainTargetAt(
      pointed(
        PLANE,
        { kind: "free", at: [x, y], touching: { stones: [], walls: 0 } },
        { game: { ...game, taken } },
      ),
    );
  for (const [x, y] of [
    [4, 30],
    [13, 30],
    [4, 39],
    [97, 30],
  ] as const)
    expect(target(x, y)).toEqual({ kind: "taken", at: [4, 30] });
  // The disk is open: its border is outside.
  for (const [x, y] of [
    [14, 30],
    [4, 40],
    [94, 30],
    [11, 38],
  ] as const)
    expect(target(x, y)).toBeNull();
});

test("stones, and nothing at all, are not explained", () => {
  const [chain, liberties] = [closure, closure];
  const stone: Pointing = { kind: "stone", at: AT, colour: BLACK, chain, liberties, closure };
  expect(explainTargetAt(pointed(CAPTURED, stone))).toBeNull();
  expect(explainTargetAt(pointed(CAPTURED, { kind: "nothing" }))).toBeNull();
  const onPlane: Pointing = {
    kind: "plane-stone",
    at: [4, 30],
    colour: BLACK,
    chain: closure,
    arcs: [],
  };
  expect(explainTargetAt(pointed(PLANE, onPlane))).toBeNull();
});
