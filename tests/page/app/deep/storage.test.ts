/** Garbage in storage: the page starts whatever localStorage, sessionStorage and IndexedDB hold, shows the
 *  sound entries, and offers the others as files. A killed tab loses no turn. */

import {
  DOCUMENT,
  expectPlayable,
  GARBAGE_DOCUMENTS,
  GRID,
  HEAD,
  hearNoEnd,
  mine,
  visitWith,
} from "../../both/storage.ts";
import { draw, expectCounts, press, take } from "../../editor.ts";
import { click, expectSaid, openGame, savedText, toBoards, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

/** All documents that the database has. */
function storedDocuments(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await answer(indexedDB.open("gospace"));
    const documents = await answer(
      database.transaction("documents").objectStore("documents").getAll(),
    );
    database.close();
    return documents;
  });
}

test("a saved game of an earlier release opens, and goes on as text", async ({ page }) => {
  await visitWith(page, { heads: [HEAD], documents: { sound: DOCUMENT } });
  await toBoards(page);
  await mine(page).first().click();
  await expect(page.locator("#title")).toHaveText("Kept");
  await click(page, 0, 0);
  await expectSaid(page, /Black to play/);
  await expect
    .poll(() => storedDocuments(page))
    .toEqual([expect.stringMatching(/^\{"gospace":1,.*"Kept"/)]);
});

test("of many saved boards the last two dozen have cards, and a button brings more", async ({
  page,
}) => {
  const heads = Array.from({ length: 60 }, (_, i) => {
    const name = `Board ${60 - i}`;
    return { ...HEAD, key: name, line: name, title: name, changed: 60 - i };
  });
  const documents = Object.fromEntries(heads.map(({ key }) => [key, DOCUMENT]));
  await visitWith(page, { heads, documents });
  await expect(mine(page)).toHaveCount(24);
  await expect(mine(page).last()).toContainText("Board 37");
  await toBoards(page);
  await mine(page).last().focus();
  await page.keyboard.press("End");
  await expect(page.locator(":focus")).toHaveText("36 older boards");
  await page.keyboard.press("Enter");
  await expect(mine(page)).toHaveCount(48);
  await expect(page.locator(":focus")).toContainText("Board 36");
  await expect(page.locator("#mine [tabindex='0']")).toHaveCount(1);
  await page.getByRole("button", { name: "12 older boards" }).click();
  await expect(mine(page)).toHaveCount(60);
  await expect(page.getByRole("button", { name: /older/ })).toHaveCount(0);
});

const GARBAGE_HEADS: readonly unknown[] = [
  { key: 5 },
  { key: ["a", 1], title: 7 },
  { ...HEAD, key: "kind", kind: "study" },
  { ...HEAD, key: "title", title: null },
  { ...HEAD, key: "turns", turns: -1 },
  { ...HEAD, key: "moment", moment: { turns: 1 } },
  { ...HEAD, key: "changed", changed: "today" },
  { ...HEAD, key: "line", line: undefined },
  { ...HEAD, key: "headless" },
];

test("garbage in the store of entries leaves the sound ones, and the page plays on", async ({
  page,
}) => {
  const faults: Error[] = [];
  page.on("pageerror", (error) => faults.push(error));
  await visitWith(page, {
    heads: [HEAD, ...GARBAGE_HEADS],
    documents: { sound: DOCUMENT, orphan: GRID, noise: 5, kind: DOCUMENT },
  });
  // Beside the heads, two documents without one.
  await expect(mine(page)).toHaveCount(1 + GARBAGE_HEADS.length + 2);
  await expectPlayable(page);
  await toBoards(page);
  await page.getByRole("button", { name: "Kept", exact: false }).first().click();
  await expect(page.locator("#title")).toHaveText("Kept");
  expect(faults).toEqual([]);
});

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

const GARBAGE_TABS: readonly string[] = [
  "",
  "{",
  "null",
  "[]",
  "7",
  '{"fragment":"#x"}',
  JSON.stringify({
    fragment: "",
    gone: true,
    game: null,
    drawing: null,
    galleryId: "no such board",
    room: "play",
    overlays: { unheard: true },
    stage: { scale: 0, left: 1e300, top: -1e300 },
    editorState: { scale: -1, left: 0, top: 0 },
  }),
  JSON.stringify({
    fragment: "",
    gone: true,
    game: { key: "none", from: "none" },
    drawing: { key: "none", from: null },
    galleryId: null,
    trying: { turns: 1e9, detours: [{ choice: 1e9, turns: 1e9 }] },
    room: "draw",
    overlays: {},
    stage: { scale: 1e300, left: 1e300, top: 0 },
    editorState: null,
  }),
];

test("the page starts with garbage in the storage of the tab and of the theme", async ({
  page,
}) => {
  const faults: Error[] = [];
  page.on("pageerror", (error) => faults.push(error));
  for (const session of GARBAGE_TABS) {
    await visitWith(page, { session, local: '{"dark":' });
    await expect(page.locator("#stage, #drawing").first()).toBeAttached();
  }
  expect(faults).toEqual([]);
});

test("the last strokes before a killed tab are kept", async ({ page }) => {
  await page.addInitScript(hearNoEnd);
  await draw(page);
  for (const [number, x] of [0, 80, 160].entries()) {
    await take(page, "Link");
    await press(page, [x, 0]);
    await page.reload();
    await expectCounts(page, new RegExp(`^${number + 1} points?`));
  }
  await page.waitForTimeout(600);
  await page.reload();
  await expectCounts(page, /^3 points/);
});

test("a game that was opened from a file is saved as a file from its card", async ({ page }) => {
  await visit(page);
  await openGame(page, { ...GRID, gospace: 1, board: { kind: "grid", columns: 5, rows: 5 } });
  await expect(mine(page)).toHaveCount(0);
  await click(page, 2, 2);
  await expect(mine(page)).toHaveCount(1);
  await toBoards(page);
  const saving = page.waitForEvent("download");
  await page.locator("#mine .more-button").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Save as a file" }).click();
  expect(savedText(await (await saving).path())).toMatchObject({ turns: [{ play: 12 }] });
});

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
