// From the page's sources and the built package to dist/, which any static host can serve.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { buildArticles } from "./articles.mjs";
import { chosenLanguage, galleryInLanguage } from "./language.mjs";
import { buildServiceWorker, MANIFEST, webManifest } from "./offline.mjs";
import { buildPackage, PACKAGE, SHIPPED, wasmFolders } from "./package.mjs";
import { siteAddress } from "./previews.mjs";
import { buildRelease } from "./release.mjs";
import { upToDate } from "./stamp.mjs";
import { buildValues, VALUES_INPUTS } from "./values.mjs";

/** The folder that ships beside the page, as it is. Vite copies it before the service worker lists all files. */
const BESIDE = "build/public";

/** Folders that go there, if they exist. */
const COPIED = [
  { from: "www/icons", to: "icons" },
  { from: "www/blog", to: "blog" },
];

/** Texts that Learn leads to, as plain text: a browser shows it, and downloads Markdown. */
const MANUAL = ["docs/rules.md", "docs/continuous.md", "docs/rules"];

/** The boards of the gallery, so that the page needs no generators to show them. */
const GALLERY = "build/gallery.json";

/** Boards of the strip, in its order: what a first visit loads of the gallery. */
const NEAR = [
  "grid-9",
  "grid-13",
  "grid-19",
  "torus",
  "honeycomb",
  "petersen",
  "cube",
  "one-way-streets",
  "domino",
  "nested-disks",
  "plane",
  "plane-torus",
];
const NEAR_FILE = "build/near.json";

/** The licence of the page's serif, beside its files. */
const FONT_LICENCE = "www/fonts/LICENSE.txt";

/** @typedef {import("./package.mjs").PackageKind} PackageKind */

/**
 * The steps that make dist/, in order; the page reads the files beside it, and the service worker lists them all.
 * @type {((kind: PackageKind) => void | Promise<void>)[]}
 */
const STEPS = [
  copyFolders,
  copyManual,
  writeManifest,
  writeGallery,
  buildTables,
  writeArticles,
  buildEmbed,
  buildPage,
  addFontLicence,
  () => buildServiceWorker(join(ROOT, "dist")),
];

/** The npm package and the site: all that ships, or the same for development. @param {PackageKind} kind */
export async function buildSite(kind = SHIPPED) {
  await buildPackage(kind);
  await upToDate({
    name: "site",
    stamp: "site",
    inputs: [
      "pkg",
      "www",
      ...MANUAL,
      ...VALUES_INPUTS,
      "index.html",
      "vite.config.ts",
      "tsconfig.json",
      "package-lock.json",
      "scripts/build/articles.mjs",
      "scripts/build/embed.mjs",
      "scripts/build/language.mjs",
      "scripts/build/names.mjs",
      "scripts/build/offline.mjs",
      "scripts/build/package-bundle.mjs",
      "scripts/build/package-entries.mjs",
      "scripts/build/policy.mjs",
      "scripts/build/previews.mjs",
      "scripts/build/reading-styles.mjs",
      "scripts/build/release.mjs",
      "scripts/build/site.mjs",
    ],
    settings: `${siteAddress() ?? ""} ${chosenLanguage()}`.trim(),
    outputs: ["dist/index.html", "dist/embed.html", "dist/sw.js", GALLERY, NEAR_FILE],
    work: async () => {
      rmSync(join(ROOT, BESIDE), { recursive: true, force: true });
      mkdirSync(join(ROOT, BESIDE), { recursive: true });
      for (const step of STEPS) await step(kind);
    },
  });
}

async function copyFolders() {
  for (const { from, to } of COPIED) {
    if (existsSync(join(ROOT, from)))
      cpSync(join(ROOT, from), join(ROOT, BESIDE, to), { recursive: true });
  }
}

async function copyManual() {
  for (const path of MANUAL) {
    const to = join(ROOT, BESIDE, path);
    const filter = (/** @type {string} */ source) =>
      !/\.\w+$/.test(source) || source.endsWith(".md");
    cpSync(join(ROOT, path), to, { recursive: true, filter });
    const files = path.endsWith(".md") ? [to] : readdirSync(to).map((name) => join(to, name));
    for (const file of files) renameSync(file, file.replace(/\.md$/, ".txt"));
  }
}

function writeManifest() {
  writeFileSync(join(ROOT, BESIDE, MANIFEST), webManifest());
}

async function writeGallery() {
  const file = join(ROOT, PACKAGE, "gospace.js");
  const { gallery, galleryDocument, load } = await import(pathToFileURL(file).href);
  await load();
  const boards = galleryInLanguage(
    gallery().map((/** @type {{ id: string }} */ entry) => ({
      ...entry,
      document: galleryDocument(entry.id),
    })),
  );
  const near = NEAR.flatMap((id) => boards.filter((board) => board.id === id));
  writeFileSync(join(ROOT, GALLERY), JSON.stringify(boards));
  writeFileSync(join(ROOT, NEAR_FILE), JSON.stringify(near));
}

async function buildTables() {
  await buildValues(join(ROOT, BESIDE, "values"));
}

async function writeArticles() {
  await buildArticles(join(ROOT, BESIDE), join(ROOT, PACKAGE));
}

/** The package's modules and the frame. @param {PackageKind} kind */
async function buildEmbed(kind) {
  await buildRelease(join(ROOT, BESIDE), wasmFolders(kind), join(ROOT, PACKAGE));
}

async function buildPage() {
  const { build } = await import("vite");
  await orFail("The site does not build.", () => build({ root: ROOT, logLevel: "warn" }));
}

/** The build lists the licences of code; the font's comes after them. */
async function addFontLicence() {
  const licence = readFileSync(join(ROOT, FONT_LICENCE), "utf8");
  appendFileSync(join(ROOT, "dist/third-party.md"), `\n## Crimson Pro (OFL-1.1)\n\n${licence}`);
}
