/** Room of a relay, as a link names it: its id, and the key by which all pages there seal what they send. The relay learns
 *  the id alone. */
import { bytesOfCode, codeOf, inLetters } from "./letters.ts";

export interface Room {
  readonly kind: "room";
  /** 128 random bits each. */
  readonly id: readonly number[];
  readonly key: readonly number[];
}

/** First byte of the code, after those of offers and answers. */
const KIND = 2;
const BYTES = 16;

export function newRoom(): Room {
  const random = () => [...crypto.getRandomValues(new Uint8Array(BYTES))];
  return { kind: "room", id: random(), key: random() };
}

export function codeOfRoom({ id, key }: Room): string {
  return codeOf([KIND, ...id, ...key]);
}

/** Null for other codes. */
export function roomOfCode(code: string): Room | null {
  const bytes = bytesOfCode(code);
  if (bytes?.[0] !== KIND || bytes.length !== 1 + 2 * BYTES) return null;
  return { kind: "room", id: bytes.slice(1, 1 + BYTES), key: bytes.slice(1 + BYTES) };
}

/** The relay's address of the room. */
export function roomAddress(relay: string, { id }: Room): string {
  return `${relay}/room/${inLetters(id)}`;
}

const NONCE = 12;

/** Seal by a key: AES-GCM, by a new nonce for each message, and for one place alone. */
export class Seal {
  readonly #key: Promise<CryptoKey>;
  readonly #place: Uint8Array<ArrayBuffer>;

  /** `id` names the place. */
  constructor({ id, key }: Pick<Room, "id" | "key">) {
    this.#place = new Uint8Array(id);
    const usages = ["encrypt", "decrypt"] as const;
    this.#key = crypto.subtle.importKey("raw", new Uint8Array(key), "AES-GCM", false, usages);
  }

  async seal(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
    const way = { name: "AES-GCM", iv: nonce, additionalData: this.#place };
    const sealed = await crypto.subtle.encrypt(way, await this.#key, bytes);
    return joinedBytes(nonce, new Uint8Array(sealed));
  }

  /** Null for what nobody who has the key has sealed here. */
  async open(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
    const way = { name: "AES-GCM", iv: bytes.slice(0, NONCE), additionalData: this.#place };
    try {
      return new Uint8Array(await crypto.subtle.decrypt(way, await this.#key, bytes.slice(NONCE)));
    } catch {
      return null;
    }
  }
}

export function joinedBytes(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
