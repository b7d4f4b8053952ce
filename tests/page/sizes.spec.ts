/** Every size: the top line, the board's share of the window, and the parts that must not cover one another. */

import type { GameDocument } from "../../www/engine/types.ts";
import { at as drawingSpot, room } from "./editor.ts";
import { expect, JOURNEY, type Page, test } from "./shared-page.ts";
import {
  click,
  expectSeen,
  expectTurn,
  openFile,
  openGame,
  opponentChoice,
  spotOf,
  tap,
  tapQuickly,
  tapSpot,
  visit,
} from "./stage.ts";
import { pointer, type Size, visitAt } from "./windows.ts";

const SIZES: readonly Size[] = [
  [320, 568],
  [390, 844],
  [640, 430],
  [667, 375],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [960, 700],
  [1360, 860],
  [2560, 1440],
];

const LOW: readonly Size[] = [
  [640, 430],
  [667, 375],
  [844, 390],
];

const DIVIDED: GameDocument = {
  gospace: 1,
  title: "Divided",
  board: { kind: "grid", columns: 5, rows: 5 },
  rules: { preset: "divide-and-choose" },
};

function gameOf(turns: number): GameDocument {
  return {
    gospace: 1,
    title: `Game of ${turns}`,
    board: { kind: "grid", columns: 9, rows: 9 },
    turns: Array.from({ length: turns }, (_, point) => ({ play: point })),
  };
}

/** Tetrahedron, drawn flat: four points, all joined. */
const FOUR: GameDocument = {
  gospace: 1,
  title: "Four points",
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
      [20, 34],
      [20, 12],
    ],
    edges: [
      [0, 1],
      [1, 2],
      [2, 0],
      [0, 3],
      [1, 3],
      [2, 3],
    ],
  },
};

/** Go-space of three points, of which the ends can be played alone. */
const THREE: GameDocument = {
  gospace: 1,
  title: "Three points",
  board: {
    kind: "gospace",
    points: [
      [0, 0],
      [20, 20],
      [40, 0],
    ],
    open: [[0], [2], [0, 1, 2]],
    placements: [[0], [2]],
  },
};

/** Span of the 9×9 from rim to rim, with its coordinates, in its own units. */
const NINE = 8 + 2 * 0.98;

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Boxes of the visible elements of a selector. */
async function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)]
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
        .map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return { name: each.ariaLabel ?? (each.textContent || each.id), x, y, width, height };
        }),
    selector,
  );
}

/** Pairs that cover one another. */
function overlaps(parts: readonly Box[]): string[] {
  return parts.flatMap((a, i) =>
    parts
      .slice(i + 1)
      .filter(
        (b) =>
          Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.6 &&
          Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.6,
      )
      .map((b) => `${a.name} and ${b.name}`),
  );
}

/** Parts that reach beyond the window. */
function cut(parts: readonly Box[], [width, height]: Size): string[] {
  const beyond = ({ x, y, width: w, height: h }: Box) =>
    x < -0.6 || y < -0.6 || x + w > width + 0.6 || y + h > height + 0.6;
  return parts.filter(beyond).map(({ name }) => name);
}

const TOP = "header .logo, header button, header select, #tabs button, #rails button";

async function expectTop(page: Page, size: Size, where: string): Promise<void> {
  // The line of a room that is entered takes a moment.
  const faults = async () => {
    const parts = await boxes(page, TOP);
    return [...overlaps(parts), ...cut(parts, size)];
  };
  await expect.poll(faults, where).toEqual([]);
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("header button, #tabs button")]
      .filter((each) => each.checkVisibility())
      .filter((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const inner = range.getBoundingClientRect();
        return inner.height > 1.7 * Number.parseFloat(getComputedStyle(each).fontSize) + 12;
      })
      .map((each) => each.textContent),
  );
  expect(texts, `${where}: words on two lines`).toEqual([]);
  await expectUpright(page, where);
}

/** Scrolling parts scroll up and down only. */
async function expectUpright(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() =>
    [...document.querySelectorAll("#foot, #panel, #details, #inspector, #learn")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ id, scrollWidth, clientWidth }) => `${id}: ${scrollWidth} in ${clientWidth}`),
  );
  expect(sideways, `${where}: scrolls sideways`).toEqual([]);
}

async function scaleOf(page: Page): Promise<number> {
  return (await spotOf(page, 1, 0)).x - (await spotOf(page, 0, 0)).x;
}

async function stageSize(page: Page): Promise<{ width: number; height: number }> {
  return (await page.locator("#stage").boundingBox()) ?? { width: 0, height: 0 };
}

async function learn(page: Page): Promise<void> {
  const rooms = page.locator("#rooms, #tabs").filter({ visible: true });
  await rooms.getByRole("button", { name: "Learn" }).click();
}

/** Small screens by finger, great ones by mouse. */
async function* everySize(page: Page): AsyncGenerator<readonly [Size, string]> {
  const by = await pointer(page);
  for (const size of SIZES) {
    const hand = size[0] < 900 ? "finger" : "mouse";
    await by(hand);
    yield [size, `${await visitAt(page, size)} by ${hand}`];
  }
}

test(
  "the top line neither wraps nor is cut, and no panel scrolls sideways, in Play, Draw and Learn",
  JOURNEY,
  async ({ page }) => {
    for await (const [size, name] of everySize(page)) {
      await expectTop(page, size, `${name}, Play`);
      await room(page, "Draw");
      await expectTop(page, size, `${name}, Draw`);
      await learn(page);
      await expectTop(page, size, `${name}, Learn`);
    }
  },
);

test("text of 200 % is nowhere cut, in Play, Draw and Learn", async ({ page }) => {
  for await (const [size, name] of everySize(page)) {
    const before = await page.evaluate(() => getComputedStyle(document.body).fontSize);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "32px";
    });
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(
      `${2 * Number.parseFloat(before)}px`,
    );
    await expectWhole(page, size, `${name}, Play`);
    await room(page, "Draw");
    await expectWhole(page, size, `${name}, Draw`);
    await learn(page);
    await expect(page.locator("#learn h3").first()).toBeVisible();
    await expectWhole(page, size, `${name}, Learn`);
  }
});

test.describe("by finger, on every small screen", () => {
  test.use({ hasTouch: true });

  test("a proposed play, its tip, a notice and the view cover one another nowhere, and the dock has its buttons in one row", async ({
    page,
  }) => {
    for (const size of SIZES.filter(([width]) => width < 900)) {
      const name = await visitAt(page, size);
      await openFile(page, "no board");
      await expect(page.locator("#notice")).toBeVisible();
      await tap(page, 4, 4);
      await expect(page.locator("#confirm")).toBeVisible();
      const parts = await boxes(
        page,
        "#tip, #notice, #confirm button, #rails button, header button",
      );
      expect(overlaps(parts), name).toEqual([]);
      expect(cut(parts, size), name).toEqual([]);
      const [corner, other] = [await spotOf(page, 0, 0), await spotOf(page, 8, 8)];
      const [width, height] = [other.x - corner.x, other.y - corner.y];
      const board = { name: "board", ...corner, width, height };
      expect(overlaps([...parts, board]), name).toEqual([]);
    }
    for (const width of [360, 390, 430]) {
      const name = await visitAt(page, [width, 844]);
      for (const last of ["More", "Close"]) {
        const buttons = await boxes(page, "#dock .commands button");
        expect(buttons.map(({ name }) => name)).toEqual(["Pass", "Undo", "Suggest", last]);
        expect(new Set(buttons.map(({ y }) => y)).size, name).toBe(1);
        await page.getByRole("button", { name: last, exact: true }).click();
      }
    }
  });
});

/** Buttons, headings and lines hold their words; a list that scrolls may end beyond its edge. */
async function expectWhole(page: Page, size: Size, where: string): Promise<void> {
  // The top line of Draw puts away what has no room, once it has measured it.
  const parts = () => boxes(page, "header button, header .segments, #tabs button, #dock button");
  await expect.poll(async () => cut(await parts(), size), where).toEqual([]);
  expect(overlaps(await boxes(page, "header button, #tabs button, #dock button")), where).toEqual(
    [],
  );
  const cutTexts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, h2, h3, p, label, summary, td")]
      .filter((each) => each.checkVisibility() && each.closest(".unseen, .card, .title") === null)
      .filter((each) => getComputedStyle(each).position !== "absolute" || each.tagName === "BUTTON")
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          clientWidth > 0 && (scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 4),
      )
      .filter((each) => getComputedStyle(each).display !== "inline")
      .map((each) => `${each.id} ${each.className} ${(each.textContent ?? "").slice(0, 30)}`),
  );
  expect(cutTexts, where).toEqual([]);
  await expectUpright(page, where);
}

test("in a low window the board takes 85 %, the score stands beside the turn, and the tip of Draw covers no drawing", async ({
  page,
}) => {
  for (const size of LOW) {
    const name = await visitAt(page, size);
    expect((NINE * (await scaleOf(page))) / size[1], name).toBeGreaterThan(0.85);
    const [turn] = await boxes(page, "#turn");
    const [score] = await boxes(page, "#standing button");
    if (turn === undefined || score === undefined) throw new Error("a part is not shown");
    expect(score.x, name).toBeGreaterThanOrEqual(turn.x + turn.width);
    expect(score.y, name).toBeLessThan(turn.y + turn.height);
    expect(cut([turn, score], size), name).toEqual([]);
    await expect(page.locator("#gallery"), name).toBeHidden();
    await expect(page.locator("#panel"), name).toBeVisible();
    await page.getByRole("button", { name: "Boards" }).click();
    await expect(page.locator("#gallery"), name).toBeVisible();
    await room(page, "Draw");
    const [paper, tip] = [await boxes(page, "#drawing"), await boxes(page, "#drawing-tip")];
    expect(overlaps([...paper, ...tip]), name).toEqual([]);
    expect(cut([...paper, ...tip], size), name).toEqual([]);
    const corner = await drawingSpot(page, [8, 8]);
    expect(corner.y, name).toBeLessThan(tip[0]?.y ?? 0);
  }
});

/** A window of 1280 × 1024 at 400 %, and the next larger ones. */
const ENLARGED: readonly Size[] = [
  [320, 256],
  [400, 300],
  [480, 320],
];

test("in a window that is much enlarged the board keeps 200 pixels and the page scrolls", async ({
  page,
}) => {
  for (const size of ENLARGED) {
    const name = await visitAt(page, size);
    expect(NINE * (await scaleOf(page)), name).toBeGreaterThan(190);
    expect((await stageSize(page)).height, name).toBeGreaterThanOrEqual(200);
    const parts = await boxes(page, "header, #stage, #dock, #tabs");
    expect(overlaps(parts), name).toEqual([]);
    // All of it comes into sight, and nothing scrolls sideways.
    await page.locator("#tabs").scrollIntoViewIfNeeded();
    await expect(page.locator("#tabs"), name).toBeInViewport({ ratio: 0.99 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, name).toBeLessThanOrEqual(size[0]);
    await page.locator("#stage").scrollIntoViewIfNeeded();
    await click(page, 4, 4);
    await page.getByRole("button", { name: "Play here" }).click();
    await page.locator("#stage").scrollIntoViewIfNeeded();
    await expectSeen(page, 4, 4, "black");
    // Chains are tapped while dead stones are listed.
    for (const press of ["Pass", "Agree on dead stones…"])
      await page.getByRole("button", { name: press, exact: true }).click();
    await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
    await expect.poll(async () => NINE * (await scaleOf(page)), name).toBeGreaterThan(190);
    expect(overlaps(await boxes(page, "#stage, #agreement-notice, #dock")), name).toEqual([]);
    await room(page, "Draw");
    const drawing = await page.locator("#drawing").boundingBox();
    expect(drawing?.height, name).toBeGreaterThanOrEqual(200);
  }
});

test("the board of an upright tablet is as wide as the page beside its rail, and goes on growing in a great window", async ({
  page,
}) => {
  await visitAt(page, [820, 1180]);
  // Beside a rail of 66 pixels and above a panel of 300.
  expect(NINE * (await scaleOf(page))).toBeGreaterThan(0.77 * 820);
  await visitAt(page, [2560, 1440]);
  const { height } = await stageSize(page);
  expect((NINE * (await scaleOf(page))) / height).toBeGreaterThan(0.85);
});

type Pair = readonly [number, number];

/** Boards, each with two points that lie far from one another. */
const FEW: readonly (readonly [GameDocument, Pair, Pair])[] = [
  [FOUR, [0, 0], [20, 34]],
  [THREE, [0, 0], [40, 0]],
];

test("a graph or a go-space of few points fills the stage, and its stones stay small", async ({
  page,
}) => {
  for (const [game, from, to] of FEW) {
    await visit(page);
    await openGame(page, game);
    const { width, height } = await stageSize(page);
    const [first, last] = [await spotOf(page, ...from), await spotOf(page, ...to)];
    const apart = Math.max(last.x - first.x, last.y - first.y);
    expect(apart / height, game.title).toBeGreaterThan(0.5);
    const scale = await scaleOf(page);
    expect(40 * scale, game.title).toBeLessThan(0.9 * width);
    await click(page, 0, 0);
    await expectSeen(page, 0, 0, "black", (-0.06 * height) / scale);
    // The paper, which is as light as a white stone.
    await expectSeen(page, 0, 0, "white", (-0.1 * height) / scale);
  }
});

test("the focus is a ring within the stage, and the panels scroll up and down only, also in WebKit, which counts their margins twice", async ({
  page,
}) => {
  await visit(page);
  for (const id of ["panel", "inspector"])
    await expect(page.locator(`#${id}`)).toHaveCSS("overflow-x", "hidden");
  await page.locator("#stage").focus();
  await page.keyboard.press("Escape");
  const ring = await page.locator("#stage").evaluate((stage) => {
    const { outlineStyle } = getComputedStyle(stage);
    const { borderTopWidth, top, borderTopLeftRadius } = getComputedStyle(stage, "::after");
    return { outlineStyle, borderTopWidth, top, borderTopLeftRadius };
  });
  expect(ring.outlineStyle).toBe("none");
  expect(ring.borderTopWidth).toBe("2px");
  expect(Number.parseFloat(ring.top)).toBeGreaterThan(2);
  expect(Number.parseFloat(ring.borderTopLeftRadius)).toBeGreaterThan(4);
});

test("in low and middling windows the way through the turns stands in one row, with a slider of some length", async ({
  page,
}) => {
  const by = await pointer(page);
  for (const hand of ["finger", "mouse"] as const) {
    await by(hand);
    for (const size of [...LOW, [768, 1024], [820, 1180], [1000, 640]] as const) {
      const name = `${await visitAt(page, size)} by ${hand}`;
      for (const turns of [1, 12]) {
        await openGame(page, gameOf(turns));
        const parts = await boxes(page, "#walk button, #walk input, #walk output");
        const middles = parts.map(({ y, height: high }) => y + high / 2);
        expect(Math.max(...middles) - Math.min(...middles), name).toBeLessThan(2);
        expect(overlaps(parts), name).toEqual([]);
        expect(cut(parts, size), name).toEqual([]);
        const [turn] = await boxes(page, "#walk output");
        expect(turn?.height, name).toBeLessThan(25);
        const [slider] = await boxes(page, "#walk input");
        expect(slider?.width, name).toBeGreaterThan(40);
      }
    }
  }
});

test("turn and buttons stay while the panel scrolls, and a board that is opened scrolls it back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await visit(page);
  await (await opponentChoice(page, "Computer")).click();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "24px";
  });
  const details = page.locator("#details");
  const scrolled = () => details.evaluate(({ scrollTop }) => scrollTop);
  await details.evaluate((each) => each.scrollTo(0, 400));
  expect(await scrolled()).toBeGreaterThan(50);
  await expect(page.locator("#turn")).toBeInViewport();
  await expect(page.getByRole("button", { name: "Pass" })).toBeInViewport();
  await openGame(page, FOUR);
  await expect.poll(scrolled).toBe(0);
});

test("divide-and-choose begins with its question in sight and focused", async ({ page }) => {
  for (const size of [[1360, 860], [390, 844], ...LOW] as const) {
    const name = await visitAt(page, size);
    await page.locator("#details").evaluate((each) => each.scrollTo(0, 400));
    await openGame(page, DIVIDED);
    const asked = page.getByRole("group", { name: "What is asked now" }).filter({ visible: true });
    await expect(asked, name).toBeFocused();
    await expect(asked.getByRole("button", { name: "Name this komi" }), name).toBeInViewport();
  }
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    "Draw has six named tools in a row, 52 pixels high, and the others behind the last",
    JOURNEY,
    async ({ page }) => {
      await visit(page);
      await room(page, "Draw");
      const rail = page.locator("#rail");
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        const tools = await boxes(page, "#rail button");
        const names = await rail.locator(".tool-name").filter({ visible: true }).allTextContents();
        expect(names).toEqual(["Select", "Point", "Link", "Arc", "Erase", "More"]);
        expect(tools.map(({ height }) => height)).toEqual(names.map(() => 52));
        expect(new Set(tools.map(({ y }) => y)).size).toBe(1);
        expect(cut(tools, [width, 700])).toEqual([]);
        await rail.getByRole("button", { name: "More" }).tap();
        const all = await boxes(page, "#rail button");
        expect(all).toHaveLength(12);
        expect(cut(all, [width, 700])).toEqual([]);
        expect(overlaps([...all, ...(await boxes(page, "#drawing, #inspector"))])).toEqual([]);
        await rail.getByRole("button", { name: "Close" }).tap();
      }
    },
  );

  test("a quick double tap never plays", JOURNEY, async ({ page }) => {
    await visit(page);
    const spot = await spotOf(page, 4, 4);
    await tapQuickly(page, spot, 3);
    await page.waitForTimeout(400);
    await expectTurn(page, "Black", 1, "#dock");
    await expect(page.locator("#confirm")).toBeVisible();
    await tapSpot(page, spot);
    await expectTurn(page, "White", 2, "#dock");
  });
});
