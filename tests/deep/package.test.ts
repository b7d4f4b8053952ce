/** Tests of the packed package: installed offline, and used in Node, with bundlers and without one. */
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as esbuild } from "esbuild";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import webpack from "webpack";
import { load, toLink } from "../../pkg/gospace.js";
import { ROOT } from "../../scripts/run.mjs";
import { builtByVite, servedByVite, VITES, withApps } from "./apps.ts";

/** Two plays on a board of two points: White takes Black's stone by the second. */
const PLAY = `
  import { Game, load } from "gospace";
  load().then(() => {
    const board = { kind: "graph", points: [[0, 0], [1, 0]], edges: [[0, 1]] };
    const game = new Game({ gospace: 1, board });
    game.play({ play: 0 });
    const { captured } = game.play({ play: 1 });
    const output = JSON.stringify([[...captured], [...game.colours()]]);
    globalThis.document ? (document.title = output) : console.log(output);
  });
`;
/** The same, after the element has shown the game. */
const SHOW = `
  import "gospace/element";
  ${PLAY.replace("document.title = output", "show(output, board)")}
  import { toLink } from "gospace";
  function show(output, board) {
    const shown = document.createElement("go-space");
    shown.game = toLink({ gospace: 1, board, turns: [{ play: 0 }, { play: 1 }] });
    shown.addEventListener("gospace-ready", ({ detail: { turns, total } }) => {
      document.title = turns === 2 && total === 2 ? output : "";
    });
    document.body.append(shown);
  }
`;
const EXPECTED = "[[0],[0,2]]";
const HTML = '<!doctype html><meta charset="utf-8"><title></title>';
const PAGE = `${HTML}<script type="module" src="./play.js"></script>`;

const apps = withApps();

test("the tarball holds what the manifest names, and nothing of the workshop", () => {
  const whole = [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "THIRD-PARTY.md",
    "docs/document.schema.json",
    "docs/embedding.md",
    "docs/export.md",
    "embed.css",
    "embed.html",
    "export-page.css",
    "package.json",
  ];
  const code = /^[\w-]+\.(js|d\.ts|wasm)$/;
  expect(
    apps
      .packed()
      .files.map(({ path }) => path)
      .filter((path) => !code.test(path)),
  ).toEqual(whole);
  const { exports } = JSON.parse(readFileSync(join(ROOT, "pkg/package.json"), "utf8"));
  const named = [...JSON.stringify(exports).matchAll(/:"(\.\/[\w.-]+)"/g)].map(
    ([, path = ""]) => path,
  );
  const held = apps.packed().files.map(({ path }) => `./${path}`);
  expect(named.filter((path) => !held.includes(path))).toEqual([]);
});

test("plain Node plays", () => {
  const app = apps.app("node", { "play.mjs": PLAY });
  const output = execFileSync(process.execPath, ["play.mjs"], { cwd: app, encoding: "utf8" });
  expect(output.trim()).toBe(EXPECTED);
});

test("a page without a bundler plays", async () => {
  const names = '{ "imports": { "gospace": "./node_modules/gospace/gospace.js" } }';
  const scripts = `<script type="importmap">${names}</script><script type="module" src="play.js"></script>`;
  await apps.show(
    apps.app("plain", { "index.html": HTML + scripts, "play.js": PLAY }),
    expectPlayed,
  );
});

describe.each(VITES)("an app of %s plays and shows the element", (vite) => {
  const files = { "index.html": PAGE, "play.js": SHOW };

  test("once it is built", async () => {
    await apps.show(builtByVite(vite, apps.app(vite, files)), expectPlayed);
  });

  test("on the development server", async () => {
    const app = apps.app(`${vite}-dev`, files);
    await servedByVite(vite, app, (address) => apps.open(address, expectPlayed));
  });
});

test("an app that webpack builds plays, and shows the element", async () => {
  const app = apps.app("webpack", { "play.js": SHOW });
  const output = { path: join(app, "dist") };
  const options = { context: app, mode: "production", entry: "./play.js", output } as const;
  expect((await bundled({ ...options, performance: false })).toJson().warnings).toEqual([]);
  writeFileSync(join(app, "dist/index.html"), `${HTML}<script src="main.js"></script>`);
  await apps.show(join(app, "dist"), expectPlayed);
});

test("an app that esbuild builds plays, beside the wasm", async () => {
  const app = apps.app("esbuild", { "play.js": PLAY });
  const outfile = join(app, "dist/play.js");
  await esbuild({ entryPoints: [join(app, "play.js")], bundle: true, format: "esm", outfile });
  const wasm = "gospace.wasm";
  copyFileSync(join(app, "node_modules/gospace", wasm), join(app, "dist", wasm));
  writeFileSync(join(app, "dist/index.html"), PAGE);
  await apps.show(join(app, "dist"), expectPlayed);
});

test("an app that esbuild builds as a script plays and shows the element, with the wasm beside the page", async () => {
  const app = apps.app("esbuild-script", { "play.js": SHOW });
  const outfile = join(app, "dist/scripts/play.js");
  await esbuild({ entryPoints: [join(app, "play.js")], bundle: true, format: "iife", outfile });
  for (const wasm of ["gospace.wasm", "light.wasm", "play.wasm"])
    copyFileSync(join(app, "node_modules/gospace", wasm), join(app, "dist", wasm));
  const script = '<body><script src="./scripts/play.js"></script>';
  writeFileSync(join(app, "dist/index.html"), HTML + script);
  await apps.show(join(app, "dist"), expectPlayed);
});

test("npx gospace export writes the page of a game in an empty folder", async () => {
  const app = apps.app("export", {});
  const npx = (...words: string[]) =>
    spawnSync("npx", ["--offline", "gospace", ...words], { cwd: app, encoding: "utf8" });
  await load();
  const link = toLink({
    gospace: 1,
    title: "<Five>",
    board: { kind: "grid", columns: 5, rows: 5 },
  });
  const place = [
    "--site",
    "https://example.org/",
    "--at",
    "https://blog.example/",
    "--out",
    "page",
  ];
  expect(npx("export", link, ...place).stderr).toBe("");
  const page = join(app, "page");
  expect(readdirSync(page).sort()).toEqual([
    "board.svg",
    "card.png",
    "gospace-page.css",
    "index.html",
    "oembed.json",
  ]);
  const html = readFileSync(join(page, "index.html"), "utf8");
  expect(html).toContain('<meta property="og:title" content="&lt;Five&gt;">');
  expect(html).toContain(`href="https://example.org/#${link}"`);
  expect(readFileSync(join(page, "card.png")).readUInt32BE(16)).toBe(2400);
  for (const [words, sentence] of [
    [["export", link, "--to", "folder"], "The package holds no whole Gospace."],
    [["export", link], "A page needs --site"],
    [[], "npx gospace export GAME --site ADDRESS"],
  ] as const)
    expect(npx(...words)).toMatchObject({ status: 1, stderr: expect.stringContaining(sentence) });
});

test("a component of a server plays, and the element does nothing there", () => {
  const app = apps.app("server", { "play.mjs": `import "gospace/element";${PLAY}` });
  const args = ["--conditions=react-server", "play.mjs"];
  expect(execFileSync(process.execPath, args, { cwd: app, encoding: "utf8" }).trim()).toBe(
    EXPECTED,
  );
});

test("a server's bundle that took the wasm for a browser's tells the setting that mends it", async () => {
  const app = apps.app("server-bundle", { "play.js": PLAY });
  const bundle = (name: string, externals: string[]) =>
    bundled({
      context: app,
      mode: "production",
      target: "node20",
      entry: "./play.js",
      // As Next has them.
      module: { parser: { javascript: { url: "relative" } } },
      output: { path: join(app, name), publicPath: "/_next/", module: true, chunkFormat: "module" },
      experiments: { outputModule: true },
      externals,
    });
  await Promise.all([bundle("within", []), bundle("outside", ["gospace"])]);
  const run = (name: string) =>
    spawnSync(process.execPath, [join(app, name, "main.mjs")], { encoding: "utf8" });
  expect(run("within").stderr).toContain("Next needs serverExternalPackages.");
  expect(run("outside").stdout.trim()).toBe(EXPECTED);
});

async function expectPlayed(page: Page): Promise<void> {
  await expect.poll(() => page.title()).toBe(EXPECTED);
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
