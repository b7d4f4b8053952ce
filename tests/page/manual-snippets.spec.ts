/** The HTML that the manual gives to authors, opened as it stands there: only the site and the link are filled in. */
import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "./blog.ts";
import { linkOf } from "./players.ts";

const GAME = {
  gospace: 1,
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: [{ play: 38 }, { play: 39 }, { play: 40 }],
} as const;

/** The HTML of a part of the manual that shows a board itself; templates of other programs are left out. */
const SNIPPETS = [
  ...readFileSync("docs/embedding.md", "utf8").matchAll(/^```html\n(.*?)^```$/gms),
].flatMap(([, html = ""]) =>
  /<(iframe|go-space)\b/.test(html) && !html.includes("{{") ? [html] : [],
);

test("the manual has a frame, an element and a story", () => {
  const has = (sign: string) => SNIPPETS.some((html) => html.includes(sign));
  expect(["<iframe", "<go-space game", "<go-story"].map(has)).toEqual([true, true, true]);
});

for (const [i, html] of SNIPPETS.entries())
  test(`snippet ${i + 1} of the manual shows its board`, async ({ page, blog }) => {
    const filled = html
      .replaceAll("https://example.org/gospace/", blog.site)
      .replaceAll("LINK", linkOf({ ...GAME, turns: [...GAME.turns] }));
    await blog.post(page, filled);
    const board = html.includes("<iframe") ? page.frameLocator("iframe") : page.locator("go-space");
    await expect(board.locator(".count").first()).toHaveText(/ \/ 3$/);
  });

test("the cell for Observable in docs/kits gives an element that shows its board", async ({
  page,
  blog,
}) => {
  const kits = readFileSync("docs/kits/README.md", "utf8");
  const cell = /^```js\n(\{\n.*?^\})\n```$/ms.exec(kits)?.[1] ?? "";
  const filled = cell
    .replace("https://example.org/gospace/", blog.site)
    .replace("LINK", linkOf({ ...GAME, turns: [...GAME.turns] }));
  const run = `(async () => ${filled})().then((made) => document.body.append(made));`;
  await blog.post(page, `<script type="module">${run}</script>`);
  await expect(page.locator("go-space .count")).toHaveText("3 / 3");
});
