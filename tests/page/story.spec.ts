/** `<go-story>`, prose that plays, in other people's pages. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { GameDocument } from "../../www/engine/types.ts";
import { type Blog, test } from "./blog.ts";
import { linkOf, spotIn } from "./players.ts";
import { JOURNEY } from "./shared-page.ts";
import { colourAt, isWood } from "./stage.ts";

/** C3 is the middle of five lines: Black B4, White D2, Black D4, and in a variation White B2 instead. */
const FIVE: GameDocument = {
  gospace: 1,
  title: "Five",
  board: { kind: "grid", columns: 5, rows: 5 },
  turns: [{ play: 6 }, { play: 18, variations: [[{ play: 16 }]] }, { play: 8 }],
};

const LABELLED: GameDocument = {
  gospace: 1,
  title: "Labels",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
    ],
    edges: [[0, 1]],
    labels: ["a: b", "the end"],
  },
  turns: [{ play: 1 }],
};

function board(attributes: string, game = FIVE): string {
  return `<go-space style="width:420px" game="${linkOf(game)}" theme="light" ${attributes}><a href="#x"><img alt="A still of the board" src="data:,"></a></go-space>`;
}

async function tell(page: Page, blog: Blog, story: string, head = ""): Promise<void> {
  const script = '<script type="module" src="site/story.js"></script>';
  await blog.post(page, story, `${head}${script}`);
}

const count = (page: Page, index = 0) => page.locator("go-space").nth(index).locator(".count");

async function isWoodBeside(page: Page, x: number, y: number): Promise<boolean> {
  return isWood(await colourAt(page, await spotIn(page.locator("go-space"), x + 0.2, y + 0.2)));
}

/** The place that the board's live region has named last. */
const voice = (page: Page): Locator => page.locator("go-space .voice");

test(
  "a place in brackets or in a link lights up on hover and on focus, and is spoken",
  JOURNEY,
  async ({ page, blog }) => {
    const story = `<go-story>${board('id="game"')}<p>First [B4], then <a href="#game:D2">the other corner</a>. A note [1], [sic].</p></go-story>`;
    await tell(page, blog, story);
    await expect(count(page)).toHaveText("3 / 3");
    const link = page.getByRole("link", { name: "B4" });
    await expect(link).toHaveAttribute("href", "#game:B4");
    await expect(page.locator("go-story > p")).toContainText(
      "First B4, then the other corner. A note [1], [sic].",
    );
    const cursor = page.locator("go-space .stage");
    await link.hover();
    await expect(cursor).toHaveAttribute("data-cursor", "shown");
    await expect(voice(page)).toContainText(/Black B4: a lone stone, 4 liberties/i);
    await page.mouse.move(0, 0);
    await expect(cursor).toHaveAttribute("data-cursor", "hidden");
    await page.getByRole("link", { name: "the other corner" }).focus();
    await expect(voice(page)).toContainText(/White D2: a lone stone, 4 liberties/i);
    await expect(cursor).toHaveAttribute("data-cursor", "shown");
    await link.focus();
    await expect(voice(page)).toContainText("B4");
  },
);

test(
  "a click or Enter goes to the moment of the place, to a number of turns, or into a variation",
  JOURNEY,
  async ({ page, blog }) => {
    const links = ["#game:D2", "#game:@0", "#game:@1-2.1", "#game:B4@3", "#game:C3"]
      .map((href) => `<a href="${href}">${href}</a>`)
      .join(" ");
    await tell(page, blog, `<go-story>${board('id="game"')}<p>${links} [@1]</p></go-story>`);
    await expect(count(page)).toHaveText("3 / 3");
    await page.getByRole("link", { name: "#game:D2" }).click();
    await expect(count(page)).toHaveText("2 / 3");
    await page.getByRole("link", { name: "#game:@0" }).press("Enter");
    await expect(count(page)).toHaveText("0 / 3");
    await page.getByRole("link", { name: "#game:@1-2.1" }).press("Enter");
    await expect(count(page)).toHaveText("2 / 2");
    // White's stone at B2, and beside it the bare wood of C3; both between the lines.
    expect(await isWoodBeside(page, 1, 3)).toBe(false);
    expect(await isWoodBeside(page, 2, 2)).toBe(true);
    await page.getByRole("link", { name: "#game:B4@3" }).click();
    await expect(count(page)).toHaveText("3 / 3");
    // Nobody plays at C3: the moment stays.
    await page.getByRole("link", { name: "#game:C3" }).click();
    await expect(count(page)).toHaveText("3 / 3");
    await page.getByRole("link", { name: "1", exact: true }).click();
    await expect(count(page)).toHaveText("1 / 3");
    expect(page.url()).not.toContain("#");
  },
);

test("labels with spaces and colons are places, and a frame is played on as well", async ({
  page,
  blog,
}) => {
  const story = `<go-story>${board('id="two" start="0"', LABELLED)}<p><a href="#two:the%20end">end</a> <a href="#two:a: b">begin</a></p></go-story>`;
  await tell(page, blog, story);
  await expect(count(page)).toHaveText("0 / 1");
  await page.getByRole("link", { name: "begin" }).focus();
  await expect(voice(page)).toContainText("a: b");
  await page.getByRole("link", { name: "end" }).click();
  await expect(count(page)).toHaveText("1 / 1");
  await tell(page, blog, story.replace("start=", 'mode="frame" start='));
  const framed = page.frameLocator("iframe");
  await expect(framed.locator(".count")).toHaveText("0 / 1");
  await page.getByRole("link", { name: "end" }).click();
  await expect(framed.locator(".count")).toHaveText("1 / 1");
});

const STEPS = [0, 1, 2, 3]
  .map((turn) => `<p data-at="@${turn}" style="min-height:90vh">After ${turn}.</p>`)
  .join("");

test("scrolling takes the pinned board through the story in every window", async ({
  page,
  blog,
}) => {
  const story = `<go-story>${board("pinned").replace("width:420px", "")}${STEPS}</go-story>`;
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1360, 860],
  ] as const) {
    const where = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await tell(page, blog, story);
    for (const turn of [1, 3, 0, 2]) {
      await page
        .getByText(`After ${turn}.`)
        .evaluate((step) =>
          scrollTo(0, step.getBoundingClientRect().top + scrollY - innerHeight * 0.3),
        );
      await expect(count(page), where).toHaveText(`${turn} / 3`);
      await expect(page.locator("[aria-current=step]"), where).toHaveText(`After ${turn}.`);
      await expect(page.locator("go-space"), where).toBeInViewport({ ratio: 0.9 });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, where).toBeLessThanOrEqual(width);
  }
});

test("figures are numbered through the page, in the author's word, and links name them", async ({
  page,
  blog,
}) => {
  const figure = (id: string) =>
    `<figure id="${id}">${board("")}<figcaption>A pair.</figcaption></figure>`;
  const two = `<div data-beside>${figure("left")}${figure("right")}</div>`;
  await tell(
    page,
    blog,
    `<go-story>${figure("one")}<p>See <a data-figure href="#right">the right one</a>.</p></go-story><go-story figure="Abbildung">${two}</go-story>`,
  );
  await expect(page.locator("figcaption")).toHaveText([
    "Figure 1. A pair.",
    "Abbildung 2. A pair.",
    "Abbildung 3. A pair.",
  ]);
  await expect(page.locator("p a")).toHaveText("Abbildung 3");
  for (const index of [0, 1, 2]) await expect(count(page, index)).toBeVisible();
  const [left, right] = await page
    .locator("#left, #right")
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().toJSON()));
  expect(left.y).toBe(right.y);
  expect(left.x).toBeLessThan(right.x);
});

test("in print the stills stand in place of the pinned board, and on the screen they are hidden", async ({
  page,
  blog,
}) => {
  const still = '<figure data-still><img alt="After 2" src="data:,"></figure>';
  await tell(page, blog, `<go-story>${board("pinned")}<p data-at="@2">Two.</p>${still}</go-story>`);
  await expect(count(page)).toHaveText("2 / 3");
  await expect(page.locator("[data-still]")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-still]")).toBeVisible();
  await expect(page.locator("go-space")).toBeHidden();
});

test("without scripts a story is its prose, with the pictures of its boards and its stills", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const still = '<figure data-still><img alt="After 2" src="data:,"></figure>';
  await page.setContent(`<go-story>${board("pinned")}<p>First [B4].</p>${still}</go-story>`);
  await expect(page.getByRole("img", { name: "A still of the board" })).toBeVisible();
  await expect(page.getByRole("img", { name: "After 2" })).toBeVisible();
  await expect(page.locator("p")).toHaveText("First [B4].");
  await page.close();
});

test("a story that is written into a page later plays as well, and brackets in code stay", async ({
  page,
  blog,
}) => {
  await tell(page, blog, "<div></div>");
  const story = `<go-story>${board("")}<p>[B4] <code>[D2]</code></p></go-story>`;
  await page.locator("div").evaluate((div, html) => {
    div.innerHTML = html;
  }, story);
  await expect(page.getByRole("link", { name: "B4" })).toHaveAttribute("href", "#board-1:B4");
  await expect(page.locator("code")).toHaveText("[D2]");
});
