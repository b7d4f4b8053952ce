/** Line to a room of a relay: sealed texts to all others in the room or to one of them, in their order. A line that breaks
 *  is opened again; what was to be sent in the meantime is lost. */
import { Identity, NAME_BYTES } from "./identity.ts";
import { inLetters, outOfLetters } from "./letters.ts";
import { joinedBytes, type Room, roomAddress, Seal } from "./room.ts";

/** Text of another page, under its name. */
export interface Letter {
  readonly from: string;
  readonly text: string;
  /** True for a text to this page alone, which nobody but its sender can have written. */
  readonly isMine: boolean;
}

interface LineHeard {
  /** At the first time, and after each break. */
  opened(): void;
  broken(): void;
  came(letter: Letter): void;
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

/** Recipient of what is for all. */
const TO_ALL = new Uint8Array(NAME_BYTES);
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
  /** Another after each meeting. */
  #identity = Identity.make();
  readonly #heard: LineHeard;
  readonly #dialling: Dialling;
  #socket: WebSocket;
  #pause = PAUSE.first;
  #isOver = false;
  #order: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(relay: string, room: Room, heard: LineHeard, dialling: Dialling) {
    this.#address = roomAddress(relay, room);
    this.#seal = new Seal(room);
    this.#heard = heard;
    this.#dialling = dialling;
    this.#socket = this.#dial();
  }

  get isOpen(): boolean {
    return this.#socket.readyState === OPEN;
  }

  /** `to`: a page's name; null: all pages of the room. */
  send(text: string, to: string | null): void {
    const [socket, identity] = [this.#socket, this.#identity];
    if (!this.isOpen) return;
    this.#inOrder(async () => {
      const bytes = await this.#sealed(await identity, to, new TextEncoder().encode(text));
      if (bytes !== null && socket.readyState === OPEN) socket.send(bytes);
    });
  }

  /** Goes on under another name. */
  rename(): void {
    this.#identity = Identity.make();
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

  /** The sender's name, the recipient's or zeros, and the text, which is sealed once more to a recipient. */
  async #sealed(identity: Identity, to: string | null, text: Uint8Array<ArrayBuffer>) {
    const from = identity.name;
    if (to === null) return this.#seal.seal(joinedBytes(from, TO_ALL, text));
    const name = new Uint8Array(outOfLetters(to));
    const own = await (await identity.seal(from, name))?.seal(text);
    return own === undefined ? null : this.#seal.seal(joinedBytes(from, name, own));
  }

  /** Null for what is not for this page. */
  async #opened(sealed: ArrayBuffer): Promise<Letter | null> {
    const bytes = await this.#seal.open(new Uint8Array(sealed));
    if (bytes === null || bytes.length < 2 * NAME_BYTES) return null;
    const [from, to] = [bytes.slice(0, NAME_BYTES), bytes.slice(NAME_BYTES, 2 * NAME_BYTES)];
    const rest = bytes.slice(2 * NAME_BYTES);
    const isMine = to.some((byte) => byte !== 0);
    const identity = await this.#identity;
    const isOthers = isMine && to.some((byte, at) => byte !== identity.name[at]);
    if (isOthers) return null;
    const text = isMine ? await (await identity.seal(from, to))?.open(rest) : rest;
    if (text == null) return null;
    return { from: inLetters([...from]), text: new TextDecoder().decode(text), isMine };
  }

  #came(data: unknown): void {
    this.#inOrder(async () => {
      const letter = data instanceof ArrayBuffer ? await this.#opened(data) : null;
      if (this.#isOver) return;
      if (letter !== null) this.#heard.came(letter);
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
