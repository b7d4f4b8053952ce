/** Tests of live play over a relay that restarts, repeats, and tells lies; of its rooms' codes and seals. */
import { load } from "gospace/play";
import { beforeAll, expect, test, vi } from "vitest";
import { relayServer, withRelay } from "../../../scripts/build/relay.mjs";
import { decode } from "../../../www/features/live/description.ts";
import { keptGame } from "../../../www/features/live/kept-game.ts";
import { keepRoom, takeRoom } from "../../../www/features/live/kept-room.ts";
import {
  codeOfRoom,
  newRoom,
  roomAddress,
  roomOfCode,
  Seal,
} from "../../../www/features/live/room.ts";
import { met, noPeer, Page, RELAY, Relay, Wire } from "./relayed.ts";

beforeAll(() => load());

const soon = { interval: 1 };

async function turns(count: number, ...pages: Page[]): Promise<void> {
  for (const page of pages) await expect.poll(() => page.turns, soon).toBe(count);
}

test("a room comes back from its code, which is no other code", () => {
  const room = newRoom();
  const code = codeOfRoom(room);
  expect(code).toMatch(/^[\w-]{48}$/);
  expect(roomOfCode(code)).toEqual(room);
  expect(newRoom()).not.toEqual(room);
  expect(() => decode(code)).toThrow("another version");
  for (const damaged of [
    "",
    "0",
    code.slice(1),
    code.slice(0, -2),
    `${code.slice(0, 20)}xyz${code.slice(23)}`,
  ])
    expect(roomOfCode(damaged)).toBeNull();
});

test("the relay's address of a room has its id alone: 128 bits, and nothing of the key", () => {
  const room = { kind: "room", id: Array(16).fill(0), key: Array(16).fill(255) } as const;
  expect(roomAddress(RELAY, room)).toBe(`${RELAY}/room/${"A".repeat(22)}`);
});

test("what is sealed in a room is opened there alone, and is another each time", async () => {
  const room = newRoom();
  const seal = new Seal(room);
  const hello = new TextEncoder().encode("Hello");
  const [once, again] = [await seal.seal(hello), await seal.seal(hello)];
  expect(once).not.toEqual(again);
  // A nonce of 96 bits, the text, and a tag of 128 bits.
  expect(once).toHaveLength(12 + 5 + 16);
  expect(await seal.open(once)).toEqual(hello);
  const other = newRoom();
  expect(await new Seal({ ...room, key: other.key }).open(once)).toBeNull();
  expect(await new Seal({ ...room, id: other.id }).open(once)).toBeNull();
  once[20] = (once[20] ?? 0) ^ 1;
  expect(await seal.open(once)).toBeNull();
  expect(await seal.open(new Uint8Array(3))).toBeNull();
});

test("two pages that no peer connects play over the relay, which sees one room and no word", async () => {
  const [relay, room] = [new Relay(), newRoom()];
  const host = new Page(relay, room, "host");
  const guest = new Page(relay, room, "guest");
  await met(1, host, guest);
  host.play(6);
  await turns(1, guest);
  guest.play(7);
  await turns(2, host);
  guest.session?.chat("Hello");
  await expect.poll(() => host.happened, soon).toContain("chat");
  expect([...relay.addresses]).toEqual([roomAddress(RELAY, room)]);
  for (const bytes of relay.passed)
    expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/text|Hello|play|meeting/);
  guest.session?.leave();
  guest.meeting.close();
  await expect.poll(() => host.happened, soon).toContain("left");
});

test("a session lives through restarts of the relay, with what was played in the meantime", async () => {
  const [relay, room] = [new Relay(), newRoom()];
  const host = new Page(relay, room, "host");
  const guest = new Page(relay, room, "guest");
  await met(1, host, guest);
  for (const [round, code] of [1012, 1006, 4001].entries()) {
    relay.end(code);
    expect(host.happened.at(-1)).toBe("away");
    host.play(4 * round);
    relay.wait();
    await expect.poll(() => host.happened.at(-1), soon).toBe("back");
    await expect.poll(() => guest.happened.at(-1), soon).toBe("back");
    guest.session?.tick();
    await turns(2 * round + 1, host, guest);
    guest.play(4 * round + 1);
    await turns(2 * round + 2, host, guest);
  }
  await met(1, host, guest);
  expect(host.happened).not.toContain("parted");
});

test("a host waits for a guest that does not come back after a restart, and then for another", async () => {
  const [relay, room] = [new Relay(), newRoom()];
  const host = new Page(relay, room, "host");
  const guest = new Page(relay, room, "guest");
  await met(1, host, guest);
  guest.meeting.close();
  relay.end(1012);
  const last = () => {
    relay.wait();
    return host.happened.at(-1);
  };
  await expect.poll(last, soon).toBe("parted");
  const another = new Page(relay, room, "guest");
  await met(2, host);
  await met(1, another);
});

test("a relay that stays away is tried again, less and less often", async () => {
  const [relay, room] = [new Relay(), newRoom()];
  relay.isAway = true;
  const pauses: number[] = [];
  const later = (work: () => void, ms: number) => {
    pauses.push(ms);
    if (pauses.length === 8) relay.isAway = false;
    queueMicrotask(work);
  };
  const patient = Object.assign(relay, { later });
  const host = new Page(patient, room, "host");
  await expect.poll(() => host.happened.at(-1), soon).toBe("back");
  const rising = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000];
  expect(pauses).toEqual(rising);
  relay.end(1006);
  await expect.poll(() => host.happened.at(-1), soon).toBe("back");
  expect(pauses).toEqual([...rising, 1000]);
});

test("a guest that comes again by the same link goes on where the game stands", async () => {
  const [relay, room] = [new Relay(), newRoom()];
  const host = new Page(relay, room, "host");
  const guest = new Page(relay, room, "guest");
  await met(1, host, guest);
  host.play(6);
  await turns(1, guest);
  guest.meeting.close();
  await expect.poll(() => host.happened.at(-1), soon).toBe("parted");
  host.play(6);
  const again = new Page(relay, room, "guest");
  await met(2, host);
  await turns(1, again);
  again.play(7);
  await turns(2, host);
});

test("a host that comes back finds the guest that waits", async () => {
  const [relay, room] = [new Relay(), newRoom()];
  const guest = new Page(relay, room, "guest");
  const host = new Page(relay, room, "host");
  await met(1, host, guest);
  host.meeting.close();
  await expect.poll(() => guest.happened.at(-1), soon).toBe("parted");
  const again = new Page(relay, room, "host");
  await met(2, guest);
  await met(1, again);
});

test("pages of which one alone had a break meet anew, both of them", async () => {
  const [relay, room] = [new Relay(), newRoom()];
  const host = new Page(relay, room, "host");
  const guest = new Page(relay, room, "guest");
  await met(1, host, guest);
  relay.endFirst(1006);
  await expect.poll(() => guest.happened.at(-1), soon).toBe("parted");
  relay.wait();
  await met(2, host, guest);
});

test("after a relay that has stopped page by page both meet anew, whoever is back first", async () => {
  const [relay, room] = [new Relay(), newRoom()];
  const guest = new Page(relay, room, "guest");
  const host = new Page(relay, room, "host");
  await met(1, host, guest);
  relay.endFirst(1012);
  await expect.poll(() => host.happened.at(-1), soon).toBe("parted");
  relay.endFirst(1012);
  const before = relay.passed.length;
  relay.wait(1);
  await expect.poll(() => relay.passed.length, soon).toBeGreaterThan(before);
  relay.wait();
  await met(2, host, guest);
});

test("a third page is told that the place is taken, and gets it when it is free", async () => {
  const [relay, room] = [new Relay(), newRoom()];
  const host = new Page(relay, room, "host");
  const guest = new Page(relay, room, "guest");
  await met(1, host, guest);
  const third = new Page(relay, room, "guest");
  await expect.poll(() => third.happened, soon).toContain("taken");
  host.play(6);
  await turns(1, guest);
  expect(third.turns).toBe(0);
  guest.meeting.close();
  await met(1, third);
  await turns(1, third);
});

test("a page that is told that the place is taken asks again, and gets it without further news", async () => {
  const { relay, room, wire, host, guest } = await connected();
  guest.meeting.close();
  const again = new Page(relay, room, "guest");
  await expect.poll(() => again.happened, soon).toContain("taken");
  // The host learns late that its peer is gone.
  wire.cut();
  relay.wait();
  await met(2, host);
  await met(1, again);
});

test("a tab keeps its room for one reload", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  const kept = { game: "k3x9", part: "host", room: newRoom() } as const;
  expect([keptGame(), takeRoom()]).toEqual([null, null]);
  keepRoom(kept);
  expect(keptGame()).toBe("k3x9");
  expect(takeRoom()).toEqual(kept);
  expect([keptGame(), takeRoom()]).toEqual([null, null]);
  keepRoom(kept);
  keepRoom(null);
  expect(takeRoom()).toBeNull();
  for (const text of ["k3x9 host damaged", "k3x9", "", `k3x9 judge ${codeOfRoom(kept.room)}`]) {
    stored.set("gospace.live.room", text);
    expect(takeRoom()).toBeNull();
  }
  vi.unstubAllGlobals();
  keepRoom(kept);
  expect([keptGame(), takeRoom()]).toEqual([null, null]);
});

/** Two pages of a room whose peers are connected. */
async function connected() {
  const [relay, room, wire] = [new Relay(), newRoom(), new Wire()];
  const peer: ConstructorParameters<typeof Page>[3] = (heard) => wire.peer(heard);
  const host = new Page(relay, room, "host", peer);
  const guest = new Page(relay, room, "guest", peer);
  await met(1, host, guest);
  // Ticks go by the relay until the peers are connected.
  const ticks = () => {
    host.session?.tick();
    return wire.sent.length;
  };
  await expect.poll(ticks, soon).toBeGreaterThan(0);
  return { relay, room, wire, host, guest };
}

test("once peers are connected the relay carries no turn, and does again if they part", async () => {
  const { relay, wire, host, guest } = await connected();
  const carried = relay.passed.length;
  host.play(6);
  guest.play(7);
  await turns(2, host, guest);
  expect(relay.passed).toHaveLength(carried);
  relay.end(1012);
  host.play(8);
  await turns(3, guest);
  relay.wait();
  await expect.poll(() => guest.happened.at(-1), soon).toBe("back");
  await expect.poll(() => host.happened.at(-1), soon).toBe("back");
  wire.cut();
  guest.play(9);
  await turns(4, host);
  await met(1, host, guest);
});

test("a guest that leaves the relay first and then its peer is gone", async () => {
  const { relay, room, wire, host, guest } = await connected();
  guest.meeting.close();
  // The relay has told it once it tells of the next page.
  const third = new Page(relay, room, "guest");
  await expect.poll(() => third.happened, soon).toContain("taken");
  third.meeting.close();
  await expect.poll(() => relay.count, soon).toBe(1);
  expect(host.happened).not.toContain("parted");
  wire.cut();
  await expect.poll(() => host.happened.at(-1), soon).toBe("parted");
});

test("a relay that repeats, returns and invents messages changes nothing", async () => {
  const [relay, room] = [new Relay(), newRoom()];
  const host = new Page(relay, room, "host");
  const guest = new Page(relay, room, "guest");
  await met(1, host, guest);
  host.session?.chat("once");
  await expect.poll(() => guest.happened.filter((each) => each === "chat"), soon).toHaveLength(1);
  for (const bytes of [...relay.passed]) relay.says(bytes);
  relay.says(new TextEncoder().encode(`{"k":"text"}`).buffer);
  relay.says("two");
  relay.says(JSON.stringify({ k: "text", text: "plain" }));
  guest.session?.chat("after");
  await expect.poll(() => host.happened.filter((each) => each === "chat"), soon).toHaveLength(2);
  expect(guest.happened.filter((each) => each === "chat")).toHaveLength(2);
  await met(1, host, guest);
  expect([...host.happened, ...guest.happened]).not.toContain("refused");
});

test("a relay that refuses a page is not tried again", async () => {
  const [relay, room] = [new Relay(), newRoom()];
  const host = new Page(relay, room, "host", noPeer);
  await expect.poll(() => host.happened.at(-1), soon).toBe("back");
  relay.end(4000);
  expect(host.happened.at(-1)).toBe("lost");
  relay.wait();
  expect(relay.addresses.size).toBe(1);
});

test("a page has no relay unless the setting names one", () => {
  expect(relayServer("")).toBeNull();
  expect(relayServer("wss://relay.example:8443/go/")).toBe("wss://relay.example:8443/go");
  expect(relayServer("ws://127.0.0.1:8787")).toBe("ws://127.0.0.1:8787");
  for (const wrong of [
    "relay.example",
    "https://relay.example",
    "ws://relay.example",
    "wss://a b",
    'wss://a">',
  ])
    expect(() => relayServer(wrong)).toThrow("which is no relay");
});

test("the page's policy allows the rooms of its relay, and nothing else elsewhere", () => {
  const page = "<head><meta content=\"connect-src 'self'; x\"></head>";
  expect(withRelay(page, null)).toBe(page);
  expect(withRelay(page, RELAY)).toBe(
    `<head><meta content="connect-src 'self' ${RELAY}/room/; x"><meta name="gospace-relay" content="${RELAY}">\n</head>`,
  );
});
