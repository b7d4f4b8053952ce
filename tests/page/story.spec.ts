/** `<go-story>`, prose that plays, in other people's pages. */

import { expect } from "@playwright/test";
import type { GameDocument } from "../../www/engine/types.ts";
import { test } from "./blog.ts";
import { board, count, tell, voice } from "./both/story.ts";

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

test("figures are numbered and named, also in a story that is written into a page later", async ({
  page,
  blog,
}) => {
  await test.step("figures are numbered through the page, in the author's word, and links name them", async () => {
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
  await test.step("a story that is written into a page later plays as well, and brackets in code stay", async () => {
    await tell(page, blog, "<div></div>");
    const story = `<go-story>${board("")}<p>[B4] <code>[D2]</code></p></go-story>`;
    await page.locator("div").evaluate((div, html) => {
      div.innerHTML = html;
    }, story);
    await expect(page.getByRole("link", { name: "B4" })).toHaveAttribute("href", "#board-1:B4");
    await expect(page.locator("code")).toHaveText("[D2]");
  });
});

test("in print and without scripts a story has its stills", async ({ page, blog, browser }) => {
  await test.step("in print the stills stand in place of the pinned board, and on the screen they are hidden", async () => {
    const still = '<figure data-still><img alt="After 2" src="data:,"></figure>';
    await tell(
      page,
      blog,
      `<go-story>${board("pinned")}<p data-at="@2">Two.</p>${still}</go-story>`,
    );
    await expect(count(page)).toHaveText("2 / 3");
    await expect(page.locator("[data-still]")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("[data-still]")).toBeVisible();
    await expect(page.locator("go-space")).toBeHidden();
  });
  await page.emulateMedia({ media: null });
  await test.step("without scripts a story is its prose, with the pictures of its boards and its stills", async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    const still = '<figure data-still><img alt="After 2" src="data:,"></figure>';
    await page.setContent(`<go-story>${board("pinned")}<p>First [B4].</p>${still}</go-story>`);
    await expect(page.getByRole("img", { name: "A still of the board" })).toBeVisible();
    await expect(page.getByRole("img", { name: "After 2" })).toBeVisible();
    await expect(page.locator("p")).toHaveText("First [B4].");
    await page.close();
  });
});
