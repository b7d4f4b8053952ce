/** Helpers of the tests of storage in the browser and of those in Node. */
import type { Locator, Page } from "@playwright/test";
import { click, expectSaid, visit } from "../stage.ts";

export const GRID = { gospace: 1, title: "Kept", board: { kind: "grid", columns: 5, rows: 5 } };

export const DOCUMENT = { ...GRID, turns: [{ play: 12 }] };

export const HEAD = {
  key: "sound",
  line: "sound",
  from: null,
  kind: "game",
  title: "Kept",
  turns: 1,
  moment: null,
  galleryId: null,
  opponent: { kind: "here" },
  link: null,
  created: 1,
  changed: 2,
};

export interface Stored {
  readonly heads?: readonly unknown[];
  /** By key. */
  readonly documents?: Readonly<Record<string, unknown>>;
  readonly version?: number;
  readonly stores?: readonly string[];
  readonly session?: string;
  readonly local?: string;
}

/** Fills the storage from another file of the site, then opens the page. */
export async function visitWith(page: Page, stored: Stored): Promise<void> {
  await page.goto("./third-party.md");
  await page.evaluate(fillStorage, stored);
  await visit(page);
}

export async function fillStorage({
  heads = [],
  documents = {},
  version = 1,
  stores = ["heads", "documents"],
  session,
  local,
}: Stored): Promise<void> {
  const opening = indexedDB.open("gospace", version);
  opening.onupgradeneeded = () => {
    for (const name of stores)
      opening.result.createObjectStore(name, name === "heads" ? { keyPath: "key" } : {});
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  if (stores.includes("heads") && stores.includes("documents")) {
    const step = database.transaction(["heads", "documents"], "readwrite");
    for (const head of heads) step.objectStore("heads").put(head);
    for (const [key, document] of Object.entries(documents))
      step.objectStore("documents").put(document, key);
    await new Promise((resolve) => {
      step.oncomplete = resolve;
    });
  }
  database.close();
  if (session !== undefined) {
    sessionStorage.setItem("gospace.tab", session);
    sessionStorage.setItem("gospace.drawing", session);
  }
  if (local !== undefined) localStorage.setItem("gospace.theme", local);
}

/** The page of a killed tab hears of nothing. */
export function hearNoEnd(): void {
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (kind: string, ...rest: [EventListener]) => {
      if (kind !== "pagehide" && kind !== "visibilitychange") listen(kind, ...rest);
    };
  }
}

export function mine(page: Page): Locator {
  return page.locator("#mine .card");
}

export async function expectPlayable(page: Page): Promise<void> {
  await click(page, 2, 2);
  await expectSaid(page, /White to play/);
}

export const GARBAGE_DOCUMENTS: readonly unknown[] = [
  5,
  "{",
  null,
  [],
  {},
  { gospace: 1, board: null },
  { gospace: 1, board: { kind: "study" } },
  { gospace: 1, board: { kind: "graph", points: ["x"] } },
  { gospace: 1, board: { kind: "graph", points: [[0, "1"]] } },
  { ...GRID, turns: [null] },
  { ...GRID, turns: [{ play: 12, variations: [5] }] },
  { ...GRID, turns: 7 },
  { ...GRID, gospace: 9, board: { kind: "grid", columns: 5, rows: 5, folds: 3 } },
];
