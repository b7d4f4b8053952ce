/** The strip of boards: those played on last, near ones, and what of the gallery is loaded when. */
import { expect, type Page, test } from "./shared-page.ts";
import { openFromAtlas, visit } from "./stage.ts";

const cards = (page: Page) => page.locator("#gallery .card");
const card = (page: Page, name: string) =>
  page.locator("#gallery").getByRole("button", { name, exact: true });

async function playAnywhere(page: Page): Promise<void> {
  await page.locator("#stage").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator("#record li")).toHaveCount(2);
}

test("the page loads a dozen near boards, and the whole gallery only with the atlas", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const whole = () => asked.filter((path) => /\/gallery-[\w-]+\.json$/.test(path)).length;
  await page.goto("./");
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toHaveText("Grid 9×9");
  expect(whole()).toBe(0);
  await openFromAtlas(page, "Football");
  expect(whole()).toBe(1);
});

test("a board from the atlas gets a card, and comes first once it was played on", async ({
  page,
}) => {
  await visit(page);
  await openFromAtlas(page, "Football");
  await expect(card(page, "Football")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("#board-note")).toContainText("Sixty points on a ball");
  await playAnywhere(page);
  await card(page, "Torus").click();
  await expect(page.locator("#title")).toHaveText("Torus");
  await expect(cards(page).first()).toHaveText("Football");
  await playAnywhere(page);
  await page.reload();
  await expect(cards(page).nth(0)).toHaveText("Torus");
  await expect(cards(page).nth(1)).toHaveText("Football");
  await expect(cards(page)).toHaveCount(12);
});

test("a board that was only looked at is not kept", async ({ page }) => {
  await visit(page);
  await openFromAtlas(page, "Football");
  await card(page, "Grid 9×9").click();
  await page.reload();
  await expect(page.locator("#title")).toHaveText("Grid 9×9");
  await expect(cards(page).first()).toHaveText("Grid 9×9");
  await expect(card(page, "Football")).toHaveCount(0);
});

test("without the gallery the strip has the near boards, and nothing is asked for again and again", async ({
  page,
}) => {
  await visit(page);
  await openFromAtlas(page, "Football");
  await playAnywhere(page);
  await expect(page.locator("#record")).toContainText(/1\s*\S/);
  let asked = 0;
  await page.route(/\/gallery-[\w-]+\.json$/, (route) => {
    asked++;
    return route.abort();
  });
  await page.reload();
  await expect(cards(page)).toHaveCount(12);
  await expect(page.locator("#title")).toHaveText("Football");
  const once = asked;
  for (let at = 0; at < 20; at++) await page.mouse.move(300 + 10 * at, 300);
  expect(asked - once).toBeLessThan(3);
});

test("a kept name that the gallery does not have is left out", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("gospace.recent", "no-such-board football"));
  await visit(page);
  await expect(cards(page).first()).toHaveText("Football");
  await expect(cards(page)).toHaveCount(12);
});

test("the strip has two dozen boards at most, however many come from the atlas", async ({
  page,
}) => {
  await visit(page);
  await expect(cards(page)).toHaveCount(12);
  const near = await cards(page).allTextContents();
  await page.keyboard.press("g");
  const names = page.locator("#atlas .plate b");
  await names.first().waitFor();
  const others = (await names.allTextContents()).filter((name) => !near.includes(name));
  await page.keyboard.press("Escape");
  const opened = others.slice(0, 14);
  for (const name of opened) await openFromAtlas(page, name);
  await expect(cards(page).first()).toHaveText(opened.at(-1) ?? "");
  await expect(cards(page)).toHaveCount(24);
});
