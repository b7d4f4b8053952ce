// The service worker, which holds every file of the site, and the manifest by which the page is installed.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { otherLanguages } from "./language.mjs";

export const MANIFEST = "manifest.webmanifest";

const HELD = /\.(html|js|css|json|wasm|svg|png|webmanifest|woff2)$/;
/** For frames without an origin, which have no worker, and for other programs. */
const LEFT_OUT = /^sw\.js$|^icons\/preview\.png$|\/card\.png$|\b(embed|core-in-script)\.js$/;
/** Pages that repeat what the page itself shows. */
const REPEATED = /^(boards|manual)\//;
/** Their names differ from release to release. */
const NAMED_BY_CONTENT = /^(assets|releases)\//;

/** The manifest's text. */
export function webManifest() {
  const icon = (/** @type {string} */ name, /** @type {number} */ side) => ({
    src: `icons/${name}-${side}.png`,
    sizes: `${side}x${side}`,
    type: "image/png",
  });
  return JSON.stringify({
    name: "Gospace",
    short_name: "Gospace",
    description: "Go (baduk, weiqi) on any board that can be drawn.",
    start_url: "./",
    display: "standalone",
    background_color: "#f7f3ea",
    theme_color: "#f7f3ea",
    lang: "en-GB",
    scope: "./",
    icons: [
      icon("icon", 192),
      icon("icon", 512),
      { ...icon("maskable", 512), purpose: "maskable" },
    ],
  });
}

/** Writes sw.js into the built site. @param {string} folder */
export async function buildServiceWorker(folder) {
  const { build } = await import("rolldown");
  await orFail("The service worker does not bundle.", () =>
    build({
      input: join(ROOT, "www/sw.ts"),
      platform: "browser",
      tsconfig: false,
      transform: { define: { SITE_FILES: JSON.stringify(siteFiles(folder)) } },
      output: { file: join(folder, "sw.js"), format: "iife", minify: true },
    }),
  );
}

/** @param {string} folder */
function siteFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((url) => HELD.test(url) && !LEFT_OUT.test(url) && !REPEATED.test(url))
    .sort()
    .map((url) => ({
      url,
      revision: NAMED_BY_CONTENT.test(url) ? null : revision(folder, url),
      language: otherLanguages().find((name) => url.includes(`/${name}/`)) ?? null,
    }));
}

/** @param {string} folder @param {string} url */
function revision(folder, url) {
  return createHash("md5")
    .update(readFileSync(join(folder, url)))
    .digest("hex");
}
