// From www/engine/core.ts and the built wasm to a complete npm package: gospace.js beside
// gospace.wasm, with its types, manifest, words and licences.
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { buildEmbed, EMBED_FILES, EMBED_SOURCES } from "./embed.mjs";
import { ROOT, run } from "./run.mjs";
import { upToDate } from "./stamp.mjs";
import { Failure, orFail } from "./tell.mjs";
import { buildWasm, SHIPPED, TRAPPING } from "./wasm.mjs";

/** @typedef {{ name: string, folder: string, wasm: import("./wasm.mjs").WasmKind }} PackageKind */

/** @type {PackageKind} */
export const SHIPPED_PACKAGE = {
  name: "npm package",
  folder: "pkg",
  wasm: SHIPPED,
};

/** Only for the tests of recovery. @type {PackageKind} */
export const TRAPPING_PACKAGE = {
  name: "npm package that can trap",
  folder: "build/trap",
  wasm: TRAPPING,
};

const ENTRY = "www/engine/core.ts";
/** What the entry imports, whichever wasm module is packed. */
const FACE = "/build/wasm/gospace_wasm.js";
const LICENCES = ["LICENSE-MIT", "LICENSE-APACHE"];
const README = "scripts/package-readme.md";

/** @param {PackageKind} kind */
export async function buildPackage(kind) {
  const embedded = kind === SHIPPED_PACKAGE;
  await buildWasm(SHIPPED);
  await buildWasm(kind.wasm);
  await upToDate({
    name: kind.name,
    stamp: `package-${kind.folder.replaceAll("/", "-")}`,
    inputs: [
      kind.wasm.folder,
      "www/engine",
      "package.json",
      "package-lock.json",
      "scripts/package.mjs",
      "tsconfig.json",
      "tsconfig.package.json",
      README,
      ...LICENCES,
      ...(embedded ? EMBED_SOURCES : []),
    ],
    outputs: [
      ...["gospace.js", "gospace.wasm", "gospace.d.ts", "package.json"],
      ...(embedded ? EMBED_FILES : []),
    ].map((file) => `${kind.folder}/${file}`),
    work: () => pack(kind),
  });
}

/** @param {PackageKind} kind */
async function pack(kind) {
  const folder = join(ROOT, kind.folder);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder, { withFileTypes: true })) {
    if (file.isFile()) rmSync(join(folder, file.name));
  }
  copyFileSync(join(ROOT, kind.wasm.folder, "gospace_wasm_bg.wasm"), join(folder, "gospace.wasm"));
  await bundle(kind, folder);
  await declare(folder);
  if (kind === SHIPPED_PACKAGE) await buildEmbed(folder);
  writeManifest(folder);
  copyFileSync(join(ROOT, README), join(folder, "README.md"));
  for (const licence of LICENCES) copyFileSync(join(ROOT, licence), join(folder, licence));
}

/** One module; its wasm stays a file of its own beside it. @param {PackageKind} kind @param {string} folder */
async function bundle(kind, folder) {
  const { build } = await import("rolldown");
  await orFail("The npm package does not bundle.", () =>
    build({
      input: join(ROOT, ENTRY),
      platform: "neutral",
      external: /^node:/,
      plugins: [faceOf(kind)],
      output: { file: join(folder, "gospace.js"), format: "esm", codeSplitting: false },
    }),
  );
}

/** Puts the face of the packed wasm module where the entry imports it. @param {PackageKind} kind */
function faceOf(kind) {
  return {
    name: "gospace-face",
    /** @param {string} source */
    resolveId(source) {
      if (!source.endsWith(FACE)) return null;
      return join(ROOT, kind.wasm.folder, "gospace_wasm.js");
    },
  };
}

/** @param {string} folder */
async function declare(folder) {
  await run("The types of the package do not compile.", process.execPath, [
    join(ROOT, "node_modules/typescript/bin/tsc"),
    "--project",
    join(ROOT, "tsconfig.package.json"),
    "--outDir",
    folder,
  ]);
  const named = namedFrom(folder, "core.d.ts");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".d.ts"))) {
    const path = join(folder, file);
    if (named.has(file)) writeFileSync(path, portable(readFileSync(path, "utf8"), file));
    else rmSync(path);
  }
  renameSync(join(folder, "core.d.ts"), join(folder, "gospace.d.ts"));
}

/**
 * The declarations that the entry's name, and what these name in turn; the others are of the inside.
 * @param {string} folder @param {string} entry
 */
function namedFrom(folder, entry) {
  const named = new Set([entry]);
  for (const file of named) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, module] of text.matchAll(/(?:from |import\()"\.\/([\w-]+)(?:\.[jt]s)?"/g))
      named.add(`${module}.d.ts`);
  }
  return named;
}

/**
 * Declarations whose imports every way of resolving modules follows: each names a .js beside it.
 * @param {string} text @param {string} file
 */
function portable(text, file) {
  if (text.includes("gospace_wasm")) {
    throw new Failure(`${file} of the package would show the wasm face; keep it private.`);
  }
  return text.replace(/(from |import\()"\.\/([\w-]+)(?:\.[jt]s)?"/g, (_, before, module) => {
    return `${before}"./${module === "core" ? "gospace" : module}.js"`;
  });
}

/** @param {string} folder */
function writeManifest(folder) {
  const project = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const manifest = {
    name: "gospace",
    version: project.version,
    description: "Go (baduk, weiqi) on any board that can be drawn.",
    license: project.license,
    keywords: ["go", "baduk", "weiqi", "graph", "wasm"],
    type: "module",
    sideEffects: false,
    exports: {
      ".": { types: "./gospace.d.ts", default: "./gospace.js" },
      "./gospace.wasm": "./gospace.wasm",
      "./package.json": "./package.json",
    },
    types: "./gospace.d.ts",
    files: ["*.js", "*.d.ts", "*.wasm", "LICENSE-*"],
    engines: { node: ">=20" },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
