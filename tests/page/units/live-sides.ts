/** Two sides of a live game without a network: each a page that can be loaded anew from what it keeps, and the messages
 *  that wait to be carried. */
import { expect } from "vitest";
import type { GameDocument, Site, Turn } from "../../../www/engine/types.ts";
import { ClockController } from "../../../www/features/clock/clock-controller.ts";
import type { Role } from "../../../www/features/live/joined.ts";
import { type News, Session } from "../../../www/features/live/session.ts";
import { liveSlice, tryingSlice } from "../../../www/model/correspondence.ts";
import { GameController } from "../../../www/model/game-controller.ts";
import { timesSlice } from "../../../www/model/kept-times.ts";
import { gameDocument } from "../../../www/model/open-game.ts";
import type { Opponent, Side as Seat } from "../../../www/model/opponent.ts";
import type { Times } from "../../../www/model/times.ts";
import { momentOf, nodeAt } from "../../../www/model/tree/moment.ts";
import { type Branch, type NodeId, pathTo } from "../../../www/model/tree/tree.ts";
import { opened } from "./controlled.ts";

export const GRID: GameDocument = { gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } };

/** Milliseconds that both pages see. */
let now = 0;

export function later(ms: number): void {
  now += ms;
}

/** A page as its tab and its storage keep it. */
interface Kept {
  readonly branch: Branch;
  readonly trying: NodeId | null;
  readonly times: Times | null;
}

export class Side {
  controller: GameController;
  readonly news: News[] = [];
  readonly sent: string[] = [];
  /** Places at which the other side has pointed. */
  readonly pointed: Site[] = [];
  readonly opponent: Extract<Opponent, { kind: "link" }>;
  session!: Session;
  isClosed = false;

  constructor(document: GameDocument, mine: Seat) {
    this.controller = opened(document);
    expect(this.controller.document().board.kind).toBe(document.board.kind);
    this.opponent = { kind: "link", mine, game: "k3x9" };
    this.controller.store.dispatch({ kind: "opponent", opponent: this.opponent });
  }

  /** Has a clock run if the game's comment names a time. */
  watch(): void {
    new ClockController(this.controller, { now: () => now, every: () => () => undefined });
  }

  connect(patience?: number, role: Role = this.opponent.mine === "first" ? "host" : "guest"): void {
    this.isClosed = false;
    this.sent.length = 0;
    this.controller.store.dispatch(liveSlice.with(true));
    this.session = new Session(this.controller, {
      role,
      port: {
        send: (text) => void this.sent.push(text),
        close: () => {
          this.isClosed = true;
        },
      },
      tell: (news) => void this.news.push(news),
      pointed: (at) => void this.pointed.push(at),
      now: () => now,
      ...(patience !== undefined && { patience }),
    });
  }

  /** The connection is lost, with all that was under way. */
  disconnect(): void {
    this.session.close();
    this.sent.length = 0;
    this.controller.store.dispatch(liveSlice.with(false));
  }

  get kept(): Kept {
    const { state } = this.controller.store;
    return {
      branch: state.branch,
      trying: tryingSlice.of(state),
      times: timesSlice.of(state),
    };
  }

  /** Another page opens what was kept; this one is gone. */
  reload({ branch: { tree, node }, trying, times }: Kept): void {
    const before = this.controller;
    const { turns: _, comment: __, ...header } = before.document();
    const document = gameDocument(header, tree);
    const moment = momentOf(tree, node);
    const controller = new GameController(JSON.stringify(document));
    controller.restore({ document, moment, galleryId: null, opponent: this.opponent, times });
    this.watch();
    const opened = controller.store.state.branch.tree;
    if (trying !== null)
      controller.store.dispatch(tryingSlice.with(nodeAt(opened, momentOf(tree, trying))));
    this.controller = controller;
    before.close();
  }

  get turns(): Turn[] {
    const { tree, node } = this.controller.store.state.branch;
    return pathTo(tree, node).flatMap((id) => tree.nodes[id]?.turn ?? []);
  }

  /** The whole record and the shown turn. */
  get record(): string {
    const { tree, node } = this.controller.store.state.branch;
    return JSON.stringify([this.controller.documentLink(), momentOf(tree, node)]);
  }
}

export function pair(document: GameDocument = GRID): [host: Side, guest: Side] {
  const sides: [Side, Side] = [new Side(document, "first"), new Side(document, "second")];
  for (const side of sides) side.connect();
  settle(...sides);
  return sides;
}

/** Carries all messages, and those that answer them. */
export function settle(host: Side, guest: Side): void {
  for (let count = 0; count < 1000; count++) {
    later(100);
    const [toGuest, toHost] = [host.sent.shift(), guest.sent.shift()];
    if (toGuest === undefined && toHost === undefined) return;
    if (toGuest !== undefined) guest.session.receive(toGuest);
    if (toHost !== undefined) host.session.receive(toHost);
  }
  throw new Error("the sides never stop");
}

/** Expects both to know the same after they have asked each other. */
export function agree(host: Side, guest: Side): void {
  for (let count = 0; count < 4; count++) {
    later(2000);
    for (const side of [host, guest]) {
      side.session.tick();
      side.session.compare();
    }
    settle(host, guest);
  }
  expect(guest.record).toBe(host.record);
}
