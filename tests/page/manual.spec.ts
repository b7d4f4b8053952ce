/** The manual for authors, docs/embedding.md, tried word by word: its snippets are pasted as they stand into
 *  posts, with the address of a site and a link in the places of the examples'. */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type { GoSpaceElement } from "../../pkg/element.js";
import type { GameDocument } from "../../www/engine/types.ts";
import { type Blog, inFrame, test } from "./blog.ts";
import { linkOf } from "./players.ts";
import { JOURNEY } from "./shared-page.ts";

const MANUAL = readFileSync("docs/embedding.md", "utf8");

const GAME: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: Array.from({ length: 14 }, (_, turn) => ({ play: 5 * turn })),
};

/** The first snippet in a language that holds a text. */
function snippet(language: string, text: string, { site }: Blog): string {
  const all = [...MANUAL.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  const found = all.find(([, of, code]) => of === language && code?.includes(text))?.[2] ?? "";
  expect(found, `a snippet with ${text}`).not.toBe("");
  return found
    .replaceAll("https://example.org/gospace/", site)
    .replaceAll("https://example.org", new URL(site).origin)
    .replaceAll("LINK", linkOf(GAME));
}

test("the manual's frame shows its turn, and its script leads the frame", async ({
  page,
  blog,
}) => {
  const script = snippet("js", "postMessage", blog);
  await blog.post(page, `${snippet("html", "<iframe", blog)}<script>${script}</script>`);
  const count = inFrame(page).locator(".count");
  await expect(count).toHaveText("3 / 14");
  const height = () => page.locator("iframe").evaluate((frame) => frame.style.height);
  await expect.poll(height).not.toBe("440px");
  const plain = snippet("html", "<iframe", blog);
  await blog.post(page, plain);
  await expect(count).toHaveText("12 / 14");
});

test("the manual's element shows its moment in the place of its contents, under the manual's policy too", async ({
  page,
  blog,
}) => {
  await test.step("the manual's element shows its moment in the place of its contents", async () => {
    await blog.post(page, snippet("html", "<go-space", blog));
    const shown = () =>
      page.locator("go-space").evaluate((board: GoSpaceElement) => board.moment?.turns);
    await expect.poll(shown).toBe(12);
    await expect(page.locator("go-space img")).not.toBeVisible();
  });
  await test.step("under the manual's policy the element shows its board", async () => {
    const policy = snippet("", "wasm-unsafe-eval", blog).trim().replace(/\s+/g, " ");
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    await blog.post(page, snippet("html", "<go-space", blog), meta);
    const shown = () =>
      page.locator("go-space").evaluate((board: GoSpaceElement) => board.moment?.turns);
    await expect.poll(shown).toBe(12);
  });
});

/** A value of each option that the manual lists. */
const VALUES: Record<string, string> = {
  theme: "dark",
  turn: "3",
  size: "300",
  label: "Board",
  crop: "A1:F6",
  picture: "/site/icons/icon-192.png",
  origin: "https://blog.example",
  mode: "solve",
};

test("every option that the manual lists is known", JOURNEY, async ({ page, blog }) => {
  const table = MANUAL.slice(MANUAL.indexOf("| option |"), MANUAL.indexOf("Unknown options"));
  const options = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = ""]) => name);
  expect(options.length).toBeGreaterThan(10);
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  const query = options.map((name) => `${name}=${encodeURIComponent(VALUES[name] ?? "yes")}`);
  // A problem hides the count of turns.
  const shown = query.filter((part) => !part.startsWith("mode="));
  await page.goto(`${blog.site}embed.html?${shown.join("&")}#${linkOf(GAME)}`);
  await expect(page.locator(".count")).toHaveText("3 / 14");
  await page.goto(`${blog.site}embed.html?${query.join("&")}#${linkOf(GAME)}`);
  await expect(page.getByText("White to play", { exact: true })).toBeVisible();
  expect(warnings).toEqual([]);
  await page.goto(`${blog.site}embed.html?unknown=1#${linkOf(GAME)}`);
  await expect.poll(() => warnings.join()).toContain("unknown");
});

/** The HTML of a part of the manual that shows a board itself; templates of other programs are left out. */
const BOARDS = [...MANUAL.matchAll(/^```html\n(.*?)^```$/gms)].flatMap(([, html = ""]) =>
  /<(iframe|go-space)\b/.test(html) && !html.includes("{{") ? [html] : [],
);

test("every board that the manual gives is shown, and so is the cell for Observable in docs/kits", async ({
  page,
  blog,
}) => {
  const has = (sign: string) => BOARDS.some((html) => html.includes(sign));
  expect(["<iframe", "<go-space game", "<go-story"].map(has)).toEqual([true, true, true]);
  const filled = (html: string) =>
    html.replaceAll("https://example.org/gospace/", blog.site).replaceAll("LINK", linkOf(GAME));
  for (const html of BOARDS) {
    await blog.post(page, filled(html));
    const board = html.includes("<iframe") ? page.frameLocator("iframe") : page.locator("go-space");
    await expect(board.locator(".count").first(), html).toHaveText(/ \/ 14$/);
  }
  const kits = readFileSync("docs/kits/README.md", "utf8");
  const cell = /^```js\n(\{\n.*?^\})\n```$/ms.exec(kits)?.[1] ?? "";
  const run = `(async () => ${filled(cell)})().then((made) => document.body.append(made));`;
  await blog.post(page, `<script type="module">${run}</script>`);
  await expect(page.locator("go-space .count")).toHaveText("14 / 14");
});
