/** Puts the page into one script for Node, each of its workers into another, and its styles and the library of the document
 *  into files of their own, before tests run. A script is read once for all pages of a thread, which a test opens hundreds
 *  of times; whatever all threads would do alike is done here. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "rolldown";
import { ENGLISH, translatedWords } from "../../../scripts/build/language.mjs";
import { ofModules, WASM_FILES } from "../../../scripts/build/package-entries.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
export const FOLDER = join(ROOT, "build/light-page");

export const PAGE = "www/main.ts";

/** The package's modules stay Node's own. */
const PACKAGE: Readonly<Record<string, string>> = {
  gospace: "gospace.js",
  "gospace/think": "gospace.js",
  "gospace/light-solver": "gospace.js",
  "gospace/play": "play.js",
};

/** Names that a worker's code finds in a browser. */
const WORKER_SCOPE = `import { parentPort } from "node:worker_threads";
globalThis.self = globalThis;
globalThis.postMessage = (message, { transfer = [] } = {}) => parentPort.postMessage(message, transfer);
globalThis.addEventListener = (kind, hear) => {
  if (kind === "message") parentPort.on("message", (data) => hear({ data }));
};
`;

const files: Plugin = {
  name: "files",
  resolveId(source, importer) {
    if (source in PACKAGE)
      return { id: pathToFileURL(join(ROOT, "pkg", PACKAGE[source] ?? "")).href, external: true };
    const [path = "", query] = source.split("?");
    if (query === undefined && !path.endsWith(".css")) return null;
    return `\0${query ?? "style"}:${resolve(dirname(importer ?? ""), path)}`;
  },
  load(id) {
    const [, kind, path = ""] =
      /^\0(style|url|raw|inline):(.*)$/.exec(id) ??
      (id.endsWith("?url") ? ["", "url", id.slice(0, -4)] : []);
    if (kind === undefined) return null;
    const value = kind === "url" ? path : kind === "style" ? "" : readFileSync(path, "utf8");
    return { code: `export default ${JSON.stringify(value)};`, moduleType: "js" };
  },
};

const coreAddress = (module: keyof typeof WASM_FILES) =>
  pathToFileURL(join(ROOT, "pkg", WASM_FILES[module])).href;

async function read(entry: string, language: string) {
  const { rolldown } = await import("rolldown");
  return rolldown({
    input: join(ROOT, entry),
    plugins: [translatedWords(language), files],
    transform: {
      define: {
        STUN_SERVERS: "[]",
        // The page's workers lie beside its sources; whatever else has an address lies beside what is shown.
        "import.meta.url":
          entry === PAGE ? JSON.stringify(pathToFileURL(join(ROOT, "www/")).href) : "location.href",
        GOSPACE_VERSION: '"0"',
        GOSPACE_HOME: '"./"',
        GOSPACE_AHEAD: "null",
        GOSPACE_LANGUAGES: "null",
        GOSPACE_CORES: JSON.stringify({ ...ofModules(coreAddress), whole: coreAddress("play") }),
        GOSPACE_CORE_IN_SCRIPT: '"core-in-script.js"',
      },
    },
    logLevel: "silent",
  });
}

/** A script of the site, by its source. All but the page's in English few tests ask for; the core stays English. */
export async function scriptOf(entry: string, language: string): Promise<string> {
  if (entry === PAGE && language === ENGLISH) return readFileSync(join(FOLDER, "page.cjs"), "utf8");
  const build = await read(entry, language);
  const { output } = await build.generate({ format: "cjs", codeSplitting: false });
  return output[0].code;
}

const STYLES = { colours: /^custom$/, sight: /^(display|visibility)$/ };

/** The page's styles that hold nothing but colours, or what hides and shows. */
export function stylesOf(kind: keyof typeof STYLES): string {
  return readFileSync(join(FOLDER, `${kind}.css`), "utf8");
}

async function writeStyles(): Promise<void> {
  const { bundle, transform } = await import("lightningcss");
  // Without nesting and ranges.
  const targets = { chrome: 100 << 16 };
  const whole = styleFiles().map((filename) => bundle({ filename, targets }).code);
  for (const [kind, properties] of Object.entries(STYLES)) {
    const kept = whole.map((code) => {
      const visitor = {
        Declaration: ({ property }: { readonly property: string }) =>
          properties.test(property) ? undefined : [],
      };
      return transform({ filename: kind, code, targets, minify: true, visitor }).code.toString();
    });
    writeFileSync(join(FOLDER, `${kind}.css`), kept.join("\n"));
  }
}

function styleFiles(): string[] {
  const folders = ["www/features", "www/panels", "www/player"].map((folder) => join(ROOT, folder));
  const within = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map(String)
      // Learn's boards alone have those, in roots of their own.
      .filter((file) => file.endsWith(".css") && !file.endsWith("demo-board.css"))
      .map((file) => join(folder, file)),
  );
  return [join(ROOT, "www/styles/page.css"), ...within];
}

/** Fonts are the process's, though each thread would look for them. */
async function loadFonts(): Promise<void> {
  await import("@napi-rs/canvas");
  process.env.DISABLE_SYSTEM_FONTS_LOAD = "1";
}

/** The library of the document, whose six hundred modules every thread would read one by one. */
async function bundleDocument(): Promise<void> {
  const { rolldown } = await import("rolldown");
  const cwd = join(ROOT, "tests/page/app");
  const build = await rolldown({ input: "happy-dom", cwd, platform: "node", logLevel: "silent" });
  await build.write({ file: join(FOLDER, "document.mjs"), format: "es", codeSplitting: false });
}

async function bundle(entry: string, name: string, format: "cjs" | "es", banner: string) {
  const build = await read(entry, ENGLISH);
  await build.write({ file: join(FOLDER, name), format, banner, codeSplitting: false });
}

export default async function setup(): Promise<void> {
  // Who runs other tests need not have the packages of these.
  if (!existsSync(join(ROOT, "tests/page/app/node_modules"))) return;
  mkdirSync(FOLDER, { recursive: true });
  await Promise.all([
    loadFonts(),
    writeStyles(),
    bundleDocument(),
    bundle(PAGE, "page.cjs", "cjs", ""),
    bundle("www/engine/worker.ts", "worker.mjs", "es", WORKER_SCOPE),
    bundle("www/sketch/survey-worker.ts", "survey-worker.mjs", "es", WORKER_SCOPE),
  ]);
}
