/** Tests of games between two connected pages, over a channel that loses, repeats and reorders. */
import { load, toLink } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { LONGEST, LONGEST_CHAT, readMessage } from "../../../www/features/live/messages.ts";
import {
  correspondenceOf,
  liveSlice,
  pendingSlice,
  tryingSlice,
} from "../../../www/model/correspondence.ts";
import { placement } from "../../../www/model/state.ts";
import { type Chance, chance } from "../../chance.ts";
import { agree, GRID, later, pair, Side, settle } from "./live-sides.ts";

beforeAll(() => load());

function play(side: Side, ...plays: number[]): void {
  for (const at of plays) side.controller.play({ play: at });
}

test("turns of both sides travel, and the record is the same on both", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  expect(guest.turns).toEqual([{ play: 6 }]);
  expect(guest.controller.store.state.change).toMatchObject({ kind: "played", player: "black" });
  play(guest, 7);
  settle(host, guest);
  host.controller.pass();
  settle(host, guest);
  guest.controller.play("resign");
  settle(host, guest);
  expect(host.turns).toEqual([{ play: 6 }, { play: 7 }, "pass", "resign"]);
  expect(host.controller.store.state.game.result?.winner).toBe("black");
  expect(guest.record).toBe(host.record);
  expect([...host.news, ...guest.news]).toEqual([]);
});

test("while the pages are connected there is no link to send, and afterwards there is", () => {
  const [host, guest] = pair();
  play(host, 6);
  expect(correspondenceOf(host.controller.store.state)).toBe("live");
  settle(host, guest);
  expect(correspondenceOf(guest.controller.store.state)).toBe("mine");
  host.controller.store.dispatch(liveSlice.with(false));
  expect(correspondenceOf(host.controller.store.state)).toBe("send");
});

test("a turn for the other side is tried out here only, and its real turn takes its place", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  play(host, 7);
  expect(host.turns).toEqual([{ play: 6 }]);
  host.controller.playPending();
  expect(host.sent).toEqual([]);
  play(guest, 8);
  settle(host, guest);
  expect(host.turns).toEqual([{ play: 6 }, { play: 8 }]);
  expect(tryingSlice.of(host.controller.store.state)).toBeNull();
  agree(host, guest);
});

test("a variation of earlier turns stays here, and the reader comes back when a turn arrives", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  host.controller.walkTo(0);
  play(host, 12);
  expect(host.sent).toEqual([]);
  play(guest, 8);
  settle(host, guest);
  expect(host.turns).toEqual([{ play: 6 }, { play: 8 }]);
});

test("turns are taken back where the other side agrees, and stay in the record", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  play(guest, 7);
  settle(host, guest);
  expect(host.session.undoTo).toBe(0);
  host.session.askUndo();
  settle(host, guest);
  expect(guest.news).toEqual([{ kind: "undo-asked" }]);
  guest.session.answerUndo(false);
  settle(host, guest);
  expect(host.news).toEqual([{ kind: "undo-declined" }]);
  expect(host.turns).toHaveLength(2);
  host.session.askUndo();
  settle(host, guest);
  guest.session.answerUndo(true);
  settle(host, guest);
  expect([host.turns, guest.turns]).toEqual([[], []]);
  play(guest, 13);
  expect(pendingSlice.of(guest.controller.store.state)).toEqual({ play: 13 });
  play(host, 12);
  settle(host, guest);
  expect(guest.turns).toEqual([{ play: 12 }]);
  agree(host, guest);
  expect(host.controller.document().turns).toEqual([
    { play: 6, variations: [[{ play: 12 }]] },
    { play: 7 },
  ]);
});

test("nobody takes turns back alone", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  play(guest, 7);
  settle(host, guest);
  const before = host.record;
  const [game] = gameOf(guest, { turns: 1 }, { e: 1 });
  host.session.receive(game);
  guest.session.answerUndo(true);
  const undone = { ...JSON.parse(turnOf(guest, { play: 3 })), k: "undone", to: 0, yes: true };
  const { turn: _, left: __, ...answer } = undone;
  host.session.receive(JSON.stringify(answer));
  expect(host.record).toBe(before);
});

test("an undo that is asked for goes with the next turn", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  host.session.askUndo();
  settle(host, guest);
  play(guest, 7);
  settle(host, guest);
  expect(guest.session.isAskedToUndo).toBe(false);
  expect(host.session.hasAskedToUndo).toBe(false);
  guest.session.answerUndo(true);
  expect(guest.sent).toEqual([]);
});

test("an agreement that crosses with a turn, or is lost, still takes back what was asked", () => {
  for (const isLost of [false, true]) {
    const [host, guest] = pair();
    play(host, 6);
    settle(host, guest);
    play(guest, 7);
    settle(host, guest);
    play(host, 8);
    settle(host, guest);
    guest.session.askUndo();
    host.session.receive(guest.sent.shift());
    play(guest, 9);
    host.session.answerUndo(true);
    if (isLost) host.sent.length = 0;
    settle(host, guest);
    agree(host, guest);
    expect(guest.turns).toEqual([{ play: 6 }]);
    expect(guest.news).toEqual([{ kind: "undo-agreed" }]);
  }
});

test("both play at once after a loss: both lines stay, and the host's is played on", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  // Either side may delete the history at any time; here both choose the next turn for the same side.
  guest.controller.play({ play: 7 });
  guest.sent.length = 0;
  const lost = guest.controller.store.state.branch.node;
  expect(lost).toBeGreaterThan(0);
  const again = new Side({ ...GRID, turns: [{ play: 6 }, { play: 8 }] }, "second");
  again.connect();
  settle(host, again);
  expect(host.turns).toEqual([{ play: 6 }, { play: 8 }]);
  guest.connect();
  host.connect();
  settle(host, guest);
  agree(host, guest);
  expect(host.turns).toEqual([{ play: 6 }, { play: 8 }]);
  expect(host.controller.document().turns).toEqual([
    { play: 6 },
    { play: 8, variations: [[{ play: 7 }]] },
  ]);
  expect(guest.news).toContainEqual({ kind: "parted", turns: 1 });
});

test("turns that one side deletes come back from the other", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  play(guest, 7);
  settle(host, guest);
  host.controller.walkTo(1);
  host.controller.editor.deleteFromHere();
  expect(host.turns).toEqual([]);
  settle(host, guest);
  agree(host, guest);
  expect(host.turns).toEqual([{ play: 6 }, { play: 7 }]);
  play(host, 8);
  settle(host, guest);
  expect(guest.turns).toHaveLength(3);
});

test("a side that lost its last turns gets them back from the other, its own included", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  play(guest, 7);
  settle(host, guest);
  const late = new Side(GRID, "first");
  late.connect();
  guest.connect();
  settle(late, guest);
  expect(late.turns).toEqual([{ play: 6 }, { play: 7 }]);
  expect(late.record).toBe(guest.record);
});

test("a turn that comes twice is taken once, and not answered", () => {
  const [host, guest] = pair();
  play(host, 6);
  const [turn = ""] = host.sent;
  for (let count = 0; count < 3; count++) guest.session.receive(turn);
  expect(guest.turns).toEqual([{ play: 6 }]);
  expect(guest.sent).toEqual([]);
});

test.each([
  ["of another name", GRID, "first.zzzz"],
  ["of the other side", GRID, "second.k3x9"],
  ["on another board", { ...GRID, board: { kind: "grid", columns: 5, rows: 6 } }, "first.k3x9"],
  ["by other rules", { ...GRID, rules: { preset: "primitive" } }, "first.k3x9"],
] satisfies [string, GameDocument, string][])(
  "a whole game %s is refused",
  (_, other, recipient) => {
    const host = new Side({ ...GRID, turns: [{ play: 6 }] }, "first");
    host.connect();
    host.sent.length = 0;
    const before = host.controller.store.state;
    const link = toLink({ ...other, turns: [{ play: 6 }, { play: 7 }] });
    const game = { v: 1, k: "game", g: `#${link}~${recipient}`, e: 0, all: "0", more: 0 };
    host.session.receive(JSON.stringify(game));
    expect(host.controller.store.state).toBe(before);
    expect(host.sent).toEqual([JSON.stringify({ v: 1, k: "refused", why: "game" })]);
    // But for that it would be taken.
    const own = toLink({ ...GRID, turns: [{ play: 6 }, { play: 7 }] });
    host.session.receive(JSON.stringify({ ...game, g: `#${own}~first.k3x9` }));
    expect(host.turns).toEqual([{ play: 6 }, { play: 7 }]);
  },
);

test("a whole game travels whose link ends in a sign that many programs drop", () => {
  const numbers = Array.from({ length: 300 }, (_, index) => [index % 25, Math.floor(index / 25)]);
  const found = numbers
    .filter(([a, b]) => a !== b)
    .map(([a = 0, b = 0]): GameDocument => ({ ...GRID, turns: [{ play: a }, { play: b }] }))
    .find((document) => /%..$/.test(toLink(document)));
  if (found === undefined) throw new Error("no such link");
  const [host] = pair({ ...found, turns: found.turns?.slice(0, 1) ?? [] });
  const guest = new Side(found, "second");
  guest.connect();
  host.connect();
  settle(host, guest);
  expect(host.turns).toEqual(found.turns);
});

test("the peer plays no turn for this side, not even within a whole game", () => {
  const [host] = pair();
  const before = host.record;
  host.session.receive(turnOf(host, { play: 3 }));
  expect(host.record).toBe(before);
  expect(host.sent.map((text) => JSON.parse(text))).toEqual([{ v: 1, k: "refused", why: "rules" }]);
  const forger = new Side({ ...GRID, turns: [{ play: 3 }, { play: 4 }] }, "second");
  forger.connect();
  const [game] = gameOf(forger, { turns: 2 }, {});
  for (let count = 0; count < 3; count++) {
    later(5000);
    host.session.receive(game);
    expect(host.turns).toEqual([]);
  }
});

/** A message with a turn at the side's own moment. */
function turnOf(side: Side, turn: Turn): string {
  side.sent.length = 0;
  side.session.tick();
  const { at } = JSON.parse(side.sent.pop() ?? "{}");
  return JSON.stringify({ v: 1, k: "turn", at, turn, left: null });
}

/** The side's whole game at a moment, with other fields. */
function gameOf(side: Side, { turns }: { turns: number }, other: object): string[] {
  const link = toLink(side.controller.document());
  const g = `#${link}.${turns}~first.k3x9`;
  return [JSON.stringify({ v: 1, k: "game", g, e: 0, all: "0", more: 0, ...other })];
}

/** Turns that the rules refuse: on a stone, beyond the board, or of another phase. */
const REFUSED: readonly Turn[] = [
  ...[6, 25, 1e6, -1].map((at) => ({ play: at })),
  { play: [3, 3] },
  { komi: "1" },
  { take: "black" },
  { answer: "ignore" },
  { reset: 0 },
  "accept",
  "decline",
  { agree: { dead: [7] } },
];

/** Messages of somebody who wants to do harm: noise, half a message, and whole ones with what the rules refuse. */
function hostile(random: Chance, victim: Side): string {
  const noise = () =>
    Array.from({ length: random(60) }, () => String.fromCharCode(random(400))).join("");
  const values = [
    null,
    true,
    -1,
    1e9,
    0.5,
    "",
    "<b>",
    "pass",
    [],
    {},
    "k3x9",
    [[[]]],
    "#1",
    "__proto__",
  ];
  const any = () => values[random(values.length)];
  const kinds = [
    "hello",
    "game",
    "turn",
    "undo",
    "undone",
    "chat",
    "marks",
    "point",
    "said",
    "refused",
    "bye",
    "constructor",
    "x",
  ];
  const at = JSON.parse(turnOf(victim, "pass")).at;
  victim.sent.length = 0;
  switch (random(10)) {
    case 0:
      return noise();
    case 1:
      return JSON.stringify(any());
    case 2: {
      const k = kinds[random(kinds.length)];
      return JSON.stringify({
        v: 1,
        k: k === "bye" ? "by" : k,
        at: any(),
        turn: any(),
        text: any(),
      });
    }
    case 3:
      return JSON.stringify({ v: random(4) + 2, k: "bye" });
    case 4:
      return JSON.stringify({
        v: 1,
        k: "turn",
        at,
        turn: { play: random(40) - 5, comment: "<i>" },
        left: null,
      });
    case 5:
      return JSON.stringify({
        v: 1,
        k: "turn",
        at,
        turn: REFUSED[random(REFUSED.length)],
        left: null,
      });
    case 6:
      return JSON.stringify({ v: 1, k: "undone", at, to: random(3), yes: true });
    case 7:
      return JSON.stringify({
        v: 1,
        k: "marks",
        at,
        marks: [any(), { circle: [25] }][random(2)] ?? [],
      });
    case 8:
      return JSON.stringify({
        v: 1,
        k: "chat",
        text: ["<img src=x>", "</p>", "&lt;", "\u202e", ""][random(5)],
      });
    default: {
      const links = [
        "#1",
        "#1d2O4EGSX~first.k3x9",
        `#${toLink(GRID)}~first.zzzz`,
        `#${toLink(GRID)}~second.k3x9`,
      ];
      const board = { ...GRID, board: { kind: "grid", columns: 5, rows: 6 } } as GameDocument;
      const g = [...links, `#${toLink(board)}~first.k3x9`][random(5)];
      return JSON.stringify({ v: 1, k: "game", g, e: random(9), all: "0", more: random(4) });
    }
  }
}

test("a hostile peer's 10,000 messages change nothing, and it is told", () => {
  // The peer is to act.
  const host = new Side({ ...GRID, turns: [{ play: 6 }] }, "first");
  host.connect(Number.POSITIVE_INFINITY);
  const random = chance(10_000);
  let before = host.controller.store.state;
  for (let count = 0; count < 10_000; count++) {
    const message = hostile(random, host);
    later(1000);
    host.session.receive(message);
  }
  expect(host.controller.store.state).toBe(before);
  expect(host.news.filter(({ kind }) => kind !== "refused")).toEqual([]);
  host.connect();
  before = host.controller.store.state;
  const replies: string[] = [];
  for (let count = 0; count < 10_000 && !host.isClosed; count++) {
    const message = hostile(random, host);
    later(1000);
    host.session.receive(message);
    replies.push(...host.sent);
  }
  expect(host.isClosed).toBe(true);
  expect(host.news).toContainEqual({ kind: "hostile" });
  expect(replies.some((text) => text.includes('"refused"'))).toBe(true);
  expect(host.controller.store.state).toBe(before);
});

test("a flood is dropped, told of once, and what comes later is read again", () => {
  const [host, guest] = pair();
  later(10_000);
  host.news.length = 0;
  for (let count = 0; count < 500; count++)
    host.session.receive(JSON.stringify({ v: 1, k: "chat", text: `${count}` }));
  expect(host.news).toHaveLength(60);
  expect(host.sent).toEqual([JSON.stringify({ v: 1, k: "refused", why: "flood" })]);
  later(10_000);
  host.sent.length = 0;
  guest.session.chat("Hello?");
  settle(host, guest);
  expect(host.news.at(-1)).toEqual({ kind: "chat", text: "Hello?", from: "peer" });
});

test("a line of chat travels; markup and long texts do not", () => {
  const [host, guest] = pair();
  expect(host.session.chat(" 3 < 4, isn't it? ")).toBe(true);
  settle(host, guest);
  expect(guest.news).toEqual([{ kind: "chat", text: "3 < 4, isn't it?", from: "peer" }]);
  for (const text of ["<b>x", "x</i>", "&amp;", "a\u202eb", "", "x".repeat(LONGEST_CHAT + 1)])
    expect(host.session.chat(text)).toBe(false);
  expect(host.sent).toEqual([]);
});

test("messages have a bounded length, one version and no other fields", () => {
  const bye = (more: object) => JSON.stringify({ v: 1, k: "bye", ...more });
  expect(readMessage(bye({}))).toEqual({ k: "bye" });
  expect(readMessage(bye({ v: 2 }))).toBe("version");
  expect(readMessage(bye({ x: 1 }))).toBe("form");
  expect(readMessage(bye({ k: "toString" }))).toBe("form");
  expect(readMessage(new ArrayBuffer(8))).toBe("form");
  expect(readMessage(" ".repeat(LONGEST + 1))).toBe("size");
});

test("who leaves is gone, and a game goes on by link", () => {
  const [host, guest] = pair();
  guest.session.leave();
  settle(host, guest);
  expect(host.news).toEqual([{ kind: "left" }]);
  expect([host.isClosed, guest.isClosed]).toEqual([true, true]);
  play(host, 6);
  expect(host.sent).toEqual([]);
});

test("marks beside a turn of the game travel, and go again; those of a variation stay", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  play(guest, 7);
  settle(host, guest);
  const marks = () => guest.controller.document().turns?.map((turn) => Object(turn).marks);
  host.controller.editor.mark(placement(3), "triangle");
  host.controller.editor.mark(placement(4), "label");
  settle(host, guest);
  expect(marks()).toEqual([undefined, { triangle: [3], label: [[4, "A"]] }]);
  expect(guest.record).toBe(host.record);
  host.controller.walkTo(1);
  host.controller.editor.mark(placement(6), "circle");
  settle(host, guest);
  expect(marks()?.[0]).toEqual({ circle: [6] });
  expect(guest.turns).toHaveLength(2);
  host.controller.editor.mark(placement(6), "circle");
  settle(host, guest);
  expect(marks()?.[0]).toBeUndefined();
  host.controller.walkTo(0);
  play(host, 12);
  host.controller.editor.mark(placement(12), "square");
  expect(host.sent).toEqual([]);
});

test("marks off the board, with markup or of unknown kinds are refused, and of unknown turns left", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  const before = host.controller.store.state;
  const { at } = JSON.parse(turnOf(host, "pass"));
  for (const marks of [
    { triangle: [25] },
    { label: [[3, "<b>"]] },
    { label: [[3, "x".repeat(21)]] },
    { star: [3] },
    { cross: 3 },
    { cross: [] },
    {},
    [3],
  ]) {
    host.sent.length = 0;
    later(1000);
    host.session.receive(JSON.stringify({ v: 1, k: "marks", at, marks }));
    expect(host.sent).toEqual([JSON.stringify({ v: 1, k: "refused", why: "form" })]);
  }
  for (const other of [
    { ...at, n: 0 },
    { ...at, n: 2 },
    { ...at, h: "0" },
  ])
    host.session.receive(JSON.stringify({ v: 1, k: "marks", at: other, marks: { cross: [3] } }));
  expect(host.controller.store.state).toBe(before);
  host.session.receive(JSON.stringify({ v: 1, k: "marks", at, marks: { cross: [3] } }));
  expect(host.controller.document().turns).toEqual([{ play: 6, marks: { cross: [3] } }]);
});

test("dead stones are agreed on live, and a list that lacks stones is refused", () => {
  const [host, guest] = pair();
  play(host, 6);
  settle(host, guest);
  play(guest, 0);
  settle(host, guest);
  play(host, 7);
  settle(host, guest);
  guest.controller.pass();
  settle(host, guest);
  // The chain of the stone is missing.
  host.session.receive(turnOf(host, { agree: { dead: [6] } }));
  expect(host.turns).toHaveLength(4);
  host.sent.length = 0;
  host.controller.play({ agree: { dead: [0] } });
  settle(host, guest);
  expect(guest.controller.store.state.game.standing.offer).toEqual({ dead: [0] });
  guest.controller.play("accept");
  settle(host, guest);
  // All of the board is Black's.
  expect(host.controller.store.state.game.result).toEqual({
    winner: "black",
    by: "agreement",
    black: "25",
    white: "0",
  });
  expect(guest.record).toBe(host.record);
});

test("a draw is offered live, and accepted or declined", () => {
  const [host, guest] = pair();
  for (const answer of ["decline", "accept"] as const) {
    host.controller.play({ agree: "draw" });
    settle(host, guest);
    guest.controller.play(answer);
    settle(host, guest);
  }
  expect(host.controller.store.state.game.result).toEqual({ winner: "draw", by: "draw" });
  expect(guest.record).toBe(host.record);
  expect([...host.news, ...guest.news]).toEqual([]);
});
