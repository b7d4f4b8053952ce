/** Helpers of the tests of discretizer in the browser and of those in Node. */

import { expect, type Page } from "@playwright/test";
import type { Pair, PlaneBoard } from "../../../www/engine/types.ts";
import { command, openGame, visit } from "../stage.ts";

export const R = 1024;

export function square(side: number): PlaneBoard {
  const outer: Pair[] = [
    [0, 0],
    [side * R, 0],
    [side * R, side * R],
    [0, side * R],
  ];
  return { kind: "plane", region: { outer } };
}

export async function openDiscretizer(page: Page, side = 16) {
  await visit(page);
  await openGame(page, { gospace: 1, title: "A plane", board: square(side) });
  await command(page, "Make it finite…");
  const dialog = page.getByRole("dialog", { name: "A finite board from this one" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The first line of the report, once it is that of the current choices. */
export async function places(page: Page): Promise<number> {
  await expect(page.getByRole("button", { name: "Play on it" })).toBeEnabled();
  const words = await page.locator(".report li").first().innerText();
  return Number(words.replace(/\D/g, ""));
}
