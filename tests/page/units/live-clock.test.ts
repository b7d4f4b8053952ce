/** Tests of the clock in live games: each page watches the time of its own side, and tells the other with each turn. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { ClockController } from "../../../www/features/clock/clock-controller.ts";
import { pendingSlice } from "../../../www/model/correspondence.ts";
import { timesSlice } from "../../../www/model/kept-times.ts";
import { GRID, pair, type Side, settle } from "./live-sides.ts";
import { TimeByHand } from "./time-by-hand.ts";

beforeAll(() => load());

function clocked(side: Side) {
  const hand = new TimeByHand();
  return { side, hand, clocks: new ClockController(side.controller, hand) };
}

/** Two pages that play live, with a minute each. */
function timedPair() {
  const [host, guest] = pair({ ...GRID, comment: "Time: 60" }).map(clocked);
  if (host === undefined || guest === undefined) throw new Error("a pair");
  for (const { side } of [host, guest]) {
    side.disconnect();
    side.connect();
  }
  settle(host.side, guest.side);
  return { host, guest };
}

type Clocked = ReturnType<typeof clocked>;

async function plays(from: Clocked, to: Clocked, at: number): Promise<void> {
  from.side.controller.play({ play: at });
  // A turn goes once the clock has counted it.
  await Promise.resolve();
  settle(from.side, to.side);
}

/** Seconds left of Black and White. */
function seconds({ clocks }: Clocked): number[] {
  const { times } = clocks.clock ?? {};
  return [times?.black, times?.white].map((time) => (time?.left ?? Number.NaN) / 1000);
}

test("each page counts its own side's time, and the other's as it is told", async () => {
  const { host, guest } = timedPair();
  expect(seconds(host)).toEqual([60, 60]);
  host.hand.go(5);
  // The time begins with the first turn.
  await plays(host, guest, 6);
  guest.hand.go(20);
  host.hand.go(26);
  expect([seconds(guest), seconds(host)]).toEqual([
    [60, 40],
    [60, 34],
  ]);
  await plays(guest, host, 7);
  expect(seconds(host)).toEqual([60, 40]);
  host.hand.go(10);
  guest.hand.go(9);
  await plays(host, guest, 8);
  expect([seconds(guest), seconds(host)]).toEqual([
    [50, 40],
    [50, 40],
  ]);
});

test("a clock that is fetched in the midst of a live game tells the time after the turn, too", async () => {
  const [host, guest] = pair({ ...GRID, comment: "Time: 60" });
  host.controller.play({ play: 6 });
  settle(host, guest);
  const [first, second] = [clocked(host), clocked(guest)];
  second.hand.go(20);
  await plays(second, first, 7);
  expect([seconds(first), seconds(second)]).toEqual([
    [60, 40],
    [60, 40],
  ]);
});

test("only the page of the side whose time is up ends the game", async () => {
  const { host, guest } = timedPair();
  await plays(host, guest, 6);
  await plays(guest, host, 7);
  guest.hand.go(70);
  expect(seconds(guest)[0]).toBe(0);
  const { state } = guest.side.controller.store;
  expect([state.game.result, pendingSlice.of(state)]).toEqual([null, null]);
  host.hand.go(61);
  await Promise.resolve();
  settle(host.side, guest.side);
  for (const { side } of [host, guest])
    expect(side.controller.store.state.game.result).toEqual({ winner: "white", by: "timeout" });
});

test("after turns that are taken back the time runs for the one who is to act then", async () => {
  const { host, guest } = timedPair();
  await plays(host, guest, 6);
  await plays(guest, host, 7);
  guest.side.session.askUndo();
  settle(host.side, guest.side);
  host.side.session.answerUndo(true);
  settle(host.side, guest.side);
  for (const page of [host, guest]) expect(page.clocks.clock?.running).toBe("white");
  guest.hand.go(3);
  expect(seconds(guest)).toEqual([60, 57]);
});

test("without a connection a game by link has no clock, and goes on with its times later", async () => {
  const { host, guest } = timedPair();
  await plays(host, guest, 6);
  guest.hand.go(15);
  await plays(guest, host, 7);
  for (const { side } of [host, guest]) side.disconnect();
  expect([host.clocks.clock, guest.clocks.clock]).toEqual([null, null]);
  host.hand.go(100);
  for (const { side } of [host, guest]) side.connect();
  settle(host.side, guest.side);
  expect([seconds(host), seconds(guest)]).toEqual([
    [60, 45],
    [60, 45],
  ]);
  expect(host.clocks.clock?.running).toBe("black");
  expect(timesSlice.of(host.side.controller.store.state)?.running).toBe("black");
});
