/** The theme, a strict content security policy, and blocked storage. */
import { expect, JOURNEY, test } from "./shared-page.ts";
import { click, expectTurn, visit } from "./stage.ts";

test("the page works under a strict content security policy", JOURNEY, async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.route("**/folder/", async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": policy },
    });
  });
  await visit(page);
  await click(page, 4, 4);
  await expectTurn(page, "White", 2);
  expect(complaints).toEqual([]);
});
