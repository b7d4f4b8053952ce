/** The strip of boards: those played on last, near ones, and what of the gallery is loaded when. */
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import { axeFinds, CONTROLS, named, openFromAtlas, toBoards, visit } from "./stage.ts";

const cards = (page: Page) => page.locator("#gallery .card");
const card = (page: Page, name: string) =>
  page.locator("#gallery").getByRole("button", { name, exact: true });

async function playAnywhere(page: Page): Promise<void> {
  await page.locator("#stage").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator("#record li")).toHaveCount(2);
}

test("the page loads six near boards, and the whole gallery only with the atlas", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const whole = () => asked.filter((path) => /\/gallery-[\w-]+\.json$/.test(path)).length;
  await page.goto("./");
  await expect(cards(page)).toHaveCount(6);
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
  await expect(cards(page)).toHaveCount(6);
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
  await expect(cards(page)).toHaveCount(6);
  await expect(page.locator("#title")).toHaveText("Football");
  const once = asked;
  for (let at = 0; at < 20; at++) await page.mouse.move(300 + 10 * at, 300);
  expect(asked - once).toBeLessThan(3);
});

test("a kept name that the gallery does not have is left out", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("gospace.recent", "no-such-board football"));
  await visit(page);
  await expect(cards(page).first()).toHaveText("Football");
  await expect(cards(page)).toHaveCount(6);
});

test("a board from the atlas takes the place of the last one of the strip", async ({ page }) => {
  await visit(page);
  await expect(cards(page)).toHaveCount(6);
  const near = await cards(page).allTextContents();
  for (const name of ["Football", "Petersen"]) await openFromAtlas(page, name);
  await expect(cards(page)).toHaveText(["Petersen", "Football", ...near.slice(0, 4)]);
});

test.describe("at 1360 × 860", () => {
  test.use({ viewport: { width: 1360, height: 860 } });

  test(
    "play at rest has at most thirty controls, the strip among them",
    JOURNEY,
    async ({ page }) => {
      await visit(page);
      await expect(cards(page)).toHaveCount(6);
      await expect(page.locator("#board-note")).toBeVisible();
      const found = await named(page, CONTROLS);
      expect(found).toContain("Without lines");
      expect(found.length, found.join(", ")).toBeLessThanOrEqual(30);
    },
  );

  test("the board is fitted by a button that is there while it does not fit, and the board has the focus then", async ({
    page,
  }) => {
    await visit(page);
    const fit = page.getByRole("button", { name: "Fit the board" });
    await expect(fit).toBeHidden();
    const plus = page.getByRole("button", { name: "Zoom in" });
    const before = await plus.boundingBox();
    await plus.click();
    expect(await plus.boundingBox()).toEqual(before);
    await fit.press("Enter");
    await expect(fit).toBeHidden();
    await expect(page.locator("#stage")).toBeFocused();
  });
});

test("a grid is drawn in the strip as lines, without wood", async ({ page }) => {
  await visit(page);
  await expect(cards(page)).toHaveCount(6);
  /** Share of the drawing that is painted. */
  const inked = () =>
    card(page, "Grid 9×9")
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const { data } = canvas.getContext("2d")?.getImageData(0, 0, width, height) ?? { data: [] };
        let found = 0;
        for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 8) found++;
        return found / (width * height);
      });
  await expect.poll(inked).toBeGreaterThan(0.05);
  expect(await inked()).toBeLessThan(0.5);
});

test("drawings of the strip are small and faint, and that of the open board is not", async ({
  page,
}) => {
  await visit(page);
  const drawing = (name: string) => card(page, name).locator("canvas");
  await expect(drawing("Torus")).toHaveCSS("opacity", "0.62");
  await expect(drawing("Grid 9×9")).toHaveCSS("opacity", "1");
  await card(page, "Torus").hover();
  await expect(drawing("Torus")).toHaveCSS("opacity", "1");
  const box = await drawing("Torus").boundingBox();
  expect([box?.width, box?.height]).toEqual([64, 40]);
  expect((await page.locator("footer").boundingBox())?.height).toBe(76);
});

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
  await expect(cards(page)).toHaveCount(6);
  const line = (await page.locator("footer").boundingBox())?.y ?? 0;
  expect(Math.abs(((await bead("Grid 9×9")) ?? 0) - line)).toBeLessThan(1.5);
  expect(await bead("Torus")).toBeNull();
  await card(page, "Torus").click();
  await expect.poll(() => bead("Torus")).not.toBeNull();
  expect(await bead("Grid 9×9")).toBeNull();
});

test("all boards lead to recent ones and to my boards, and nothing recent says so", async ({
  page,
}) => {
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
});
