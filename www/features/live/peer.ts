/** Peer: the connection of two browsers, without a server between them. A code describes each side; whoever carries the
 *  codes connects them. */
import {
  type Description,
  describe,
  encode,
  type Kind,
  sessionDescription,
} from "./description.ts";
import { SERVERS } from "./servers.ts";

/** Milliseconds after which a code has the addresses that are found by then. */
const FOUND_MS = 4000;

export interface Heard {
  opened(): void;
  came(text: unknown): void;
  /** Once, unless this side has closed. */
  lost(): void;
}

export class Peer {
  readonly #connection: RTCPeerConnection;
  readonly #channel: RTCDataChannel;
  readonly #heard: Heard;
  #isOver = false;

  constructor(heard: Heard) {
    this.#heard = heard;
    const urls = [...SERVERS];
    this.#connection = new RTCPeerConnection({ iceServers: urls.length > 0 ? [{ urls }] : [] });
    // Both sides know it: nothing has to be announced.
    this.#channel = this.#connection.createDataChannel("game", { negotiated: true, id: 0 });
    this.#channel.addEventListener("open", () => heard.opened());
    this.#channel.addEventListener("message", ({ data }) => heard.came(data));
    this.#channel.addEventListener("close", () => this.#lose());
    this.#connection.addEventListener("connectionstatechange", () => {
      if (this.#connection.connectionState === "failed") this.#lose();
    });
  }

  /** Code of an invitation. */
  offer(): Promise<string> {
    return this.#code("offer");
  }

  /** Code of the answer to an invitation. */
  async answer(offer: Description): Promise<string> {
    await this.#connection.setRemoteDescription({ type: "offer", sdp: sessionDescription(offer) });
    return this.#code("answer");
  }

  accept(answer: Description): Promise<void> {
    const sdp = sessionDescription(answer);
    return this.#connection.setRemoteDescription({ type: "answer", sdp });
  }

  send(text: string): void {
    if (this.#channel.readyState === "open") this.#channel.send(text);
  }

  close(): void {
    this.#isOver = true;
    this.#connection.close();
  }

  async #code(kind: Kind): Promise<string> {
    await this.#connection.setLocalDescription();
    await this.#gathered();
    return encode(describe(kind, this.#connection.localDescription?.sdp ?? ""));
  }

  #gathered(): Promise<void> {
    const connection = this.#connection;
    return new Promise((resolve) => {
      const look = () => {
        if (connection.iceGatheringState === "complete") resolve();
      };
      connection.addEventListener("icegatheringstatechange", look);
      setTimeout(resolve, FOUND_MS);
      look();
    });
  }

  #lose(): void {
    if (this.#isOver) return;
    this.close();
    this.#heard.lost();
  }
}
