/** A match of live play by chance, between two pages that lose, repeat and delay messages, are loaded anew, forget what
 *  they kept last, and play on without each other. */
import { expect } from "vitest";
import type { GameDocument, Site, Turn } from "../../../www/engine/types.ts";
import { correspondenceOf, pendingSlice } from "../../../www/model/correspondence.ts";
import { colourOfSide, type Side as Seat, sideOfTurn } from "../../../www/model/opponent.ts";
import { placement, type State } from "../../../www/model/state.ts";
import { longForm } from "../../../www/model/tree/document-turns.ts";
import { pathTo, START } from "../../../www/model/tree/tree.ts";
import { acceptance } from "../../../www/model/turns.ts";
import { type Chance, chance } from "../../chance.ts";
import { expectStanding, PAIR } from "./controlled.ts";
import { agree, later, pair, type Side } from "./live-sides.ts";

export const BOARDS: Readonly<Record<string, GameDocument>> = {
  "grid, by the clock": {
    gospace: 1,
    comment: "Time: 1000000000",
    board: { kind: "grid", columns: 9, rows: 9 },
  },
  "small torus": { gospace: 1, board: { kind: "grid", columns: 4, rows: 3, wrap: "torus" } },
  "one-way graph": {
    gospace: 1,
    board: {
      kind: "graph",
      points: Array.from({ length: 8 }, (_, at) => [at * 40, (at % 3) * 30] as [number, number]),
      edges: [0, 1, 2, 3, 4].map((at) => [at, at + 1] as [number, number]),
      arcs: [
        [5, 6],
        [6, 7],
        [7, 0],
      ],
    },
    rules: { preset: "tromp-taylor", komi: "1/2" },
  },
  "go-space without passes": {
    gospace: 1,
    board: {
      kind: "gospace",
      points: [0, 1, 2, 3, 4, 5, 6].map((at) => [at, at % 2] as [number, number]),
      open: [[0], [2], [4], [6], [0, 1, 2], [2, 3, 4], [4, 5, 6]],
      placements: [[0], [2], [4], [6], [0, 1, 2], [4, 5, 6]],
    },
    rules: { preset: "primitive" },
  },
  "divide and choose": PAIR,
  plane: { gospace: 1, board: { kind: "plane", region: { circle: [0, 0, 8192] } } },
};

/** Plays so many turns on the board, in one game or several, each of which has to end in equal documents. */
export async function playMatches(
  document: GameDocument,
  turns: number,
  seed: number,
): Promise<void> {
  const random = chance(seed);
  for (let taken = 0; taken < turns; )
    taken += await new Match(random, document).run(turns - taken);
}

/** A match of one game, in steps at which anything may happen. */
class Match {
  readonly #random: Chance;
  readonly #sides: readonly [Side, Side];
  /** Lines of turns that each side has chosen the last turn of. */
  readonly #chosen: Readonly<Record<Seat, Set<string>>> = { first: new Set(), second: new Set() };
  #kept: readonly (readonly Side["kept"][])[] = [[], []];
  #isConnected = true;
  #taken = 0;

  constructor(random: Chance, document: GameDocument) {
    this.#random = random;
    this.#sides = pair(document);
    for (const side of this.#sides) side.watch();
    this.#keep();
  }

  /** Plays so many turns, or until the game is over for both, and returns the number of turns. */
  async run(most: number): Promise<number> {
    for (let step = 0; this.#taken < most && step < 40 * most; step++) {
      later(this.#random(400));
      this.#step();
      // By the clock, a turn goes a moment later.
      await Promise.resolve();
      this.#keep();
      if (step % 100 === 99 && this.#sides.every(isOver)) break;
    }
    this.#meet();
    agree(...this.#sides);
    for (const { controller } of this.#sides) expectStanding(controller);
    this.#expectChosen();
    return this.#taken;
  }

  #step(): void {
    const random = this.#random;
    const side = this.#sides[random(2)] ?? this.#sides[0];
    this.#plays(side);
    if (random(60) === 0) this.#part();
    if (random(60) === 0) this.#reload(side, random(3) === 0 ? random(4) : 0);
    if (!this.#isConnected) {
      if (random(8) === 0) this.#meet();
      return;
    }
    if (random(isOver(side) ? 4 : 30) === 0) side.session.askUndo();
    if (random(4) === 0) side.session.answerUndo(random(3) > 0);
    if (random(6) === 0) side.session.tick();
    if (random(20) === 0) side.session.chat("Well played.");
    if (random(15) === 0 && side.controller.store.state.board.facts.kind !== "plane")
      side.controller.editor.mark(placement(random(2)), "circle");
    const [host, guest] = this.#sides;
    shake(random, host, guest);
    shake(random, guest, host);
  }

  /** A turn of the side's own; alone also one that it tries for the other, or another one in place of its last. */
  #plays(side: Side): void {
    const random = this.#random;
    const { store } = side.controller;
    if (!this.#isConnected && random(10) === 0) {
      const { tree, node } = store.state.branch;
      const path = pathTo(tree, node);
      side.controller.goTo(path[path.length - 1 - random(3)] ?? START);
    }
    const correspondence = correspondenceOf(store.state);
    if (correspondence === "mine") return this.#takes(side, anyTurn(random, side));
    const own = colourOfSide(side.opponent.mine, store.state.game.standing, true);
    // Either may delete the history, also while the other is to act.
    if (own !== null && random(30) === 0) this.#takes(side, { forget: own });
    if (this.#isConnected || correspondence !== "send" || random(6) > 0) return;
    side.controller.play(anyTurn(random, side));
    if (pendingSlice.of(store.state) !== null) side.controller.playPending();
  }

  #takes(side: Side, turn: Turn): void {
    const { store } = side.controller;
    const { branch, game } = store.state;
    if (sideOfTurn(turn, game) !== side.opponent.mine) return;
    side.controller.play(turn);
    if (store.state.branch.node === branch.node) return;
    this.#chosen[side.opponent.mine].add(lineKey(side.turns));
    this.#taken += 1;
  }

  #part(): void {
    if (!this.#isConnected) return;
    this.#isConnected = false;
    for (const side of this.#sides) side.disconnect();
  }

  /** Either of them may be the host. */
  #meet(): void {
    if (this.#isConnected) this.#part();
    this.#isConnected = true;
    const host = this.#random(2);
    for (const [index, side] of this.#sides.entries())
      side.connect(undefined, index === host ? "host" : "guest");
  }

  /** `late`: states that the page forgets. */
  #reload(side: Side, late: number): void {
    const kept = this.#kept[this.#sides.indexOf(side)] ?? [];
    const state = kept[Math.max(kept.length - 1 - late, 0)];
    const wasConnected = this.#isConnected;
    this.#part();
    if (state !== undefined) side.reload(state);
    if (wasConnected) this.#meet();
  }

  #keep(): void {
    this.#kept = this.#sides.map(({ kept }, index) =>
      [...(this.#kept[index] ?? []), kept].slice(-5),
    );
  }

  /** Nobody has played for the other: each turn of the line was chosen by the side that it belongs to. */
  #expectChosen(): void {
    const [{ controller, turns }] = this.#sides;
    const { tree, node } = controller.store.state.branch;
    for (const [index, id] of pathTo(tree, node).entries()) {
      const { turn, parent } = tree.nodes[id] ?? { turn: null, parent: START };
      if (turn === null) continue;
      const seats: (Seat | null)[] = [];
      controller.askAt(parent, (game) => {
        seats.push(sideOfTurn(turn, { actor: game.actor, standing: game.standing() }));
      });
      const line = lineKey(turns.slice(0, index + 1));
      const isChosen = seats.some((seat) => seat !== null && this.#chosen[seat].has(line));
      expect(isChosen, `${seats}: ${line}`).toBe(true);
    }
  }
}

function lineKey(turns: readonly Turn[]): string {
  return JSON.stringify(turns.map(longForm));
}

function isOver({ controller }: Side): boolean {
  return controller.store.state.game.result !== null;
}

/** A channel that loses, repeats and delays messages by chance. */
function shake(random: Chance, from: Side, to: Side): void {
  for (let count = random(4); count > 0 && from.sent.length > 0; count--) {
    const [text = ""] = from.sent.splice(random(10) < 7 ? 0 : random(from.sent.length), 1);
    if (random(6) === 0) continue;
    to.session.receive(text);
    if (random(5) === 0) from.sent.push(text);
  }
}

/** A turn of the one to act, by chance: a play, or what else the rules may allow. */
function anyTurn(random: Chance, { controller }: Side): Turn {
  const { game } = controller.store.state;
  const black = random(2) === 0;
  switch (game.phase) {
    case "komi":
      return { komi: String(random(5)) };
    case "take":
      return { take: black ? "black" : "white" };
    case "answer":
      return { answer: random(3) === 0 ? "ignore" : black ? "black" : "white" };
    case "reset":
      return { reset: random(2) === 0 ? null : random(game.turnCount) };
    case "offer":
      return random(8) > 0 ? "decline" : acceptance(game);
    default:
      return anyPlay(random, controller.store.state);
  }
}

/** A turn of the phase in which stones are played. */
function anyPlay(random: Chance, { game, board }: State): Turn {
  if (random(12) === 0 && game.mayPass) return "pass";
  if (random(12) === 0 && board.rules.end === "two-passes") return { agree: { dead: [] } };
  if (random(30) === 0 && board.rules.end === "forever") return { forever: "pass" };
  if (random(40) === 0) return { agree: "draw" };
  if (random(150) === 0) return random(2) === 0 ? "resign" : "timeout";
  const play: Site =
    board.facts.kind === "plane"
      ? [random(10_000) - 5000, random(10_000) - 5000]
      : random(game.colours.length);
  return board.rules.repetition === "bids" && random(3) === 0
    ? { play, bid: String(random(3)) }
    : { play };
}
