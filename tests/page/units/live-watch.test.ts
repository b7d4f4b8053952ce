/** Tests of those who watch a live game: what they see, that nothing they send changes it, and how they come and go. */
import { load } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import type { Player } from "../../../www/engine/types.ts";
import { type Letter, Line } from "../../../www/features/live/line.ts";
import { readMessage, writeMessage } from "../../../www/features/live/messages.ts";
import { newRoom, type Room } from "../../../www/features/live/room.ts";
import { correspondenceOf, pendingSlice } from "../../../www/model/correspondence.ts";
import { GRID } from "./live-sides.ts";
import { met, noPeer, Page, RELAY, Relay, Wire } from "./relayed.ts";

beforeAll(() => load());

const soon = { interval: 1 };

/** Two who play in a room, and so many who watch. */
async function watched(count: number, ...peer: ConstructorParameters<typeof Page>[3][]) {
  const [relay, room] = [new Relay(), newRoom()];
  const host = new Page(relay, room, "host", peer[0]);
  const guest = new Page(relay, room, "guest", peer[0]);
  await met(1, host, guest);
  const watchers: Page[] = [];
  for (let at = 0; at < count; at++) watchers.push(await watcher(relay, room));
  return { relay, room, host, guest, watchers };
}

/** Another page that opens the link. */
async function watcher(
  relay: Relay,
  room: Room,
  page = new Page(relay, room, "guest"),
): Promise<Page> {
  await expect.poll(() => page.happened, soon).toContain("taken");
  page.meeting.watch();
  await expect.poll(() => page.happened, soon).toContain("watching");
  return page;
}

/** Two who play with a minute each, and what opens another page that watches. */
async function timedPages() {
  const [relay, room] = [new Relay(), newRoom()];
  const page = (role: "host" | "guest") => {
    const found = new Page(relay, room, role, noPeer, { ...GRID, comment: "Time: 60" });
    found.clock();
    return found;
  };
  const [host, guest] = [page("host"), page("guest")];
  await met(1, host, guest);
  return { relay, host, guest, more: () => watcher(relay, room, page("guest")) };
}

/** Waits until a page that watches hears that a place is free. */
async function isFree(page: Page, relay: Relay): Promise<void> {
  await expect
    .poll(() => {
      relay.wait();
      return page.happened.at(-1);
    }, soon)
    .toBe("free");
}

async function runs(player: Player | null, { clocks }: Page): Promise<void> {
  await expect.poll(() => clocks?.clock?.running, soon).toBe(player);
}

async function turns(count: number, ...pages: Page[]): Promise<void> {
  for (const page of pages) await expect.poll(() => page.turns, soon).toBe(count);
}

/** A stranger who has the link, and a program of their own. */
function stranger(relay: Relay, room: Room) {
  const letters: Letter[] = [];
  const ready = { isOpen: false };
  const line = new Line(
    RELAY,
    room,
    {
      opened: () => {
        ready.isOpen = true;
      },
      broken: () => undefined,
      came: (letter) => void letters.push(letter),
      members: () => undefined,
      refused: () => undefined,
    },
    { open: (address) => relay.open(address), later: () => undefined },
  );
  return { line, letters, ready };
}

test("whoever opens the link after two have joined sees each turn and each line of chat", async () => {
  const { host, guest, watchers } = await watched(2);
  host.play(6);
  await turns(1, guest);
  guest.play(7);
  await turns(2, host, ...watchers);
  guest.session?.chat("Hello");
  host.session?.chat("Welcome");
  const lines = ["first: Welcome", "second: Hello"];
  for (const { said } of watchers) await expect.poll(() => [...said].sort(), soon).toEqual(lines);
  await expect.poll(() => [host.watchers, guest.watchers], soon).toEqual([2, 2]);
});

test("one who comes late sees the whole game, and a turn that is taken back", async () => {
  const { relay, room, host, guest } = await watched(0);
  host.play(6);
  await turns(1, guest);
  guest.play(7);
  await turns(2, host);
  const late = await watcher(relay, room);
  await turns(2, late);
  guest.session?.askUndo();
  await expect.poll(() => host.session?.isAskedToUndo, soon).toBe(true);
  host.session?.answerUndo(true);
  await turns(1, host, guest, late);
  guest.play(8);
  await turns(2, host, late);
  expect(late.controller.document().turns).toEqual(host.controller.document().turns);
});

test("those who watch see both clocks, in the midst of a turn, too, and cannot end the game by them", async () => {
  const { host, guest, more } = await timedPages();
  const early = await more();
  const seconds = ({ clocks }: Page) => {
    const { times } = clocks?.clock ?? {};
    return [times?.black, times?.white].map((time) => (time?.left ?? Number.NaN) / 1000);
  };
  host.play(6);
  await turns(1, guest, early);
  await runs("white", early);
  for (const each of [host, guest, early]) each.hand?.go(15);
  const late = await more();
  await turns(1, late);
  await runs("white", late);
  late.hand?.go(5);
  expect([seconds(early), seconds(late)]).toEqual([
    [60, 45],
    [60, 40],
  ]);
  guest.play(7);
  await turns(2, host, early, late);
  for (const each of [early, late]) {
    await runs("black", each);
    expect(seconds(each)).toEqual([60, 45]);
    each.hand?.go(70);
    expect(seconds(each)).toEqual([0, 45]);
    const { state } = each.controller.store;
    expect([state.game.result, pendingSlice.of(state)]).toEqual([null, null]);
  }
  host.hand?.go(61);
  await turns(3, guest, early, late);
  for (const each of [early, late]) {
    await runs(null, each);
    const { result } = each.controller.store.state.game;
    expect(result).toEqual({ winner: "white", by: "timeout" });
  }
});

test("the clock of those who watch stands while a player is away", async () => {
  const { relay, host, guest, more } = await timedPages();
  const page = await more();
  host.play(6);
  await turns(1, guest, page);
  await runs("white", page);
  guest.meeting.close();
  await isFree(page, relay);
  expect(page.clocks?.clock?.running).toBeNull();
});

test("a comment is seen by those who watch when the host looks next", async () => {
  const { host, watchers } = await watched(1);
  host.play(6);
  await turns(1, ...watchers);
  const { node } = host.controller.store.state.branch;
  host.controller.editor.comment(node, "A good place");
  host.audience?.tick();
  const comments = () => watchers.map(({ controller }) => JSON.stringify(controller.document()));
  await expect.poll(() => comments()[0], soon).toContain("A good place");
});

test("turns that a page tries while it watches stay there, and the game goes on over them", async () => {
  const { host, guest, watchers } = await watched(1);
  const [page] = watchers as [Page];
  host.play(6);
  await turns(1, guest, page);
  page.play(7);
  expect(pendingSlice.of(page.controller.store.state)).toEqual({ play: 7 });
  page.controller.playPending();
  expect(correspondenceOf(page.controller.store.state)).toBe("trying");
  expect(page.turns).toBe(2);
  guest.play(8);
  const played = [{ play: 6 }, { play: 8 }];
  await expect.poll(() => page.controller.store.state.game.record, soon).toEqual(played);
  expect(host.controller.document().turns).toEqual(played);
});

test("one who watches and sends turns changes nothing, and is told", async () => {
  const { host, guest, watchers } = await watched(1);
  const [page] = watchers as [Page];
  host.play(6);
  await turns(1, guest, page);
  const { standing } = host.session as NonNullable<Page["session"]>;
  const at = { n: standing.path.length, e: 0, h: "0" };
  page.meeting.show(writeMessage({ k: "turn", at, turn: { play: 7 }, left: null }), null);
  page.meeting.send(writeMessage({ k: "turn", at, turn: { play: 7 }, left: null }));
  await expect.poll(() => page.happened, soon).toContain("refused");
  guest.play(8);
  await turns(2, host, page);
  expect(host.controller.document().turns).toEqual([{ play: 6 }, { play: 8 }]);
  expect(host.happened).not.toContain("refused");
});

test("a stranger with the link can neither read what one page sends another, nor speak as one", async () => {
  const { relay, room, host, guest } = await watched(0);
  const { line, letters, ready } = stranger(relay, room);
  await expect.poll(() => ready.isOpen, soon).toBe(true);
  host.session?.chat("Between us");
  await expect.poll(() => guest.happened, soon).toContain("chat");
  await expect.poll(() => letters.length, soon).toBeGreaterThan(0);
  expect(letters.every(({ isMine }) => !isMine)).toBe(true);
  // The names and the meeting of both are known to all in the room.
  const here = letters.map(({ from, text }) => ({ from, note: JSON.parse(text) }));
  const seen = here.find(({ note }) => note.k === "here");
  const { from = "", note = {} } = seen ?? {};
  const text = writeMessage({ k: "chat", text: "I am Black" });
  const meet = { n: 9e9, k: "meet", meeting: "another", text: "" };
  const passed = relay.passed.length;
  for (const each of [meet, { n: 9e9, k: "text", meeting: note.meeting, text }])
    line.send(JSON.stringify(each), from);
  await expect.poll(() => relay.passed.length, soon).toBeGreaterThan(passed + 1);
  host.session?.chat("Still here");
  await expect.poll(() => guest.happened.filter((each) => each === "chat"), soon).toHaveLength(2);
  expect(guest.happened.filter((each) => each === "opened")).toHaveLength(1);
});

test("one who leaves is counted no longer, and comes back to the game as it is then", async () => {
  const { relay, room, host, guest, watchers } = await watched(2);
  const [first] = watchers as [Page];
  await expect.poll(() => host.watchers, soon).toBe(2);
  first.meeting.close();
  host.play(6);
  await turns(1, guest);
  await expect
    .poll(() => {
      relay.wait();
      return host.watchers;
    }, soon)
    .toBe(1);
  const again = new Page(relay, room, "watcher");
  await turns(1, again);
  await expect.poll(() => [host.watchers, guest.watchers], soon).toEqual([2, 2]);
  expect(guest.happened).not.toContain("parted");
});

test("a place that is left is free for one who watches", async () => {
  const { relay, host, guest, watchers } = await watched(2);
  const [first, second] = watchers as [Page, Page];
  host.play(6);
  await turns(1, first);
  guest.meeting.close();
  await isFree(first, relay);
  first.meeting.join();
  await met(1, first);
  await met(2, host);
  await expect.poll(() => second.happened.at(-1), soon).toBe("watching");
  await expect.poll(() => host.watchers, soon).toBe(1);
});

test("a guest that is loaded anew gets its place back while others watch", async () => {
  const { relay, room, host, guest, watchers } = await watched(1);
  host.play(6);
  await turns(1, guest, ...watchers);
  guest.meeting.close();
  const again = new Page(relay, room, "guest");
  await expect
    .poll(() => {
      relay.wait();
      return again.happened;
    }, soon)
    .toContain("opened");
  await turns(1, again);
  again.play(7);
  await turns(2, host, ...watchers);
});

test("those who watch find the game again after the relay, and the host's page, begin anew", async () => {
  const { relay, room, host, guest, watchers } = await watched(1);
  const [page] = watchers as [Page];
  relay.end(1012);
  host.play(6);
  await expect
    .poll(() => {
      relay.wait();
      return [host, guest, page].map(({ happened }) => happened.at(-1));
    }, soon)
    .not.toContain("away");
  guest.session?.tick();
  await turns(1, guest, page);
  host.meeting.close();
  const again = new Page(relay, room, "host");
  await expect
    .poll(() => {
      relay.wait();
      return again.happened;
    }, soon)
    .toContain("opened");
  await turns(1, again);
  guest.play(7);
  await turns(2, again, page);
});

test("while the players are connected with each other those who watch see the game by the relay", async () => {
  const wire = new Wire();
  const { relay, host, guest, watchers } = await watched(1, (heard) => wire.peer(heard));
  const [page] = watchers as [Page];
  const ticks = () => {
    host.session?.tick();
    return wire.sent.length;
  };
  await expect.poll(ticks, soon).toBeGreaterThan(0);
  host.play(6);
  guest.play(7);
  await turns(2, page, host);
  page.meeting.close();
  await expect
    .poll(() => {
      relay.wait();
      return host.watchers;
    }, soon)
    .toBe(0);
  expect(host.happened).not.toContain("parted");
});

test("eight may watch; one more is told that there are enough", async () => {
  const { relay, room } = await watched(8);
  const page = new Page(relay, room, "watcher");
  await expect.poll(() => page.happened, soon).toContain("full");
  await expect.poll(() => relay.count, soon).toBe(10);
});

test("a line to those who watch has no markup, and no side but the two", () => {
  const said = { v: 1, k: "said", side: "second", text: "Hello" };
  expect(readMessage(JSON.stringify(said))).toMatchObject({ k: "said", side: "second" });
  expect(readMessage(JSON.stringify({ ...said, text: "<b>" }))).toBe("markup");
  expect(readMessage(JSON.stringify({ ...said, side: "third" }))).toBe("form");
});
