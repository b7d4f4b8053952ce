/** Findings: problems are named in words, and shown in place; nothing of it is closed to anyone. */

import {
  at,
  draw,
  drawnBoard,
  expectSelected,
  finding,
  keys,
  newPaper,
  press,
  pull,
  take,
  unfold,
  WHOLE_PIXELS,
} from "../../editor.ts";
import { expect, type Page, test } from "../app.ts";

test.use(WHOLE_PIXELS);

test("dead ends, lonely points and disks outside the region are named and found", async ({
  page,
}) => {
  await draw(page);
  await take(page, "One-way arc");
  await press(page, [0, 0], [80, 0], [80, 0]);
  await keys(page, "p");
  await press(page, [0, 120]);
  await finding(page, "B2 reaches nothing.").getByRole("button").click();
  await expectSelected(page, "1 point");
  await expect(page.getByLabel("x", { exact: true })).toHaveValue("80");
  await finding(page, "A1 stands alone.").getByRole("button").click();
  await expect(page.getByLabel("y", { exact: true })).toHaveValue("120");

  await newPaper(page, "Disks");
  await take(page, "Region");
  await press(page, [-768, -768], [768, 768], [768, -768], [-768, 768], [-768, -768]);
  await finding(page, "meets another").first().getByRole("button").click();
  await expectSelected(page, "2 corners");
  await keys(page, "Control+z", "d");
  await keys(page, "r");
  await pull(page, [-768, -768], [768, 768]);
  await take(page, "Disk");
  await pull(page, [1280, 0], [1408, 0]);
  await finding(page, "Disk A1 is not inside the region.").getByRole("button").click();
  await expectSelected(page, "1 disk");
});

test("a placement that is not open is mended by the smallest open set", async ({ page }) => {
  await draw(page, "Go-space");
  await take(page, "Point");
  await press(page, [-80, 0], [0, 0], [80, 0]);
  await keys(page, "v");
  await press(page, [-80, 0]);
  await page.keyboard.down("Shift");
  await press(page, [0, 0]);
  await page.keyboard.up("Shift");
  await keys(page, "o", "Escape");
  await press(page, [80, 0]);
  await keys(page, "o", "Escape");
  await press(page, [0, 0]);
  await keys(page, "b");
  // It has become open with the placement.
  await unfold(page, "Open sets");
  const opens = page.locator("#inspector .sets").last();
  await opens.getByText("single points").click();
  await opens.getByRole("button", { name: "Remove {A1 #2}" }).click();
  const wrong = finding(page, "Placement 0 is not open.");
  await expect(wrong).toContainText("The smallest open set around it is {A1, B1}.");
  await wrong.getByRole("button", { name: "Use the smallest open set" }).click();
  await expect(wrong).toHaveCount(0);
  expect((await drawnBoard(page, "gospace")).placements).toEqual([[0, 1]]);
});

test("six warnings of one kind are one, and the others open under a count", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await press(page, [-80, 0], [0, 0], [80, 0], [-80, 80], [0, 80], [80, 80]);
  await expect(page.locator("#findings .finding:visible")).toHaveCount(1);
  await page.locator("#findings").getByText("5 more like this").click();
  await expect(page.locator("#findings .finding:visible")).toHaveCount(6);
  await finding(page, "C1 stands alone.").getByRole("button").click();
  await expectSelected(page, "1 point");
});

test("a group dropped on points merges with them", async ({ page }) => {
  await draw(page);
  await take(page, "Link");
  await press(page, [-80, 0], [0, 0], [0, 0]);
  await press(page, [-80, 80], [0, 80], [0, 80]);
  await keys(page, "v");
  await pull(page, [-120, 50], [40, 120]);
  await pull(page, [-80, 80], [-80, 0]);
  expect(await drawnBoard(page, "graph")).toMatchObject({
    points: [
      [-80, 0],
      [0, 0],
    ],
    edges: [[0, 1]],
  });
});

test("a link that ends on the spot of a point ends at that point", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await press(page, [0, 0], [80, 0]);
  await keys(page, "l");
  await pull(page, [0, 0], [72, 3]);
  expect(await drawnBoard(page, "graph")).toMatchObject({
    points: [
      [0, 0],
      [80, 0],
    ],
    edges: [[0, 1]],
  });
});

test("a point is grasped within 20 pixels", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await press(page, [0, 0]);
  await keys(page, "v");
  const { x, y } = await at(page, [0, 0]);
  await page.mouse.click(x + 200, y + 100);
  await expectSelected(page, "Nothing is selected.");
  await page.mouse.click(x + 12, y + 15);
  await expectSelected(page, "1 point");
});

test("a disk is drawn inside a disk with Ctrl, and touches and overlaps are counted", async ({
  page,
}) => {
  await draw(page, "Disks");
  await take(page, "Disk");
  await pull(page, [0, 0], [512, 0]);
  await page.keyboard.down("Control");
  await pull(page, [100, 0], [356, 0]);
  await page.keyboard.up("Control");
  await expect(page.locator("#counts")).toHaveText("2 disks · 0 touches · 1 overlap");
});

test("disks that all but touch are said to, and made to touch by a button", async ({ page }) => {
  await draw(page, "Disks");
  await take(page, "Disk");
  await pull(page, [-512, 0], [0, 0]);
  await page.keyboard.down("Control");
  await pull(page, [512, 0], [1024, 0]);
  await page.keyboard.up("Control");
  await keys(page, "v");
  await press(page, [512, 0]);
  await unfold(page, "Exact numbers");
  const x = page.getByLabel("x", { exact: true });
  await x.fill(String(-512 + 1024 + 7));
  await x.press("Enter");
  const miss = finding(page, "Disk B1 all but touches disk A1.");
  await miss.getByRole("button", { name: "Make them touch" }).click();
  await expect(miss).toHaveCount(0);
  await expect(page.locator("#counts")).toHaveText("2 disks · 1 touch");
});

/** True if something is marked within 8 pixels of a spot of the paper. */
async function isMarked(page: Page, spot: readonly [number, number]): Promise<boolean> {
  const { x, y } = await at(page, spot);
  return page.evaluate(
    ([left, top]) => {
      const canvas = document.querySelectorAll<HTMLCanvasElement>("#drawing-canvases canvas")[2];
      const box = canvas?.getBoundingClientRect();
      if (canvas === undefined || box === undefined) throw new Error("the marks have a canvas");
      const density = canvas.width / box.width;
      const [u, v] = [left - box.left - 8, top - box.top - 8].map((value) => value * density);
      const pixels = canvas
        .getContext("2d")
        ?.getImageData(u ?? 0, v ?? 0, 16 * density, 16 * density);
      return pixels?.data.some((value) => value > 0) ?? false;
    },
    [x, y] as const,
  );
}

test("disks are marked, found and made to touch over a glued side", async ({ page }) => {
  await draw(page, "Disks");
  await take(page, "Region");
  await page.getByRole("button", { name: "Rectangle" }).click();
  await pull(page, [-1024, -1024], [1024, 1024]);
  await page.getByLabel("Gluing").selectOption({ label: "Torus" });
  await take(page, "Disk");
  await page.keyboard.down("Control");
  await pull(page, [-768, 0], [-512, 0]);
  await pull(page, [512, 0], [768, 0]);
  await page.keyboard.up("Control");
  await keys(page, "v");
  await press(page, [512, 0]);
  await unfold(page, "Exact numbers");
  const x = page.getByLabel("x", { exact: true });
  expect(await isMarked(page, [1024, 0])).toBe(false);
  // From −768 + 2048 the disk of radius 256 is 519 away: 3 more than their reaches.
  await x.fill(String(-768 + 2048 - 519));
  await x.press("Enter");
  await expect.poll(() => isMarked(page, [1020, 0])).toBe(true);
  expect(await isMarked(page, [-1028, 0])).toBe(true);
  const miss = finding(page, "Disk B1 all but touches disk A1.");
  await miss.getByRole("button", { name: "Make them touch" }).click();
  await expect(miss).toHaveCount(0);
  await expect(page.locator("#counts")).toHaveText("2 disks · 1 touch");
});

test("points at one spot are merged by a button, one pair or all", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await press(page, [0, 0], [80, 0], [160, 0], [240, 0]);
  await keys(page, "v");
  await unfold(page, "Exact numbers");
  const x = page.getByLabel("x", { exact: true });
  for (const [from, to] of [
    [80, 0],
    [160, 0],
    [240, 0],
  ] as const) {
    await press(page, [from, 0]);
    await x.fill(String(to));
    await x.press("Enter");
  }
  await finding(page, "B1 lies on A1.").getByRole("button", { name: "Merge" }).click();
  await expect(page.locator("#counts")).toContainText("3 points");
  await page.getByRole("button", { name: "Merge all" }).click();
  await expect(page.locator("#counts")).toContainText("1 point ");
});
