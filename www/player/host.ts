/** Keeps one player in a shadow root: carries out orders, and shows the reason where there is no board. */

import { fromLink } from "gospace/play";
import type { Turn } from "../engine/types.ts";
import { fetchKind, lacksKind } from "../kinds/fetch-kind.ts";
import type { Moment } from "../model/tree/moment.ts";
import * as WORDS from "../words/player.ts";
import { Given as AuthorGame } from "./author-game.ts";
import type { BoardPort, Tell } from "./board-port.ts";
import type { Core } from "./core.ts";
import { showBroken } from "./error-screen.ts";
import type { Failure, Given, Order, Report } from "./messages.ts";
import type { PlayerOptions } from "./options.ts";
import { readPlace } from "./place.ts";
import { failureOf, Player } from "./player.ts";

export class PlayerHost implements BoardPort {
  readonly #root: ShadowRoot;
  readonly #tell: Tell;
  readonly #core: Core | null;
  #options: PlayerOptions;
  #player: Player | null = null;
  /** The failure shown in place of a board. */
  #failure: Failure | null = null;
  /** Orders that came while a part is fetched; null: none is. */
  #waiting: Order[] | null = null;
  #closed = false;

  /** `core`: loads what a game needs; null: it is loaded. */
  constructor(root: ShadowRoot, options: PlayerOptions, core: Core | null, tell: Tell) {
    this.#root = root;
    this.#core = core;
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
    try {
      this.#carryOut(order);
    } catch (error) {
      if (!(error instanceof Promise)) throw error;
      // The words of a fault are on their way; nothing has changed.
      void this.#after(error, () => this.#carryOut(order));
    }
  }

  #carryOut(order: Order): void {
    switch (order.gospace) {
      case "open":
        return void this.#open(order.game, order.turns ?? null);
      case "go":
        return this.#player?.go(order.turns);
      case "play":
        return void this.#play(order.turn);
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

  #play(turn: Turn): Promise<void> | undefined {
    const loading = this.#player && this.#core?.readyFor(turn);
    if (loading) return this.#after(loading, () => this.#play(turn));
    this.#player?.play(turn);
    return undefined;
  }

  #open(game: Given, turns: number | null): Promise<void> | undefined {
    const loading = this.#core?.ready(game, this.#options.problem !== null) ?? null;
    if (loading !== null) return this.#after(loading, () => this.#open(game, turns));
    try {
      const moment = turns === null ? null : { turns, detours: [] };
      if (typeof game !== "string") return this.#show(new AuthorGame(game), moment);
      const place = readPlace(game);
      const { link } = place;
      return this.#show(new AuthorGame(fromLink(link), link), moment ?? place.moment);
    } catch (error) {
      if (error instanceof Promise) return this.#after(error, () => this.#open(game, turns));
      this.fail(failureOf(error));
      return undefined;
    }
  }

  #show(game: AuthorGame, moment: Moment | null): Promise<void> | undefined {
    const { kind } = Object(game.document.board);
    if (lacksKind(kind)) return this.#after(fetchKind(kind), () => this.#show(game, moment));
    if (this.#player !== null) {
      this.#player.open(game, moment);
      return undefined;
    }
    const explaining = () => this.#core?.explaining() ?? null;
    this.#player = new Player(this.#root, game, moment, this.#options, explaining);
    this.#player.report((report) => this.#report(report));
    return undefined;
  }

  /** Does the work once a part has come, and then what has been ordered meanwhile. */
  async #after(part: Promise<void>, work: () => Promise<void> | undefined | void): Promise<void> {
    const isFirst = this.#waiting === null;
    this.#waiting ??= [];
    try {
      await part;
      if (!this.#closed) await work();
    } catch (error) {
      // The words of a fault, as in `obey`.
      if (error instanceof Promise) await this.#after(error, work);
      else this.fail(failureOf(error));
    }
    if (!isFirst) return;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (!this.#closed) for (const order of waiting) this.obey(order);
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
