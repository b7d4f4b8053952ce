/** The structure of a board by ear: the key I, the table's column of neighbours, and names on the board. */

import type { Board } from "../../../../www/engine/types.ts";
import { expectSaid, hover, ONE_WAY, openFromAtlas, openGame, visit } from "../../stage.ts";
import { expect, type Page, test } from "../app.ts";

async function open(page: Page, board: Board, turns: number[] = []): Promise<void> {
  await visit(page);
  const plays = turns.map((play) => ({ play }));
  const rules = { preset: "stone" } as const;
  await openGame(page, { gospace: 1, title: "A board", board, rules, turns: plays });
  await page.locator("#stage").focus();
}

/** The neighbours that the table has for a place. */
const neighbours = (page: Page, name: string) =>
  page
    .locator("#board-table tr")
    .filter({ has: page.locator("th", { hasText: new RegExp(`^${name}$`) }) })
    .locator("td")
    .last();

const GRAPH: Board = {
  kind: "graph",
  points: [
    [0, 0],
    [20, 0],
    [40, 0],
    [20, 20],
  ],
  edges: [
    [0, 1],
    [1, 2],
    [1, 3],
    [0, 3],
  ],
};

test("I tells the stone, its liberties, and the neighbours with their colours", async ({
  page,
}) => {
  await open(page, GRAPH, [1, 0]);
  await hover(page, 20, 0);
  await page.keyboard.press("i");
  await expectSaid(
    page,
    "Black B2: a lone stone, 2 liberties. Next to A2 white, C2 empty, A1 empty.",
  );
  await expect(neighbours(page, "B2")).toHaveText("Next to A2, C2, A1.");
  await expect(page.locator("#board-table th[scope=col]")).toHaveText([
    "Place",
    "Stone",
    "Neighbours",
  ]);
});

test("on a directed graph it tells where arcs lead and come from", async ({ page }) => {
  await visit(page);
  await openGame(page, ONE_WAY);
  await page.locator("#stage").focus();
  await hover(page, 0, 0);
  await page.keyboard.press("i");
  await expectSaid(page, /^a, empty\. .*Leads to b empty\. Reached from c empty\.$/);
  await expect(neighbours(page, "a")).toHaveText(/Leads to b\. Reached from c\.$/);
});

test("on a glued grid it tells what lies over the seam", async ({ page }) => {
  await open(page, { kind: "grid", columns: 5, rows: 5, wrap: "cylinder" });
  await hover(page, 0, 2);
  await page.keyboard.press("i");
  await expectSaid(
    page,
    "A3, empty. Next to A4 empty, B3 empty, A2 empty. Over the seam: E3 empty.",
  );
  const cells = page.locator("#board-table td");
  await expect(cells.filter({ hasText: "A3 empty" })).toHaveText("A3 empty. Over the seam: E3.");
  await expect(cells.filter({ hasText: "C3 empty" })).toHaveText("C3 empty");
});

test("on a go-space it tells what a placement covers and overlaps", async ({ page }) => {
  await open(page, {
    kind: "gospace",
    points: [
      [0, 0],
      [20, 0],
      [40, 0],
    ],
    open: [[0], [1], [2]],
    placements: [[0, 1], [2], [1, 2]],
  });
  await hover(page, 10, 0);
  await page.keyboard.press("i");
  await expectSaid(page, /^A1–B1.*\. Covers A1, B1\. Overlaps B1–C1 empty\.$/);
  await expect(neighbours(page, "C1")).toHaveText("Overlaps B1–C1.");
});

test("on disks it tells which ones touch and overlap", async ({ page }) => {
  await open(page, {
    kind: "disks",
    disks: [
      [0, 0, 10],
      [20, 0, 10],
      [34, 0, 6],
    ],
  });
  await hover(page, 20, 0);
  await page.keyboard.press("i");
  await expectSaid(page, "B1, empty. Touches A1 empty. Overlaps C1 empty.");
});

test("on a plane it tells the places of the stones that one would touch", async ({ page }) => {
  const outer: [number, number][] = [
    [0, 0],
    [16384, 0],
    [16384, 16384],
    [0, 16384],
  ];
  await open(page, { kind: "plane", region: { outer } });
  for (const key of ["ArrowRight", "Enter", "Shift+ArrowRight", "i"])
    await page.keyboard.press(key);
  await expectSaid(page, "5.0, 4.0: touches a black stone. Black at 4.0, 4.0.");
});

test("without a place it tells the size of the board", async ({ page }) => {
  await open(page, GRAPH);
  await page.keyboard.press("i");
  await expectSaid(page, "A board: 4 points.");
});

test("points on rings are told by their rings", async ({ page }) => {
  await visit(page);
  await openFromAtlas(page, "Cycle");
  await page.keyboard.press("ArrowRight");
  await expectSaid(page, /^ring 1, \d+ of 16, empty$/);
  await page.keyboard.press("i");
  await expectSaid(page, /Next to ring 1, \d+ of 16 empty; ring 1, \d+ of 16 empty\.$/);
});

test("every board but a grid and a plane has names to show", async ({ page }) => {
  await visit(page);
  for (const [board, has] of [
    ["Dominoes", true],
    ["One-way streets", true],
    ["Torus", false],
  ] as const) {
    await page.locator("#gallery").getByRole("button", { name: board, exact: true }).click();
    await expect(page.locator("#title")).toHaveText(board);
    await expect(page.locator("#overlays").getByRole("button", { name: "Names" })).toBeVisible({
      visible: has,
    });
  }
});
