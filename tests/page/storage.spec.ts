/** Garbage in storage: the page starts whatever localStorage, sessionStorage and IndexedDB hold, shows the
 *  sound entries, and offers the others as files. A killed tab loses no turn. */

import {
  DOCUMENT,
  expectPlayable,
  GARBAGE_DOCUMENTS,
  HEAD,
  hearNoEnd,
  mine,
  visitWith,
} from "./both/storage.ts";
import { expect, JOURNEY, test } from "./shared-page.ts";
import { savedGame, savedText, toBoards, visit } from "./stage.ts";

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
