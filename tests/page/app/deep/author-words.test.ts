/** The author's words in a player: the moment that a link names, comments, branches, title, and the part of
 *  the board to show. */

import type { GoSpaceElement } from "../../../../pkg/element.js";
import type { GameDocument } from "../../../../www/engine/types.ts";
import { BRANCHED, embed, PLAIN } from "../../both/author-words.ts";
import { linkOf, spotIn } from "../../players.ts";
import { expect, test } from "../app.ts";

test("a link to a moment of a branch opens that moment, and leads on to it", async ({ page }) => {
  await embed(page, `${linkOf(BRANCHED)}.1-2.2`);
  await expect(page.locator(".count")).toHaveText("3 / 3");
  await expect(page.locator(".mirror td", { hasText: "D6" })).toHaveText("D6 white");
  const home = page.getByRole("link", { name: "Open in Gospace" });
  await home.focus();
  await expect(home).toHaveAttribute("href", new RegExp(`#${linkOf(BRANCHED)}\\.1-2\\.2$`));
  const spot = await spotIn(page, 0, 0);
  await page.mouse.click(spot.x, spot.y);
  await expect(page.locator(".count")).toHaveText("4 / 4");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.locator(".count")).toHaveText("3 / 3");
  await expect(page.locator(".mirror td", { hasText: "D6" })).toHaveText("D6 white");
});

test("an element opens the moment of a branch too, and a start that is named goes first", async ({
  page,
  blog,
}) => {
  const game = `${linkOf(BRANCHED)}.1-3.1`;
  const two = `<go-space game="${game}"></go-space><go-space game="${game}" start="4"></go-space>`;
  await blog.post(page, two, '<script type="module" src="site/element.js"></script>');
  await expect(page.locator("go-space .count").nth(0)).toHaveText("2 / 2");
  await page.locator("go-space").nth(1).scrollIntoViewIfNeeded();
  await expect(page.locator("go-space .count").nth(1)).toHaveText("4 / 4");
});

test("a record without comments and branches has no room for them", async ({ page }) => {
  await embed(page, linkOf(PLAIN));
  await expect(page.locator(".count")).toHaveText("2 / 2");
  for (const part of [".comment", ".branches", ".title"])
    await expect(page.locator(part)).toBeHidden();
});

test("a turn of the author's that the reader plays stays in the author's game", async ({
  page,
}) => {
  await embed(page, linkOf(BRANCHED), "?turn=1");
  const spot = await spotIn(page, 4, 4);
  await page.mouse.click(spot.x, spot.y);
  await expect(page.locator(".comment p")).toHaveText("The centre.");
  await expect(page.getByRole("button", { name: "Back to the game" })).toHaveCount(0);
});

test("caption, coordinates and numbers are options of the frame", async ({ page }) => {
  await embed(page, linkOf(BRANCHED), "?caption");
  await expect(page.locator(".title")).toHaveText("A pair that nobody can own");
  const edge = async () => {
    const zero = await spotIn(page, 0, 0);
    return (await spotIn(page, 8, 0)).x - zero.x;
  };
  const withNames = await edge();
  const picture = () => page.locator(".stage").screenshot();
  const plain = await picture();
  await page.goto("about:blank");
  await embed(page, linkOf(BRANCHED), "?caption&numbers=yes");
  expect((await picture()).equals(plain)).toBe(false);
  await page.goto("about:blank");
  await embed(page, linkOf(BRANCHED), "?caption&coordinates=no");
  expect(await edge()).toBeGreaterThan(withNames + 5);
});

test("a crop may name points by their numbers, as snippets did before points had names", async ({
  page,
}) => {
  const graph: GameDocument = {
    gospace: 1,
    board: {
      kind: "graph",
      points: [
        [0, 0],
        [10, 0],
        [20, 0],
        [30, 5],
      ],
      edges: [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
    },
  };
  const space: GameDocument = {
    gospace: 1,
    board: {
      kind: "gospace",
      points: [
        [0, 0],
        [10, 0],
        [20, 0],
        [30, 5],
      ],
      open: [[0], [1], [2], [3]],
      placements: [[0], [1, 0], [2, 1, 0], [3]],
    },
  };
  for (const [game, crop] of [
    [graph, "0:1"],
    [graph, "A2:B2"],
    [space, "0:0–1"],
    [space, "0:{0, 1, 2}"],
  ] as const) {
    const query = `?crop=${encodeURIComponent(crop)}`;
    expect(await embed(page, linkOf(game), query), crop).toEqual([]);
    await expect(page.locator(".canvases")).toHaveAttribute("style", /polygon/);
  }
});

test("a part of a plane is named in stone widths", async ({ page }) => {
  const plane: GameDocument = {
    gospace: 1,
    board: {
      kind: "plane",
      region: {
        outer: [
          [0, 0],
          [10240, 0],
          [10240, 10240],
          [0, 10240],
        ],
      },
    },
  };
  expect(await embed(page, linkOf(plane), "?crop=1,1:4,4")).toEqual([]);
  await expect(page.locator(".canvases")).toHaveAttribute("style", /polygon/);
});

test("options that are not understood name themselves and the remedy", async ({ page, blog }) => {
  const query = "?crop=A1&coordinates=maybe&picture=https://elsewhere.example/a.png";
  expect(await embed(page, linkOf(PLAIN), query)).toEqual([
    "Gospace embed: coordinates=maybe is not understood: it is yes or no.",
    "Gospace embed: crop=A1 is not understood: it is two places at opposite corners, such as A1:F6.",
    "Gospace embed: picture=https://elsewhere.example/a.png is not understood: it is the address of an image on the frame's own host.",
  ]);
  const warnings: string[] = [];
  // A browser with windows also tells of the icon that the post does not have.
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  const post = `<go-space game="${linkOf(PLAIN)}" size="7" crop="A1:Z9"></go-space>`;
  await blog.post(page, post, '<script type="module" src="site/element.js"></script>');
  await expect(page.locator("go-space .count")).toHaveText("2 / 2");
  await expect
    .poll(() => warnings)
    .toEqual([
      "Gospace, <go-space>: size=7 is not understood: it is from 120 to 4000 pixels.",
      'Gospace: crop=A1:Z9 is left out: the board has no place "Z9"; name two of its places, such as A9:J1.',
    ]);
});

test("document() rejects with the failure where nothing can be shown", async ({ page, blog }) => {
  const post =
    `<go-space game="${linkOf(PLAIN).slice(0, -3)}"></go-space>` +
    `<go-space game="${linkOf(PLAIN)}"></go-space>`;
  await blog.post(page, post, '<script type="module" src="site/element.js"></script>');
  const ask = (index: number) =>
    page
      .locator("go-space")
      .nth(index)
      .evaluate((found) =>
        (found as GoSpaceElement).document().then(
          ({ turns }) => turns?.length,
          (error: unknown) => String(error),
        ),
      );
  expect(await ask(0)).toMatch(/^Error: .*(link|checksum|copy)/i);
  expect(await ask(0)).toMatch(/^Error: /);
  expect(await ask(1)).toBe(2);
  const opened = await page
    .locator("go-space")
    .nth(0)
    .evaluate((found, game) => {
      const it = found as GoSpaceElement;
      it.open(game);
      return it.document().then(({ turns }) => turns?.length);
    }, linkOf(BRANCHED));
  expect(opened).toBe(4);
});
