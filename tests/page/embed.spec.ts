/** The embed: a player in a frame of another page. */

import { expect } from "@playwright/test";
import type { GameDocument } from "../../www/engine/types.ts";
import { colourIn, frame, inFrame, test } from "./blog.ts";
import { embed, NINE, PATH } from "./both/embed.ts";
import { linkOf, spotIn } from "./players.ts";
import { JOURNEY } from "./shared-page.ts";
import { axeFinds, drag, holdBack, LINE_SPACE, tapSpot } from "./stage.ts";

const TWO_SETS: GameDocument = {
  gospace: 1,
  board: {
    kind: "gospace",
    points: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    open: [[0], [2]],
    placements: [[0], [2]],
  },
  turns: [{ play: 0 }, "pass"],
};

test("the ground of a frame is the blog's, on paper too, and axe finds nothing", async ({
  page,
  blog,
  baseURL,
}) => {
  await test.step("in a light and a dark blog the ground is the blog's, on paper too, and axe finds nothing", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ media: "screen", colorScheme });
      const ground = colorScheme === "dark" ? "rgb(30, 40, 70)" : "rgb(250, 230, 210)";
      const scheme = '<meta name="color-scheme" content="light dark">';
      await blog.post(page, frame(baseURL ?? "", PATH, "?theme=auto"), scheme, ground);
      await expect(inFrame(page).locator(".count")).toHaveText("1 / 1");
      const spot = await spotIn(inFrame(page), 40, 30);
      await expect.poll(() => colourIn(page, spot), colorScheme).toBe(ground.slice(4, -1));
      const ink = async () => {
        const line = await spotIn(inFrame(page), 60, 0);
        return Number((await colourIn(page, line)).split(",")[0]);
      };
      await expect.poll(async () => (await ink()) > 130).toBe(colorScheme === "dark");
      await page.emulateMedia({ media: "print", colorScheme });
      await expect(inFrame(page).locator(".bar")).toBeHidden();
      await expect.poll(async () => (await ink()) > 130, colorScheme).toBe(false);
      await page.emulateMedia({ media: "screen", colorScheme });
      await expect.poll(async () => (await ink()) > 130).toBe(colorScheme === "dark");
      await embed(page, NINE);
      expect(await axeFinds(page), colorScheme).toEqual([]);
    }
  });
  await page.emulateMedia({ media: null, colorScheme: "light" });
  await test.step("a dark blog that says nothing of it names the theme and the frame's scheme", async () => {
    const style = 'style="width:400px;height:300px;border:0;color-scheme:dark"';
    await blog.post(page, frame(baseURL ?? "", PATH, "?theme=dark", style), "", "rgb(30, 40, 70)");
    await expect(inFrame(page).locator(".count")).toHaveText("1 / 1");
    const [ground, line] = [
      await spotIn(inFrame(page), 40, 30),
      await spotIn(inFrame(page), 60, 0),
    ];
    await expect.poll(() => colourIn(page, ground)).toBe("30, 40, 70");
    expect(Number((await colourIn(page, line)).split(",")[0])).toBeGreaterThan(130);
  });
});

test("in a sandbox without an origin, with storage blocked, a board is played on, whatever origins the host allows", async ({
  page,
  blog,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  for (const leave of ["none", "any origin"] as const) {
    blog.leave = leave;
    scripts.length = 0;
    const sandbox = 'sandbox="allow-scripts" style="width:400px;height:440px"';
    await blog.post(page, frame(blog.site, NINE, "", sandbox));
    await expect(inFrame(page).locator(".count"), leave).toHaveText("4 / 4");
    const thrown = await inFrame(page)
      .locator("html")
      .evaluate(() => {
        try {
          return typeof localStorage;
        } catch (error) {
          return String(error);
        }
      });
    expect(thrown, leave).toContain("SecurityError");
    const inScript = scripts.some((path) => path.endsWith("/core-in-script.js"));
    expect(inScript, leave).toBe(leave === "none");
    expect(scripts.filter((path) => path.endsWith("/frame.js"))).toEqual([]);
    const spot = await spotIn(inFrame(page), 4, 4);
    await page.mouse.click(spot.x, spot.y);
    await expect(inFrame(page).locator(".voice")).toHaveText("Black E5. White to play.");
    await inFrame(page).locator(".stage").press("s");
    await expect(inFrame(page).locator(".voice")).toHaveText(/^Area now: Black /);
  }
});

test("a frame loads of the core, the kinds and the answers what its reader needs", async ({
  page,
}) => {
  await test.step("a frame loads of the core what its board needs, and the rest for another one", async () => {
    const cores: string[] = [];
    page.on("request", (request) => {
      const name = /([\w-]+)-\w+\.wasm$/.exec(new URL(request.url()).pathname)?.[1];
      if (name !== undefined) cores.push(name);
    });
    await embed(page, NINE);
    await expect(page.locator(".count")).toHaveText("4 / 4");
    await page.evaluate((link) => location.replace(`#${link}`), linkOf(PATH));
    await expect(page.locator(".count")).toHaveText("1 / 1");
    expect(cores).toEqual(["light-links"]);
    await page.evaluate((link) => location.replace(`#${link}`), linkOf(TWO_SETS));
    await expect(page.locator(".count")).toHaveText("2 / 2");
    await page.evaluate((link) => location.replace(`#${link}`), linkOf(NINE));
    await expect(page.locator(".count")).toHaveText("4 / 4");
    expect(cores).toEqual(["light-links", "play"]);
    cores.length = 0;
    await page.goto("about:blank");
    await embed(page, TWO_SETS);
    await expect(page.locator(".count")).toHaveText("2 / 2");
    expect(cores).toEqual(["space-links"]);
    await page.locator(".stage").press("s");
    await expect(page.locator(".voice")).toHaveText(/^Area now: /);
    expect(cores).toEqual(["space-links", "play"]);
  });
  await page.goto("about:blank");
  await test.step("the kind of a board is fetched beside the core, and no other kind", async () => {
    const kinds: string[] = [];
    page.on("request", (request) => {
      const [, kind] = /\/frame-(space|disks|plane)\.js$/.exec(request.url()) ?? [];
      if (kind !== undefined) kinds.push(kind);
    });
    await embed(page, NINE);
    await expect(page.locator(".count")).toHaveText("4 / 4");
    expect(kinds).toEqual([]);
    await page.goto("about:blank");
    const release = await holdBack(page, /\.wasm$/);
    await page.goto(`embed.html#${linkOf(LINE_SPACE)}`);
    await expect.poll(() => kinds).toEqual(["space"]);
    release();
    await expect(page.locator(".count")).toHaveText("0 / 0");
    expect(kinds).toEqual(["space"]);
  });
  await page.goto("about:blank");
  await test.step("what explains comes with the first question, and again after a failure", async () => {
    const asked: string[] = [];
    await page.route("**/frame-explanations.js", (route) =>
      asked.push("explanations") === 1 ? route.abort() : route.continue(),
    );
    await embed(page, NINE);
    await expect(page.locator(".count")).toHaveText("4 / 4");
    expect(asked).toEqual([]);
    await page.locator(".stage").press("s");
    await expect(page.locator(".foot .words")).toHaveText("The answer did not load. Ask again.");
    await page.locator(".stage").press("s");
    await expect(page.locator(".voice")).toHaveText(/^Area now: Black /);
    await expect(page.locator(".foot .words")).toHaveText(/^Area now: Black /);
    expect(asked).toEqual(["explanations", "explanations"]);
  });
  await test.step("the words of a fault come with the fault, also where a game is shown already", async () => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/frame-faults.js")) asked.push("faults");
    });
    await page.goto("about:blank");
    await embed(page, NINE);
    await expect(page.locator(".count")).toHaveText("4 / 4");
    expect(asked).toEqual([]);
    await page.evaluate((link) => location.replace(`#${link}`), linkOf(NINE).slice(0, -3));
    await expect(page.locator("html")).toHaveAttribute("data-state", "ready");
    await expect.poll(() => asked).toEqual(["faults"]);
    await page.goto("about:blank");
    await page.goto(`embed.html#${linkOf(NINE).slice(0, -3)}`);
    await expect(page.getByRole("alert")).toContainText("part was lost in copying");
  });
});

test("ten embeds compile the core once, and none that is far off is loaded", async ({
  page,
  blog,
  baseURL,
}) => {
  let compiled = 0;
  page.on("console", (message) => {
    if (message.text() === "compiled") compiled += 1;
  });
  await page.addInitScript(() => {
    const { compile, compileStreaming, instantiate, instantiateStreaming } = WebAssembly;
    const count = <A extends unknown[], R>(work: (...words: A) => R) => {
      return (...words: A): R => {
        if (!(String(words[0]) === "[object WebAssembly.Module]")) console.log("compiled");
        return work(...words);
      };
    };
    Object.assign(WebAssembly, {
      compile: count(compile),
      compileStreaming: count(compileStreaming),
      instantiate: count(instantiate as (bytes: BufferSource) => Promise<unknown>),
      instantiateStreaming: count(instantiateStreaming),
    });
  });
  const small = 'style="width:180px;height:260px;border:0"';
  const near = frame(baseURL ?? "", NINE, "", small).repeat(10);
  const far = `<div style="height:4000px"></div>${frame(baseURL ?? "", PATH)}`;
  await page.setViewportSize({ width: 1000, height: 720 });
  await blog.post(page, near + far);
  for (let index = 0; index < 10; index++)
    await expect(inFrame(page, index).locator(".count")).toBeAttached();
  expect(compiled).toBe(1);
  await expect(inFrame(page, 10).locator(".player")).toHaveCount(0);
  await page.locator("iframe").nth(10).scrollIntoViewIfNeeded();
  await expect(inFrame(page, 10).locator(".count")).toHaveText("1 / 1");
  expect(compiled).toBe(1);
});

test("orders wait for the kind of a board that a message opens", async ({
  page,
  blog,
  baseURL,
}) => {
  await blog.post(page, frame(baseURL ?? "", NINE));
  const player = inFrame(page);
  await expect(player.locator(".count")).toHaveText("4 / 4");
  const release = await holdBack(page, /\/frame-space\.js$/);
  const asked = page.waitForRequest(/\/frame-space\.js$/);
  const heard = await page.evaluateHandle(
    (game) => {
      const heard: string[] = [];
      addEventListener("message", ({ data }) => {
        if (data.gospace !== "size") heard.push(`${data.gospace} ${data.turns}`);
      });
      frames[0]?.postMessage({ gospace: "open", game }, "*");
      frames[0]?.postMessage({ gospace: "go", turns: 1 }, "*");
      return heard;
    },
    { ...LINE_SPACE, turns: [{ play: 0 }, "pass"] },
  );
  await asked;
  expect(await heard.jsonValue()).toEqual([]);
  release();
  await expect.poll(() => heard.jsonValue()).toEqual(["ready 2", "turn 1"]);
  await expect(player.locator(".count")).toHaveText("1 / 2");
});

test("a wheel scrolls the page, and with Ctrl zooms the board", async ({ page, blog, baseURL }) => {
  await blog.post(page, `${frame(baseURL ?? "", NINE)}<div style="height:3000px"></div>`);
  await expect(inFrame(page).locator(".count")).toHaveText("4 / 4");
  const spot = await spotIn(inFrame(page), 4, 4);
  const wide = async () =>
    (await spotIn(inFrame(page), 5, 4)).x - (await spotIn(inFrame(page), 4, 4)).x;
  const before = await wide();
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  expect(await wide()).toBeCloseTo(before, 5);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -200);
  await page.keyboard.up("Control");
  await expect.poll(wide).toBeGreaterThan(1.3 * before);
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test(
    "a tap proposes and a second one plays; a swipe scrolls the page",
    JOURNEY,
    async ({ page, blog, baseURL }) => {
      const style = 'style="width:350px;height:420px;border:0"';
      const post = `${frame(baseURL ?? "", NINE, "", style)}<div style="height:3000px"></div>`;
      await blog.post(page, post);
      const player = inFrame(page);
      await expect(player.locator(".count")).toHaveText("4 / 4");
      const spot = await spotIn(player, 4, 4);
      await tapSpot(page, spot);
      await expect(player.locator(".words")).toHaveText(/^Black at E5\?/);
      // Two quick taps are a double tap, which never plays.
      await page.waitForTimeout(400);
      await tapSpot(page, spot);
      await expect(player.locator(".voice")).toHaveText("Black E5. White to play.");
      await drag(page, spot, { x: spot.x, y: spot.y - 200 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expect(player.locator(".confirm")).toBeHidden();
    },
  );
});

test(
  "messages order and report, and forged ones are nothing",
  JOURNEY,
  async ({ page, blog, baseURL }) => {
    await blog.post(page, frame(baseURL ?? "", NINE));
    const player = inFrame(page);
    await expect(player.locator(".count")).toHaveText("4 / 4");
    const heard = await page.evaluateHandle(() => {
      const heard: unknown[] = [];
      addEventListener("message", ({ data }) => heard.push(data));
      return heard;
    });
    const answers: unknown[] = [];
    /** After all that was heard before, these orders are answered by this and nothing else. */
    const expectAnswer = async (answer: unknown, ...orders: unknown[]) => {
      answers.push(answer);
      await page.evaluate((list) => {
        for (const order of list) frames[0]?.postMessage(order, "*");
      }, orders);
      await expect.poll(() => heard.evaluate((list) => list)).toEqual(answers);
    };
    const at = { gospace: "turn", phase: "turn", total: 4, link: linkOf(NINE) };
    const asked = { ...at, turns: 1, words: "White to play", document: NINE };
    await expectAnswer({ ...at, turns: 1, words: "White to play" }, { gospace: "go", turns: 1 });
    await expectAnswer(asked, { gospace: "ask" });
    await expectAnswer(
      { gospace: "refused", words: "a stone is there already" },
      { gospace: "play", turn: { play: 20 } },
    );
    const words = "Play: This is a string. Write a number instead.";
    await expectAnswer(expect.objectContaining({ gospace: "error", words }), {
      gospace: "play",
      turn: { play: "corner" },
    });
    const nonsense = [
      null,
      "go",
      { gospace: "go", turns: -1 },
      { gospace: "go", turns: 1.5 },
      { gospace: "go", turns: "1" },
      { gospace: "theme", theme: "loud" },
      { gospace: "open", game: 7 },
      { gospace: "play" },
      Object.assign([], { gospace: "go", turns: 2 }),
    ];
    await expectAnswer(asked, ...nonsense, { gospace: "ask" });
    await page.evaluate(
      (game) => frames[0]?.postMessage({ gospace: "open", game, turns: 0 }, "*"),
      PATH,
    );
    await expect
      .poll(() => heard.evaluate((list) => list))
      .toContainEqual(expect.objectContaining({ gospace: "ready", turns: 0, total: 1 }));
    await expect(player.getByRole("application", { name: "Path" })).toBeVisible();
    await player.locator("html").evaluate(() => postMessage({ gospace: "go", turns: 1 }, "*"));
    await expect(player.locator(".count")).toHaveText("0 / 1");
  },
);

test("an embed that may speak with one origin is deaf and dumb to others", async ({
  page,
  blog,
  baseURL,
}) => {
  await page.addInitScript(() => {
    addEventListener("message", () => document.body.append("heard"));
  });
  await blog.post(page, frame(baseURL ?? "", NINE, "?origin=https://example.org"));
  const player = inFrame(page);
  await expect(player.locator(".count")).toHaveText("4 / 4");
  await page.evaluate(() => frames[0]?.postMessage({ gospace: "go", turns: 1 }, "*"));
  await player.getByRole("button", { name: "One turn back" }).click();
  await expect(player.locator(".count")).toHaveText("3 / 4");
  await expect(page.locator("body")).not.toContainText("heard");
});
