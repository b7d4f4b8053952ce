/** Keeps one player in a shadow root: carries out orders, and shows the reason where there is no board.
 *  Assumes that the module is loaded. */

import { fromLink } from "gospace/play";
import type { GameDocument } from "../engine/types.ts";
import { fetchKind, lacksKind } from "../kinds/fetch-kind.ts";
import type { OtherKind } from "../kinds/lay-out.ts";
import type { Moment } from "../model/tree/moment.ts";
import * as WORDS from "../words/player.ts";
import type { BoardPort, Tell } from "./board-port.ts";
import { showBroken } from "./error-screen.ts";
import type { Failure, Given, Order, Report } from "./messages.ts";
import { type PlayerOptions, readPlace } from "./options.ts";
import { failureOf, Player } from "./player.ts";

export class PlayerHost implements BoardPort {
  readonly #root: ShadowRoot;
  readonly #tell: Tell;
  #options: PlayerOptions;
  #player: Player | null = null;
  /** The failure shown in place of a board. */
  #failure: Failure | null = null;
  /** Orders that came while a part is fetched; null: none is. */
  #waiting: Order[] | null = null;
  #closed = false;

  constructor(root: ShadowRoot, options: PlayerOptions, tell: Tell) {
    this.#root = root;
    this.#options = options;
    this.#tell = tell;
  }

  get empty(): boolean {
    return this.#player === null;
  }

  obey(order: Order): void {
    if (this.#waiting !== null) {
      this.#waiting.push(order);
      return;
    }
    switch (order.gospace) {
      case "open":
        return this.#open(order.game, order.turns ?? null);
      case "go":
        return this.#player?.go(order.turns);
      case "play":
        return this.#player?.play(order.turn);
      case "theme":
        this.#options = { ...this.#options, theme: order.theme };
        return this.#player?.wear(order.theme);
      case "light":
      case "visit":
        return this.#player?.show(order.gospace, order.at);
      case "ask":
        return this.#answer();
      default:
        return order satisfies never;
    }
  }

  /** Reports the failure; a board that is there stays, else the failure is shown in its place. */
  fail(failure: Failure): void {
    if (this.empty) {
      this.#failure = failure;
      const before = failure.code === "empty" ? "" : WORDS.CANNOT_BE_SHOWN;
      showBroken(this.#root, before + failure.words, this.#options.theme, this.#options.home);
    }
    this.#report(failure);
  }

  close(): void {
    this.#closed = true;
    this.#player?.close();
  }

  #open(game: Given, turns: number | null): void {
    try {
      const moment = turns === null ? null : { turns, detours: [] };
      if (typeof game !== "string") return this.#show(game, moment);
      const place = readPlace(game);
      this.#show(fromLink(place.link), moment ?? place.moment);
    } catch (error) {
      this.fail(failureOf(error));
    }
  }

  #show(game: GameDocument, moment: Moment | null): void {
    const { kind } = Object(game.board);
    if (lacksKind(kind)) return void this.#fetch(kind, game, moment);
    if (this.#player !== null) return this.#player.open(game, moment);
    this.#player = new Player(this.#root, game, moment, this.#options);
    this.#player.report((report) => this.#report(report));
  }

  async #fetch(kind: OtherKind, game: GameDocument, moment: Moment | null): Promise<void> {
    this.#waiting = [];
    try {
      await fetchKind(kind);
      if (!this.#closed) this.#show(game, moment);
    } catch (error) {
      this.fail(failureOf(error));
    }
    const waiting = this.#waiting;
    this.#waiting = null;
    for (const order of waiting) this.obey(order);
  }

  /** Silent until a game is shown or refused. */
  #answer(): void {
    const player = this.#player;
    if (player === null) {
      if (this.#failure !== null) this.#report(this.#failure);
      return;
    }
    this.#report({ gospace: "turn", ...player.moment(), document: player.document() });
  }

  #report(report: Report): void {
    if (!this.#closed) this.#tell(report);
  }
}
