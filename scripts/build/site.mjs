// From the page's sources and the built package to dist/, which any static host can serve.
import {
  appendFileSync,
  copyFileSync,
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
import { PLAYED, platesOf } from "../atlas/plates.mjs";
import { Failure, orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { buildArticles } from "./articles.mjs";
import { buildBoards } from "./boards.mjs";
import {
  chosenLanguage,
  ENGLISH,
  fileIn,
  galleryInLanguage,
  madeIn,
  modulesIn,
  otherLanguages,
} from "./language.mjs";
import { buildServiceWorker, MANIFEST, webManifest } from "./offline.mjs";
import { buildPackage, SHIPPED, wasmFolders } from "./package.mjs";
import { bundle } from "./package-bundle.mjs";
import { WASM_FILES } from "./package-entries.mjs";
import { siteAddress } from "./previews.mjs";
import { relayServer } from "./relay.mjs";
import { buildRelease } from "./release.mjs";
import { writeSitemap } from "./sitemap.mjs";
import { upToDate } from "./stamp.mjs";
import { buildStart, startTag } from "./start.mjs";
import { stunServers } from "./stun.mjs";
import { buildValues, VALUES_INPUTS } from "./values.mjs";

/** Of the site. */
const SITE_LANGUAGES = [ENGLISH, ...otherLanguages()];

/** The folder that ships beside the page, as it is. Vite copies it before the service worker lists all files. */
const BESIDE = "build/public";

/** Folders that go there, if they exist. */
const COPIED = [
  { from: "www/icons", to: "icons" },
  { from: "www/blog", to: "blog" },
];

/** Texts that Learn and the articles lead to, as plain text: a browser shows it, and downloads Markdown. */
const MANUAL = ["docs/rules.md", "docs/continuous.md", "docs/forever.md", "docs/rules"];

/** The boards of the gallery, so that the page needs no generators to show them. */
const GALLERY = "build/gallery.json";

/** Boards of the strip, in its order: what a first visit loads of the gallery. */
const NEAR = ["grid-9", "grid-19", "torus", "one-way-streets", "domino", "plane"];
const NEAR_FILE = "build/near.json";
/** Small boards with some stones, by the ids of the gallery. */
const PLATES = "build/plates.json";

/** The licence of the page's serif, beside its files. */
const FONT_LICENCE = "www/fonts/LICENSE.txt";

/** @typedef {import("./package.mjs").PackageKind} PackageKind */

/**
 * Makes dist/. The page reads the files beside it, and the service worker lists them all.
 * @param {PackageKind} kind
 */
async function makeSite(kind) {
  copyFolders();
  copyManual();
  writeFileSync(join(ROOT, BESIDE, MANIFEST), webManifest());
  const wasm = wasmFolders(kind);
  for (const language of SITE_LANGUAGES) await bundleModules(language, wasm);
  await writeGalleries();
  const start = await buildStart(join(ROOT, BESIDE));
  const modules = join(ROOT, modulesIn(ENGLISH));
  await buildValues(join(ROOT, BESIDE, "values"), start);
  await buildArticles(join(ROOT, BESIDE));
  await buildBoards(join(ROOT, BESIDE), modules);
  await buildRelease(join(ROOT, BESIDE), wasm, modules, start);
  await buildPage(start);
  addFontLicence();
  writeSitemap(join(ROOT, "dist"));
  await buildServiceWorker(join(ROOT, "dist"));
}

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
      PLAYED,
      "index.html",
      "vite.config.ts",
      "tsconfig.json",
      "package-lock.json",
      "scripts/atlas/plates.mjs",
      "scripts/build/articles.mjs",
      "scripts/build/boards.mjs",
      "scripts/build/cards.mjs",
      "scripts/build/embed.mjs",
      "scripts/build/language.mjs",
      "scripts/build/names.mjs",
      "scripts/build/offline.mjs",
      "scripts/build/package-bundle.mjs",
      "scripts/build/package-entries.mjs",
      "scripts/build/policy.mjs",
      "scripts/build/previews.mjs",
      "scripts/build/reading-styles.mjs",
      "scripts/build/relay.mjs",
      "scripts/build/release.mjs",
      "scripts/build/site.mjs",
      "scripts/build/sitemap.mjs",
      "scripts/build/start.mjs",
      "scripts/build/stun.mjs",
    ],
    settings: [siteAddress() ?? "", chosenLanguage(), ...stunServers(), relayServer() ?? ""]
      .join(" ")
      .trim(),
    outputs: ["dist/index.html", "dist/embed.html", "dist/sw.js", GALLERY, NEAR_FILE, PLATES],
    work: async () => {
      rmSync(join(ROOT, BESIDE), { recursive: true, force: true });
      mkdirSync(join(ROOT, BESIDE), { recursive: true });
      await makeSite(kind);
    },
  });
}

function copyFolders() {
  for (const { from, to } of COPIED) {
    if (existsSync(join(ROOT, from)))
      cpSync(join(ROOT, from), join(ROOT, BESIDE, to), { recursive: true });
  }
}

function copyManual() {
  for (const path of MANUAL) {
    const to = join(ROOT, BESIDE, path);
    const filter = (/** @type {string} */ source) =>
      !/\.\w+$/.test(source) || source.endsWith(".md");
    cpSync(join(ROOT, path), to, { recursive: true, filter });
    const files = path.endsWith(".md") ? [to] : readdirSync(to).map((name) => join(to, name));
    for (const file of files) renameSync(file, file.replace(/\.md$/, ".txt"));
  }
}

/** The package's modules, where the package is in another language. @param {string} language @param {import("./package-bundle.mjs").WasmFolders} wasm */
async function bundleModules(language, wasm) {
  if (language === chosenLanguage()) return;
  const folder = join(ROOT, modulesIn(language));
  mkdirSync(folder, { recursive: true });
  for (const file of Object.values(WASM_FILES))
    copyFileSync(join(ROOT, modulesIn(chosenLanguage()), file), join(folder, file));
  await bundle(wasm, folder, { home: null, minify: false, language });
}

async function writeGalleries() {
  const file = join(ROOT, modulesIn(ENGLISH), "gospace.js");
  /** @type {typeof import("../../pkg/gospace.js")} */
  const gospace = await import(pathToFileURL(file).href);
  await gospace.load();
  const boards = gospace
    .gallery()
    .map((entry) => ({ ...entry, document: gospace.galleryDocument(entry.id) }));
  const plates = platesOf(gospace, boards);
  writeFileSync(join(ROOT, PLATES), JSON.stringify(plates));
  for (const language of SITE_LANGUAGES) {
    const translated = galleryInLanguage(boards, language);
    const near = NEAR.flatMap((id) =>
      translated
        .filter((board) => board.id === id)
        .map((board) => ({ ...board, plate: plates[id]?.plate })),
    );
    writeFileSync(join(ROOT, fileIn(GALLERY, language)), JSON.stringify(translated));
    writeFileSync(join(ROOT, fileIn(NEAR_FILE, language)), JSON.stringify(near));
  }
}

/** The page in all languages; its HTML is the English one's. @param {string} start the address of the first script */
async function buildPage(start) {
  const { build } = await import("vite");
  const settings = { root: ROOT, logLevel: /** @type {const} */ ("warn") };
  await orFail("The site does not build.", () => build({ ...settings, mode: ENGLISH }));
  const page = join(ROOT, "dist/index.html");
  const html = readFileSync(page, "utf8");
  const { tags, addresses } = scriptsOf(html);
  /** @type {Record<string, string[]>} */
  const scripts = { [ENGLISH]: addresses };
  for (const language of otherLanguages()) {
    const outDir = madeIn(language, "site");
    const built = { outDir, emptyOutDir: true, copyPublicDir: false };
    await orFail(`The site does not build in ${language}.`, () =>
      build({ ...settings, mode: language, build: built }),
    );
    cpSync(join(ROOT, outDir, "assets"), join(ROOT, "dist/assets"), { recursive: true });
    scripts[language] = scriptsOf(readFileSync(join(ROOT, outDir, "index.html"), "utf8")).addresses;
  }
  const [script = "", ...imported] = tags;
  const chosen = html.replace(script, startTag(`./${start}`, scripts));
  writeFileSync(
    page,
    imported.reduce((text, tag) => text.replace(`${tag}\n`, ""), chosen),
  );
}

/** The script of a page that Vite has built, and the modules that it imports: tags and addresses. @param {string} html */
function scriptsOf(html) {
  const script = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html);
  if (script === null) throw new Failure("The built page has no script.");
  const links = html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g);
  const found = [script, ...links];
  return { tags: found.map(([tag]) => tag), addresses: found.map(([, address = ""]) => address) };
}

/** The build lists the licences of code; the font's comes after them. */
function addFontLicence() {
  const licence = readFileSync(join(ROOT, FONT_LICENCE), "utf8");
  appendFileSync(join(ROOT, "dist/third-party.md"), `\n## Crimson Pro (OFL-1.1)\n\n${licence}`);
}
