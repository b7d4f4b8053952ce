/** The dialog of new boards from generators, as tests use it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { room, showBoards } from "./editor.ts";
import { visit } from "./stage.ts";

/** Opens the generator with the table's first board on the drawing area: a grid of nine lines each way. */
export async function openGenerator(page: Page): Promise<Locator> {
  await visit(page);
  await room(page, "Draw");
  return generator(page);
}

export async function generator(page: Page): Promise<Locator> {
  await showBoards(page);
  const start = page.locator("#drawing-start");
  if (await start.isVisible()) await start.getByRole("button", { name: "Generate…" }).click();
  const dialog = page.getByRole("dialog", { name: "New board" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Presses as a reader would; `delay` makes it a slow press. */
export async function choose(dialog: Locator, name: string, delay = 0): Promise<void> {
  await dialog
    .locator("label")
    .filter({ has: radio(dialog, name) })
    .click({ delay });
  await expect(radio(dialog, name)).toBeChecked();
}

export function radio(dialog: Locator, name: string): Locator {
  return dialog.page().getByRole("radio", { name, exact: true });
}

/** The chosen board, on the paper. */
export const preview = (page: Page) => page.locator("#drawing-preview canvas");

/** The counts of the chosen board, once it is there. */
export async function counts(dialog: Locator): Promise<string> {
  await expect(dialog.getByRole("button", { name: "Draw on it" })).toBeEnabled();
  return dialog.locator(".counts").innerText();
}
