/** Documents by file, drop and paste; one that cannot be read changes nothing. */

import { visit } from "../../stage.ts";
import { expect, test } from "../app.ts";

test("a file of 50 MB is refused by its size", async ({ page }) => {
  await visit(page);
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(50 << 20)], "huge.json"));
    document.body.dispatchEvent(
      new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.locator("#notice")).toHaveText(/too large: 50 MB.*32 MB/);
});
