/** Boards from generators: the dialog, and drawing on the boards. */

import { draw, press, room, take } from "../../editor.ts";
import { choose, counts, generator, openGenerator, preview, radio } from "../../new-board.ts";
import { openGame, visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

const NINE = "81 points, 144 edges";

test("New shows four kinds of paper and the boards, of which the paper shows the chosen one", async ({
  page,
}) => {
  await visit(page);
  await room(page, "Draw");
  const open = page.getByRole("button", { name: "New", exact: true });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "New board" });
  await expect(dialog.locator(".paper b")).toHaveText([
    "Graph",
    "Disks",
    "Without lines",
    "Go-space",
  ]);
  await expect(page.locator("#drawing-start")).toBeHidden();
  expect(await counts(dialog)).toBe(NINE);
  await expect(preview(page)).toBeVisible();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await open.click();
  await expect(dialog).toBeHidden();
  await expect(preview(page)).toBeHidden();
  await open.click();
  await preview(page).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator("#drawing")).toBeFocused();
  await expect(page.locator("#counts")).toHaveText("81 points · 144 edges · 1 piece");
});

test("the picture of a board shows some stones on its lines", async ({ page }) => {
  const dialog = await openGenerator(page);
  /** Count of the pixels of a picture that are as white as a stone. */
  const stones = (name: string) =>
    dialog
      .locator("label")
      .filter({ has: radio(dialog, name) })
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
        let white = 0;
        for (let at = 0; at < data.length; at += 4)
          if ((data[at + 3] ?? 0) > 250 && (data[at] ?? 0) > 235 && (data[at + 2] ?? 0) > 220)
            white++;
        return white;
      });
  await expect.poll(() => stones("Rectangular grid")).toBeGreaterThan(20);
});

test("every board has a picture, and a search for torus glues the sides of a grid", async ({
  page,
}) => {
  const dialog = await openGenerator(page);
  const inks = () =>
    dialog.locator("label:has(.plate)").evaluateAll((labels) =>
      labels
        .filter((label) => label.checkVisibility())
        .slice(0, 6)
        .map((label) => {
          const canvas = label.querySelector("canvas");
          const data = canvas
            ?.getContext("2d")
            ?.getImageData(0, 0, canvas.width, canvas.height).data;
          return new Set(data ?? []).size > 8;
        }),
    );
  await expect.poll(inks).toEqual([true, true, true, true, true, true]);
  await dialog.getByRole("searchbox").fill("torus");
  await expect(dialog.locator("label:has(.plate)").filter({ visible: true })).toHaveCount(2);
  await dialog.getByRole("searchbox").press("Enter");
  // Each of the 81 points has four neighbours.
  await expect(dialog.locator(".counts")).toHaveText("81 points, 162 edges");
  await expect(dialog.getByRole("combobox")).toHaveValue("2");
});

test("what is asked is remembered, and an exact number is taken only if it can be", async ({
  page,
}) => {
  const dialog = await openGenerator(page);
  await choose(dialog, "Cycle");
  const field = dialog.getByRole("textbox", { name: /^Points/ });
  await field.fill("100");
  expect(await counts(dialog)).toBe("100 points, 100 edges");
  await field.fill("2");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(await counts(dialog)).toBe("100 points, 100 edges");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await generator(page);
  await expect(radio(dialog, "Cycle")).toBeChecked();
  await expect(field).toHaveValue("100");
});

test("drawn points are joined as Delaunay joined them", async ({ page }) => {
  await draw(page);
  await take(page, "Point");
  // A square and a point in it: four sides, and a spoke to every corner.
  await press(page, [0, 0], [160, 0], [160, 160], [0, 160], [80, 40]);
  const dialog = await generator(page);
  await choose(dialog, "Points: Delaunay");
  expect(await counts(dialog)).toBe("5 points, 8 edges");
  await dialog.getByRole("button", { name: "Draw on it" }).click();
  await expect(page.locator("#counts")).toHaveText("5 points · 8 edges · 1 piece");
});

test("all links are made one-way, and leaving links out keeps a graph together", async ({
  page,
}) => {
  const dialog = await openGenerator(page);
  await dialog.getByRole("slider", { name: "One-way" }).press("End");
  expect(await counts(dialog)).toBe("81 points, 144 one-way arcs");
  await dialog.getByRole("slider", { name: "One-way" }).press("Home");
  await dialog.getByRole("slider", { name: "Left out" }).press("End");
  // A tree has one edge less than points.
  expect(await counts(dialog)).toBe("81 points, 80 edges");
  const picture = await preview(page).screenshot();
  await dialog.getByRole("button", { name: "Another seed" }).click();
  expect(await counts(dialog)).toBe("81 points, 80 edges");
  expect(picture.equals(await preview(page).screenshot())).toBe(false);
});

test("boards of every kind can be drawn on", async ({ page }) => {
  const dialog = await openGenerator(page);
  for (const [name, kind] of [
    ["Dominoes", /placements$/],
    ["Sunflower", /touches$/],
    ["Round", "Every disk of one radius in the region"],
  ] as const) {
    // The board that is shown first may come meanwhile, and would move the control that is pressed.
    await choose(dialog, name, 400);
    await counts(dialog);
    await expect(dialog.getByRole("slider", { name: "One-way" })).toBeHidden();
    await dialog.getByRole("button", { name: "Draw on it" }).click();
    await expect(page.locator("#counts")).toHaveText(kind);
    await generator(page);
  }
});

test("a space of very many places is counted and shown", async ({ page }) => {
  const dialog = await openGenerator(page);
  await choose(dialog, "Sierpiński");
  await dialog.getByRole("textbox", { name: /^Divisions/ }).fill("7");
  expect(await counts(dialog)).toBe("5,466 points, 3,279 places for a stone");
  const many = await preview(page).screenshot();
  await dialog.getByRole("textbox", { name: /^Divisions/ }).fill("1");
  await expect(dialog.locator(".counts")).not.toHaveText(/^5,466/);
  expect(many.equals(await preview(page).screenshot())).toBe(false);
  await choose(dialog, "Cycle");
  expect(await counts(dialog)).toBe("24 points, 24 edges");
});

test("without points nothing is made of the drawing, and points in one place are named", async ({
  page,
}) => {
  await draw(page);
  const dialog = await generator(page);
  await expect(radio(dialog, "Points: Voronoi")).toBeDisabled();
  await expect(radio(dialog, "Graph as it is")).toBeDisabled();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await room(page, "Play");
  const points: [number, number][] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 0],
  ];
  await openGame(page, { gospace: 1, title: "Twice", board: { kind: "graph", points } });
  await room(page, "Draw");
  await generator(page);
  await choose(dialog, "Points: Gabriel");
  await expect(dialog.getByText("points 1 and 3 are at the same place")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Draw on it" })).toBeDisabled();
});

test("the keyboard alone finds a board and draws on it", async ({ page }) => {
  await visit(page);
  await room(page, "Draw");
  await page.locator("#drawing-start").getByRole("button", { name: "Generate…" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "New board" });
  await expect(radio(dialog, "Rectangular grid")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("#drawing")).toBeFocused();
  await page.getByRole("button", { name: "New", exact: true }).press("Enter");
  await expect(radio(dialog, "Rectangular grid")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(radio(dialog, "King's moves")).toBeChecked();
  await page.keyboard.press("Shift+Tab");
  await expect(dialog.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("sierpinski");
  await page.keyboard.press("Enter");
  await expect(radio(dialog, "Sierpiński")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(radio(dialog, "Sierpiński")).toBeFocused();
  await page.keyboard.press("Tab");
  const slider = dialog.getByRole("slider", { name: "Divisions" });
  await expect(slider).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "4");
  await counts(dialog);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.locator("#drawing")).toBeFocused();
});
