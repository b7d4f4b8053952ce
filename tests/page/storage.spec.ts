/** Garbage in storage: the page starts whatever localStorage, sessionStorage and IndexedDB hold, shows the
 *  sound entries, and offers the others as files. A killed tab loses no turn. */

import { expect, JOURNEY, type Locator, type Page, test } from "./shared-page.ts";
import { click, expectSaid, savedGame, savedText, toBoards, visit } from "./stage.ts";

const GRID = { gospace: 1, title: "Kept", board: { kind: "grid", columns: 5, rows: 5 } };
const DOCUMENT = { ...GRID, turns: [{ play: 12 }] };
const HEAD = {
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

interface Stored {
  readonly heads?: readonly unknown[];
  /** By key. */
  readonly documents?: Readonly<Record<string, unknown>>;
  readonly version?: number;
  readonly stores?: readonly string[];
  readonly session?: string;
  readonly local?: string;
}

/** Fills the storage from another file of the site, then opens the page. */
async function visitWith(page: Page, stored: Stored): Promise<void> {
  await page.goto("./third-party.md");
  await page.evaluate(fillStorage, stored);
  await visit(page);
}

async function fillStorage({
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
function hearNoEnd(): void {
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (kind: string, ...rest: [EventListener]) => {
      if (kind !== "pagehide" && kind !== "visibilitychange") listen(kind, ...rest);
    };
  }
}

function mine(page: Page): Locator {
  return page.locator("#mine .card");
}

async function expectPlayable(page: Page): Promise<void> {
  await click(page, 2, 2);
  await expectSaid(page, /White to play/);
}

test("an entry without turns is set aside and offered as a file, and the page starts", async ({
  page,
}) => {
  const { turns: _, ...head } = { ...HEAD, key: "bad", line: "bad", title: "Broken" };
  const faults: Error[] = [];
  page.on("pageerror", (error) => faults.push(error));
  await visitWith(page, { heads: [HEAD, head], documents: { sound: DOCUMENT, bad: DOCUMENT } });
  await expect(page.locator("#notice")).toContainText("Your last board was “Kept”, after 1 turn");
  await expect(mine(page)).toHaveText([/^Kept1 turn/, "Brokencannot be read"]);
  await toBoards(page);
  const saving = page.waitForEvent("download");
  await mine(page).nth(1).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("broken.gospace.json");
  expect(savedText(await file.path())).toEqual(DOCUMENT);
  await page.reload();
  await expect(mine(page)).toHaveCount(2);
  await page.locator("#mine .more-button").nth(1).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete for good" }).click();
  await expect(mine(page)).toHaveCount(1);
  expect(faults).toEqual([]);
});

const GARBAGE_DOCUMENTS: readonly unknown[] = [
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

for (const kind of ["game", "drawing"]) {
  test(`the page starts where a ${kind} that the tab goes on with is garbage, and keeps it`, async ({
    page,
  }) => {
    const faults: Error[] = [];
    page.on("pageerror", (error) => faults.push(error));
    const opponent = { kind: "link", mine: "first", game: "k3x9" };
    const heads = GARBAGE_DOCUMENTS.map((_, i) => ({
      ...HEAD,
      key: `k${i}`,
      line: `k${i}`,
      kind,
      opponent,
    }));
    const documents = Object.fromEntries(GARBAGE_DOCUMENTS.map((each, i) => [`k${i}`, each]));
    await visitWith(page, { heads, documents });
    for (let i = 0; i < GARBAGE_DOCUMENTS.length; i++) {
      await page.evaluate(
        ([key, room]) => {
          const session = {
            fragment: location.hash,
            gone: true,
            game: { key, from: null },
            drawing: { key, from: null },
            galleryId: null,
            room,
            overlays: {},
            stage: null,
            editorState: null,
          };
          addEventListener("pagehide", () =>
            sessionStorage.setItem("gospace.tab", JSON.stringify(session)),
          );
        },
        [`k${i}`, i % 2 === 0 ? "play" : "draw"],
      );
      await page.reload();
      await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
    }
    const left = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open("gospace");
          opening.onsuccess = () => {
            const keys = opening.result.transaction("heads").objectStore("heads").getAllKeys();
            keys.onsuccess = () => resolve(keys.result);
          };
        }),
    );
    expect(left).toEqual(expect.arrayContaining(heads.map(({ key }) => key)));
    expect(faults).toEqual([]);
  });
}

test("a database of a newer version is used, and one that lacks its stores gets them", async ({
  page,
  browser,
  baseURL,
}) => {
  await visitWith(page, { version: 7, stores: ["heads", "documents", "studies"] });
  await expectPlayable(page);
  await expect(mine(page)).toHaveCount(1);
  await page.reload();
  await expect(mine(page)).toHaveCount(1);
  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await visitWith(other, { stores: ["heads"] });
  await expectPlayable(other);
  await expect(mine(other)).toHaveCount(1);
  await other.reload();
  await expect(mine(other)).toHaveCount(1);
  await other.context().close();
});

test("the last turns before a killed tab are kept", JOURNEY, async ({ page }) => {
  await page.addInitScript(hearNoEnd);
  await visit(page);
  await page.waitForTimeout(600);
  const reloadAtOnce = async (x: number) => {
    const canvas = await page.locator("#canvases").getAttribute("data-camera");
    const [scale = 0, left = 0, top = 0] = (canvas ?? "").split(" ").map(Number);
    const box = await page.locator("#stage").boundingBox();
    await page.evaluate(() =>
      document.querySelector("#stage")?.addEventListener("click", () => location.reload()),
    );
    // The next page's: all else holds for the one that goes.
    const loaded = page.waitForEvent("load");
    await page.mouse.click((box?.x ?? 0) + x * scale + left, (box?.y ?? 0) + 4 * scale + top);
    await loaded;
    await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
  };
  for (const x of [3, 4, 5]) {
    await reloadAtOnce(x);
    expect((await savedGame(page)).turns).toHaveLength(x - 2);
  }
  await expect(mine(page)).toHaveCount(1);
});
