/** The author's words in a player: the moment that a link names, comments, branches, title, and the part of
 *  the board to show. */

import { expect } from "@playwright/test";
import type { GoSpaceElement } from "../../pkg/element.js";
import { frame, inFrame, test } from "./blog.ts";
import { BRANCHED, embed, LONG, PLAIN } from "./both/author-words.ts";
import { linkOf, spotIn } from "./players.ts";
import { JOURNEY } from "./shared-page.ts";
import { axeFinds } from "./stage.ts";

test(
  "a comment stands under the board and can be folded, and in a small frame it is",
  JOURNEY,
  async ({ page }) => {
    await test.step("the comment of the moment stands under the board, and can be folded", async () => {
      await embed(page, linkOf(BRANCHED), "?turn=1");
      const comment = page.locator(".comment");
      await expect(comment.locator("p")).toHaveText(LONG);
      const heightOf = async (name: string) =>
        (await page.locator(name).boundingBox())?.height ?? 0;
      const board = await heightOf(".stage");
      await page.getByRole("button", { name: "One turn on" }).click();
      await expect(comment.locator("summary")).toBeHidden();
      await expect(comment.locator("p")).toHaveText("");
      expect(await heightOf(".stage")).toBe(board);
      await page.getByRole("button", { name: "To the start" }).click();
      await expect(comment.locator("p")).toHaveText("It begins.");
      expect(await axeFinds(page)).toEqual([]);
      await comment.locator("summary").click();
      await expect(comment.locator("p")).toBeHidden();
      expect(await heightOf(".stage")).toBeGreaterThan(board + 20);
    });
    await page.goto("about:blank");
    await test.step("in a small frame a long comment is folded, and scrolls once it is opened", async () => {
      await page.setViewportSize({ width: 390, height: 360 });
      await embed(page, linkOf(BRANCHED), "?turn=1");
      await expect(page.locator(".comment p")).toBeHidden();
      expect((await page.locator(".stage").boundingBox())?.height).toBeGreaterThan(200);
      await page.locator(".comment summary").click();
      const comment = page.locator(".comment p");
      const [shown, whole] = await comment.evaluate((made) => [
        made.clientHeight,
        made.scrollHeight,
      ]);
      expect(shown).toBeLessThan(60);
      expect(whole).toBeGreaterThan(100);
      const [part, bar] = [await comment.boundingBox(), await page.locator(".bar").boundingBox()];
      expect((part?.y ?? 0) + (part?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      expect((await page.locator(".stage").boundingBox())?.height).toBeGreaterThan(140);
    });
  },
);

test("the options are properties of the element, inline and in a frame", async ({ page, blog }) => {
  const post = `<go-space mode="frame" game="${linkOf(BRANCHED)}"></go-space>`;
  await blog.post(page, post, '<script type="module" src="site/element.js"></script>');
  const board = page.locator("go-space");
  const before = await board.evaluate((found) => {
    const { caption, coordinates, numbers, crop } = found as GoSpaceElement;
    Object.assign(found, { caption: true, coordinates: false, numbers: true, crop: "A1:E5" });
    return [caption, coordinates, numbers, crop];
  });
  expect(before).toEqual([false, null, false, ""]);
  const frame = board.frameLocator("iframe");
  await expect(frame.locator(".title")).toHaveText("A pair that nobody can own");
  await expect(frame.locator(".canvases")).toHaveAttribute("style", /polygon/);
  await board.evaluate((found) => Object.assign(found, { mode: "inline", caption: false }));
  await expect(board.locator(".canvases")).toHaveAttribute("style", /polygon/);
  await expect(board.locator(".title")).toHaveCount(0);
});

test("before the core has come a frame and an element show what they have, or a sign of life", async ({
  page,
  blog,
}) => {
  await test.step("before the core has come a frame shows its picture, or says that it is loading", async () => {
    await page.route("**/*.wasm", () => {});
    await page.goto(`embed.html?picture=icons/icon-192.png#${linkOf(PLAIN)}`);
    await expect(page.getByText("Loading the board …")).toBeHidden();
    await expect(page.locator("#board img")).toBeVisible();
    await page.goto("about:blank");
    await page.goto(`embed.html#${linkOf(PLAIN)}`);
    await expect(page.getByText("Loading the board …")).toBeVisible();
  });
  await page.unroute("**/*.wasm");
  await test.step("before the core has come an element keeps its size and shows its children, or a sign of life", async () => {
    const cores: (() => void)[] = [];
    await page.route("**/*.wasm", async (route) => {
      await new Promise<void>((go) => cores.push(go));
      await route.continue();
    });
    const post =
      `<go-space style="width:400px" game="${linkOf(PLAIN)}"><p>A picture</p></go-space>` +
      `<go-space style="width:400px" game="${linkOf(PLAIN)}"></go-space>`;
    await blog.post(page, post, '<script type="module" src="site/element.js"></script>');
    await expect(page.getByText("A picture")).toBeVisible();
    const sign = page.locator("go-space").nth(1).getByText("Loading the board …");
    await expect(sign).toBeVisible();
    const size = () => page.locator("go-space").nth(1).boundingBox();
    const before = await size();
    await expect.poll(() => cores.length).toBe(1);
    for (const go of cores) go();
    await expect(page.locator("go-space").nth(1).locator(".count")).toHaveText("2 / 2");
    await expect(sign).toBeHidden();
    expect(await size()).toEqual(before);
  });
});

test("a frame with a broken link answers a question by its error", async ({
  page,
  blog,
  baseURL,
}) => {
  await blog.post(page, frame(baseURL ?? "", linkOf(PLAIN).slice(0, -3)));
  await expect(inFrame(page).getByRole("alert")).toContainText("This board cannot be shown.");
  const answer = await page.evaluate(async () => {
    const heard = new Promise((hear) =>
      addEventListener("message", ({ data }) => hear(data), { once: true }),
    );
    frames[0]?.postMessage({ gospace: "ask" }, "*");
    return heard;
  });
  expect(answer).toMatchObject({ gospace: "error", words: expect.any(String) });
});

test("a crop shows its part alone, until the reader zooms", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 600 });
  expect(await embed(page, linkOf(PLAIN), "?crop=A1:E5")).toEqual([]);
  const canvases = page.locator(".canvases");
  await expect(canvases).toHaveAttribute("style", /clip-path: polygon/);
  const near = await spotIn(page, 1, 7);
  await page.mouse.click(near.x, near.y);
  await expect(page.locator(".count")).toHaveText("3 / 3");
  const hidden = await spotIn(page, 5, 6);
  await page.mouse.click(hidden.x, hidden.y);
  await expect(page.locator(".count")).toHaveText("3 / 3");
  await page.mouse.move(near.x, near.y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, 200);
  await page.keyboard.up("Control");
  await expect(canvases).not.toHaveAttribute("style", /polygon/);
});
