/** The author's words in a player: the moment that a link names, comments, branches, title, and the part of
 *  the board to show. */
import { expect, type Page } from "@playwright/test";
import type { GoSpaceElement } from "../../pkg/element.js";
import type { GameDocument } from "../../www/engine/types.ts";
import { frame, inFrame, test } from "./blog.ts";
import { linkOf, spotIn } from "./players.ts";
import { JOURNEY } from "./shared-page.ts";
import { axeFinds } from "./stage.ts";

const LONG = "With superko one of them must stop first. ".repeat(20).trim();

/** Turn 2 has three branches; the second one goes on. */
const BRANCHED: GameDocument = {
  gospace: 1,
  title: "A pair that nobody can own",
  comment: "It begins.",
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: [
    { play: 20, comment: LONG },
    {
      play: 24,
      variations: [[{ play: 30 }, { play: 31 }], [{ play: 40, comment: "The centre." }]],
    },
    { play: 60 },
    { play: 56 },
  ],
};

const PLAIN: GameDocument = {
  gospace: 1,
  board: { kind: "grid", columns: 9, rows: 9 },
  turns: [{ play: 20 }, { play: 24 }],
};

async function embed(page: Page, fragment: string, query = ""): Promise<string[]> {
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await page.goto(`embed.html${query}#${fragment}`);
  await expect(page.locator("html")).toHaveAttribute("data-state", "ready");
  return warnings;
}

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

test(
  "the comment of the moment stands under the board, and can be folded",
  JOURNEY,
  async ({ page }) => {
    await embed(page, linkOf(BRANCHED), "?turn=1");
    const comment = page.locator(".comment");
    await expect(comment.locator("p")).toHaveText(LONG);
    const heightOf = async (name: string) => (await page.locator(name).boundingBox())?.height ?? 0;
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
  },
);

test("in a small frame a long comment is folded, and scrolls once it is opened", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 360 });
  await embed(page, linkOf(BRANCHED), "?turn=1");
  await expect(page.locator(".comment p")).toBeHidden();
  expect((await page.locator(".stage").boundingBox())?.height).toBeGreaterThan(200);
  await page.locator(".comment summary").click();
  const comment = page.locator(".comment p");
  const [shown, whole] = await comment.evaluate((made) => [made.clientHeight, made.scrollHeight]);
  expect(shown).toBeLessThan(60);
  expect(whole).toBeGreaterThan(100);
  const [part, bar] = [await comment.boundingBox(), await page.locator(".bar").boundingBox()];
  expect((part?.y ?? 0) + (part?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect((await page.locator(".stage").boundingBox())?.height).toBeGreaterThan(140);
});

test("a record without comments and branches has no room for them", async ({ page }) => {
  await embed(page, linkOf(PLAIN));
  await expect(page.locator(".count")).toHaveText("2 / 2");
  for (const part of [".comment", ".branches", ".title"])
    await expect(page.locator(part)).toBeHidden();
});

test(
  "where the record branches, buttons name the other branches and lead into them",
  JOURNEY,
  async ({ page }) => {
    await embed(page, linkOf(BRANCHED), "?turn=1");
    const branches = page.getByRole("group", { name: "Branches" });
    await expect(branches).toHaveText("Or nextWhite D6White E5");
    await branches.getByRole("button", { name: "White D6" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(".count")).toHaveText("2 / 3");
    await expect(branches).toHaveText("InsteadWhite G7White E5");
    await expect(branches.getByRole("button", { name: "White G7" })).toBeFocused();
    await branches.getByRole("button", { name: "White E5" }).click();
    await expect(page.locator(".comment p")).toHaveText("The centre.");
    await branches.getByRole("button", { name: "White G7" }).click();
    await expect(page.locator(".count")).toHaveText("2 / 4");
    await expect(page.getByRole("button", { name: "Back to the game" })).toHaveCount(0);
    await page.getByRole("button", { name: "To the end" }).click();
    await expect(branches).toHaveText("");
  },
);

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

test("before the core has come a frame shows its picture, or says that it is loading", async ({
  page,
}) => {
  await page.route("**/*.wasm", () => {});
  await page.goto(`embed.html?picture=icons/icon-192.png#${linkOf(PLAIN)}`);
  await expect(page.getByText("Loading the board …")).toBeHidden();
  await expect(page.locator("#board img")).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`embed.html#${linkOf(PLAIN)}`);
  await expect(page.getByText("Loading the board …")).toBeVisible();
});

test("before the core has come an element keeps its size and shows its children, or a sign of life", async ({
  page,
  blog,
}) => {
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
