/** A dozen journeys through the page and its embeds in each browser that was found but Chromium, which has all others. */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { load, toLink } from "../../pkg/gospace.js";
import { ROOT } from "../../scripts/run.mjs";
import { portOf, serve } from "../../scripts/static-server.mjs";
import type { Board, GameDocument, Turn } from "../../www/engine/types.ts";
import { type Browser, browsers } from "./browsers.ts";
import { BOARD, Key, PAPER, Reader } from "./reader.ts";

await load();

const dist = await serve(join(ROOT, "dist"), 0);
const site = `http://127.0.0.1:${portOf(dist)}/`;
const blogFolder = mkdtempSync(join(tmpdir(), "gospace-blog-"));
symlinkSync(join(ROOT, "dist"), join(blogFolder, "site"));
const blog = await serve(blogFolder, 0);

afterAll(() => {
  dist.close();
  blog.close();
  rmSync(blogFolder, { recursive: true });
});

const NINE: Board = { kind: "grid", columns: 9, rows: 9 };
const R = 1024;

function link(board: Board, turns: Turn[] = [], rest: Partial<GameDocument> = {}): string {
  return `#${toLink({ gospace: 1, title: "Game", board, turns, ...rest })}`;
}

/** A post of another site, which has a copy of this one, with this in its body. @returns its address */
function post(body: string): string {
  writeFileSync(join(blogFolder, "post.html"), `<!doctype html><title>Post</title><body>${body}`);
  return `http://127.0.0.1:${portOf(blog)}/post.html`;
}

/** Boards of each kind, a place on each, and what is said of a stone there. */
const KINDS: [name: string, board: Board, at: [number, number], said: string][] = [
  [
    "a graph with one-way streets",
    {
      kind: "graph",
      points: [
        [0, 0],
        [40, 0],
        [20, 34],
      ],
      arcs: [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
      labels: ["a", "b", "c"],
    },
    [40, 0],
    "Black b. White to play.",
  ],
  [
    "a go-space",
    {
      kind: "gospace",
      points: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ],
      open: [[0], [0, 1, 2], [2], [2, 3, 4], [4]],
      placements: [[0], [2], [4]],
    },
    [2, 0],
    "Black B1. White to play.",
  ],
  [
    "disks",
    {
      kind: "disks",
      disks: [
        [0, 0, 5],
        [10, 0, 5],
        [20, 0, 5],
      ],
    },
    [10, 0],
    "Black B1. White to play.",
  ],
  [
    "a plane",
    {
      kind: "plane",
      region: {
        outer: [
          [0, 0],
          [24 * R, 0],
          [24 * R, 24 * R],
          [0, 24 * R],
        ],
        wrap: "none",
      },
    },
    [12 * R, 12 * R],
    "Black 6.0, 6.0. White to play.",
  ],
];

describe.each(browsers())("%s", (_, start) => {
  let browser: Browser;
  let reader: Reader;

  beforeAll(async () => {
    browser = await start();
    reader = new Reader(browser.driver, site);
  });
  afterAll(() => browser?.quit());
  beforeEach(() => reader.forget());

  test("a first visit shows a board without lines, and a click takes White's stone", async () => {
    await reader.visit();
    await reader.sees("#greeting", /^This board has no lines\. Take White’s stone\./);
    await reader.click(BOARD, [13834, 9016]);
    await reader.hears("The same rules, on any board.");
  });

  test("a game is played by mouse to its end, with a capture", async () => {
    await reader.visit(link(NINE));
    for (const [x, y] of [
      [4, 4],
      [0, 0],
      [1, 0],
      [8, 8],
    ] as const)
      await reader.click(BOARD, [x, y]);
    await reader.click(BOARD, [0, 1]);
    await reader.hears("Black A8, captures 1. White to play.");
    await reader.press("Pass");
    await reader.press("Pass");
    await reader.sees("#turn", "Black wins by 3 (area, two passes)");
  });

  test("a game is played by keys alone", async () => {
    await reader.visit(link({ kind: "grid", columns: 3, rows: 3 }));
    await reader.focus("#stage");
    await reader.keys(Key.ARROW_RIGHT, Key.ENTER);
    await reader.hears(/^Black [A-C][1-3]\. White to play\.$/);
    await reader.keys("u");
    await reader.sees("#turn", /^Black to play/);
  });

  test.each(KINDS)("a stone is placed on %s", async (_, board, [x, y], said) => {
    await reader.visit(link(board, [], { rules: { preset: "stone" } }));
    await reader.click(BOARD, [x, y]);
    await reader.hears(said);
  });

  test("the game is there again after a reload", async () => {
    await reader.visit(link(NINE));
    await reader.click(BOARD, [4, 4]);
    await reader.hears("Black E5. White to play.");
    await reader.reload();
    await reader.sees("#turn", /^White to play/);
    await reader.sees("#record .entry", /E5/);
  });

  test("a search suggests turns, and the computer answers", async () => {
    await reader.visit(link({ kind: "grid", columns: 5, rows: 5 }));
    await reader.press("Suggest");
    await reader.hears(/% to win/);
    await reader.press("Computer", "#opponent");
    await reader.click(BOARD, [2, 2]);
    await reader.hears(/^White .*Black to play\.$/);
  });

  test("a graph is drawn and played on", async () => {
    await reader.visit(link(NINE));
    await reader.press("Draw", "#rooms");
    await reader.press("New");
    await reader.press(/^Graph/);
    await reader.sees("#drawing:focus");
    await reader.press("Link", "#rail");
    await reader.drag(PAPER, [0, 0], [200, 0]);
    await reader.sees("#counts", /2 points/);
    await reader.press("Play it");
    await reader.sees("#turn", /^Black to play/);
  });

  test("the address follows the game, and opens it elsewhere", async () => {
    await reader.visit(link(NINE));
    await reader.click(BOARD, [4, 4]);
    const shared = link(NINE, [{ play: 40 }]);
    await expect.poll(() => reader.address()).toContain(shared);
    await reader.press(/^Share/);
    await reader.sees("dialog[open]", /Share/);
    await reader.keys(Key.ESCAPE);
    await reader.forget();
    await reader.visit(shared);
    await reader.sees("#record .entry", /E5/);
  });

  test("the atlas finds a board by its name, and opens it", async () => {
    await reader.visit(link(NINE));
    await reader.keys("g");
    await reader.type("#atlas input[type=search]", "torus");
    await reader.press(/^Torus/, "#atlas");
    await reader.sees("#title", /Torus/);
  });

  test("Learn has boards that play", async () => {
    await reader.visit(`?learn${link(NINE)}`);
    await reader.sees("#learn :is(h1, h2, h3)", /Chains and liberties$/);
    await reader.sees("#learn .board[data-state=running]");
  });

  test("a board stands in a frame of another site", async () => {
    await reader.open(
      post(
        `<iframe src="${site}embed.html${link(NINE, [{ play: 40 }])}" width="400" height="400">`,
      ),
    );
    await reader.inFrame("iframe", async () => {
      await reader.sees("html[data-state=ready]");
      await reader.sees(".count", /1.+1/);
    });
  });

  test("a board stands as an element in a post", async () => {
    const board = `<go-space style="width: 400px" game="${link(NINE, [{ play: 40 }]).slice(1)}"></go-space>`;
    await reader.open(post(`<script type="module" src="site/element.js"></script>${board}`));
    await reader.sees(".place[data-state=ready]");
  });

  test("the page can be read in German", async () => {
    await reader.visit(`?lang=de${link(NINE)}`);
    await reader.sees("#rooms button", "Zeichnen");
  });
});
