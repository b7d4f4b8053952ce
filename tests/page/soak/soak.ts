/** The soak: the walk with a trouble every few steps, each as often as any other, and then a walk in one page that is
 *  never loaded anew, whose heap must stay as it is. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type Page, test } from "@playwright/test";
import { load } from "../../../pkg/gospace.js";
import { portOf, serve } from "../../../scripts/static-server.mjs";
import type { GameDocument } from "../../../www/engine/types.ts";
import { endHost, publish } from "../hosted-release.ts";
import { keepWorkers } from "../stage.ts";
import { shuffled } from "./boards.ts";
import { newVersion, prepare, TROUBLES, type Trouble } from "./troubles.ts";
import { Walk } from "./walk.ts";

/** Steps on a board. */
const STEPS = 100;
/** Steps from one trouble to the next: until each was met once, and then. */
const CALM = { first: 12, later: 60 };
/** Shares of the time for the walk in one page: at first the browser loads and compiles what is used often, and then
 *  the heap is measured. */
const WARM = 0.15;
const MEASURE = 0.3;

/** The board that is open while the heap is measured. */
const MEASURED: GameDocument = {
  gospace: 1,
  title: "Measured",
  board: { kind: "grid", columns: 9, rows: 9 },
};

export interface Soaked {
  readonly turns: number;
  readonly boards: number;
  readonly refusals: number;
  /** Times that each was met. */
  readonly troubles: ReadonlyMap<string, number>;
  /** Heaps in bytes, on the same board each time. */
  readonly heaps: readonly number[];
}

export async function soak(
  browser: Browser,
  { minutes, seed }: { readonly minutes: number; readonly seed: number },
): Promise<Soaked> {
  await load();
  const folder = mkdtempSync(join(tmpdir(), "gospace-soak-"));
  publish(folder, "");
  const host = await serve(folder, 0, "/site/");
  const context = await browser.newContext({
    viewport: { width: 1100, height: 760 },
    reducedMotion: "reduce",
    serviceWorkers: "allow",
  });
  await context.addInitScript(prepare);
  await context.addInitScript(keepWorkers);
  const walk = new Walk(context, `http://127.0.0.1:${portOf(host)}/site/`, seed);
  try {
    return await soakOn(walk, folder, 60_000 * minutes);
  } catch (error) {
    const steps = walk.steps.join("\n");
    throw new Error(`Seed ${seed}, after ${walk.turns} turns on ${walk.boards} boards:\n${steps}`, {
      cause: error,
    });
  } finally {
    await context.close();
    endHost(host);
    rmSync(folder, { recursive: true });
  }
}

async function soakOn(walk: Walk, folder: string, ms: number): Promise<Soaked> {
  const troubles = [...TROUBLES, { name: "new version", meet: newVersion(folder) }];
  const met = new Map<string, number>();
  await walk.start();
  const began = Date.now();
  const rough = new Bag(walk, troubles, met);
  do await playBoard(walk, rough);
  while (Date.now() - began < ms * (1 - WARM - MEASURE) || met.size < troubles.length);
  const heaps: number[] = [];
  const smooth = new Bag(
    walk,
    troubles.filter(({ stays }) => stays),
    met,
  );
  const stayed = Date.now();
  do await playBoard(walk, smooth);
  while (Date.now() - stayed < ms * WARM);
  do {
    await playBoard(walk, smooth);
    await walk.open(MEASURED);
    heaps.push(await heapOf(walk.page));
  } while (Date.now() - stayed < ms * (WARM + MEASURE));
  const { turns, boards, refusals } = walk;
  return { turns, boards, refusals, troubles: met, heaps };
}

async function playBoard(walk: Walk, bag: Bag): Promise<void> {
  await walk.openNext();
  for (let step = 1; step <= STEPS; step++) {
    await walk.step();
    await bag.step();
  }
  await walk.settle();
}

/** The troubles, in an order that is shuffled anew when all were met. */
class Bag {
  #left: Trouble[] = [];
  #calm = 0;

  constructor(
    private readonly walk: Walk,
    private readonly all: readonly Trouble[],
    private readonly met: Map<string, number>,
  ) {}

  async step(): Promise<void> {
    this.#calm += 1;
    if (this.#calm < (this.met.size < this.all.length ? CALM.first : CALM.later)) return;
    this.#calm = 0;
    await this.#meetNext();
  }

  async #meetNext(): Promise<void> {
    if (this.#left.length === 0) this.#left = shuffled(this.all, this.walk.chance);
    const trouble = this.#left.pop();
    if (trouble === undefined) return;
    this.walk.note(trouble.name);
    await test.step(trouble.name, () => trouble.meet(this.walk));
    this.walk.expectSound();
    this.met.set(trouble.name, (this.met.get(trouble.name) ?? 0) + 1);
  }
}

/** The medians of the heaps in the first and the last third of a walk in one page. */
export function thirds({ heaps }: Soaked): readonly [first: number, last: number] {
  const third = Math.ceil(heaps.length / 3);
  return [median(heaps.slice(0, third)), median(heaps.slice(-third))];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** After a full collection of garbage. */
async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send("HeapProfiler.enable");
  await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  await client.detach();
  return usedSize;
}
