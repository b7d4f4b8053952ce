/** The four kinds of boards, drawn by mouse and played on. */

import type { Pair } from "../../../../www/engine/types.ts";
import {
  type At,
  at,
  draw,
  drawnBoard,
  expectCounts,
  keys,
  press,
  pull,
  room,
  take,
  unfold,
  WHOLE_PIXELS,
} from "../../editor.ts";
import { click, expectSaid, expectSeen } from "../../stage.ts";
import { expect, test } from "../app.ts";

test.use(WHOLE_PIXELS);

const OUTER: readonly At[] = [
  [0, -160],
  [160, -40],
  [80, 120],
  [-80, 120],
  [-160, -40],
];
const INNER: readonly At[] = [
  [0, -80],
  [80, 0],
  [40, 80],
  [-40, 80],
  [-80, 0],
];

const HOUSE: readonly At[] = [
  [-1536, -1024],
  [1536, -1024],
  [1536, 768],
  [0, 1024],
  [-1536, 768],
];

/** Of the Petersen graph: the outer cycle, the spokes, and the inner star. */
const PETERSEN: readonly Pair[] = [0, 1, 2, 3, 4].flatMap((i): Pair[] => [
  [i, (i + 1) % 5],
  [i, i + 5],
  [5 + i, 5 + ((i + 2) % 5)],
]);

test("a Petersen graph, point by point and link by link", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  await press(page, ...OUTER, ...INNER);
  await expectCounts(page, "10 points · 0 edges · 10 pieces");

  await take(page, "Link");
  await press(page, ...OUTER, ...OUTER.slice(0, 1), ...OUTER.slice(0, 1));
  await expectCounts(page, "10 points · 5 edges · 6 pieces");
  await keys(page, "p");
  for (const [i, from] of OUTER.entries()) await pull(page, from, INNER[i] ?? from);
  await keys(page, "l");
  for (const [i, from] of INNER.entries()) await pull(page, from, INNER[(i + 2) % 5] ?? from);
  await expectCounts(page, "10 points · 15 edges · 1 piece");

  const { points, edges, arcs } = await drawnBoard(page, "graph");
  expect(points).toEqual([...OUTER, ...INNER]);
  expect(unordered(edges)).toEqual(unordered(PETERSEN));
  expect(arcs).toBeUndefined();
  await room(page, "Play");
  await click(page, 0, -160);
  await expectSaid(page, /^Black .*White to play\.$/);
  await expectSeen(page, 0, -160, "black", 15);
});

test("a polygon with a hole, and five disks that touch", async ({ page }) => {
  await draw(page, "Disks");
  await take(page, "Region");
  await press(page, ...HOUSE);
  await expect(page.locator("#drawing-tip")).toContainText("Enter, closes the outline");
  await press(page, ...HOUSE.slice(0, 1));
  await page.getByRole("button", { name: "Rectangle" }).click();
  await pull(page, [512, -512], [1280, 256]);

  await take(page, "Disk");
  await pull(page, [-1024, 0], [-768, 0]);
  await press(page, [-500, 20], [15, 10], [-1010, -530], [-1040, 525]);
  await expectCounts(page, "5 disks · 4 touches");
  await expect(page.locator("#findings")).toBeEmpty();

  const { region, disks } = await drawnBoard(page, "disks");
  expect(region).toEqual({
    outer: HOUSE,
    holes: [
      [
        [512, -512],
        [1280, -512],
        [1280, 256],
        [512, 256],
      ],
    ],
  });
  expect(disks[0]).toEqual([-1024, 0, 256, 258]);
  const pairs = disks.flatMap((a, i) => disks.slice(i + 1).map((b) => ({ a, b })));
  // Two disks overlap where their cores do, and touch where only their reaches do: RULES, D5.
  const apart = ({ a, b }: (typeof pairs)[number]) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
  expect(pairs.filter((pair) => apart(pair) < (pair.a[2] + pair.b[2]) ** 2)).toEqual([]);
  const reach = ({ a, b }: (typeof pairs)[number]) => (a[3] ?? a[2]) + (b[3] ?? b[2]);
  expect(pairs.filter((pair) => apart(pair) <= reach(pair) ** 2)).toHaveLength(4);

  await room(page, "Play");
  await click(page, -1024, 0);
  await expectSaid(page, /^Black .*White to play\.$/);
  await expectSeen(page, -1024, 0, "black", 90);
});

test("a three-point go-space by its buttons and keys", async ({ page }) => {
  await draw(page, "Go-space");
  await take(page, "Point");
  await press(page, [-80, 0], [0, 0], [80, 0]);
  await take(page, "Select");
  const inspector = page.locator("#inspector");
  for (const [x] of [[-80], [80]] as const) {
    await press(page, [x, 0]);
    // So slowly that the board's faults are known before the button goes up.
    await inspector.getByRole("button", { name: "Open set", exact: true }).click({ delay: 300 });
    await inspector
      .getByRole("button", { name: "A stone can be this", exact: true })
      .click({ delay: 300 });
  }
  await keys(page, "Control+a", "o", "b");
  await expectCounts(page, "3 points · 3 placements");
  await expect(page.locator("#findings .error")).toHaveCount(0);
  await expect(inspector.getByText("Open sets (3)")).toBeVisible();

  const board = await drawnBoard(page, "gospace");
  expect(board.points).toEqual([
    [-80, 0],
    [0, 0],
    [80, 0],
  ]);
  expect(board.open).toEqual([[0], [2], [0, 1, 2]]);
  expect(board.placements).toEqual([[0], [2], [0, 1, 2]]);
  await keys(page, "F2");
  await click(page, -80, 0);
  await expectSaid(page, /^Black .*White to play\.$/);
  await expectSeen(page, -80, 0, "black", 9);
});

test("open sets are listed by shape with a count, and tinted on hover", async ({ page }) => {
  await draw(page, "Go-space");
  await take(page, "Point");
  await press(page, [-80, 0], [0, 0], [80, 0]);
  await take(page, "Select");
  for (const x of [-80, 0, 80]) {
    await press(page, [x, 0]);
    await keys(page, "o", "Escape");
  }
  await keys(page, "Control+a", "o", "Escape");
  await unfold(page, "Open sets");
  const rows = page.locator("#inspector .sets").last().locator(".shape");
  await expect(rows).toHaveCount(2);
  await expect(rows.first().locator("summary")).toHaveText(/single points\s*3/);
  const { x, y } = await at(page, [40, 6]);
  const ground = () => page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  // A set that was just made is tinted until the pointer has been at a row.
  await rows.last().locator(".set-row").hover();
  await page.mouse.move(400, 20);
  await expect(rows.last().locator(".set-row")).not.toHaveClass(/shown/);
  await page.waitForTimeout(200);
  const bare = await ground();
  await rows.last().locator(".set-row").hover();
  await expect.poll(async () => (await ground()).equals(bare)).toBe(false);
  await page.mouse.move(400, 20);
  await expect.poll(async () => (await ground()).equals(bare)).toBe(true);
});

/** Links without their direction and order. */
function unordered(links: readonly Pair[] | undefined): string[] {
  return (links ?? []).map(([a, b]) => [a, b].sort().join("–")).sort();
}
