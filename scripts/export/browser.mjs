// Pictures of games, drawn by the page's own painters in Chromium.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MODULES, WASM_FILES } from "../build/package-entries.mjs";
import { chromiumArguments, prepareChromium } from "../chromium.mjs";
import { orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { portOf, serve } from "../static-server.mjs";

/** @typedef {import("../../www/export-pictures.ts").Exported} Exported */
/** @typedef {import("../../pkg/gospace.js").GameDocument} GameDocument */

/**
 * @typedef {object} Painter
 * @property {(document: GameDocument, place: { site: string, link: string, address: string }) => Promise<Exported>} exported
 * @property {(picture: Buffer) => Promise<string | null>} documentIn
 */

/** @template T @param {(painter: Painter) => Promise<T>} work */
export async function withPainter(work) {
  const script = await bundled();
  const { chromium } = await import("@playwright/test");
  const executablePath = await prepareChromium();
  const browser = await orFail(
    `${executablePath} does not start: name another Chromium in GOSPACE_CHROMIUM.`,
    () => chromium.launch({ executablePath, args: chromiumArguments() }),
  );
  // After the browser: a server that listens keeps the process, were there no browser.
  const server = await serve(join(ROOT, "pkg"), 0);
  try {
    const page = await browser.newPage();
    const origin = `http://127.0.0.1:${portOf(server)}/`;
    await page.route(`${origin}export/`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Export</title>" }),
    );
    await page.goto(`${origin}export/`);
    await page.addScriptTag({ content: script, type: "module" });
    await page.waitForFunction(() => "gospaceExport" in window);
    await page.evaluate(
      (core) => Reflect.get(window, "gospaceExport").load(new URL(core)),
      `${origin}${WASM_FILES.play}`,
    );
    return await work({
      exported: (document, place) =>
        page.evaluate(
          ([document, place]) => Reflect.get(window, "gospaceExport").exported(document, place),
          /** @type {const} */ ([document, place]),
        ),
      documentIn: (picture) =>
        page.evaluate(
          (text) => Reflect.get(window, "gospaceExport").documentIn(text),
          picture.toString("base64"),
        ),
    });
  } finally {
    await browser.close();
    server.close();
  }
}

/** The painters as one script. */
async function bundled() {
  const folder = mkdtempSync(join(tmpdir(), "gospace-export-"));
  const file = join(folder, "export.js");
  const { build } = await import("rolldown");
  await orFail("The export does not bundle.", () =>
    build({
      input: join(ROOT, "www/export-pictures.ts"),
      platform: "browser",
      resolve: { alias: { "gospace/play": join(ROOT, "pkg", MODULES["gospace/play"]) } },
      tsconfig: false,
      external: /^node:/,
      output: { file, format: "esm", codeSplitting: false },
    }),
  );
  const script = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  return script;
}
