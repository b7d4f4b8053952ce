/** Tests of the package's README: each of its snippets is pasted as it stands into a new app, and it
 *  names no file that the package does not have. */
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/run.mjs";
import { builtByVite, withApps } from "./apps.ts";

const README = readFileSync(join(ROOT, "scripts/build/package-readme.md"), "utf8");
/** Files of an app or a site, which the README names as such. */
const OF_APPS = ["vite.config.js", "next.config.js"];

const apps = withApps();

/** The only snippet in a language that holds a text. */
function snippet(language: string, text: string): string {
  const all = [...README.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  const found = all.filter(([, of, code]) => of === language && code?.includes(text));
  expect(found.length, `snippets in ${language} with ${text}`).toBe(1);
  return found[0]?.[2] ?? "";
}

test("every file that the README and the types name is in the package", () => {
  const files = apps.packed().files.map(({ path }) => path);
  const types = files.filter((file) => file.endsWith(".d.ts"));
  const texts = types.map((file) => readFileSync(join(ROOT, "pkg", file), "utf8"));
  const comments = texts.flatMap((text) => text.match(/\/\*\*[\s\S]*?\*\//g) ?? []);
  const named = [README, ...comments].flatMap(
    (text) => text.match(/[\w./-]*\w\.(?:js|ts|wasm|html|css|md)\b/g) ?? [],
  );
  const missing = named.filter((name) => !files.includes(name.replace(/^\.\//, "")));
  expect(missing.filter((name) => !OF_APPS.includes(name) && !name.includes("/gospace."))).toEqual(
    [],
  );
});

test("the first game is played in Node", () => {
  const app = apps.app("readme-node", { "play.mjs": snippet("js", "new Game(") });
  const output = execFileSync(process.execPath, ["play.mjs"], { cwd: app, encoding: "utf8" });
  expect(output).toContain("method: 'area'");
});

test("what only plays is imported as written", () => {
  const app = apps.app("readme-play", { "play.mjs": snippet("js", "gospace/play") });
  expect(execFileSync(process.execPath, ["play.mjs"], { cwd: app, encoding: "utf8" })).toBe("");
});

test("the files are used without a bundler", async () => {
  const folder = apps.app("readme-plain", { "index.html": snippet("html", "./gospace.js") });
  for (const file of ["gospace.js", "errors.js", "gospace.wasm"])
    copyFileSync(join(folder, "node_modules/gospace", file), join(folder, file));
  await apps.show(folder, async (page) => {
    const lines: string[] = [];
    page.on("console", (message) => lines.push(message.text()));
    await page.reload();
    await expect.poll(() => lines.join("\n")).toContain("Grid 9×9");
  });
});

test("the element shows its game in an app that Vite builds", async () => {
  const index = `<!doctype html><title>Board</title>${snippet("html", "<go-space")}`;
  const app = apps.app("readme-element", { "index.html": index });
  await apps.show(builtByVite("vite", app), expectShown);
});

/** The README's page, with its board in a frame from a folder. */
function framed(name: string): string {
  const tag = snippet("html", "<go-space").replace(
    "<go-space",
    '<go-space mode="frame" site="frames/"',
  );
  const app = apps.app(name, { "index.html": `<!doctype html><title>Board</title>${tag}` });
  return builtByVite("vite", app);
}

test("the element shows its game in frames from a folder as the README lists it", async () => {
  const list = /a folder that has ([\s\S]*?)side by side/.exec(README)?.[1] ?? "";
  const files = [...list.matchAll(/`([\w.-]+)`/g)].map(([, file = ""]) => file);
  expect(files).toContain("embed.html");
  const site = framed("readme-frame");
  mkdirSync(join(site, "frames"));
  for (const file of files) copyFileSync(join(ROOT, "pkg", file), join(site, "frames", file));
  await apps.show(site, expectShown);
});

test("without such a folder the element says what is missing", async () => {
  await apps.show(framed("readme-no-frame"), async (page) => {
    const message = page.locator("go-space").getByText("Is there an embed.html in");
    await message.waitFor();
    expect(await message.textContent()).toContain("/frames/");
  });
});

test.each(["react", "preact"])(
  "the types of the tag come with one line in an app of %s",
  (library) => {
    const app = apps.app(`readme-${library}`, {});
    const code = `${snippet("tsx", "gospace/react").replace("gospace/react", `gospace/${library}`)}
    export const board = <go-space game="LINK" start={2} theme="dark" mode="frame" id="board" />;
    export const story = <go-story><go-space game="LINK" pinned /></go-story>;
    // @ts-expect-error
    export const wrong = <go-space start={[]} />;
  `;
    writeFileSync(join(app, "board.tsx"), code);
    writeFileSync(
      join(app, "tsconfig.json"),
      JSON.stringify({ compilerOptions: optionsFor(library) }),
    );
    const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
    expect(spawnSync(process.execPath, [tsc], { cwd: app, encoding: "utf8" }).stdout).toBe("");
  },
);

function optionsFor(library: string) {
  const of = (name: string) => join(ROOT, "tests/deep/node_modules", name);
  const types = library === "react" ? "@types/react" : library;
  return {
    ...{ strict: true, noEmit: true, target: "es2022", module: "esnext", types: [] },
    ...{ moduleResolution: "bundler", jsx: "react-jsx", jsxImportSource: library },
    paths: { [library]: [of(types)], [`${library}/*`]: [`${of(types)}/*`] },
  };
}

/** Waits until the element has shown the game of the README, of two turns. */
async function expectShown(page: Page): Promise<void> {
  const turns = () =>
    page.evaluate(() => document.querySelector("go-space")?.moment?.total ?? null);
  await expect.poll(turns).toBe(2);
}
