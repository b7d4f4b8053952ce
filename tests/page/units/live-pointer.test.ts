/** Tests of the other player's pointer in a live game. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Site } from "../../../www/engine/types.ts";
import { PointerInk, pointedSlice } from "../../../www/features/live/pointer-ink.ts";
import type { GameController } from "../../../www/model/game-controller.ts";
import { type PlacementId, placement } from "../../../www/model/state.ts";
import { opened } from "./controlled.ts";
import { GRID, pair, settle } from "./live-sides.ts";

beforeAll(() => load());

/** Time that the test moves. */
function timed() {
  let now = 0;
  let waiting: { at: number; work: () => void }[] = [];
  return {
    later: (work: () => void, ms: number) => void waiting.push({ at: now + ms, work }),
    pass(ms: number) {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { work } of due) work();
    },
  };
}

function point({ pointer }: GameController, at: PlacementId | null): void {
  if (at === null) pointer.leave();
  else pointer.point(at);
}

test("a pointer is shown to the other player only if its own wishes it, five times a second at most", () => {
  const [time, sent] = [timed(), [] as Site[]];
  const controller = opened(GRID);
  const ink = new PointerInk(controller, (at) => void sent.push(at), time.later);
  point(controller, placement(3));
  expect([ink.isShown, sent]).toEqual([false, []]);
  ink.show(true);
  for (let at = 0; at < 20; at++) point(controller, placement(at));
  expect(sent).toEqual([0]);
  time.pass(200);
  expect(sent).toEqual([0, 19]);
  // Nor is one that rests sent again.
  time.pass(200);
  expect(sent).toEqual([0, 19]);
  point(controller, null);
  time.pass(200);
  ink.show(false);
  point(controller, placement(4));
  expect(sent).toEqual([0, 19]);
});

test("where the other player points is seen until it rests for a second", () => {
  const time = timed();
  const controller = opened(GRID);
  const ink = new PointerInk(controller, () => undefined, time.later);
  const seen = () => pointedSlice.of(controller.store.state);
  ink.take(7);
  expect(seen()).toBe(7);
  time.pass(600);
  ink.take(8);
  time.pass(600);
  expect(seen()).toBe(8);
  time.pass(400);
  expect(seen()).toBeNull();
});

test("a pointer changes nothing of the game, and has to be on the board", () => {
  const [host, guest] = pair();
  const before = [host.record, guest.record];
  host.session.point(24);
  settle(host, guest);
  expect(guest.pointed).toEqual([24]);
  for (const site of [25, -1, [3, 4]] as const) host.session.point(site as Site);
  settle(host, guest);
  expect(guest.pointed).toEqual([24]);
  expect(host.news).toEqual(Array(3).fill({ kind: "refused", why: "form" }));
  expect([host.record, guest.record]).toEqual(before);
});
