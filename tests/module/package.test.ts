/** Tests of the packed package: installed offline, and used in Node, with a bundler and without
 *  one. The folder is outside the project, so that no file of the project can be found by chance. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import webpack from "webpack";
import { chromiumArguments, findChromium } from "../../scripts/chromium.mjs";
import { ROOT } from "../../scripts/run.mjs";
import { serve } from "../../scripts/static-server.mjs";

/** Two plays on a board of two points: White takes Black's stone by the second. */
const PLAY = `
  import { Game, load } from "gospace";
  await load();
  const game = new Game({ gospace: 1, board: { kind: "graph", points: [[0, 0], [1, 0]], edges: [[0, 1]] } });
  game.play({ play: 0 });
  const { captured } = game.play({ play: 1 });
  const output = JSON.stringify([[...captured], [...game.colours()]]);
  globalThis.document ? (document.title = output) : console.log(output);
`;
/** The same plays, reported by the element when it shows them. */
const SHOW = `
  import { load, toLink } from "gospace";
  import "gospace/element";
  await load();
  const board = { kind: "graph", points: [[0, 0], [1, 0]], edges: [[0, 1]] };
  const shown = document.createElement("go-space");
  shown.game = toLink({ gospace: 1, board, turns: [{ play: 0 }, { play: 1 }] });
  shown.addEventListener("gospace-ready", ({ detail: { turns, total } }) => {
    document.title = turns === 2 && total === 2 ? "[[0],[0,2]]" : "";
  });
  document.body.append(shown);
`;
const EXPECTED = "[[0],[0,2]]";
const HTML = '<!doctype html><meta charset="utf-8"><title></title>';

const apps = mkdtempSync(join(tmpdir(), "gospace-apps-"));
const servers: Server[] = [];
let packed: { readonly filename: string; readonly files: readonly { readonly path: string }[] };
let browser: Browser;

beforeAll(async () => {
  const output = npm(join(ROOT, "pkg"), "pack", "--json", "--pack-destination", apps);
  packed = JSON.parse(output)[0];
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
});

afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close();
  rmSync(apps, { recursive: true });
});

test("the tarball holds what the manifest names, and nothing of the workshop", () => {
  const whole = [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "THIRD-PARTY.md",
    "embed.css",
    "embed.html",
    "package.json",
  ];
  const code = /^[\w-]+\.(js|d\.ts|wasm)$/;
  expect(packed.files.map(({ path }) => path).filter((path) => !code.test(path))).toEqual(whole);
  const { exports } = JSON.parse(readFileSync(join(ROOT, "pkg/package.json"), "utf8"));
  const named = [...JSON.stringify(exports).matchAll(/:"(\.\/[\w.-]+)"/g)].map(
    ([, path = ""]) => path,
  );
  const held = packed.files.map(({ path }) => `./${path}`);
  expect(named.filter((path) => !held.includes(path))).toEqual([]);
});

test("plain Node plays", () => {
  const app = freshApp("node");
  writeFileSync(join(app, "play.mjs"), PLAY);
  const output = execFileSync(process.execPath, ["play.mjs"], { cwd: app, encoding: "utf8" });
  expect(output.trim()).toBe(EXPECTED);
});

test("a page without a bundler plays", async () => {
  const app = freshApp("plain");
  const names = '{ "imports": { "gospace": "./node_modules/gospace/gospace.js" } }';
  const scripts = `<script type="importmap">${names}</script><script type="module" src="play.js"></script>`;
  writeFileSync(join(app, "index.html"), HTML + scripts);
  writeFileSync(join(app, "play.js"), PLAY);
  await expectPlayed(app);
});

test("an app that Vite builds plays", async () => {
  const app = freshApp("vite");
  writeFileSync(join(app, "index.html"), `${HTML}<script type="module" src="/play.js"></script>`);
  writeFileSync(join(app, "play.js"), PLAY);
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [vite, "build", "--base=./"], { cwd: app, stdio: "pipe" });
  await expectPlayed(join(app, "dist"));
});

test("an app that webpack builds plays", async () => {
  const app = freshApp("webpack");
  writeFileSync(join(app, "play.js"), PLAY);
  const options: webpack.Configuration = {
    context: app,
    mode: "production",
    entry: "./play.js",
    output: { path: join(app, "dist") },
    performance: false,
  };
  expect((await bundled(options)).toJson().warnings).toEqual([]);
  writeFileSync(join(app, "dist/index.html"), `${HTML}<script src="main.js"></script>`);
  await expectPlayed(join(app, "dist"));
});

test("the element shows a game in apps that Vite and webpack build", async () => {
  const app = freshApp("element");
  writeFileSync(join(app, "index.html"), `${HTML}<script type="module" src="/play.js"></script>`);
  writeFileSync(join(app, "play.js"), SHOW);
  const vite = join(ROOT, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [vite, "build", "--base=./"], { cwd: app, stdio: "pipe" });
  await expectPlayed(join(app, "dist"));
  const output = { path: join(app, "packed") };
  await bundled({
    context: app,
    mode: "production",
    entry: "./play.js",
    output,
    performance: false,
  });
  writeFileSync(join(app, "packed/index.html"), `${HTML}<script src="main.js"></script>`);
  await expectPlayed(join(app, "packed"));
});

/** A folder that contains only the installed package. */
function freshApp(name: string): string {
  const app = join(apps, name);
  mkdirSync(app);
  writeFileSync(
    join(app, "package.json"),
    `{ "name": "${name}", "private": true, "type": "module" }`,
  );
  npm(app, "install", "--offline", "--no-audit", "--no-fund", join(apps, packed.filename));
  return app;
}

/** Uses an empty cache, so that a dependency outside the tarball would fail. */
function npm(folder: string, ...words: string[]): string {
  const cache = ["--cache", join(apps, "cache"), "--loglevel=error"];
  return execFileSync("npm", [...words, ...cache], {
    cwd: folder,
    encoding: "utf8",
    stdio: "pipe",
  });
}

function bundled(options: webpack.Configuration): Promise<webpack.Stats> {
  return new Promise((done, failed) => {
    webpack(options, (error, stats) => {
      if (error !== null || stats === undefined) failed(error);
      else if (stats.hasErrors()) failed(new Error(stats.toString("errors-only")));
      else done(stats);
    });
  });
}

/** Serves a folder and opens it in a browser. */
async function expectPlayed(folder: string): Promise<void> {
  const server = await serve(folder, 0);
  servers.push(server);
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(String(error)));
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect.poll(() => page.title(), { timeout: 20_000 }).toBe(EXPECTED);
  expect(wrong).toEqual([]);
  await page.close();
}
