/** Tests of the worker client: a worker that dies is replaced, and its request begins again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Message, Request, Sign } from "../../../www/engine/protocol.ts";
import { WorkerClient } from "../../../www/engine/worker-client.ts";

/** A worker that does nothing by itself. */
class StillWorker {
  static all: StillWorker[] = [];
  onmessage: ((event: { data: Message | Sign }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly requests: Request[] = [];
  ended = false;

  constructor() {
    StillWorker.all.push(this);
  }

  postMessage(request: Request): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.ended = true;
  }
}

const SEARCH: Request = {
  kind: "search",
  document: { gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } },
  playouts: 100,
  seconds: 1,
};
const REPORT = { playouts: 1, settled: false, best: null, moves: [], root: 0.5 };
const heard: Message["kind"][] = [];
const hear = ({ kind }: Message) => heard.push(kind);

function worker(index: number): StillWorker {
  const found = StillWorker.all[index];
  if (found === undefined) throw new Error(`there is no worker ${index}`);
  return found;
}

function say(index: number, kind: "searching" | "searched"): void {
  worker(index).onmessage?.({ data: { kind, share: 0.5, report: REPORT } as unknown as Message });
}

function sign(index: number, kind: Sign["kind"]): void {
  worker(index).onmessage?.({ data: { kind } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", StillWorker);
  StillWorker.all = [];
  heard.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a search whose worker crashes begins again in another", () => {
  new WorkerClient().send(SEARCH, hear);
  say(0, "searching");
  worker(0).onerror?.({ message: "out of memory" });
  expect(worker(0).ended).toBe(true);
  expect(worker(1).requests).toEqual([SEARCH]);
  say(1, "searched");
  expect(heard).toEqual(["searching", "searched"]);
});

test("a search whose worker is killed without a word begins again in another", () => {
  new WorkerClient().send(SEARCH, hear);
  say(0, "searching");
  vi.advanceTimersByTime(20_000);
  expect(worker(0).ended).toBe(true);
  expect(worker(1).requests).toEqual([SEARCH]);
  say(1, "searched");
  vi.advanceTimersByTime(60_000);
  expect(heard).toEqual(["searching", "searched"]);
  expect(StillWorker.all.length).toBe(2);
});

test("a worker that dies between two searches is replaced", () => {
  const client = new WorkerClient();
  client.send(SEARCH, hear);
  say(0, "searched");
  worker(0).onerror?.({ message: "killed" });
  client.send(SEARCH, hear);
  say(1, "searched");
  client.send(SEARCH, hear);
  expect(worker(1).requests.length).toBe(2);
  vi.advanceTimersByTime(20_000);
  expect(worker(2).requests).toEqual([SEARCH]);
  expect(heard).toEqual(["searched", "searched"]);
});

test("a search that kills every worker fails, and the next one starts another", () => {
  const client = new WorkerClient();
  client.send(SEARCH, hear);
  for (const index of [0, 1]) worker(index).onerror?.({ message: "out of memory" });
  expect(heard).toEqual(["failed"]);
  expect(StillWorker.all.length).toBe(2);
  client.send(SEARCH, hear);
  expect(worker(2).requests).toEqual([SEARCH]);
});

test("a slow network is waited for, and a cancelled search stays cancelled", () => {
  const client = new WorkerClient();
  client.send(SEARCH, hear);
  vi.advanceTimersByTime(60_000);
  expect(StillWorker.all.length).toBe(1);
  say(0, "searching");
  client.cancel();
  vi.advanceTimersByTime(60_000);
  worker(0).onerror?.({ message: "late" });
  expect(StillWorker.all.length).toBe(1);
  expect(heard).toEqual(["searching"]);
});

const CELLS: Request = { kind: "cells", board: { kind: "disks", disks: [] } };

test("a worker that never gives a sign is replaced, and the second one is said to be silent", () => {
  new WorkerClient().send(CELLS, hear);
  vi.advanceTimersByTime(90_000);
  expect(worker(0).ended).toBe(true);
  expect(worker(1).requests).toEqual([CELLS]);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(90_000);
  expect(worker(1).ended).toBe(true);
  expect(heard).toEqual(["failed"]);
  expect(StillWorker.all.length).toBe(2);
});

for (const request of [SEARCH, CELLS])
  test(`a worker killed while its core loads is replaced: ${request.kind}`, () => {
    new WorkerClient().send(request, hear);
    sign(0, "starting");
    vi.advanceTimersByTime(20_000);
    expect(worker(0).ended).toBe(true);
    expect(worker(1).requests).toEqual([request]);
  });

test("a core that loads slowly is waited for, and signs reach nobody", () => {
  new WorkerClient().send(SEARCH, hear);
  for (let second = 0; second < 300; second++) {
    sign(0, "starting");
    vi.advanceTimersByTime(1_000);
  }
  sign(0, "started");
  say(0, "searched");
  expect(heard).toEqual(["searched"]);
  expect(StillWorker.all.length).toBe(1);
});

test("a started request that reports nothing takes its time, and a search does not", () => {
  new WorkerClient().send(CELLS, hear);
  sign(0, "starting");
  sign(0, "started");
  vi.advanceTimersByTime(600_000);
  expect(StillWorker.all.length).toBe(1);
  new WorkerClient().send(SEARCH, hear);
  sign(1, "started");
  vi.advanceTimersByTime(20_000);
  expect(worker(1).ended).toBe(true);
});
