/** Pages that are hard on a board: reset styles, text to the left, dark without a word of it, strict policies,
 *  isolation, and paper. */
import { readdirSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { GameDocument } from "../../www/engine/types.ts";
import { type Blog, colourIn, frame, inFrame, test } from "./blog.ts";
import { linkOf, spotIn } from "./players.ts";
import { JOURNEY } from "./shared-page.ts";

const NINE: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: [{ play: 20 }, { play: 24 }],
};

const ELEMENT = `<go-space style="width:400px" game="${linkOf(NINE)}"><p>A picture</p></go-space>`;

function script(site: string): string {
  return `<script type="module" src="${site}element.js"></script>`;
}

async function policy(page: Page, blog: Blog, text: string, post = ELEMENT): Promise<string> {
  blog.leave = "any origin";
  blog.headers.posts = { "Content-Security-Policy": text };
  await blog.post(page, post, script(blog.site), "white", blog.otherSite);
  const message = page.locator("go-space p").filter({ hasText: "cannot be shown" });
  await expect(message).toBeVisible();
  await expect(page.getByText("A picture")).toBeVisible();
  return (await message.textContent()) ?? "";
}

test("the page's styles leave an element its size, or shape it as they say", async ({
  page,
  blog,
}) => {
  await test.step("a page that resets every element leaves the board its size and place", async () => {
    const sizeOf = () =>
      page.locator("go-space").evaluate((found) => [found.clientWidth, found.clientHeight]);
    await blog.post(page, ELEMENT, script("site/"));
    await expect(page.locator("go-space .count")).toHaveText("2 / 2");
    const size = await sizeOf();
    await blog.post(page, ELEMENT, `<style>* { all: unset }</style>${script("site/")}`);
    await expect(page.locator("go-space .count")).toHaveText("2 / 2");
    const [host, place] = await page.locator("go-space").evaluate((found) => {
      const inner = found.shadowRoot?.querySelector(".place");
      return [found, inner].map((each) => JSON.stringify(each?.getBoundingClientRect()));
    });
    expect(place).toBe(host);
    expect(size[0]).toBe(400);
    expect(await sizeOf()).toEqual(size);
  });
  await test.step("a page that hides or shapes the element by its own styles is obeyed", async () => {
    const style =
      "<style>.no { display: none } .wide { height: 250px; aspect-ratio: auto }</style>";
    const post =
      ELEMENT.replace("<go-space", '<go-space class="no"') +
      ELEMENT.replace("<go-space", '<go-space class="wide"');
    await blog.post(page, post, style + script("site/"));
    await expect(page.locator(".wide .count")).toHaveText("2 / 2");
    await expect(page.locator(".no")).toBeHidden();
    expect(await page.locator(".wide").boundingBox()).toMatchObject({ width: 400, height: 250 });
  });
});

test("where text runs to the left the bar and its icons are mirrored, the board and numbers not", async ({
  page,
  blog,
}) => {
  const post = `<div dir="rtl">${ELEMENT}</div>${ELEMENT}`;
  await blog.post(page, post, script("site/"));
  await expect(page.locator("go-space .count").nth(1)).toHaveText("2 / 2");
  const look = (index: number) =>
    page
      .locator("go-space")
      .nth(index)
      .evaluate((found) => {
        const root = found.shadowRoot?.querySelector(".place")?.shadowRoot;
        const part = (name: string) => root?.querySelector(name) ?? found;
        const first = part('[aria-label="To the start"]');
        return {
          startsRight: first.getBoundingClientRect().x > part(".home").getBoundingClientRect().x,
          icon: getComputedStyle(part(".step svg")).transform,
          board: getComputedStyle(part("canvas")).transform,
          count: getComputedStyle(part(".count")).unicodeBidi,
        };
      });
  const board = "matrix(1, 0, 0, 1, 0, 0)";
  const count = "plaintext";
  expect(await look(0)).toEqual({
    startsRight: true,
    icon: "matrix(-1, 0, 0, 1, 0, 0)",
    board,
    count,
  });
  expect(await look(1)).toEqual({ startsRight: false, icon: "none", board, count });
});

test("a dark page that does not declare it gets a dark board, and over a picture the text's colour decides", async ({
  page,
  blog,
}) => {
  const board = page.locator("go-space");
  for (const mode of ["inline", "frame"] as const) {
    const style = "<style>body { color: #eee }</style>";
    const post = ELEMENT.replace("<go-space", `<go-space mode="${mode}"`);
    await blog.post(page, post, style + script("site/"), "rgb(30, 40, 70)");
    const player = mode === "frame" ? board.frameLocator("iframe") : board;
    await expect(player.locator(".player"), mode).toHaveAttribute("data-theme", "dark");
    const ground = await spotIn(player, -0.9, 4);
    expect(await colourIn(page, { x: ground.x - 50, y: ground.y }), mode).toBe("30, 40, 70");
    await page.evaluate(() => {
      document.body.style.background = "oklch(0.97 0.02 90)";
    });
    await expect(player.locator(".player"), mode).toHaveAttribute("data-theme", "light");
  }
  const picture =
    "<style>body { background: linear-gradient(#123, #234) !important; color: #ddd }</style>";
  await blog.post(page, ELEMENT, picture + script("site/"));
  await expect(board.locator(".player")).toHaveAttribute("data-theme", "dark");
});

test(
  "a policy that blocks the board is named, with the remedy",
  JOURNEY,
  async ({ page, blog }) => {
    const blocks = "The page's Content-Security-Policy blocks";
    const host = blog.address;
    const words = await policy(
      page,
      blog,
      `script-src ${host} 'wasm-unsafe-eval'; connect-src 'self'`,
    );
    // The core's name holds a digest of it.
    expect(words.replace(/light-[\w-]+\.wasm/, "light.wasm")).toContain(
      `${blocks} ${host}/site/assets/light.wasm: add ${host} to its connect-src.`,
    );
    expect(await policy(page, blog, `script-src ${host}`)).toContain(
      `${blocks} WebAssembly: add 'wasm-unsafe-eval' to its script-src.`,
    );
    const release = `${host}/site/releases/${readdirSync("dist/releases")[0]}`;
    const onlyElement = `script-src ${host}/site/element.js ${release}/element.js`;
    expect(await policy(page, blog, onlyElement)).toContain(
      `${blocks} ${release}/inline.js: add ${host} to its script-src.`,
    );
    const framed = ELEMENT.replace("<go-space", `<go-space mode="frame" site="${blog.site}"`);
    expect(await policy(page, blog, "frame-src 'self'", framed)).toContain(
      `${blocks} ${host}: add ${host} to its frame-src.`,
    );
  },
);

test("an isolated page shows an element, and a frame that is let in", async ({ page, blog }) => {
  const isolated = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
  };
  blog.leave = "any origin";
  blog.headers.posts = isolated;
  const framed = frame(blog.site, NINE).replace("<iframe", "<iframe credentialless");
  await blog.post(page, ELEMENT + framed, script(blog.site), "white", blog.otherSite);
  await expect(page.locator("go-space .count")).toHaveText("2 / 2");
  await expect(inFrame(page).locator(".count")).toHaveText("2 / 2");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  blog.headers.site = {
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "cross-origin",
  };
  await blog.post(page, frame(blog.site, NINE), "", "white", blog.otherSite);
  await expect(inFrame(page).locator(".count")).toHaveText("2 / 2");
});

test("ten boards print ten boards, and one whose core has not come its picture", async ({
  page,
  blog,
}) => {
  await test.step("ten boards print ten boards", async () => {
    const ten = `<p style="height:900px">Text</p>${ELEMENT}`.repeat(10);
    await blog.post(page, ELEMENT + ten, script("site/"));
    await expect(page.locator("go-space .count")).toHaveCount(1);
    await page.evaluate(() => {
      addEventListener("afterprint", () => {
        const printed = [...document.querySelectorAll("go-space")].map((found) => {
          const pieces = found.shadowRoot
            ?.querySelector(".place")
            ?.shadowRoot?.querySelectorAll("canvas")[1];
          const { width = 0, height = 0 } = pieces ?? {};
          if (pieces === undefined || width === 0) return 0;
          const data = pieces.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
          return data.filter((part) => part > 0).length;
        });
        Object.assign(window, { printed });
      });
    });
    await page.pdf();
    const painted: number[] = await page.evaluate(() => Reflect.get(window, "printed"));
    expect(painted.length).toBe(11);
    expect(Math.min(...painted)).toBeGreaterThan(1000);
  });
  await test.step("a board whose core has not come prints its picture", async () => {
    await page.route("**/*.wasm", () => {});
    await blog.post(page, `<p style="height:3000px">Text</p>${ELEMENT}`, script("site/"));
    await expect(page.locator("go-space:defined")).toHaveCount(1);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.getByText("A picture")).toBeVisible();
  });
});
