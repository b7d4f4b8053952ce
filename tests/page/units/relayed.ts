/** Two pages of a test that play over a relay of the test's own: rooms as docs/live.md describes them, without a network. */
import { expect } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import { ClockController } from "../../../www/features/clock/clock-controller.ts";
import { Audience } from "../../../www/features/live/audience.ts";
import { DescriptionError, encode } from "../../../www/features/live/description.ts";
import { type Direct, Meeting } from "../../../www/features/live/meeting.ts";
import type { Heard } from "../../../www/features/live/peer.ts";
import type { Room } from "../../../www/features/live/room.ts";
import { Session } from "../../../www/features/live/session.ts";
import { Watch } from "../../../www/features/live/watch.ts";
import { liveSlice, watchingSlice } from "../../../www/model/correspondence.ts";
import type { GameController } from "../../../www/model/game-controller.ts";
import { opened } from "./controlled.ts";
import { TimeByHand } from "./time-by-hand.ts";

export const RELAY = "wss://relay.example";

class Socket extends EventTarget {
  readyState = 0;
  binaryType = "blob";
  readonly #relay: Relay;
  readonly address: string;

  constructor(relay: Relay, address: string) {
    super();
    this.#relay = relay;
    this.address = address;
  }

  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  hears(data: unknown): void {
    if (this.readyState === 1) this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }

  ends(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }

  send(bytes: Uint8Array<ArrayBuffer>): void {
    this.#relay.pass(this, bytes.buffer);
  }

  close(): void {
    this.#relay.leave(this, 1005);
  }
}

export class Relay {
  readonly passed: ArrayBuffer[] = [];
  readonly addresses = new Set<string>();
  #sockets: Socket[] = [];
  #works: (() => void)[] = [];
  isAway = false;

  open(address: string): WebSocket {
    const socket = new Socket(this, address);
    this.addresses.add(address);
    queueMicrotask(() => {
      if (this.isAway) return socket.ends(1006);
      this.#sockets.push(socket);
      socket.opens();
      this.#tell(address);
    });
    return socket as unknown as WebSocket;
  }

  later(work: () => void, _ms: number): void {
    this.#works.push(work);
  }

  /** Passes a message to the others of a room. */
  pass(from: Socket, bytes: ArrayBuffer): void {
    this.passed.push(bytes);
    for (const socket of this.#sockets)
      if (socket !== from && socket.address === from.address) socket.hears(bytes);
  }

  /** Says something to every page. */
  says(data: unknown): void {
    for (const socket of this.#sockets) socket.hears(data);
  }

  leave(socket: Socket, code: number): void {
    this.#sockets = this.#sockets.filter((each) => each !== socket);
    socket.ends(code);
    this.#tell(socket.address);
  }

  /** Ends every connection with this code. */
  end(code: number): void {
    const sockets = this.#sockets;
    this.#sockets = [];
    for (const socket of sockets) socket.ends(code);
  }

  get count(): number {
    return this.#sockets.length;
  }

  /** Ends the oldest connection with this code. */
  endFirst(code: number): void {
    const [first] = this.#sockets;
    if (first !== undefined) this.leave(first, code);
  }

  /** Lets those who wait go on, or as many as have waited longest. */
  wait(count = this.#works.length): void {
    const works = this.#works.splice(0, count);
    for (const work of works) work();
  }

  #tell(address: string): void {
    const there = this.#sockets.filter((each) => each.address === address);
    for (const socket of there) socket.hears(String(there.length));
  }
}

/** Peers that connect as soon as both have the other's code, and carry what is sent at once. */
export class Wire {
  readonly #ends: { heard: Heard; isAccepted: boolean; isClosed: boolean }[] = [];
  readonly sent: string[] = [];

  peer(heard: Heard): Direct {
    const end = { heard, isAccepted: false, isClosed: false };
    this.#ends.push(end);
    return {
      offer: async () => encode({ kind: "offer", ...DESCRIPTION }),
      answer: async () => encode({ kind: "answer", ...DESCRIPTION }),
      accept: async () => {
        end.isAccepted = true;
        for (const each of this.#open()) each.heard.opened();
      },
      send: (text) => {
        this.sent.push(text);
        for (const each of this.#open()) if (each !== end) each.heard.came(text);
      },
      close: () => {
        end.isClosed = true;
      },
    };
  }

  /** Breaks. */
  cut(): void {
    for (const each of this.#open()) {
      each.isClosed = true;
      each.heard.lost();
    }
  }

  #open() {
    return this.#ends.filter(({ isClosed }) => !isClosed);
  }
}

const DESCRIPTION = {
  fingerprint: Array<number>(32).fill(7),
  user: "user",
  password: "A".repeat(22),
  candidates: [{ found: "here", family: "four", address: [127, 0, 0, 1], port: 9 }],
} as const;

export function noPeer(): Direct {
  throw new DescriptionError("no address");
}

/** Milliseconds that the pages see. */
let time = 0;
const now = () => (time += 1000);

const INVITATION = { side: "second", game: "k3x9" } as const;

/** A page: as the controller of live play has it. */
export class Page {
  readonly controller: GameController;
  readonly happened: string[] = [];
  readonly meeting: Meeting;
  session: Session | null = null;
  readonly audience: Audience | null = null;
  watch: Watch | null = null;
  watchers = 0;
  readonly said: string[] = [];
  hand: TimeByHand | null = null;
  clocks: ClockController | null = null;

  constructor(
    relay: Relay,
    room: Room,
    role: "host" | "guest" | "watcher",
    peer: (heard: Heard) => Direct = noPeer,
    document: GameDocument = { gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } },
  ) {
    this.controller = opened(document);
    const mine = role === "host" ? "first" : "second";
    this.controller.store.dispatch({
      kind: "opponent",
      opponent: { kind: "link", mine, game: "k3x9" },
    });
    const meeting = new Meeting(
      RELAY,
      room,
      role,
      {
        opened: () => {
          this.happened.push("opened");
          this.session = new Session(this.controller, {
            role: role === "host" ? "host" : "guest",
            port: { send: (text) => meeting.send(text), close: () => undefined },
            tell: (news) => {
              this.happened.push(news.kind);
              if (news.kind === "chat")
                this.audience?.say(news.from === "me" ? "first" : "second", news.text);
            },
            moved: () => this.#moved(),
            now,
          });
          this.watch = null;
          this.controller.store.dispatch(liveSlice.with(true));
          this.#moved();
        },
        came: (text) => (this.watch ?? this.session)?.receive(text),
        lost: () => void this.happened.push("lost"),
        parted: () => {
          this.happened.push("parted");
          this.session?.close();
          this.session = null;
          this.watch = null;
          this.controller.store.dispatch(liveSlice.with(false));
        },
        taken: () => void this.happened.push("taken"),
        watching: (isFree) => this.#watches(isFree),
        full: () => void this.happened.push("full"),
        watched: (count) => {
          this.watchers = count;
        },
        asked: (watcher) => this.audience?.ask(watcher),
        away: (isAway) => void this.happened.push(isAway ? "away" : "back"),
      },
      { open: (address) => relay.open(address), later: (work, ms) => relay.later(work, ms), peer },
    );
    this.meeting = meeting;
    if (role === "host")
      this.audience = new Audience(this.controller, {
        invitation: INVITATION,
        show: (text, watcher) => meeting.show(text, watcher),
        now: () => (this.hand === null ? now() : this.hand.now()),
      });
    this.controller.store.subscribe((state) => this.audience?.follow(state));
  }

  /** Has a clock run if the game's comment names a time. */
  clock(): void {
    this.hand = new TimeByHand();
    this.clocks = new ClockController(this.controller, this.hand);
  }

  #moved(): void {
    if (this.session !== null) this.audience?.move(this.session.standing);
  }

  #watches(isFree: boolean): void {
    this.happened.push(isFree ? "free" : "watching");
    this.controller.store.dispatch(watchingSlice.with(true));
    this.watch ??= new Watch(this.controller, {
      invitation: INVITATION,
      ask: () => this.meeting.askAgain(),
      said: (side, text) => void this.said.push(`${side}: ${text}`),
      refused: () => void this.happened.push("refused"),
      left: () => void this.happened.push("left"),
      now,
    });
    if (isFree) this.watch.stand();
  }

  get turns(): number {
    return this.controller.store.state.game.turnCount;
  }

  play(at: number): void {
    this.controller.play({ play: at });
  }
}

/** Waits until both have met, as often as this. */
export async function met(count: number, ...pages: Page[]): Promise<void> {
  for (const page of pages)
    await expect
      .poll(() => page.happened.filter((each) => each === "opened").length, { interval: 1 })
      .toBe(count);
}
