/** Identity of a page in a room: a pair of keys, whose public one is its name. Everybody who has the link has the room's
 *  key; what one page sends to another is sealed once more, by a secret that these two alone can derive, so that none of
 *  the others can read it, or speak as one of the two. */
import { inLetters } from "./letters.ts";
import { joinedBytes, Seal } from "./room.ts";

/** Bytes of a public key, which is a point of the curve. */
export const NAME_BYTES = 65;
const KEY_BYTES = 16;
const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
/** Other pages whose secrets are held; whoever makes up names cannot fill the memory. */
const MOST_HELD = 32;

export class Identity {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly #key: CryptoKey;
  readonly #seals = new Map<string, Promise<Seal | null>>();

  private constructor(key: CryptoKey, name: Uint8Array<ArrayBuffer>) {
    this.#key = key;
    this.name = name;
  }

  static async make(): Promise<Identity> {
    const pair = await crypto.subtle.generateKey(CURVE, false, ["deriveBits"]);
    const name = await crypto.subtle.exportKey("raw", pair.publicKey);
    return new Identity(pair.privateKey, new Uint8Array(name));
  }

  /** Seal of what `from` sends to `to`, one of which is this page; null where the other is no name. */
  seal(from: Uint8Array<ArrayBuffer>, to: Uint8Array<ArrayBuffer>): Promise<Seal | null> {
    const id = joinedBytes(from, to);
    const way = inLetters([...id]);
    const held = this.#seals.get(way);
    if (held !== undefined) return held;
    if (this.#seals.size >= MOST_HELD) this.#seals.clear();
    const seal = this.#derived(id, from === this.name ? to : from);
    this.#seals.set(way, seal);
    return seal;
  }

  async #derived(
    id: Uint8Array<ArrayBuffer>,
    other: Uint8Array<ArrayBuffer>,
  ): Promise<Seal | null> {
    try {
      const key = await crypto.subtle.importKey("raw", other, CURVE, false, []);
      const bits = await crypto.subtle.deriveBits({ name: "ECDH", public: key }, this.#key, 256);
      const secret = await crypto.subtle.digest("SHA-256", joinedBytes(new Uint8Array(bits), id));
      return new Seal({ id: [...id], key: [...new Uint8Array(secret).slice(0, KEY_BYTES)] });
    } catch {
      return null;
    }
  }
}
