/** Apps of other people: folders outside of the project that contain only the packed package, so that no file of
 *  the project can be found by chance; and a browser that opens them. */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { chromiumArguments, findChromium } from "../../scripts/chromium.mjs";
import { ROOT } from "../../scripts/run.mjs";
import { portOf, serve } from "../../scripts/static-server.mjs";

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Versions of Vite, by the folders of node_modules that hold them. */
export const VITES = ["vite-5", "vite-6", "vite-7", "vite"];

/** As the package's README advises. */
const NOT_PREBUNDLED = 'export default { optimizeDeps: { exclude: ["gospace"] } };';

/** Builds an app; gives the folder of the result. */
export function builtByVite(vite: string, app: string): string {
  execFileSync(process.execPath, [binOf(vite), "build", "--base=./"], { cwd: app, stdio: "pipe" });
  return join(app, "dist");
}

/** Runs Vite's development server on an app, as long as the work takes. */
export async function servedByVite(
  vite: string,
  app: string,
  work: (address: string) => Promise<void>,
): Promise<void> {
  writeFileSync(join(app, "vite.config.js"), NOT_PREBUNDLED);
  const server = spawn(process.execPath, [binOf(vite), "--port=0", "--host=127.0.0.1"], {
    cwd: app,
  });
  try {
    await work(await addressIn(server.stdout));
  } finally {
    server.kill();
  }
}

/** The first address that a server prints, between the marks of colours. */
async function addressIn(output: AsyncIterable<unknown>): Promise<string> {
  let text = "";
  for await (const part of output) {
    text += stripVTControlCharacters(String(part));
    const address = /http:[^\s]+/.exec(text)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error(`The server ended: ${text}`);
}

function binOf(vite: string): string {
  return join(ROOT, "tests/deep/node_modules", vite, "bin/vite.js");
}

/** Packs the package before the tests of a file, and removes all that they made after them. */
export function withApps() {
  const folder = mkdtempSync(join(tmpdir(), "gospace-apps-"));
  const servers: Server[] = [];
  let packed: Packed;
  let browser: Browser;

  beforeAll(async () => {
    const output = npm(join(ROOT, "pkg"), "pack", "--json", "--pack-destination", folder);
    packed = JSON.parse(output)[0];
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments() });
  });

  afterAll(async () => {
    await browser?.close();
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true });
  });

  /** Uses an empty cache, so that a dependency outside the tarball would fail. */
  function npm(where: string, ...words: string[]): string {
    const cache = ["--cache", join(folder, "cache"), "--loglevel=error"];
    const options = { cwd: where, encoding: "utf8", stdio: "pipe" } as const;
    return execFileSync("npm", [...words, ...cache], options);
  }

  return {
    packed: () => packed,

    /** A folder with these files, in which the package is installed. */
    app(name: string, files: Record<string, string>): string {
      const app = join(folder, name);
      mkdirSync(app);
      const manifest = { name, private: true, type: "module" };
      const all = { ...files, "package.json": JSON.stringify(manifest) };
      for (const [file, text] of Object.entries(all)) writeFileSync(join(app, file), text);
      npm(app, "install", "--offline", "--no-audit", "--no-fund", join(folder, packed.filename));
      return app;
    },

    /** Opens a folder in the browser, on which nothing may fail. */
    async show(site: string, look: (page: Page) => Promise<void>): Promise<void> {
      const server = await serve(site, 0);
      servers.push(server);
      await this.open(`http://127.0.0.1:${portOf(server)}/`, look);
    },

    async open(address: string, look: (page: Page) => Promise<void>): Promise<void> {
      const page = await browser.newPage();
      // The test's own limit is enough.
      page.setDefaultTimeout(0);
      const wrong: string[] = [];
      page.on("pageerror", (error) => wrong.push(String(error)));
      await page.goto(address);
      await look(page);
      expect(wrong).toEqual([]);
      await page.close();
    },
  };
}
