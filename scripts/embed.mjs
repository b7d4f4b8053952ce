// From www/embed.ts and www/element.ts to what other people's pages load: the embed's frame and the
// custom element, in the npm package and at the top of the site.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { ROOT, run } from "./run.mjs";
import { orFail } from "./tell.mjs";

/** Every file that is made here. */
export const EMBED_FILES = [
  "embed.html",
  "embed.js",
  "embed.css",
  "core-in-script.js",
  "element.js",
  "inline.js",
  "element.d.ts",
  "attributes.d.ts",
  "messages.d.ts",
];

/** What they are made of, besides the package. */
export const EMBED_SOURCES = ["www", "embed.html", "scripts/embed.mjs", "tsconfig.embed.json"];

/** What the element needs beside it, of the package. */
const CORE_FILES = ["gospace.js", "gospace.wasm"];
const TYPES = "build/embed-types";

/** Beside the package's gospace.js, where no page of ours can be known of. @param {string} folder */
export async function buildEmbed(folder) {
  const version = versionOf(join(folder, "gospace.wasm"));
  await scripts(folder, version, null);
  frame(folder);
  const text = readFileSync(join(folder, "gospace.wasm")).toString("base64");
  writeFileSync(join(folder, "core-in-script.js"), `window.gospaceCoreText="${text}";\n`);
  await types(folder);
}

/** The same at the top of the site, beside the page that goes on with a game. @param {string} site @param {string} folder */
export async function embedIntoSite(site, folder) {
  for (const file of [...CORE_FILES, "core-in-script.js"])
    copyFileSync(join(folder, file), join(site, file));
  await scripts(site, versionOf(join(folder, "gospace.wasm")), "./");
  frame(site);
}

/** @param {string} file */
function versionOf(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 12);
}

/** The addresses say which build is meant, so that no cache mixes two. @param {string} folder */
function frame(folder) {
  copyFileSync(join(ROOT, "www/styles/embed.css"), join(folder, "embed.css"));
  let html = readFileSync(join(ROOT, "embed.html"), "utf8");
  for (const file of ["embed.css", "embed.js"])
    html = html.replace(`"${file}"`, `"${file}?v=${versionOf(join(folder, file))}"`);
  writeFileSync(join(folder, "embed.html"), html);
}

/** @param {string} folder @param {string} version of the core @param {string | null} home */
async function scripts(folder, version, home) {
  // One classic script: in a frame without an origin a module would need leave from the host.
  await bundle("embed", "iife", { folder, version, home });
  for (const name of ["element", "inline"]) await bundle(name, "esm", { folder, version, home });
}

/**
 * @param {string} name of the entry and of what comes out @param {"iife" | "esm"} format
 * @param {{ folder: string, version: string, home: string | null }} what
 */
async function bundle(name, format, { folder, version, home }) {
  const { build } = await import("rolldown");
  await orFail("The embed does not bundle.", () =>
    build({
      input: join(ROOT, `www/${name}.ts`),
      platform: "browser",
      external: /^node:/,
      plugins: [...(format === "esm" ? [beside()] : []), textOfStyles()],
      resolve: { alias: { gospace: join(ROOT, "pkg/gospace.js") } },
      transform: {
        define: {
          GOSPACE_VERSION: JSON.stringify(version),
          GOSPACE_HOME: JSON.stringify(home),
          ...(format === "iife" ? { "import.meta.url": "document.baseURI" } : {}),
        },
      },
      output: { file: join(folder, `${name}.js`), format, minify: true, codeSplitting: false },
    }),
  );
}

/** Modules that stay files of their own beside the one that imports them. */
const BESIDE = new Map([
  ["gospace", "./gospace.js"],
  ["./inline.ts", "./inline.js"],
]);

/** @returns {import("rolldown").Plugin} */
function beside() {
  return {
    name: "beside",
    resolveId(source) {
      const id = BESIDE.get(source);
      return id === undefined ? null : { id, external: true };
    },
  };
}

/** `import text from "./some.css?inline"`, as Vite has it. @returns {import("rolldown").Plugin} */
function textOfStyles() {
  const mark = ".css?inline";
  return {
    name: "text-of-styles",
    resolveId: (source, importer) =>
      source.endsWith(mark) && importer ? resolve(dirname(importer), source) : null,
    load(id) {
      if (!id.endsWith(mark)) return null;
      const css = readFileSync(id.slice(0, -"?inline".length), "utf8");
      const tight = css.replace(/\/\*.*?\*\//gs, "").replace(/\s+/g, " ");
      return { code: `export default ${JSON.stringify(tight)};`, moduleType: "js" };
    },
  };
}

/** The element's declarations, which name only those of the package. @param {string} folder */
async function types(folder) {
  const out = join(ROOT, TYPES);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await run("The types of the element do not compile.", process.execPath, [
    join(ROOT, "node_modules/typescript/bin/tsc"),
    "--project",
    join(ROOT, "tsconfig.embed.json"),
    "--outDir",
    out,
  ]);
  for (const [from, to] of Object.entries(DECLARATIONS))
    writeFileSync(join(folder, to), portable(readFileSync(join(out, from), "utf8")));
}

/** From where the compiler puts them to where they lie in the package. */
const DECLARATIONS = {
  "element.d.ts": "element.d.ts",
  "player/attributes.d.ts": "attributes.d.ts",
  "player/messages.d.ts": "messages.d.ts",
};

/** @param {string} text */
function portable(text) {
  return text
    .replace(/"(?:gospace|\.\.?\/engine\/types(?:\.ts)?)"/g, '"./gospace.js"')
    .replace(/"\.\/(?:player\/)?(messages|attributes)(?:\.ts)?"/g, '"./$1.js"');
}
