/** The page of tables: searched, opened, by keyboard, on a phone, in the dark, without scripts and without a network. */
import { readFileSync } from "node:fs";
import { expect, forgetAll, JOURNEY, type Locator, type Page, test } from "./shared-page.ts";
import { axeFinds } from "./stage.ts";

interface Tables {
  readonly rows: readonly { readonly id: string; readonly family: string }[];
}

const TABLES: Tables = JSON.parse(readFileSync("docs/values/values.json", "utf8"));

async function visit(page: Page, hash = ""): Promise<void> {
  await page.goto(`values/${hash}`);
  await expect(page.locator("table").first()).toBeVisible();
}

/** Row of a board; an address names its button. */
function rowOf(page: Page, id: string): Locator {
  return page.locator("tr", { has: page.locator(`[id="${id}"]`) });
}

test(
  "tables are searched, by mouse and by the keyboard alone, and tell their counterexamples",
  JOURNEY,
  async ({ page }) => {
    await test.step("every board has a row with its values, known ones as the literature has them", async () => {
      await visit(page);
      await expect(page.getByRole("status")).toHaveText(`${TABLES.rows.length} boards`);
      await expect(page.locator("tbody tr")).toHaveCount(TABLES.rows.length);
      // Drange, Mini-GO, and van der Werf.
      for (const [id, value] of [
        ["paths-3", "3"],
        ["paths-6", "1"],
        ["grids-2-2", "1"],
        ["grids-3-3", "9"],
      ] as const)
        await expect(rowOf(page, id).locator(".area")).toHaveText(value);
    });
    await page.reload();
    await test.step("a search narrows the tables, and says how many boards are left", async () => {
      await visit(page);
      await page.getByLabel("Search").fill("k2,3");
      const names = page.locator("tbody th b");
      await expect(names).toHaveText(["K₂,₃", /K₂,₃/]);
      await expect(page.getByRole("status")).toHaveText(`2 of ${TABLES.rows.length} boards`);
      await page.getByLabel("Search").fill("");
      await page.getByLabel("Family").selectOption("Paths");
      const paths = TABLES.rows.filter(({ family }) => family === "paths").length;
      await expect(names).toHaveCount(paths);
      await page.getByLabel("Points").selectOption("12");
      await expect(page.getByRole("status")).toContainText("No board is like this");
    });
    await page.reload();
    await test.step("rows are opened and closed by the keyboard alone", async () => {
      await visit(page);
      await page.getByLabel("Search").focus();
      await page.keyboard.type("petersen 10");
      const button = page.getByRole("button", { name: /Petersen/ });
      await expect(button).toBeVisible();
      // Over the three menus.
      for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press("Tab");
      await expect(button).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator("go-space")).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page.locator("go-space")).toHaveCount(0);
    });
    await page.reload();
    await test.step("the conjectures tell their counterexamples, and lead to the boards that differ", async () => {
      await visit(page);
      await page.getByText("Conjectures", { exact: true }).click();
      await expect(
        page.getByText("No board is known to be worth less than 0 to Black"),
      ).toBeVisible();
      await page.getByRole("button", { name: "Boards on which the superko rule matters" }).click();
      await expect(page.getByLabel("Show")).toHaveValue("differ");
      const first = page.locator("tbody tr").first();
      expect(await first.locator(".area").textContent()).not.toBe(
        await first.locator(".situational").textContent(),
      );
    });
  },
);

test("an opened row has the board, to be played on and to be opened in the page", async ({
  page,
}) => {
  await test.step("an opened row has the board, to be played on, and its values under each ruleset", async () => {
    await visit(page, "#digraphs-4-075");
    const row = rowOf(page, "digraphs-4-075");
    await expect(row.getByRole("button")).toBeFocused();
    await expect(row.getByRole("button")).toHaveAttribute("aria-expanded", "true");
    const more = page.locator('[id="digraphs-4-075-more"]');
    const stage = more.locator("go-space .stage");
    await expect(stage).toBeVisible();
    await stage.press("ArrowRight");
    await stage.press("Enter");
    await expect(more.locator("go-space .voice")).toHaveText(/Black/);
    await more.getByRole("button", { name: "Situational" }).click();
    await expect(more.locator(".value")).toHaveText(
      (await row.locator(".situational").textContent()) ?? "",
    );
    await more.getByRole("button", { name: "Primitive" }).click();
    await expect(more.locator(".value")).toHaveText(/Black|White/);
  });
  await test.step("the board opens in the page under the rules of the row", async () => {
    await page.goto("about:blank");
    await visit(page, "#paths-3");
    const home = page.locator("go-space .home");
    await expect(home).toHaveAttribute("href", /#/);
    await page.goto((await home.getAttribute("href")) ?? "");
    await expect(page.locator("body")).toHaveAttribute("data-state", "ready");
    await expect(page.locator("#notice")).toBeHidden();
  });
});

test("it fits every window in the light and the dark, and axe finds nothing", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const)
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1360, height: 860 },
    ]) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await forgetAll(page);
      await visit(page, "#stars-3");
      await page.getByText("Conjectures", { exact: true }).click();
      await expect(page.locator("go-space .stage")).toBeVisible();
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      // One family: all rows are alike, and axe takes a while for each.
      await page.getByLabel("Family").selectOption("Stars");
      expect(await axeFinds(page), `${viewport.width} pixels wide, ${colorScheme}`).toEqual([]);
    }
});

test("where its table or scripts are missing the page says so, and leads to the values as a file", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.route("**/values.json*", (route) => route.abort());
  await page.goto("values/");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await plain.goto("values/");
  await expect(plain.getByRole("link", { name: "values.csv" }).first()).toBeVisible();
  await plain.close();
});

test("headings stand in the page's serif, from the very file that the page loads", async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) fonts.push(new URL(request.url()).pathname);
  });
  await visit(page);
  // Unlike `check`, which holds where no such font is declared.
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        // Firefox quotes it.
        .map(({ family }) => family.replaceAll('"', "")),
    );
  await expect.poll(loaded).toContain("Crimson Pro");
  await page.goto("./#atlas");
  await expect.poll(loaded).toContain("Crimson Pro");
  const normal = fonts.filter((path) => /crimson-pro-normal/.test(path));
  expect(normal.length).toBeGreaterThan(0);
  expect(new Set(normal).size).toBe(1);
});
