/** The drawing of the stage: density, motion, and the light on stones. */
import { expect, JOURNEY, test } from "./shared-page.ts";
import { click, expectSeen, visit } from "./stage.ts";

test(
  "where motion is unwelcome a stone is there at once, round and with light, and sharp on a denser screen",
  JOURNEY,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page);
    await click(page, 4, 4);
    await page.mouse.move(0, 0);
    await expectSeen(page, 4, 4, "black");
    const shades = await page
      .locator("#canvases canvas")
      .nth(1)
      .evaluate((canvas: HTMLCanvasElement) => {
        const data =
          canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        const opaque = Array.from({ length: data.length / 4 }, (_, i) => 4 * i).filter(
          (i) => data[i + 3] === 255,
        );
        return new Set(opaque.map((i) => data[i])).size;
      });
    expect(shades, "one flat colour").toBeGreaterThan(40);

    const canvas = page.locator("#canvases canvas").first();
    const width = () => canvas.evaluate((element: HTMLCanvasElement) => element.width);
    const before = await width();
    const client = await page.context().newCDPSession(page);
    const { width: viewWidth, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await client.send("Emulation.setDeviceMetricsOverride", {
      width: viewWidth + 20,
      height,
      deviceScaleFactor: 2,
      mobile: false,
    });
    await expect.poll(width).toBe(2 * (before + 20));
  },
);
