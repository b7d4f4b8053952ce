/** Saved work: a tab's game comes back when the tab is loaded anew, unfinished work is kept, and tabs leave
 *  one another's work alone. */

import { at, draw, expectCounts, press, take } from "./editor.ts";
import { expect, JOURNEY, type Locator, type Page, test } from "./shared-page.ts";
import {
  click,
  closeTab,
  expectSaid,
  expectSeen,
  savedGame,
  toBoards,
  visit,
  writeComment,
} from "./stage.ts";

function mine(page: Page): Locator {
  return page.locator("#mine .card");
}

async function ready(page: Page): Promise<void> {
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
}

/** Black and White in turn, in a row. */
async function playRow(page: Page, count: number): Promise<void> {
  for (let column = 0; column < count; column++) await click(page, column, 4);
  await expect(page.locator("#mine .card small").first()).toHaveText(
    `${count} ${count === 1 ? "turn" : "turns"} · today`,
  );
}

async function choose(page: Page, card: number, item: "Rename" | "Delete"): Promise<void> {
  await page.locator("#mine .more-button").nth(card).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: item }).click();
}

/** The camera once it stands still. */
async function cameraOf(page: Page): Promise<number[]> {
  const text = await page.locator("#canvases").getAttribute("data-camera");
  return (text ?? "").split(" ").map(Number);
}

test("a reload returns to the same game, moment, view and overlays", JOURNEY, async ({ page }) => {
  await visit(page);
  await page.locator("#gallery").getByRole("button", { name: "One-way streets" }).click();
  const pass = page.locator("#turn-buttons").getByRole("button", { name: "Pass" });
  await pass.click();
  await page.locator("#turn-buttons").getByRole("button", { name: "Undo" }).click();
  await page.locator("#overlays").getByRole("button", { name: "Names" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.getByRole("button", { name: "Zoom in" }).click();
  const camera = await cameraOf(page);
  await page.reload();
  await ready(page);
  await expect(page.locator("#title")).toHaveText("One-way streets");
  await expect(page.locator("#gallery [aria-pressed='true']")).toHaveText("One-way streets");
  await expect(page.locator("#record .ahead")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Names" })).toHaveAttribute("aria-pressed", "true");
  expect(await cameraOf(page)).toEqual(camera);
  await expect(page.locator("#notice")).toBeHidden();
  await expect(mine(page)).toHaveCount(1);
  await pass.click();
  await page.waitForTimeout(700);
  await expect(mine(page)).toHaveCount(1);
});

test("a reload returns into a variation with its comment, and so does the next tab", async ({
  page,
  context,
}) => {
  const comment = (on: Page) => on.getByRole("textbox", { name: /^Comment on/ });
  await visit(page);
  await playRow(page, 2);
  await page.keyboard.press("u");
  await click(page, 6, 6);
  await click(page, 7, 7);
  await writeComment(page, "Instead.");
  await page.reload();
  await ready(page);
  await expect(page.locator("#record [aria-current]")).toHaveText("3H2");
  await expect(comment(page)).toHaveValue("Instead.");
  await expectSeen(page, 6, 6, "white");
  const { turns } = await savedGame(page);
  const aside = [{ play: 60 }, { play: 70, comment: "Instead." }];
  expect(turns).toEqual([{ play: 36 }, { play: 37, variations: [aside] }]);
  await closeTab(page);

  const next = await context.newPage();
  await visit(next);
  await next.getByRole("button", { name: "Go on" }).click();
  await expect(comment(next)).toHaveValue("Instead.");
  await expectSeen(next, 7, 7, "black");
  expect((await savedGame(next)).turns).toEqual(turns);
});

test(
  "what was played just before the tab was closed is offered by the next one",
  JOURNEY,
  async ({ page, context }) => {
    await visit(page);
    await playRow(page, 2);
    await click(page, 6, 6);
    await closeTab(page);
    const next = await context.newPage();
    await visit(next);
    await expect(next.locator("#title")).toHaveText("Grid 9×9");
    await expect(next.locator("#notice")).toHaveText(/“Grid 9×9”, after 3 turns/);
    await next.getByRole("button", { name: "Go on" }).click();
    expect((await savedGame(next)).turns).toHaveLength(3);
    await click(next, 7, 7);
    await expect(next.locator("#mine .card small")).toHaveText(["4 turns · today"]);
  },
);

test("a tab that blocked or crashed when it was restored offers its game, and opens it by a button", async ({
  page,
}) => {
  await visit(page);
  await playRow(page, 2);
  // It began a minute ago, and has not come to its end.
  await page.evaluate(() => sessionStorage.setItem("gospace.begun", String(Date.now() - 60_000)));
  await page.reload();
  await ready(page);
  await expect(page.locator("#record [aria-current]")).toHaveCount(0);
  await expect(page.locator("#notice")).toHaveText(/“Grid 9×9”, after 2 turns/);
  await page.getByRole("button", { name: "Go on" }).click();
  expect((await savedGame(page)).turns).toHaveLength(2);
  // The next reload is like any other.
  await page.reload();
  await ready(page);
  expect((await savedGame(page)).turns).toHaveLength(2);
});

test("two tabs that go on with one game keep two", async ({ page, context }) => {
  await visit(page);
  await playRow(page, 2);
  const other = await context.newPage();
  await visit(other);
  await other.getByRole("button", { name: "Go on" }).click();
  await click(other, 6, 6);
  await expect(mine(other)).toHaveCount(2);
  await click(page, 0, 0);
  await click(page, 1, 0);
  await expect(page.locator("#mine .card small")).toHaveText([
    "4 turns · today",
    "3 turns · today",
  ]);
  await other.close();
  await page.reload();
  await ready(page);
  await click(page, 2, 0);
  await expect(page.locator("#mine .card small")).toHaveText([
    "5 turns · today",
    "3 turns · today",
  ]);
});

test(
  "my boards are opened, renamed and deleted, and deletion is undone",
  JOURNEY,
  async ({ page }) => {
    await visit(page);
    await expect(page.locator("#mine-shelf")).toContainText("Nothing yet.");
    await playRow(page, 2);
    await page.locator("#gallery").getByRole("button", { name: "Torus", exact: true }).click();
    await expect(mine(page)).toHaveCount(1);
    await toBoards(page);
    await choose(page, 0, "Rename");
    await page.getByRole("textbox", { name: "Name" }).fill("Opening <b>");
    await page.keyboard.press("Enter");
    await expect(mine(page)).toHaveText(["Opening <b>2 turns · today"]);

    await choose(page, 0, "Delete");
    await expect(page.locator("#notice")).toContainText("Deleted “Opening <b>”.");
    await expect(mine(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Bring it back" }).click();
    await mine(page).click();
    await expect(page.locator("#title")).toHaveText("Opening <b>");
    await expect(mine(page)).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("#stage")).toBeVisible();
    expect((await savedGame(page)).turns).toHaveLength(2);

    await toBoards(page);
    await choose(page, 0, "Rename");
    await page.getByRole("textbox", { name: "Name" }).fill("On the table");
    await page.keyboard.press("Enter");
    await expect(page.locator("#title")).toHaveText("On the table");
    await expect(mine(page)).toHaveText(["On the table2 turns · today"]);
  },
);

test(
  "a drawing survives a reload in its room, and becomes the game that is played on it",
  JOURNEY,
  async ({ page }) => {
    await draw(page);
    await take(page, "Link");
    await press(page, [0, 0], [80, 0], [160, 0], [160, 0]);
    await take(page, "Select");
    await page.locator("#drawing-view").getByRole("button", { name: "Zoom in" }).click();
    await expectCounts(page, /^3 points · 2 edges/);
    const spot = await at(page, [80, 0]);
    await page.waitForTimeout(600);
    await page.reload();
    await ready(page);
    await expect(page.locator("body")).toHaveAttribute("data-room", "draw");
    await expectCounts(page, /^3 points · 2 edges/);
    expect(await at(page, [80, 0])).toEqual(spot);
    await page.locator("#rooms").getByRole("button", { name: "Play" }).click();
    await expect(mine(page)).toHaveText([/0 turns · today$/]);
  },
);

test("where storage is refused the page says so once, and keeps boards while it lives", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["indexedDB", "sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
  });
  await visit(page);
  await expect(page.locator("#notice")).toBeHidden();
  await playRow(page, 1);
  await expect(page.locator("#notice")).toContainText("does not let the page keep boards");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await click(page, 1, 4);
  await expectSaid(page, /Black to play/);
  await expect(page.locator("#mine .card small")).toHaveText("2 turns · today");
  await expect(page.locator("#notice")).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("my boards stand under the gallery, with targets for fingers", async ({ page }) => {
    await visit(page);
    await page.locator("#dock").getByRole("button", { name: "Pass" }).click();
    await page.locator("#tabs").getByRole("button", { name: "Boards" }).click();
    await expect(mine(page)).toHaveCount(1);
    await page.getByRole("button", { name: "My boards" }).tap();
    await expect(mine(page)).toBeInViewport();
    const more = page.locator("#mine .more-button");
    const box = await more.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await more.tap();
    await page.getByRole("menuitem", { name: "Delete" }).tap();
    await page.getByRole("button", { name: "Bring it back" }).tap();
    await expect(mine(page)).toHaveCount(1);
  });
});
