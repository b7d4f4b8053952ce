/** People with browsers of their own, for tests of live play. */
import { type Browser, type BrowserContextOptions, expect, type Page } from "./shared-page.ts";

export async function someone(
  browser: Browser,
  baseURL: string | undefined,
  device: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...device,
  });
  // Addresses stay plain then: the names in their place are found by multicast, which not every machine has.
  if (browser.browserType().name() === "chromium")
    await context.grantPermissions(["microphone", "camera"]);
  return context.newPage();
}

export function card(page: Page) {
  return page.getByRole("group", { name: "Live" }).filter({ visible: true });
}

export function press(page: Page, name: string): Promise<void> {
  return card(page).getByRole("button", { name }).click();
}

export async function follow(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(address);
  await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
}

export async function byLink(page: Page): Promise<void> {
  await page.locator("#panel").getByRole("button", { name: "By link" }).click();
}
