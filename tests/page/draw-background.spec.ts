/** Background pictures of drawings: dropped, chosen, moved, faded, kept over a reload on this device, and in no link, game or file that
 *  was not asked to have one. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { at, draw, hold, keys, press, room, take, unfold } from "./editor.ts";
import { expect, forgetAll, JOURNEY, test } from "./shared-page.ts";
import { savedGame, visit } from "./stage.ts";

/** Drops a red picture of 300 by 200 pixels on the paper, with its part of the panel open. */
async function dropPicture(page: Page): Promise<void> {
  await unfold(page, "Background picture");
  await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 300, height: 200 });
    const context = canvas.getContext("2d");
    if (context === null) return;
    context.fillStyle = "#ff0000";
    context.fillRect(0, 0, 300, 200);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
    if (blob === null) return;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([blob], "map.png", { type: "image/png" }));
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
  });
  await expect(panel(page, "Remove")).toBeVisible();
}

async function dropFile(page: Page, name: string, type: string, text: string): Promise<void> {
  await page.evaluate(
    ([words, called, kind]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([words], called, { type: kind }));
      const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
      document.body.dispatchEvent(drop);
    },
    [text, name, type] as const,
  );
}

function panel(page: Page, name: string): Locator {
  return page.locator("#inspector").getByRole("button", { name, exact: true });
}

/** True where the paper is red at a place of the drawing, as the picture is and nothing else. */
async function isRedAt(page: Page, spot: readonly [number, number]): Promise<boolean> {
  const { x, y } = await at(page, spot);
  return page.evaluate(
    ([across, down]) => {
      const canvas = document.querySelector<HTMLCanvasElement>("#drawing-canvases canvas");
      const box = canvas?.getBoundingClientRect();
      if (canvas === null || box === undefined) return false;
      const scale = canvas.width / box.width;
      const context = canvas.getContext("2d");
      const [left, top] = [(across - box.x) * scale, (down - box.y) * scale].map(Math.round);
      const [red = 0, green = 0, blue = 0, alpha = 0] =
        context?.getImageData(left ?? 0, top ?? 0, 1, 1).data ?? [];
      return red > 200 && green < 60 && blue < 60 && alpha > 0;
    },
    [x, y] as const,
  );
}

async function exported(page: Page, also: "with" | "without"): Promise<string> {
  await page.locator("#draw-buttons [aria-haspopup]").click();
  await page.getByRole("menuitem", { name: "Export" }).click();
  const dialog = page.locator("#export");
  const box = dialog.getByRole("checkbox", { name: "With the background picture" });
  if (also === "with") await box.check();
  await expect(dialog.getByRole("textbox")).not.toHaveValue("");
  if (also === "with") await expect(dialog.getByRole("textbox")).toHaveValue(/data:image/);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save as a file" }).click();
  const text = readFileSync(await (await download).path(), "utf8");
  await page.keyboard.press("Escape");
  return text;
}

test(
  "a dropped picture is moved, survives a reload, and is in no link, game or file unless asked",
  JOURNEY,
  async ({ page }) => {
    await draw(page);
    await dropPicture(page);
    await expect.poll(() => isRedAt(page, [10, 10])).toBe(true);
    const left = Number((await page.getByLabel("Left edge").inputValue()).replace("−", "-"));
    await panel(page, "Move it").click();
    await hold(page, [0, 0], [-40, 20]);
    await page.mouse.up();
    await expect(page.getByLabel("Left edge")).toHaveValue(String(left - 40).replace("-", "−"));
    await keys(page, "Escape");
    await expect(panel(page, "Move it")).toHaveAttribute("aria-pressed", "false");
    await page.reload();
    await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
    await expect(page.getByLabel("Left edge")).toHaveValue(String(left - 40).replace("-", "−"));
    await expect.poll(() => isRedAt(page, [10, 10])).toBe(true);

    await take(page, "Link");
    await press(page, [-40, 0], [40, 0]);
    await keys(page, "Escape");
    expect(await exported(page, "without")).not.toMatch(/data:|background/);
    const file = await exported(page, "with");
    expect(JSON.parse(file).drawing.background.picture).toMatch(/^data:image\/png;base64,/);
    await room(page, "Play");
    expect((await savedGame(page)).drawing).toBeUndefined();
    const link = page.url();
    expect(link.length).toBeLessThan(200);

    // The file, opened in Play: its game has no picture, and its drawing has it again.
    await visit(page);
    await dropFile(page, "traced.gospace.json", "application/json", file);
    await expect(page).toHaveURL(link);
    expect(JSON.stringify(await savedGame(page))).not.toMatch(/data:/);
    await room(page, "Draw");
    await expect(page.getByLabel("Left edge")).toHaveValue(String(left - 40).replace("-", "−"));
    await expect.poll(() => isRedAt(page, [10, 10])).toBe(true);
  },
);

test("pictures are changed by keys, chosen and refused, and undo brings them back", async ({
  page,
}) => {
  await test.step("by keys the picture is faded, moved, sized, hidden and removed, and undo brings it back", async () => {
    await draw(page);
    await dropPicture(page);
    await page.getByRole("slider", { name: "Opacity" }).press("End");
    await expect(page.getByRole("slider", { name: "Opacity" })).toHaveAttribute(
      "aria-valuetext",
      "100 percent",
    );
    await page.getByLabel("Left edge").fill("0");
    await page.getByLabel("Left edge").press("Enter");
    await page.getByLabel("Top edge").fill("-80");
    await page.getByLabel("Top edge").press("Enter");
    await page.getByLabel("Width").fill("120");
    await page.getByLabel("Width").press("Enter");
    // Half as high again, 80, since the picture is 3 by 2.
    await expect.poll(() => isRedAt(page, [117, -3])).toBe(true);
    expect(await isRedAt(page, [117, 3])).toBe(false);
    await panel(page, "Move it").press("Enter");
    await keys(page, "ArrowDown");
    await expect(page.getByLabel("Top edge")).toHaveValue("−40");
    await panel(page, "Hide").press("Enter");
    await expect.poll(() => isRedAt(page, [63, -3])).toBe(false);
    await panel(page, "Show").press("Enter");
    await expect.poll(() => isRedAt(page, [63, -3])).toBe(true);
    await panel(page, "Remove").press("Enter");
    await expect(panel(page, "Choose a picture…")).toBeVisible();
    await expect.poll(() => isRedAt(page, [63, -3])).toBe(false);
    await page.locator("#drawing").focus();
    await keys(page, "Control+z");
    await expect.poll(() => isRedAt(page, [63, -3])).toBe(true);
  });
  await forgetAll(page);
  await test.step("an SVG is imported when it is dropped, and a picture that is chosen; what is no picture is refused in words", async () => {
    await draw(page);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><script>document.title="run"</script><rect width="90" height="60" fill="red"/></svg>';
    await unfold(page, "Background picture");
    const chooser = page.waitForEvent("filechooser");
    await panel(page, "Choose a picture…").click();
    await (await chooser).setFiles({
      name: "map.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(svg),
    });
    await expect.poll(() => isRedAt(page, [10, 10])).toBe(true);
    await expect(page).not.toHaveTitle(/run/);
    await dropFile(page, "broken.png", "image/png", "no picture");
    await expect(page.locator("#drawing-tip")).toContainText("This picture cannot be read");
    await expect(panel(page, "Remove")).toBeVisible();
    await dropFile(page, "map.svg", "image/svg+xml", svg);
    await expect(page.locator("#counts")).toHaveText("Every disk of one radius in the region");
  });
});
