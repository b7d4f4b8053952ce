/** The page, the embeds, the essays and the page of tables in the reader's language, which nobody else loads. */
import type { GameDocument } from "../../www/engine/types.ts";
import { frame, inFrame, test } from "./blog.ts";
import { linkOf } from "./players.ts";
import { expect, JOURNEY, type Page } from "./shared-page.ts";
import { click, expectLanguage, fromMenu, visit } from "./stage.ts";

const FIVE: GameDocument = {
  gospace: 1,
  title: "Five",
  board: { kind: "grid", columns: 5, rows: 5 },
  turns: [{ play: 6 }, { play: 18 }, { play: 8 }],
};

/** Addresses of the scripts and data that the page has asked for. */
function requested(page: Page): string[] {
  const found: string[] = [];
  page.on("request", (request) => found.push(new URL(request.url()).pathname));
  return found;
}

const isGerman = (path: string) => path.includes("/de/");

/** The names of the rooms say which language a page has. */
const room = (page: Page, name: string) => page.locator("#rooms").getByRole("button", { name });

test.describe("a reader whose browser prefers German", () => {
  test.use({ locale: "de-DE" });

  test(
    "reads the page in German, its boards and refusals included, and loads no English script",
    JOURNEY,
    async ({ page }) => {
      const paths = requested(page);
      await visit(page);
      await expectLanguage(page, "de");
      const scripts = paths.filter(
        (path) => path.endsWith(".js") && !/\/start-\w+\.js$/.test(path),
      );
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((path) => !isGerman(path))).toEqual([]);
      await expect(room(page, "Zeichnen")).toBeVisible();
      await expect(page.locator("#stage")).toHaveAttribute("aria-label", /Brett/);
      await expect(page.locator("#mine-heading")).toHaveText("Meine Bretter");
      await expect(page.locator("#gallery")).toContainText("Gitter 19");
      await click(page, 4, 4);
      await click(page, 4, 4);
      await expect(page.locator("#live-region")).toContainText("dort liegt schon ein Stein");
      await page.setViewportSize({ width: 390, height: 844 });
      await page
        .getByRole("button", { name: "Mehr", exact: true })
        .filter({ visible: true })
        .click();
      const items = page.locator("#sheet-commands .menu-item");
      await expect(items.filter({ hasText: "Unentschieden anbieten" })).toBeVisible();
      const cut = await items.evaluateAll((all) =>
        all
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
    },
  );

  test(
    "reads a frame in German, in English where its address says so, the tables of values, and an essay",
    JOURNEY,
    async ({ page, blog }) => {
      await blog.post(page, frame(blog.site, linkOf(FIVE)));
      await expect(inFrame(page).getByRole("button", { name: "Einen Zug zurück" })).toBeVisible();
      await expect(inFrame(page).locator("h1")).toHaveText("Ein Brett in Gospace");
      const english = frame(blog.site, linkOf(FIVE)).replace("embed.html", "embed.html?lang=en");
      await blog.post(page, english);
      await expect(inFrame(page).getByRole("button", { name: "One turn back" })).toBeVisible();
      await page.goto("./values/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Werte kleiner Bretter");
      await expect(page.getByLabel("Suche")).toBeVisible();
      await page.goto("./liberty/#hero");
      await expect(page).toHaveURL(/\/liberty\/de\/#hero$/);
      await expect(page.locator(".readout[role=status]")).toContainText("gewinnt Weiß mit 4");
      await expect(page.locator("#grid")).toContainText("Zug 0 von 7");
      await page.getByRole("link", { name: "English" }).click();
      await expect(page).toHaveURL(/\/liberty\/\?lang=en$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is a liberty?");
    },
  );
});

test("an English reader loads no file of another language", JOURNEY, async ({ page }) => {
  const paths = requested(page);
  await visit(page);
  await expectLanguage(page, "en");
  await click(page, 4, 4);
  await fromMenu(page, "Keys");
  await expect(page.locator("#keys")).toBeVisible();
  await page.goto("./liberty/");
  await expect(page.locator(".readout[role=status]")).toContainText("White wins by 4");
  expect(paths.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(2);
  expect(paths.filter(isGerman)).toEqual([]);
});

test("where the German files do not come, the page comes in English", async ({ page }) => {
  await page.route(/\/assets\/de\//, (route) => route.abort());
  await page.goto("./?lang=de");
  await expect(room(page, "Draw")).toBeVisible();
});

const GIVEN = linkOf(FIVE);
const element = (attributes: string) =>
  `<go-space style="width: 420px" game="${GIVEN}" ${attributes}></go-space>`;
const SCRIPT = '<script type="module" src="site/element.js"></script>';

test("an element has the language of the text around it, or its own, also where it shows nothing", async ({
  page,
  blog,
}) => {
  const paths = requested(page);
  await blog.post(page, element(""), SCRIPT);
  const board = page.locator("go-space");
  await expect(board.getByRole("button", { name: "One turn back" })).toBeVisible();
  expect(paths.filter(isGerman)).toEqual([]);
  await board.evaluate((found) => {
    found.setAttribute("lang", "de-AT");
  });
  await expect(board.getByRole("button", { name: "Einen Zug zurück" })).toBeVisible();
  await blog.post(page, `<section lang="de">${element("")}</section>`, SCRIPT);
  await expect(board.getByRole("button", { name: "Einen Zug zurück" })).toBeVisible();
  await blog.post(page, `<section lang="de">${element('mode="frame"')}</section>`, SCRIPT);
  const inside = page.frameLocator("go-space iframe");
  await expect(inside.getByRole("button", { name: "Einen Zug zurück" })).toBeVisible();
  await expect(board.locator("iframe")).toHaveAttribute("title", "Ein Brett in Gospace");
  await blog.post(page, '<go-space lang="de"></go-space>', SCRIPT);
  await expect(page.locator("go-space")).toContainText("Dieses Brett kann nicht gezeigt werden");
});

test("a story numbers its figures in the language of its text, or in its author's word", async ({
  page,
  blog,
}) => {
  const story = (attributes: string) =>
    `<go-story ${attributes}><figure id="one"><figcaption>Ein Paar.</figcaption></figure>
     <p><a href="#one" data-figure>hier</a></p></go-story>`;
  const script = SCRIPT.replace("element.js", "story.js");
  await blog.post(page, story('lang="de"'), script);
  await expect(page.locator("figcaption")).toHaveText("Abbildung 1. Ein Paar.");
  await expect(page.getByRole("link")).toHaveText("Abbildung 1");
  await blog.post(page, story('lang="de" figure="Bild"'), script);
  await expect(page.locator("figcaption")).toHaveText("Bild 1. Ein Paar.");
});
