/** npm run export: static pages of games with pictures for chat programs, that open the games. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { afterAll, expect, test } from "vitest";
import { load, toLink } from "../../pkg/gospace.js";
import { chromiumArguments, findChromium } from "../../scripts/chromium.mjs";
import { ROOT } from "../../scripts/run.mjs";
import { portOf, serve } from "../../scripts/static-server.mjs";
import type { GameDocument } from "../../www/engine/types.ts";

await load();

const TITLE = `"><script>alert(1)</script> & 'x' {{ y }}`;
const FIVE: GameDocument = {
  gospace: 1,
  title: TITLE,
  author: "E & <F>",
  board: { kind: "grid", columns: 5, rows: 5 },
  turns: [{ play: 6 }, { play: 18, variations: [[{ play: 16 }]] }, { play: 8 }],
};

const folder = mkdtempSync(join(tmpdir(), "gospace-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: string[]) {
  const args = ["scripts/export/main.mjs", ...words];
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
}

function exported(...words: string[]): string {
  const out = join(folder, `out-${readdirSync(folder).length}`);
  execFileSync(process.execPath, ["scripts/export/main.mjs", ...words, "--out", out], {
    cwd: ROOT,
    stdio: "pipe",
  });
  return out;
}

type Element = DefaultTreeAdapterTypes.Element;

function elementsIn(html: string): Element[] {
  const found: Element[] = [];
  const open: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ("tagName" in next) found.push(next);
    if ("childNodes" in next) open.push(...next.childNodes);
  }
  return found;
}

const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((each) => each.name === name)?.value;

function property(html: string, name: string): string | undefined {
  const metas = elementsIn(html).filter(({ tagName }) => tagName === "meta");
  return attribute(
    metas.find((meta) => attribute(meta, "property") === name),
    "content",
  );
}

/** Width and height of a PNG. */
function sizeOf(file: string): number[] {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("a page has its own picture, title and description, with a hostile title as text", () => {
  const out = exported(
    `${toLink(FIVE)}.1-2.1`,
    "--to",
    "page",
    "--site",
    "https://example.org/gospace",
    "--at",
    "https://blog.example/five",
  );
  expect(readdirSync(out).sort()).toEqual([
    "board.svg",
    "card.png",
    "gospace-page.css",
    "index.html",
    "oembed.json",
  ]);
  const html = readFileSync(join(out, "index.html"), "utf8");
  const elements = elementsIn(html);
  expect(elements.filter(({ tagName }) => tagName === "script")).toHaveLength(1);
  expect(property(html, "og:title")).toBe(TITLE);
  expect(property(html, "og:url")).toBe("https://blog.example/five/");
  expect(property(html, "og:image")).toBe("https://blog.example/five/card.png");
  expect(property(html, "og:description")).toContain("Black: B4. White: B2.");
  expect(sizeOf(join(out, "card.png"))).toEqual([2400, 1260]);
  const element = elements.find(({ tagName }) => tagName === "go-space");
  expect(attribute(element, "game")).toBe(`${toLink(FIVE)}.1-2.1`);
  const opens = elements.filter((each) => attribute(each, "href")?.includes("#"));
  expect(opens.map((each) => attribute(each, "href"))).toEqual(
    Array(2).fill(`https://example.org/gospace/#${toLink(FIVE)}.1-2.1`),
  );
  const answer = JSON.parse(readFileSync(join(out, "oembed.json"), "utf8"));
  expect(answer).toMatchObject({
    version: "1.0",
    type: "rich",
    title: TITLE,
    author_name: "E & <F>",
  });
}, 120_000);

test("a folder of games becomes an illustrated index that plays on any static host", async () => {
  const games = join(folder, "My games");
  mkdirSync(games);
  writeFileSync(join(games, "a.gospace.json"), JSON.stringify(FIVE));
  writeFileSync(join(games, "b.sgf"), "(;GM[1]SZ[9]GN[לוח];B[ee];W[gc])");
  writeFileSync(join(games, "notes.md"), "no game");
  const single = exported(
    join(games, "a.gospace.json"),
    "--to",
    "page",
    "--site",
    "https://example.org/",
  );
  writeFileSync(join(games, "c.svg"), readFileSync(join(single, "board.svg")));
  writeFileSync(join(games, "d.png"), readFileSync(join(single, "card.png")));
  const out = exported(games, "--to", "folder");
  expect(existsSync(join(out, "_headers")) && existsSync(join(out, ".nojekyll"))).toBe(true);
  const server = await serve(out, 0, "/under/");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments(),
  });
  try {
    const page = await browser.newPage();
    // The test's own limit is enough.
    page.setDefaultTimeout(0);
    await page.goto(`http://127.0.0.1:${portOf(server)}/under/`);
    expect(await page.getByRole("heading").textContent()).toBe("My games");
    expect(await page.getByRole("listitem").count()).toBe(4);
    const broken = await page.locator("img").evaluateAll((images) =>
      Promise.all(
        images.map(async (image) =>
          (image as HTMLImageElement).decode().then(
            () => 0,
            () => 1,
          ),
        ),
      ),
    );
    expect(broken).toEqual([0, 0, 0, 0]);
    await page.getByRole("link", { name: "לוח" }).click();
    await page.locator("go-space .stage").waitFor();
    expect(await page.locator("go-space .count").textContent()).toBe("2 / 2");
    await page.locator("main > p a.open").click();
    await page.locator("#canvases[data-camera]").waitFor({ state: "attached" });
    expect(page.url()).toContain("/under/gospace/#");
  } finally {
    await browser.close();
    server.close();
  }
}, 240_000);

test("where Chromium does not start, the export ends and says so", () => {
  const broken = join(folder, "broken-chromium");
  writeFileSync(broken, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  const args = ["scripts/export/main.mjs", toLink(FIVE), "--to", "folder"];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...args, "--out", join(folder, "unwritten")],
    {
      cwd: ROOT,
      encoding: "utf8",
      env: { ...process.env, GOSPACE_CHROMIUM: broken },
      timeout: 60_000,
    },
  );
  expect(stderr).toContain("broken-chromium does not start");
  expect(status).toBe(1);
}, 120_000);

test.each([
  [["--to", "page"], "npm run export -- GAME --to page|folder"],
  [["#1abc", "--to", "book"], "npm run export -- GAME --to page|folder"],
  [["#1abc", "--to", "page"], "A page needs --site"],
  [["#1abc", "--to", "page", "--site", "example"], '--site is "example", which is no address'],
  [["#1abc", "--to", "folder", "--out", "www"], "www is not empty"],
  [["no such file.json", "--to", "folder"], 'There is no file "no such file.json"'],
  [["#1abc", "--to", "folder"], "#1abc cannot be read"],
])(
  "%s is refused in words",
  (words, sentence) => {
    const out = words.includes("--out") ? [] : ["--out", join(folder, `refused-${words.length}`)];
    const { status, stderr } = run(...words, ...out);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  },
  60_000,
);
