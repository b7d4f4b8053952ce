// From the page's sources and the built package to dist/, which any static host can serve.
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildFrame } from "./embed.mjs";
import { buildPackage, SHIPPED_PACKAGE } from "./package.mjs";
import { bundle } from "./package-bundle.mjs";
import { ROOT } from "./run.mjs";
import { upToDate } from "./stamp.mjs";
import { orFail } from "./tell.mjs";

/** What ships beside the page, as it is. Vite copies it before the service worker lists all files. */
const BESIDE = "build/public";

/** Folders that go there, if they exist. */
const COPIED = [
  { from: "www/icons", to: "icons" },
  { from: "www/blog", to: "blog" },
];

/** How dist/ comes about, in order; the page is the last, since it sees what lies beside it. */
const STEPS = [copyFolders, buildEmbed, buildPage];

/** The npm package and the site: all that ships. */
export async function buildSite() {
  await buildPackage(SHIPPED_PACKAGE);
  await upToDate({
    name: "site",
    stamp: "site",
    inputs: [
      "pkg",
      "www",
      "index.html",
      "embed.html",
      "scripts/embed.mjs",
      "vite.config.ts",
      "tsconfig.json",
      "package-lock.json",
      "embed.html",
      "scripts/embed.mjs",
      "scripts/policy.mjs",
      "scripts/site.mjs",
    ],
    outputs: ["dist/index.html", "dist/embed.html", "dist/sw.js"],
    work: async () => {
      rmSync(join(ROOT, BESIDE), { recursive: true, force: true });
      mkdirSync(join(ROOT, BESIDE), { recursive: true });
      for (const step of STEPS) await step();
    },
  });
}

async function copyFolders() {
  for (const { from, to } of COPIED) {
    if (existsSync(join(ROOT, from)))
      cpSync(join(ROOT, from), join(ROOT, BESIDE, to), { recursive: true });
  }
}

/** The package's modules and the frame, with the way to the page beside them. */
async function buildEmbed() {
  const [folder, pkg] = [join(ROOT, BESIDE), join(ROOT, SHIPPED_PACKAGE.folder)];
  copyFileSync(join(pkg, "gospace.wasm"), join(folder, "gospace.wasm"));
  await bundle(SHIPPED_PACKAGE.wasm.folder, folder, { home: "./", minify: true });
  await buildFrame(folder, join(pkg, "gospace.js"), "./");
}

async function buildPage() {
  const { build } = await import("vite");
  await orFail("The site does not build.", () => build({ root: ROOT, logLevel: "warn" }));
}
