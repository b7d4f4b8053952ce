/** The address that follows the game, and the Share dialog. */

import { readFileSync } from "node:fs";
import { carried, openBroken, openShare, playThree } from "./both/share.ts";
import { expect, forgetAll, JOURNEY, type Locator, type Page, test } from "./shared-page.ts";
import { expectTurn, holdBack, openGame, savedGame, tap, visit } from "./stage.ts";
import { newWindow, visitAt } from "./windows.ts";

const TITLE = `<img src=x onerror="alert(1)"> & "me"`;

test.describe("by finger", () => {
  test.use({ hasTouch: true });

  test("a broken link is told in words that can be read, and the next stone takes them away", async ({
    page,
  }) => {
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 844],
      [430, 932],
      [844, 390],
    ] as const) {
      await visitAt(page, [width, height]);
      await page.goto("about:blank");
      await page.goto("./#1brokenlink");
      const notice = page.locator("#notice");
      await expect(notice).toBeVisible();
      const words = await notice.locator("p").boundingBox();
      // Some twenty letters a line.
      expect(words?.width).toBeGreaterThan(130);
      const whole = await notice.boundingBox();
      expect(whole?.height).toBeLessThan(0.45 * height);
      for (const part of await notice.locator("p, button").all())
        await expect(part).toBeInViewport({ ratio: 0.98 });
      const [scrolled, shown] = await notice.evaluate(({ scrollHeight, clientHeight }) => [
        scrollHeight,
        clientHeight,
      ]);
      expect(scrolled).toBeLessThanOrEqual((shown ?? 0) + 1);
      await tap(page, 4, 4);
      await page.getByRole("button", { name: "Play here" }).tap();
      await expect(notice).toBeHidden();
    }
    await test.step("it has a way to the boards before the strip of boards has come", async () => {
      await newWindow(page, [1280, 720]);
      await holdBack(page, /\/near-[\w-]+\.json$/);
      await openBroken(page);
      await page.locator("#notice").getByRole("button", { name: "Browse boards" }).click();
      await expect(
        page.locator("#all-boards").getByRole("button", { name: "All boards" }),
      ).toBeFocused();
    });
  });
});

test("links, snippets and the preview have the variation, title, numbers, coordinates and part that are chosen", async ({
  page,
}) => {
  await test.step("a link from a variation keeps the main line and opens at the variation; so does an embed", async () => {
    const turns = [
      { play: 12 },
      { play: 13, variations: [[{ play: 7 }, { play: 8 }]] },
      { play: 18 },
    ];
    await visit(page);
    await openGame(page, {
      gospace: 1,
      title: "Five",
      board: { kind: "grid", columns: 5, rows: 5 },
      turns,
    });
    await page.locator("#record .variation .entry").last().click();
    const share = await openShare(page, "Link");
    await share.getByRole("radio", { name: /The whole game/ }).check();
    const link = await share.getByRole("textbox", { name: "Link" }).inputValue();
    expect(link).toMatch(/#[^.]+\.1-2\.2$/);
    await share.getByRole("tab", { name: "Embed" }).click();
    const pasted = share.getByRole("textbox", { name: "What to paste into your page" });
    await expect(pasted).toHaveValue(/embed\.html#[^.]+\.1-2\.2"/);
    await expect(share.frameLocator("iframe").locator(".count")).toHaveText("3 / 3");
    await share.getByRole("spinbutton", { name: "Start at turn" }).fill("2");
    await expect(pasted).toHaveValue(/embed\.html#[^.]+\.1-2\.1"/);
    await page.goto("about:blank");
    await page.goto(link);
    await expectTurn(page, "White", 4);
    expect((await savedGame(page)).turns).toEqual(turns);
  });
  await forgetAll(page);
  await test.step("the preview and the snippet have the title, numbers, coordinates and part that are chosen", async () => {
    await visit(page);
    const turns = [{ play: 12 }, { play: 13 }];
    await openGame(page, {
      gospace: 1,
      title: "Parted",
      board: { kind: "grid", columns: 5, rows: 5 },
      turns,
    });
    const share = await openShare(page, "Embed");
    await share.getByRole("checkbox", { name: "The title over the board" }).check();
    await share.getByRole("checkbox", { name: "Turn numbers" }).check();
    await share.getByRole("combobox", { name: "Coordinates" }).selectOption("None");
    const part = share.getByRole("textbox", { name: "Only the part" });
    const width = share.getByRole("spinbutton", { name: "Width" });
    const right = await look(width);
    expect(await look(part)).toEqual(right);
    await width.fill("9");
    await part.fill("B2:");
    await expect(part).toHaveAttribute("aria-invalid", "true");
    for (const field of [width, part]) expect(await look(field)).not.toEqual(right);
    await width.fill("600");
    await part.fill("B2:D4");
    const preview = share.frameLocator("iframe");
    await expect(preview.locator(".title")).toHaveText("Parted");
    await expect(preview.locator(".canvases")).toHaveAttribute("style", /clip-path/);
    const pasted = share.getByRole("textbox", { name: "What to paste into your page" });
    await expect(pasted).toHaveValue(/\?caption&amp;numbers&amp;coordinates=no&amp;crop=B2:D4#/);
    await share.getByRole("radio", { name: /Element/ }).check();
    await expect(pasted).toHaveValue(/ caption numbers coordinates="no" crop="B2:D4" /);
  });
});

test("embeds, pictures and files are made of the same game", JOURNEY, async ({ page }) => {
  await visit(page);
  await openGame(page, {
    gospace: 1,
    title: TITLE,
    board: { kind: "grid", columns: 5, rows: 5 },
    turns: [{ play: 12 }, { play: 13 }],
  });
  const share = await openShare(page, "Embed");
  const pasted = share.getByRole("textbox", { name: "What to paste into your page" });
  await expect(pasted).toHaveValue(
    /^<iframe src="http.*embed\.html#.*<\/iframe>\n<noscript>.*<\/noscript>$/,
  );
  await share.getByRole("checkbox", { name: "Readers may play on it" }).uncheck();
  await share.getByRole("spinbutton", { name: "Start at turn" }).fill("1");
  await expect(pasted).toHaveValue(/embed\.html\?turn=1&amp;readonly#/);
  await expect(share.frameLocator("iframe").locator("canvas").first()).toBeVisible();
  await share.getByRole("radio", { name: /Element/ }).check();
  await expect(pasted).toHaveValue(/<go-space game="[\w-]+" start="1" readonly/);
  await expect(pasted).not.toHaveValue(/<img src=x/);

  await share.getByRole("tab", { name: "Picture" }).click();
  await expect(share.getByRole("img", { name: "The picture" })).toHaveJSProperty("complete", true);
  const saving = page.waitForEvent("download");
  await share.getByRole("button", { name: "Save as SVG" }).click();
  const svg = readFileSync(await (await saving).path(), "utf8");
  expect(svg).toContain("<metadata>");
  expect(svg).not.toContain("<img");

  const card = page.waitForEvent("download");
  await share.getByRole("button", { name: "Save a card" }).click();
  expect((await card).suggestedFilename()).toBe("img-src-x-onerror-alert-1-me-card.png");
  const cardFile = await (await card).path();
  expect(carried(cardFile)).toMatchObject({ title: TITLE });
  const header = readFileSync(cardFile);
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([2400, 1260]);
  await expect(share.getByRole("status")).toHaveText("Saved.");

  await share.getByRole("tab", { name: "File" }).click();
  const file = page.waitForEvent("download");
  await share.getByRole("button", { name: "Save the file" }).click();
  expect(JSON.parse(readFileSync(await (await file).path(), "utf8")).title).toBe(TITLE);
});

test("the height of an embed fits its board, until the author chooses one, and has room for comments", async ({
  page,
}) => {
  await visit(page);
  const share = await openShare(page, "Embed");
  const [width, height] = ["Width", "Height"].map((name) =>
    share.getByRole("spinbutton", { name }),
  ) as [Locator, Locator];
  for (const wide of [400, 600, 900]) {
    await width.fill(String(wide));
    const asked = Number(await height.inputValue());
    expect(Math.abs(asked - (await playerHeight(page, share, wide)))).toBeLessThanOrEqual(12);
  }
  await share.getByRole("checkbox", { name: "The title over the board" }).check();
  expect(
    Math.abs(Number(await height.inputValue()) - (await playerHeight(page, share, 900))),
  ).toBeLessThanOrEqual(12);
  await height.fill("500");
  await width.fill("700");
  await expect(height).toHaveValue("500");

  await page.keyboard.press("Escape");
  const turns = [
    {
      play: 12,
      comment: "Black begins in the middle of the board, which has few others. ".repeat(2),
    },
  ];
  await openGame(page, {
    gospace: 1,
    title: "Said",
    board: { kind: "grid", columns: 5, rows: 5 },
    turns,
  });
  await openShare(page, "Embed");
  const tall = share.getByRole("spinbutton", { name: "Height" });
  for (const wide of [400, 600]) {
    await share.getByRole("spinbutton", { name: "Width" }).fill(String(wide));
    const asked = Number(await tall.inputValue());
    expect(Math.abs(asked - (await playerHeight(page, share, wide)))).toBeLessThanOrEqual(12);
  }
});

/** The height of which the player itself says that its board just fills this width. */
async function playerHeight(page: Page, share: Locator, width: number): Promise<number> {
  const pasted = share.getByRole("textbox", { name: "What to paste into your page" });
  const snippet = await pasted.inputValue();
  const other = await page.context().newPage();
  await other.setViewportSize({ width: 1000, height: 1200 });
  await other.goto(new URL("embed.html", page.url()).href);
  const reported = await other.evaluate(
    async ([code, wide]) => {
      const heights = new Promise<number>((resolve) => {
        addEventListener("message", ({ data }) => {
          if (data.gospace === "size" && Math.abs(data.width - Number(wide)) < 2)
            resolve(data.height);
        });
      });
      document.body.innerHTML = String(code);
      return heights;
    },
    [snippet, width],
  );
  await other.close();
  return reported;
}

test("without scripts a pasted frame is a picture that links to the game", async ({
  page,
  browser,
}) => {
  await visit(page);
  await playThree(page);
  const share = await openShare(page, "Embed");
  const pasted = share.getByRole("textbox", { name: "What to paste into your page" });
  for (const name of [/Frame/, /Element/]) {
    await share.getByRole("radio", { name }).check();
    const snippet = await pasted.inputValue();
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.setContent(snippet);
    await expect(plain.getByRole("img", { name: "Grid 9×9" })).toBeVisible();
    await expect(plain.getByRole("link")).toHaveAttribute("href", /\/#1[\w-]+/);
    await plain.close();
  }
});

/** Ground and corners of a field. */
function look(field: Locator): Promise<readonly string[]> {
  return field.evaluate((found) => {
    const { backgroundColor, borderRadius } = getComputedStyle(found);
    return [backgroundColor, borderRadius];
  });
}
