/** Helpers of the tests of bodies in the browser and of those in Node. */
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { GameDocument } from "../../../www/engine/types.ts";
import { openGame, savedGame, visit } from "../stage.ts";

export function ofGallery(id: string): GameDocument {
  const gallery: { id: string; document: GameDocument }[] = JSON.parse(
    readFileSync("build/gallery.json", "utf8"),
  );
  const found = gallery.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no board ${id}`);
  return found.document;
}

export async function openBody(
  page: Page,
  id: string,
  turns: NonNullable<GameDocument["turns"]> = [],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page);
  await openGame(page, { ...ofGallery(id), turns });
  await page.locator("#stage").focus();
  await page.keyboard.press("b");
  await expect(page.locator("#canvases")).toHaveAttribute("data-shape", "body");
  await expect(page.locator("#body-map")).toBeVisible();
}

export async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator("#stage").boundingBox();
  const camera = await page.locator("#canvases").getAttribute("data-camera");
  const [, left = 0, top = 0] = (camera ?? "").split(" ").map(Number);
  return { x: (box?.x ?? 0) + left, y: (box?.y ?? 0) + top };
}

export async function drag(page: Page, dx: number, dy: number): Promise<void> {
  const { x, y } = await middle(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 8; step++)
    await page.mouse.move(x + (dx * step) / 8, y + (dy * step) / 8);
  await page.mouse.up();
}

export async function plays(page: Page): Promise<unknown[]> {
  return (await savedGame(page)).turns ?? [];
}
