/** The strip of boards: those played on last, near ones, and what of the gallery is loaded when. */
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { axeFinds, openFromAtlas, toBoards, visit } from "./stage.ts";

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

test(
  "drawings of the strip are small and faint, and that of the open board is not",
  JOURNEY,
  async ({ page }) => {
    await visit(page);
    const drawing = (name: string) => card(page, name).locator("canvas");
    await expect(drawing("Torus")).toHaveCSS("opacity", "0.62");
    await expect(drawing("Grid 9×9")).toHaveCSS("opacity", "1");
    await card(page, "Torus").hover();
    await expect(drawing("Torus")).toHaveCSS("opacity", "1");
    const box = await drawing("Torus").boundingBox();
    expect([box?.width, box?.height]).toEqual([64, 40]);
    expect((await page.locator("footer").boundingBox())?.height).toBe(76);
  },
);

test("a bead on the hairline marks the open board", async ({ page }) => {
  await visit(page);
  const bead = (name: string) =>
    card(page, name).evaluate((each) => {
      const { content, top, height } = getComputedStyle(each, "::before");
      if (content === "none") return null;
      return (
        each.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(height) / 2
      );
    });
  await expect(cards(page)).toHaveCount(12);
  const line = (await page.locator("footer").boundingBox())?.y ?? 0;
  expect(Math.abs(((await bead("Grid 9×9")) ?? 0) - line)).toBeLessThan(1.5);
  expect(await bead("Torus")).toBeNull();
  await card(page, "Torus").click();
  await expect.poll(() => bead("Torus")).not.toBeNull();
  expect(await bead("Grid 9×9")).toBeNull();
});

test(
  "all boards lead to recent ones and to my boards, and nothing recent says so",
  JOURNEY,
  async ({ page }) => {
    await visit(page);
    await toBoards(page);
    await expect(page.locator("#mine-shelf")).toBeFocused();
    await expect(page.locator("#mine-shelf")).toContainText("Nothing yet.");
    const recent = page.locator("#recent-shelf");
    await expect(recent.getByText("Boards you play appear here.")).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
    await recent.getByRole("button", { name: "Torus", exact: true }).click();
    await expect(page.locator("#title")).toHaveText("Torus");
    await playAnywhere(page);
    await page.getByRole("button", { name: "All boards" }).click();
    await page.locator("#atlas").getByRole("button", { name: "Recent" }).click();
    await expect(recent).toBeFocused();
    await expect(recent.getByText("Boards you play appear here.")).toBeHidden();
  },
);
