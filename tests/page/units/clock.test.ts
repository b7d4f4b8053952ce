/** The clock: time controls as laws, and the game that one ends. Tests move time by hand. */
import { Game, load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import { ClockController } from "../../../www/features/clock/clock-controller.ts";
import { controlOf, withControl } from "../../../www/features/clock/clock-lines.ts";
import {
  boundsOf,
  controlFrom,
  numberIn,
  type OwnControl,
  ofKind,
  ownFrom,
} from "../../../www/features/clock/own-control.ts";
import { afterTurn, spent, timeAtStart } from "../../../www/features/clock/time-control.ts";
import * as german from "../../../www/languages/de/clock.ts";
import * as germanEnd from "../../../www/languages/de/ending.ts";
import { analysisSlice } from "../../../www/model/analysis.ts";
import type { GameController } from "../../../www/model/game-controller.ts";
import { timesSlice } from "../../../www/model/kept-times.ts";
import { HERE } from "../../../www/model/opponent.ts";
import type { TimeControl } from "../../../www/model/times.ts";
import { readTimes, type TimeLeft } from "../../../www/model/times.ts";
import { momentOf } from "../../../www/model/tree/moment.ts";
import * as english from "../../../www/words/clock.ts";
import * as englishEnd from "../../../www/words/ending.ts";
import { resultWords } from "../../../www/words/game-status.ts";
import { chance } from "../../chance.ts";
import { opened } from "./controlled.ts";
import { TimeByHand } from "./time-by-hand.ts";

beforeAll(() => load());

const ABSOLUTE: TimeControl = { kind: "absolute", main: 60_000 };
const FISCHER: TimeControl = { kind: "fischer", main: 60_000, increment: 5_000 };
const BYO_YOMI: TimeControl = { kind: "byo-yomi", main: 60_000, periods: 3, period: 20_000 };
const GRID: GameDocument = { gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } };

function clocked(control: TimeControl | null, document = GRID) {
  const controller = opened(document);
  const hand = new TimeByHand();
  const clocks = new ClockController(controller, hand);
  clocks.set(control);
  return { controller, hand, clocks };
}

function play(controller: GameController, ...points: number[]): void {
  for (const at of points) controller.play({ play: at });
}

/** Seconds left of both. */
function seconds(clocks: ClockController): number[] {
  const { times } = clocks.clock ?? {};
  return [times?.black, times?.white].map((time) => (time?.left ?? Number.NaN) / 1000);
}

function turn(control: TimeControl, time: TimeLeft | null, elapsed: number): TimeLeft | null {
  const left = time === null ? null : spent(control, time, 1000 * elapsed);
  return left === null ? null : afterTurn(control, left);
}

test("absolute time only goes down, and Fischer's adds to each turn", () => {
  const main = (left: number) => ({ left: 1000 * left, periods: 0, inPeriod: false });
  expect(turn(ABSOLUTE, timeAtStart(ABSOLUTE), 50)).toEqual(main(10));
  expect(spent(ABSOLUTE, timeAtStart(ABSOLUTE), 60_000)).toBeNull();
  expect(turn(FISCHER, timeAtStart(FISCHER), 50)).toEqual(main(15));
  expect(turn(FISCHER, timeAtStart(FISCHER), 0)).toEqual(main(65));
  // It adds nothing to a turn that comes too late.
  expect(turn(FISCHER, timeAtStart(FISCHER), 61)).toBeNull();
});

test("periods of byo-yomi count down, and a turn within one leaves it whole", () => {
  const period = (left: number, periods: number) => ({
    left: 1000 * left,
    periods,
    inPeriod: true,
  });
  const start = timeAtStart(BYO_YOMI);
  expect(start).toEqual({ left: 60_000, periods: 3, inPeriod: false });
  expect(spent(BYO_YOMI, start, 65_000)).toEqual(period(15, 3));
  expect(turn(BYO_YOMI, start, 65)).toEqual(period(20, 3));
  expect(turn(BYO_YOMI, period(20, 3), 19)).toEqual(period(20, 3));
  expect(turn(BYO_YOMI, period(20, 3), 41)).toEqual(period(20, 1));
  expect(spent(BYO_YOMI, period(20, 3), 41_000)).toEqual(period(19, 1));
  expect(spent(BYO_YOMI, period(20, 1), 20_000)).toBeNull();
  expect(spent(BYO_YOMI, start, 119_999)).not.toBeNull();
  expect(spent(BYO_YOMI, start, 120_000)).toBeNull();
  expect(timeAtStart({ ...BYO_YOMI, main: 0 })).toEqual(period(20, 3));
});

test("time that is spent in parts is spent as at once", () => {
  const random = chance(5);
  for (const control of [ABSOLUTE, FISCHER, BYO_YOMI])
    for (let trial = 0; trial < 200; trial++) {
      const parts = Array.from({ length: 1 + random(6) }, () => random(40_000));
      const whole = parts.reduce((sum, each) => sum + each);
      let time: TimeLeft | null = timeAtStart(control);
      for (const part of parts) time = time === null ? null : spent(control, time, part);
      expect(time).toEqual(spent(control, timeAtStart(control), whole));
    }
});

test("the clock begins with the first turn, and runs for the player to act", () => {
  const { controller, hand, clocks } = clocked(FISCHER);
  hand.go(100);
  expect(seconds(clocks)).toEqual([60, 60]);
  play(controller, 0);
  expect(clocks.clock?.running).toBe("white");
  hand.go(10);
  play(controller, 1);
  hand.go(7);
  expect(seconds(clocks)).toEqual([53, 55]);
  expect(clocks.clock?.running).toBe("black");
});

test("a paused clock stands still", () => {
  const { controller, hand, clocks } = clocked(ABSOLUTE);
  play(controller, 0);
  hand.go(10);
  clocks.pause();
  hand.go(1000);
  expect(seconds(clocks)).toEqual([60, 50]);
  expect(controller.store.state.game.result).toBeNull();
  clocks.resume();
  hand.go(10);
  expect(seconds(clocks)).toEqual([60, 40]);
});

test("no timer runs without a clock, before the first turn, while the page is hidden, or once the game is over", () => {
  const without = clocked(null);
  play(without.controller, 0);
  expect(without.hand.runs).toBe(false);

  const { controller, hand, clocks } = clocked(ABSOLUTE);
  expect(hand.runs).toBe(false);
  play(controller, 0);
  expect(hand.runs).toBe(true);
  clocks.pause();
  expect(hand.runs).toBe(false);
  clocks.resume();
  expect(hand.runs).toBe(true);
  controller.play("resign");
  expect(hand.runs).toBe(false);
  controller.undo();
  expect(hand.runs).toBe(false);
});

test("a clock that arrives after the first turn runs from then on", () => {
  const controller = opened({ ...GRID, comment: "Time: 60" });
  const { state } = controller.store;
  play(controller, 0);
  const hand = new TimeByHand();
  const clocks = new ClockController(controller, hand, state);
  expect(clocks.clock?.running).toBe("white");
  hand.go(10);
  expect(seconds(clocks)).toEqual([60, 50]);
});

test("a turn that is taken back gives no time back, and a walk changes nothing", () => {
  const { controller, hand, clocks } = clocked(ABSOLUTE);
  play(controller, 0);
  hand.go(10);
  play(controller, 1);
  hand.go(5);
  controller.undo();
  expect(clocks.clock?.running).toBe("white");
  expect(seconds(clocks)).toEqual([55, 50]);
  controller.walkTo(0);
  hand.go(5);
  expect(seconds(clocks)).toEqual([55, 45]);
});

test("steps back and forward again leave the time to the one who is to act", () => {
  const { controller, hand, clocks } = clocked(ABSOLUTE);
  play(controller, 0, 1);
  controller.undo();
  controller.redo();
  expect(clocks.clock?.running).toBe("black");
  hand.go(5);
  expect(seconds(clocks)).toEqual([55, 60]);
});

test("whose time is up loses, wherever the record is shown, and the record plays again as it was", () => {
  const { controller, hand, clocks } = clocked(ABSOLUTE);
  play(controller, 0, 1);
  controller.walkTo(0);
  hand.go(60);
  const { game, board } = controller.store.state;
  expect(game.result).toEqual({ winner: "white", by: "timeout" });
  expect(clocks.clock?.running).toBeNull();
  expect(controller.document().turns).toEqual([{ play: 0 }, { play: 1 }, "timeout"]);
  const again = Game.fromLink(controller.documentLink());
  expect(again.result()).toEqual(game.result);
  again.free();
  if (game.result === null) throw new Error("the game goes on");
  expect(resultWords(game.result, board)).toBe("White wins: Black ran out of time");
  expect(englishEnd.sealWords(game.result)).toMatchObject({ name: "Black", verb: "out of time" });
  expect(englishEnd.endingWords(controller.store.state, null)).toBe(
    "Black ran out of time, so nothing is counted.",
  );
  expect(germanEnd.endingWords(controller.store.state, null)).toContain("die Zeit überschritten");
  hand.go(60);
  expect(controller.document().turns).toHaveLength(3);
});

test("a game that is over has no time to lose on another way, unless its end is taken back", () => {
  const { controller, hand, clocks } = clocked(ABSOLUTE);
  play(controller, 0, 1);
  controller.play("resign");
  controller.walkTo(1);
  play(controller, 2, 3);
  hand.go(100);
  expect(controller.store.state.game.result).toBeNull();
  expect(seconds(clocks)).toEqual([60, 60]);

  const back = clocked(ABSOLUTE);
  play(back.controller, 0, 1);
  back.controller.play("resign");
  back.controller.undo();
  play(back.controller, 4);
  back.hand.go(10);
  expect(seconds(back.clocks)).toEqual([60, 50]);
});

test("whose time is up plays on without a clock once that is taken back", () => {
  const { controller, hand, clocks } = clocked(ABSOLUTE);
  play(controller, 0, 1);
  hand.go(60);
  controller.undo();
  play(controller, 2, 3);
  hand.go(60);
  expect(controller.store.state.game.result).toBeNull();
  expect(seconds(clocks)).toEqual([0, 60]);
  controller.startAgain();
  play(controller, 0);
  hand.go(10);
  expect(seconds(clocks)).toEqual([60, 50]);
});

test("the computer loses on time too, while it thinks", () => {
  const { controller, hand } = clocked(ABSOLUTE);
  controller.store.dispatch({
    kind: "opponent",
    opponent: { kind: "computer", side: "second", level: "club" },
  });
  play(controller, 0);
  controller.store.dispatch(
    analysisSlice.with({
      purpose: "move",
      effort: { playouts: 1, seconds: 1 },
      stage: "working",
      share: 0,
      report: null,
    }),
  );
  hand.go(60);
  expect(controller.store.state.game.result).toEqual({ winner: "black", by: "timeout" });
});

test("another game begins with all of its time, and games by link have no clock", () => {
  const { controller, hand, clocks } = clocked(ABSOLUTE);
  play(controller, 0);
  hand.go(10);
  controller.startAgain();
  // The time is written with the game.
  expect(controller.document().comment).toBe("Time: 60");
  expect(seconds(clocks)).toEqual([60, 60]);
  expect(clocks.clock?.running).toBeNull();
  controller.store.dispatch({
    kind: "opponent",
    opponent: { kind: "link", mine: "first", game: "abc" },
  });
  expect(clocks.clock).toBeNull();
  play(controller, 0);
  hand.go(100);
  expect(controller.store.state.game.result).toBeNull();
});

test("a time control stands in the comment, as SGF has it, and other words stay as they are", () => {
  const written = [
    [ABSOLUTE, "Time: 60"],
    [FISCHER, "Time: 60\nOvertime: 5 fischer"],
    [BYO_YOMI, "Time: 60\nOvertime: 3x20 byo-yomi"],
  ] as const;
  for (const [control, words] of written) {
    expect(withControl("", control)).toBe(words);
    expect(controlOf(words)).toEqual(control);
    const facts = "Black: Shusaku\nEvent: Castle games";
    expect(withControl(`${facts}\n\nA comment.`, control)).toBe(`${facts}\n${words}\n\nA comment.`);
    expect(withControl("A comment.", control)).toBe(`${words}\n\nA comment.`);
    expect(withControl(`${words}\n\nA comment.`, null)).toBe("A comment.");
    expect(withControl(words, ABSOLUTE)).toBe("Time: 60");
  }
  for (const comment of [
    "",
    "A comment.\n\nTime: 60",
    "Time: soon",
    "Time: 60\nOvertime: 25/600 Canadian",
  ])
    expect(controlOf(comment)).toBeNull();
  expect(withControl("", null)).toBe("");
});

test("a game that is opened again goes on with the time that was left", () => {
  const { controller, hand, clocks } = clocked(BYO_YOMI);
  play(controller, 0);
  hand.go(10);
  play(controller, 1);
  hand.go(65);
  controller.walkTo(0);
  clocks.pause();
  const { branch } = controller.store.state;
  const times = timesSlice.of(controller.store.state);
  const again = opened(GRID);
  const later = new TimeByHand();
  const next = new ClockController(again, later);
  again.restore({
    document: controller.document(),
    galleryId: null,
    moment: momentOf(branch.tree, branch.node),
    opponent: HERE,
    times: readTimes(JSON.parse(JSON.stringify(times))),
  });
  expect(next.clock?.control).toEqual(BYO_YOMI);
  expect(next.clock?.running).toBe("black");
  expect(seconds(next)).toEqual([15, 50]);
  later.go(5);
  expect(seconds(next)).toEqual([10, 50]);
  // It loses where the game stood, and not where it is looked at.
  later.go(60);
  expect(again.document().turns).toEqual([{ play: 0 }, { play: 1 }, "timeout"]);
  expect(timesSlice.of(again.store.state)?.running).toBeNull();
  again.startAgain();
  expect(timesSlice.of(again.store.state)).toBeNull();
  expect(seconds(next)).toEqual([60, 60]);
});

test("a game that is left and brought back keeps its times", () => {
  const { controller, hand, clocks } = clocked(ABSOLUTE);
  play(controller, 0);
  hand.go(10);
  play(controller, 1);
  controller.open(GRID);
  expect(clocks.clock).toBeNull();
  const { notice } = controller.store.state;
  if (notice?.kind !== "opened" || notice.previous === null) throw new Error("no game was left");
  controller.restore(notice.previous);
  expect(seconds(clocks)).toEqual([60, 50]);
});

test("a control of one's own has numbers within bounds, and is written and read as any other", () => {
  const main = boundsOf("main", "absolute");
  const taken: readonly (readonly [string, number])[] = [
    ["10", 10],
    [" 1.5 ", 1.5],
    ["1,5", 1.5],
    ["0.1", 0.1],
    ["1440", 1440],
  ];
  for (const [text, value] of taken) expect(numberIn(text, main), text).toBe(value);
  for (const text of ["", "ten", "-1", "0", "1441", "1e2", "0x10", "1:30", "Infinity"])
    expect(numberIn(text, main), text).toBeNull();
  expect(numberIn("2.5", boundsOf("periods", "byo-yomi"))).toBeNull();
  expect(numberIn("0", boundsOf("main", "byo-yomi"))).toBe(0);
  const own: OwnControl = { kind: "byo-yomi", main: 0, increment: 7, periods: 5, period: 40 };
  for (const kind of ["absolute", "fischer", "byo-yomi"] as const) {
    const control = controlFrom(ofKind(own, kind));
    expect(spent(control, timeAtStart(control), 1)).not.toBeNull();
    expect(controlOf(withControl("", control))).toEqual(control);
    expect(controlFrom(ownFrom(control))).toEqual(control);
  }
  expect(controlFrom(own)).toEqual({ kind: "byo-yomi", main: 0, periods: 5, period: 40_000 });
  // A tenth of 1.1 minutes is no whole number of milliseconds.
  expect(controlFrom({ ...own, kind: "fischer", main: 1.1 })).toEqual({
    kind: "fischer",
    main: 66_000,
    increment: 7000,
  });
  const halves: TimeControl = { kind: "absolute", main: 90_000 };
  expect([english.controlWords(halves), german.controlWords(halves)]).toEqual([
    "1:30 min",
    "1:30 min",
  ]);
  expect(english.boundsWords(main)).toBe("Write a number from 0.1 to 1,440.");
  expect(german.boundsWords(boundsOf("periods", "byo-yomi"))).toBe(
    "Schreibe eine ganze Zahl von 1 bis 99.",
  );
});

test("a game that already has turns brings no clock", () => {
  const comment = "Time: 60";
  const { clocks, controller } = clocked(null);
  controller.open({ ...GRID, comment });
  expect(clocks.clock?.control).toEqual(ABSOLUTE);
  controller.open({ ...GRID, comment, turns: ["pass"] });
  expect(clocks.clock).toBeNull();
});

test("the time is spoken at 60, 30 and 10 seconds, once each, and on each new period", () => {
  const { controller, hand, clocks } = clocked({ kind: "absolute", main: 90_000 });
  const spoken: number[] = [];
  clocks.subscribe((player) => {
    if (player === "white") spoken.push(seconds(clocks)[1] ?? Number.NaN);
  });
  play(controller, 0);
  for (let second = 0; second < 89; second++) hand.go(1);
  expect(spoken).toEqual([60, 30, 10]);
});

test("times are shown and said in words, whose clock runs first", () => {
  const times = {
    black: { left: 299_100, periods: 0, inPeriod: false },
    white: { left: 20_000, periods: 3, inPeriod: true },
  };
  expect([english.timeWord(times.black), english.timeWord(times.white)]).toEqual([
    "5:00",
    "0:20 × 3",
  ]);
  expect(english.timesSpoken(times, "white")).toBe(
    "Time left: White 20 seconds and 2 more periods, Black 5 minutes.",
  );
  expect(german.timesSpoken(times, "black")).toBe(
    "Restzeit: Schwarz 5 Minuten, Weiß 20 Sekunden und noch 2 Perioden.",
  );
  const last = { ...times, white: { ...times.white, periods: 1 } };
  expect(english.timesSpoken(last, "white")).toBe(
    "Time left: White 20 seconds in the last period, Black 5 minutes.",
  );
  expect(german.timesSpoken(last, "white")).toBe(
    "Restzeit: Weiß 20 Sekunden in der letzten Periode, Schwarz 5 Minuten.",
  );
  expect([null, ABSOLUTE, FISCHER, BYO_YOMI].map(english.controlWords)).toEqual([
    "None",
    "1 min",
    "1 min + 5 s a turn",
    "1 min, then 3 × 20 s",
  ]);
});
