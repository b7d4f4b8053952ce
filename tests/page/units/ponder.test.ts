/** Pondering: what it searches, and that its answers are those of a search that is waited for. */
import { load } from "gospace";
import { beforeAll, expect, test } from "vitest";
import type { Message, SearchRequest } from "../../../www/engine/protocol.ts";
import type { SearchReport } from "../../../www/engine/search.ts";
import { timedSearch } from "../../../www/engine/timed-search.ts";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { Ponderer, type Searcher } from "../../../www/features/pondering/ponder.ts";
import { isOpponent } from "../../../www/model/opponent.ts";
import { REPORT } from "./controlled.ts";

const EFFORT = { playouts: 60, seconds: 60 };
const GRID: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 4, rows: 4 },
  turns: [{ play: 5 }],
};

beforeAll(() => load());

/** A worker that waits until it is told to answer; its requests are listed. */
class Waiting implements Searcher {
  readonly asked: SearchRequest[] = [];
  #job: (() => void) | null = null;

  send(request: SearchRequest, onMessage: (message: Message) => void): void {
    this.asked.push(request);
    this.#job = () => onMessage({ kind: "searched", report: timedSearch(request, () => {}) });
  }

  cancel(): void {
    this.#job = null;
  }

  answer(times: number): void {
    for (let i = 0; i < times; i++) {
      const job = this.#job;
      this.#job = null;
      job?.();
    }
  }
}

function after(turn: Turn): GameDocument {
  return { ...GRID, turns: [...(GRID.turns ?? []), turn] };
}

function pondered(answers: number): { worker: Waiting; ponderer: Ponderer } {
  const worker = new Waiting();
  const ponderer = new Ponderer(worker);
  ponderer.begin(GRID, EFFORT);
  worker.answer(answers);
  return { worker, ponderer };
}

/** A worker that answers at once, first with word of how far it is, then with these reports in turn; then never. */
function reporting(...reports: SearchReport[]): { worker: Searcher; asked: SearchRequest[] } {
  const asked: SearchRequest[] = [];
  const worker: Searcher = {
    send: (request, onMessage) => {
      asked.push(request);
      const report = reports.shift();
      if (report === undefined) return;
      onMessage({ kind: "progress", share: 0.5 });
      onMessage({ kind: "searched", report });
    },
    cancel: () => {},
  };
  return { worker, asked };
}

test("the best reply comes first, the others by how often they were tried", () => {
  const first = {
    ...REPORT,
    best: { play: 4 },
    placements: Uint32Array.of(3, 4, 7, 9),
    visits: Uint32Array.of(2, 5, 9, 1),
  };
  const { worker, asked } = reporting(first, REPORT, REPORT, REPORT, REPORT);
  new Ponderer(worker).begin(GRID, EFFORT);
  const replies = [4, 7, 3, 9].map((play) => after({ play }));
  expect(asked).toEqual(
    [GRID, ...replies].map((document) => ({
      kind: "search",
      document,
      playouts: EFFORT.playouts,
      seconds: 4 * EFFORT.seconds,
    })),
  );
});

test("where nobody can move nothing is pondered, and a reply that ends the game has no answer", () => {
  const over = reporting({ ...REPORT, best: null });
  new Ponderer(over.worker).begin(GRID, EFFORT);
  expect(over.asked).toHaveLength(1);
  const ended = new Ponderer(reporting(REPORT, { ...REPORT, best: null }).worker);
  expect(ended.answer(after({ play: 3 }), EFFORT)).toBeNull();
  ended.begin(GRID, EFFORT);
  expect(ended.answer(after({ play: 3 }), EFFORT)).toBeNull();
});

test("a pass that was pondered answers no other turn that is no play", () => {
  const passed = new Ponderer(reporting({ ...REPORT, best: "pass" }, REPORT).worker);
  passed.begin(GRID, EFFORT);
  expect(passed.answer(after("pass"), EFFORT)).toEqual(REPORT);
  for (const turn of ["resign", { forever: "pass" }] as const)
    expect(passed.answer(after(turn), EFFORT)).toBeNull();
});

test("the likeliest reply is answered first, as a search after it would answer", () => {
  const { ponderer } = pondered(2);
  const { best } = timedSearch({ kind: "search", document: GRID, ...EFFORT }, () => {});
  if (best === null) throw new Error("no reply is expected");
  const document = after(best);
  const waited = timedSearch({ kind: "search", document, ...EFFORT }, () => {});
  expect(ponderer.answer(document, EFFORT)).toEqual(waited);
});

test("what is written beside the turns changes no answer, and another level has none", () => {
  const { ponderer, worker } = pondered(2);
  const document = worker.asked[1]?.document ?? GRID;
  const turns = (document.turns ?? []).map((turn) =>
    typeof turn === "object" && "play" in turn ? { ...turn, comment: "Hm." } : turn,
  );
  expect(ponderer.answer({ ...document, title: "A game", turns }, EFFORT)).not.toBeNull();
  expect(ponderer.answer(document, { ...EFFORT, playouts: 61 })).toBeNull();
});

test("a reply that was not expected has no answer, nor has one that was stopped", () => {
  const { ponderer, worker } = pondered(2);
  expect(ponderer.answer(after("resign"), EFFORT)).toBeNull();
  const second = worker.asked[2]?.document ?? GRID;
  ponderer.stop();
  worker.answer(1);
  expect(ponderer.answer(second, EFFORT)).toBeNull();
});

test("six replies are answered, each one legal and another, and then it rests", () => {
  const { worker } = pondered(50);
  const replies = worker.asked
    .slice(1)
    .map(({ document }) => JSON.stringify(document.turns?.at(-1)));
  expect(replies).toHaveLength(6);
  expect(new Set(replies).size).toBe(6);
});

test("a search that its seconds ended is no answer", () => {
  const worker = new Waiting();
  const ponderer = new Ponderer(worker);
  const hurried = { playouts: 1_000_000, seconds: 0 };
  ponderer.begin(GRID, hurried);
  worker.answer(2);
  expect(ponderer.answer(worker.asked[1]?.document ?? GRID, hurried)).toBeNull();
});

test("another position forgets the answers to the one before", () => {
  const { ponderer, worker } = pondered(2);
  const document = worker.asked[1]?.document ?? GRID;
  ponderer.begin(after({ play: 0 }), EFFORT);
  expect(ponderer.answer(document, EFFORT)).toBeNull();
});

test("the habit is kept with the opponent, and only as yes or no", () => {
  const computer = { kind: "computer", side: "second", level: "club" };
  expect(isOpponent({ ...computer, ponders: true })).toBe(true);
  expect(isOpponent({ ...computer, ponders: "often" })).toBe(false);
});
