/** The discretizer: samples of planes, and their reports. */

import type { DisksBoard, Pair } from "../../../../www/engine/types.ts";
import { openDiscretizer, places, R, square } from "../../both/discretizer.ts";
import { command, expectSaid, openGame, savedGame, visit } from "../../stage.ts";
import { expect, type Locator, test } from "../app.ts";

async function expectUnderWay(dialog: Locator) {
  const bar = dialog.getByRole("progressbar");
  await expect
    .poll(() => bar.evaluate((each) => (each instanceof HTMLProgressElement ? each.value : 0)))
    .toBeGreaterThan(0);
}

/** Share of the picture's width that is painted; a window without a browser gives no canvas a size by itself. */
function paintedWidth(dialog: Locator): Promise<number> {
  return dialog.locator("canvas").evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0;
    const { width, height } = canvas;
    const { data = [] } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? {};
    const columns = [...data].flatMap((value, at) =>
      at % 4 === 3 && value > 0 ? [((at - 3) / 4) % width] : [],
    );
    return (Math.max(...columns) - Math.min(...columns)) / width;
  });
}

test("the position is carried over, with the player to move and the scoring of the plane", async ({
  page,
}) => {
  await visit(page);
  const turns = [{ play: [3 * R, 3 * R] as Pair }];
  await openGame(page, { gospace: 1, title: "A plane", board: square(16), turns });
  await command(page, "Make it finite…");
  const dialog = page.getByRole("dialog", { name: "A finite board from this one" });
  await places(page);
  await expect(dialog.locator(".report")).toContainText("The stone is carried over");
  await expect(dialog.locator(".report")).not.toContainText("The scoring changes");
  await dialog.getByRole("button", { name: "Play on it" }).click();
  await expect(page.locator("#title")).toHaveText("A plane, sampled");
  const { board, rules } = await savedGame(page);
  if (board.kind !== "disks") throw new Error("not a board of disks");
  expect(board.start?.black).toHaveLength(1);
  // On disks the usual score is another.
  expect(rules).toEqual({ score: "stones", first: "white" });
});

test("a score that changes is stated", async ({ page }) => {
  await visit(page);
  const rules = { preset: "tromp-taylor" } as const;
  await openGame(page, { gospace: 1, title: "A plane", board: square(16), rules });
  await command(page, "Make it finite…");
  await places(page);
  await expect(page.locator(".report li").last()).toHaveText(
    "The scoring changes. On the plane, stones count, and ground that only they reach, counted on a sample; here, stones count, and disks that only they reach.",
  );
});

test("convergence over the pitch stands under its slider, and begins anew with another lattice", async ({
  page,
}) => {
  const dialog = await openDiscretizer(page);
  await places(page);
  const covering = dialog.getByRole("img", { name: /^Covering radius/ });
  const ends = async () => {
    const words = (await covering.getAttribute("aria-label")) ?? "";
    const found = /: ([\d.]+) at a pitch of 2\.00, [\d.]+ at a pitch of ([\d.]+)$/.exec(words);
    return { coarse: found?.[1], finest: Number(found?.[2]) };
  };
  await expect.poll(async () => (await ends()).finest).toBeLessThan(1);
  const triangular = await ends();
  await expect(dialog.getByRole("img", { name: /^Free places touched: / })).toBeVisible();
  // Another pitch asks for nothing that is known.
  await dialog.getByRole("slider", { name: "Pitch" }).fill("100");
  const resumed = await ends();
  expect(resumed.coarse).toBe(triangular.coarse);
  expect(resumed.finest).toBeLessThanOrEqual(triangular.finest);
  await dialog.getByLabel(/^Square/).check();
  const isAnother = async () => {
    const { coarse } = await ends();
    return coarse !== undefined && coarse !== triangular.coarse;
  };
  await expect.poll(isAnother).toBe(true);
});

test("the sample follows the pitch, the lattice and the seed", async ({ page }) => {
  const dialog = await openDiscretizer(page);
  const usual = await places(page);
  const pitch = dialog.getByRole("slider", { name: "Pitch" });
  await pitch.fill("100");
  await expect(dialog.locator("output")).toHaveText("1.00 of a stone’s radius: 1,024 ticks");
  const fewer = await places(page);
  expect(fewer).toBeLessThan(usual / 3);
  await dialog.getByLabel(/^Blue noise/).check();
  await expect(dialog.getByText("Seed 1")).toBeVisible();
  await places(page);
  const picture = () => dialog.locator("canvas").screenshot();
  const before = await picture();
  await dialog.getByRole("button", { name: "Another seed" }).click();
  await expect(dialog.getByText("Seed 2")).toBeVisible();
  await places(page);
  expect(before.equals(await picture())).toBe(false);
});

test("stones of a sample can be given the least reach at which they touch", async ({ page }) => {
  const dialog = await openDiscretizer(page);
  // 0.7 of the radius divides no stone's width: in rows and between them centres are never tangent.
  await dialog.getByRole("slider", { name: "Pitch" }).fill("70");
  await expect(dialog.getByText("No two stones can touch here")).toBeVisible();
  await dialog.getByLabel(/^A little farther/).check();
  await places(page);
  await expect(dialog.getByText("No two stones can touch here")).toBeHidden();
  const line = await dialog.locator(".report li").last().innerText();
  const [least, here] = [...line.matchAll(/[\d,]+\d/g)].map(([number]) => number);
  expect(here).toBe(least);
});

test("long work shows how far it is, and can be cancelled", async ({ page }) => {
  const dialog = await openDiscretizer(page, 46);
  await places(page);
  await dialog.getByRole("slider", { name: "Pitch" }).fill("5");
  await dialog.getByLabel(/^Blue noise/).check();
  await expectUnderWay(dialog);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(dialog.getByRole("progressbar")).toBeHidden();
  await expect(dialog.getByText("Cancelled")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Play on it" })).toBeDisabled();
  await dialog.getByRole("slider", { name: "Pitch" }).fill("100");
  expect(await places(page)).toBeGreaterThan(500);
});

test("the page answers while a sample is made, and to close the dialog ends the work", async ({
  page,
}) => {
  const dialog = await openDiscretizer(page, 46);
  await places(page);
  await dialog.getByRole("slider", { name: "Pitch" }).fill("5");
  await expectUnderWay(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.workers().length).toBe(0);
  await page.getByRole("button", { name: "Pass", exact: true }).click();
  await expectSaid(page, "Black passes. White to play.");
});

test("a dialog that Escape has closed stays closed, though its work has news in the same moment", async ({
  page,
}) => {
  const dialog = await openDiscretizer(page);
  await places(page);
  // The dialog tells of its closing a moment later.
  await dialog.evaluate((element) => {
    if (element instanceof HTMLDialogElement) element.close();
    const pitch = element.querySelector<HTMLInputElement>("input[type=range]");
    if (pitch !== null) pitch.value = "100";
    pitch?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Make it finite…" })).toBeVisible();
});

test("only boards without lines have a discretizer", async ({ page }) => {
  await visit(page);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "Comment" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Make it finite…" })).toBeHidden();
  await expect(page.getByRole("menuitem", { name: "Make it a go-space…" })).toBeHidden();
});

const ROW: DisksBoard = {
  kind: "disks",
  disks: [0, 10, 20, 30].map((x) => [x, 0, 5] as const),
};

test("disks become the go-space that plays as they do, with the stones on them", async ({
  page,
}) => {
  await visit(page);
  const rules = { preset: "stone", score: "measure" } as const;
  await openGame(page, { gospace: 1, title: "A row", board: ROW, rules, turns: [{ play: 1 }] });
  await page.evaluate(() => {
    for (const [side, value] of [
      ["clientWidth", 800],
      ["clientHeight", 400],
    ] as const)
      Object.defineProperty(HTMLCanvasElement.prototype, side, { value });
  });
  await command(page, "Make it a go-space…");
  const dialog = page.getByRole("dialog", { name: "A finite board from this one" });
  await expect(dialog.locator(".report li")).toHaveText([
    "12 points and 4 placements, one for each disk.",
    /^It plays exactly as the disks do/,
    "The stone is carried over.",
    "The scoring changes. On the disks, the area under stones counts; here, stones count, and points that only they reach.",
  ]);
  await expect.poll(() => paintedWidth(dialog)).toBeGreaterThan(0.25);
  await dialog.getByRole("button", { name: "Play on it" }).click();
  await expect(page.locator("#title")).toHaveText("A row, as a go-space");
  const { board, rules: after } = await savedGame(page);
  expect(board).toMatchObject({ kind: "gospace", start: { black: [1] } });
  expect(after).toMatchObject({ score: "area", first: "white" });
});

test("disks too many for a go-space are refused in words, and the page answers meanwhile", async ({
  page,
}) => {
  await visit(page);
  // Disks over one another cut the plane into as many parts as the square of their number, and more.
  const disks = Array.from({ length: 400 }, (_, i) => [97 * i, (i * i) % 89, 9000] as const);
  await openGame(page, { gospace: 1, title: "A heap", board: { kind: "disks", disks } });
  await command(page, "Make it a go-space…");
  const dialog = page.getByRole("dialog", { name: "A finite board from this one" });
  await expect(dialog.getByRole("status")).toHaveText(
    /^This makes no go-space: .*Use fewer or smaller disks\.$/,
  );
  await expect(dialog.getByRole("button", { name: "Play on it" })).toBeDisabled();
  await dialog.getByRole("button", { name: "Keep this board" }).click();
  await expect(dialog).toBeHidden();
});

test("disks that reach farther than they cover say why they make no go-space", async ({ page }) => {
  await visit(page);
  const board: DisksBoard = { kind: "disks", disks: [[0, 0, 5, 6]] };
  await openGame(page, { gospace: 1, title: "One", board });
  await page.getByRole("button", { name: "More", exact: true }).click();
  const item = page.getByRole("menuitem", { name: "Make it a go-space…" });
  await expect(item).toBeDisabled();
  await expect(item).toHaveAttribute("title", /Only disks that touch exactly/);
});

test("a refused sample clears the picture and the report of the one before", async ({ page }) => {
  const dialog = await openDiscretizer(page);
  await places(page);
  await dialog.getByRole("slider", { name: "Pitch" }).press("Home");
  await expect(dialog.locator(".progress")).toContainText("This cannot be sampled");
  await expect(dialog.locator(".report li")).toHaveCount(0);
  const isBlank = await dialog.locator("canvas").evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return false;
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height);
    return pixels?.data.every((value) => value === 0);
  });
  expect(isBlank).toBe(true);
});

test("a pitch that is too small names the smallest that works, and a press takes it", async ({
  page,
}) => {
  const dialog = await openDiscretizer(page);
  await places(page);
  await dialog.getByRole("slider", { name: "Pitch" }).press("Home");
  await dialog.getByRole("button", { name: /^Use a pitch of / }).click();
  await places(page);
  const taken = Number(await dialog.getByRole("slider", { name: "Pitch" }).inputValue());
  await dialog.getByRole("slider", { name: "Pitch" }).fill(String(taken - 5));
  await expect(dialog.locator(".progress")).toContainText("This cannot be sampled");
});
