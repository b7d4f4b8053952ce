/** The dialog that brings a board in from a text, as tests use it. */
import type { Locator, Page } from "@playwright/test";
import { fromMenu } from "./stage.ts";

export async function openImport(page: Page): Promise<Locator> {
  await fromMenu(page, "Import…");
  return page.locator("#import");
}

export async function chooseFile(
  page: Page,
  dialog: Locator,
  name: string,
  text: string,
): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Choose a file" }).click();
  const buffer = Buffer.from(text);
  await (await choosing).setFiles({ name, mimeType: "text/plain", buffer });
}

export const found = (dialog: Locator) => dialog.getByRole("status");
export const drawOn = (dialog: Locator) => dialog.getByRole("button", { name: "Draw on it" });
