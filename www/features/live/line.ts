/** Line to a room of a relay: sealed texts to all others in the room, in their order. A line that breaks is opened again;
 *  what was to be sent in the meantime is lost. */
import type { Seal } from "./room.ts";

export interface LineHeard {
  /** At the first time, and after each break. */
  opened(): void;
  broken(): void;
  came(text: string): void;
  /** The number of pages in the room is another. */
  members(count: number): void;
  /** The relay will not have this page. */
  refused(): void;
}

/** Network of a line, as a browser has it. */
export interface Dialling {
  open(address: string): WebSocket;
  later(work: () => void, ms: number): void;
}

export const DIALLING: Dialling = {
  open: (address) => new WebSocket(address),
  later: (work, ms) => void setTimeout(work, ms),
};

/** Ready state of an open socket. */
const OPEN = 1;
/** Close codes after which another try would end alike: a wrong form, a flood, too large, and a full room. */
const FINAL = [1003, 1008, 1009, 4000];
/** Milliseconds until a broken line is opened again, at first and at most. */
const PAUSE = { first: 1000, most: 30_000 };
/** Texts that are sealed or opened at once; more would be a flood. */
const MOST_WAITING = 200;

export class Line {
  readonly #address: string;
  readonly #seal: Seal;
  readonly #heard: LineHeard;
  readonly #dialling: Dialling;
  #socket: WebSocket;
  #pause = PAUSE.first;
  #isOver = false;
  #order: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(address: string, seal: Seal, heard: LineHeard, dialling: Dialling) {
    this.#address = address;
    this.#seal = seal;
    this.#heard = heard;
    this.#dialling = dialling;
    this.#socket = this.#dial();
  }

  get isOpen(): boolean {
    return this.#socket.readyState === OPEN;
  }

  send(text: string): void {
    const socket = this.#socket;
    if (!this.isOpen) return;
    this.#inOrder(async () => {
      const bytes = await this.#seal.seal(text);
      if (socket.readyState === OPEN) socket.send(bytes);
    });
  }

  /** Sends what is on its way, and ends. */
  close(): void {
    this.#isOver = true;
    void this.#order.then(() => this.#socket.close());
  }

  #dial(): WebSocket {
    const socket = this.#dialling.open(this.#address);
    socket.binaryType = "arraybuffer";
    socket.addEventListener("open", () => {
      this.#pause = PAUSE.first;
      if (!this.#isOver) this.#heard.opened();
    });
    socket.addEventListener("message", ({ data }) => this.#came(data));
    socket.addEventListener("close", ({ code }) => this.#closed(code));
    return socket;
  }

  #came(data: unknown): void {
    this.#inOrder(async () => {
      const text = data instanceof ArrayBuffer ? await this.#seal.open(data) : null;
      if (this.#isOver) return;
      if (text !== null) this.#heard.came(text);
      else if (typeof data === "string" && /^\d{1,3}$/.test(data))
        this.#heard.members(Number(data));
    });
  }

  #closed(code: number): void {
    if (this.#isOver) return;
    if (FINAL.includes(code)) {
      this.#isOver = true;
      return this.#heard.refused();
    }
    this.#heard.broken();
    this.#dialling.later(() => {
      if (!this.#isOver) this.#socket = this.#dial();
    }, this.#pause);
    this.#pause = Math.min(2 * this.#pause, PAUSE.most);
  }

  #inOrder(work: () => Promise<void>): void {
    if (this.#waiting >= MOST_WAITING) return;
    this.#waiting += 1;
    const done = this.#order.then(work).catch((error: unknown) => {
      queueMicrotask(() => {
        throw error;
      });
    });
    this.#order = done.then(() => {
      this.#waiting -= 1;
    });
  }
}
