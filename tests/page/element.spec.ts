/** The element `<go-space>` in other pages. */

import { expect } from "@playwright/test";
import type { GoSpaceElement } from "../../pkg/element.js";
import { colourIn, test } from "./blog.ts";
import { element, FIVE, heard, listen, PAIR, write } from "./both/element.ts";
import { linkOf, spotIn } from "./players.ts";
import { JOURNEY } from "./shared-page.ts";
import { holdBack, LINE_SPACE } from "./stage.ts";

/** Frames of other sites run in processes of their own, as in browsers on a desk; in Firefox they always do. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions;
      await use({ ...launchOptions, args: [...args, "--site-per-process"] });
    },
    { scope: "worker" },
  ],
});

test(
  "all that a board needs is asked for at once, and of the core what its link or its document needs, behind the script that leads to its release",
  JOURNEY,
  async ({ page, blog }) => {
    /** Requests that have not been answered. */
    const open = new Map<string, () => Promise<void>>();
    await page.route(/\/site\/|\/five\.json$/, (route) => {
      const { pathname } = new URL(route.request().url());
      const file = pathname.replace(/^.*\/|-[0-9a-f]{12}/g, "");
      open.set(file, () => route.continue());
    });
    const step = async (...files: string[]) => {
      await expect.poll(() => [...open.keys()].sort()).toEqual(files);
      const answers = [...open.values()];
      open.clear();
      await Promise.all(answers.map((answer) => answer()));
    };
    const shown = write(page, blog, element(`game="${linkOf(FIVE)}"`));
    await step("element.js");
    await step("element.js");
    await step("element-ahead.js", "errors.js", "inline.js", "play.js");
    await step("light-links.wasm");
    await shown;
    await expect(page.locator("go-space .count")).toHaveText("3 / 3");
    expect([...open.keys()]).toEqual([]);
    blog.put("/five.json", JSON.stringify(FIVE));
    const fetched = write(page, blog, element('src="five.json"'));
    await step("element.js");
    await step("element.js");
    await step("element-ahead.js", "errors.js", "five.json", "inline.js", "play.js");
    await step("light.wasm");
    await fetched;
    await expect(page.locator("go-space .count")).toHaveText("3 / 3");
  },
);

test("the core and the kinds that boards need come beside one another, and orders wait for them", async ({
  page,
  blog,
}) => {
  await test.step("the kind of its board is fetched beside the core", async () => {
    const release = await holdBack(page, /\.wasm$/);
    const asked = page.waitForRequest(/\/inline-space\.js$/);
    await write(page, blog, element(`game="${linkOf(LINE_SPACE)}"`));
    await asked;
    release();
    await expect(page.locator("go-space .count")).toHaveText("0 / 0");
  });
  await page.unrouteAll();
  await test.step("the core has what the boards of a page need, and comes whole with the first of another kind", async () => {
    const cores: string[] = [];
    page.on("request", (request) => {
      const name = /(\w+)-\w+\.wasm$/.exec(new URL(request.url()).pathname)?.[1];
      if (name !== undefined) cores.push(name);
    });
    const two = element(`id="five" game="${linkOf(FIVE)}"`) + element(`game="${linkOf(PAIR)}"`);
    await write(page, blog, two);
    const five = page.locator("#five");
    await expect(five.locator(".count")).toHaveText("3 / 3");
    await expect(page.locator("go-space").nth(1).locator(".count")).toHaveText("0 / 0");
    expect(cores).toEqual(["links"]);
    const space = await page.evaluate(async (game) => {
      const made = document.createElement("go-space");
      made.game = game;
      document.body.prepend(made);
      await new Promise((shown) => made.addEventListener("gospace-ready", shown, { once: true }));
      return (await made.document()).board.kind;
    }, linkOf(LINE_SPACE));
    expect(space).toBe("gospace");
    await five.evaluate((found) => (found as GoSpaceElement).play({ play: 12 }));
    await expect(five.locator(".count")).toHaveText("4 / 4");
    await five.evaluate((found, game) => Object.assign(found, { game }), linkOf(LINE_SPACE));
    await expect(five.locator(".count")).toHaveText("0 / 0");
    expect(cores).toEqual(["links", "play"]);
  });
  await page.unrouteAll();
  await test.step("another game of an element brings the core that it needs, and orders wait for it", async () => {
    await write(page, blog, element(`game="${linkOf(FIVE)}"`));
    const board = page.locator("go-space");
    await expect(board.locator(".count")).toHaveText("3 / 3");
    const asked = page.waitForRequest(/\/play-\w+\.wasm$/);
    await board.evaluate((found, game) => {
      Object.assign(found, { game });
      (found as GoSpaceElement).play({ play: 0 });
    }, linkOf(LINE_SPACE));
    await asked;
    await expect(board.locator(".count")).toHaveText("1 / 1");
  });
});

test("several share one module, and no style comes in or goes out", async ({ page, blog }) => {
  const cores: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".wasm")) cores.push(request.url());
  });
  const loud =
    "<style>* { color: red !important; border-radius: 0 } p { font-size: 40px } body { letter-spacing: 9px; text-transform: uppercase; direction: rtl }</style>";
  const two = element(`game="${linkOf(FIVE)}"`) + element(`game="${linkOf(PAIR)}"`);
  await write(page, blog, `${two}<button>Of the page</button>`, loud);
  await expect(page.locator("go-space").nth(1).locator(".words")).toHaveText("Black to play");
  expect(cores.length).toBe(1);
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((found, property) => getComputedStyle(found).getPropertyValue(property), name);
  expect(await styleOf("go-space .player", "border-top-left-radius")).toBe("12px");
  expect(await styleOf("go-space .words", "font-size")).toBe("14px");
  expect(await styleOf("go-space .words", "letter-spacing")).toBe("normal");
  expect(await styleOf("go-space .words", "text-transform")).toBe("none");
  expect(await styleOf("body > button", "border-top-left-radius")).toBe("0px");
  expect(await styleOf("body > button", "cursor")).toBe("default");
});

test("a reader plays in an element by mouse", JOURNEY, async ({ page, blog }) => {
  await write(page, blog, element(`game="${linkOf(FIVE)}"`));
  const board = page.locator("go-space");
  await expect(board.locator(".count")).toHaveText("3 / 3");
  const spot = await spotIn(board, 2, 2);
  await page.mouse.click(spot.x, spot.y);
  await expect(board.locator(".voice")).toHaveText("White C3. Black to play.");
  await page.mouse.move(0, 0);
  await expect.poll(() => colourIn(page, { x: spot.x + 9, y: spot.y })).toMatch(/^2\d\d, 2\d\d/);
});

test("in a frame of another site it shows its board", JOURNEY, async ({ page, blog }) => {
  const attributes = `mode="frame" site="${blog.site}" game="${linkOf(FIVE)}"`;
  const script = '<script type="module" src="site/element.js"></script>';
  await blog.post(page, element(attributes), script, "white", blog.otherSite);
  const board = page.locator("go-space");
  await expect(board.locator('.place[data-state="ready"]')).toBeVisible();
  await expect(board.frameLocator("iframe").locator(".stage")).toBeVisible();
  await expect(board.getByText("A picture of the board")).toBeHidden();
});

test("a board with more points than JavaScript counts exactly is refused, inline and in a frame, and the game goes on", async ({
  page,
  blog,
}) => {
  await listen(page);
  for (const mode of ["inline", "frame"]) {
    await write(page, blog, element(`mode="${mode}" site="${blog.site}" game="${linkOf(FIVE)}"`));
    await expect.poll(() => heard(page), mode).toContain("ready 3");
    const turns = await page.locator("go-space").evaluate(async (found) => {
      const it = found as GoSpaceElement;
      it.open({ gospace: 1, board: { kind: "grid", columns: 1e9, rows: 1e9 } });
      it.open({ gospace: 1, board: { kind: "grid", columns: 3, rows: 3 } });
      it.play({ play: 4 });
      return (await it.document()).turns;
    });
    expect(turns, mode).toEqual([{ play: 4 }]);
    const error = (await heard(page)).find((words) => words.startsWith("error"));
    expect(error, mode).toContain("1,000,000");
  }
});

test("a frame that does not answer is given up after ten seconds, with a link", async ({
  page,
  blog,
}) => {
  await page.clock.install();
  await page.route("**/embed.html*", (route) =>
    route.fulfill({ body: "", contentType: "text/html" }),
  );
  const attributes = `mode="frame" site="${blog.site}" game="${linkOf(FIVE)}"`;
  await write(page, blog, element(attributes));
  await expect(page.locator("go-space iframe")).toBeAttached();
  await expect(page.getByRole("link", { name: "Open it in Gospace" })).toBeHidden();
  await page.clock.fastForward(11_000);
  const link = page.getByRole("link", { name: "Open it in Gospace" });
  await expect(link).toHaveAttribute("href", `${blog.site}#${linkOf(FIVE)}`);
  await expect(page.getByText("It has not answered for ten seconds.")).toBeVisible();
  await expect(page.getByText("A picture of the board")).toBeVisible();
});

test("in a frame of its own it is the same to the page", async ({ page, blog }) => {
  await listen(page);
  blog.put("/five.json", JSON.stringify(FIVE));
  await write(page, blog, element('mode="frame" src="five.json" start="2" theme="dark"'));
  const board = page.locator("go-space");
  const player = board.frameLocator("iframe");
  await expect(player.locator(".count")).toHaveText("2 / 3");
  const answers = await board.evaluate(async (found) => {
    const it = found as GoSpaceElement;
    it.play({ play: 12 });
    const { turns } = await it.document();
    return { turns, link: it.link() };
  });
  const played = { ...FIVE, turns: [{ play: 6 }, { play: 18 }, { play: 12 }] };
  expect(answers).toEqual({ turns: played.turns, link: linkOf(played) });
  expect(await heard(page)).toEqual(["ready 2", "turn 3"]);
  const ground = await spotIn(player, -0.9, 2);
  expect(await colourIn(page, { x: ground.x - 60, y: ground.y })).toBe("250, 247, 240");
  await page.evaluate(() => postMessage({ gospace: "error", code: "x", words: "forged" }, "*"));
  await board.evaluate((found) => (found as GoSpaceElement).back());
  await expect(player.locator(".count")).toHaveText("2 / 3");
  expect(await heard(page)).toEqual(["ready 2", "turn 3", "turn 2"]);
});

test("what stands in it stays where there is no board, with a word", async ({ page, blog }) => {
  await listen(page);
  const broken = linkOf(FIVE).slice(0, -3);
  const far = `<div style="height:5000px"></div>${element(`id="far" game="${linkOf(PAIR)}"`)}`;
  await write(
    page,
    blog,
    element(`game="${broken}"`) + element('src="nowhere.json"') + element("") + far,
  );
  for (const index of [0, 1, 2]) {
    const board = page.locator("go-space").nth(index);
    await expect(board.getByText("A picture of the board")).toBeVisible();
    await expect(board.getByText("This board cannot be shown.").first()).toBeVisible();
  }
  await expect(page.locator("#far p").first()).toHaveText("A picture of the board");
  expect((await heard(page)).filter((words) => words.startsWith("error")).length).toBe(3);
  const height = async () => (await page.locator("#far").boundingBox())?.height;
  const before = await height();
  await page.locator("#far").scrollIntoViewIfNeeded();
  await expect(page.locator("#far .words").first()).toHaveText("Black to play");
  expect(await height()).toBe(before);
});

test("properties that were set before it was known count, and it may move and come back", async ({
  page,
  blog,
}) => {
  await blog.post(page, `${element("")}<div id="other"></div>`);
  const board = page.locator("go-space");
  await board.evaluate((found, game) => Object.assign(found, { game, start: 1 }), linkOf(FIVE));
  await page.addScriptTag({ url: `${blog.site}element.js`, type: "module" });
  await expect(board.locator(".count")).toHaveText("1 / 3");
  await expect(board).toHaveAttribute("start", "1");
  await board.evaluate((found) => (found as GoSpaceElement).next());
  await board.evaluate((found) => document.getElementById("other")?.append(found));
  await expect(board.locator(".count")).toHaveText("2 / 3");
  const kept = await board.evaluate(async (found) => {
    found.remove();
    await new Promise((later) => setTimeout(later, 50));
    const frames = found.shadowRoot?.querySelector(".place")?.childElementCount;
    document.body.append(found);
    return frames;
  });
  expect(kept).toBe(0);
  await expect(board.locator(".count")).toHaveText("2 / 3");
});
