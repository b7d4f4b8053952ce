/** Windows of several sizes in one test: the page is opened as new in each. */
import { forgetAll, type Page } from "./shared-page.ts";
import { visit } from "./stage.ts";

export type Size = readonly [number, number];

/** Gives the window a size, as before a first visit, or before that of someone who was greeted. */
export async function newWindow(
  page: Page,
  [width, height]: Size,
  visitor: "greeted" | "first" = "greeted",
): Promise<string> {
  if (page.url() !== "about:blank") await forgetAll(page, visitor === "first" ? [] : undefined);
  await page.setViewportSize({ width, height });
  return `${width} × ${height}`;
}

/** Opens the page in a window of a size, and names the size. */
export async function visitAt(page: Page, size: Size): Promise<string> {
  const name = await newWindow(page, size);
  await visit(page);
  return name;
}

/** Makes the screen one for fingers or for a mouse, as often as the test says; the page is opened anew after it. */
export async function pointer(page: Page): Promise<(by: "finger" | "mouse") => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  return async (by) => {
    await client.send("Emulation.setTouchEmulationEnabled", { enabled: by === "finger" });
  };
}
