// From the entries in www/ and the built wasm to a complete npm package: gospace.js beside
// gospace.wasm, with its types, manifest, words and licences.
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { Failure } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { buildFrame, FRAME_FILES, frame } from "./embed.mjs";
import { chosenLanguage } from "./language.mjs";
import { versioned } from "./names.mjs";
import { bundle } from "./package-bundle.mjs";
import { ENTRIES, ofModules, typesOf, WASM_FILES } from "./package-entries.mjs";
import { BIN, bundleExport, EXPORT_FILES } from "./package-export.mjs";
import { borrowedLicences } from "./package-licences.mjs";
import { declare } from "./package-types.mjs";
import { upToDate } from "./stamp.mjs";
import { buildWasm, DEV, SHIPPED_MODULES } from "./wasm.mjs";

/** The folder of the package. */
export const PACKAGE = "pkg";

/** @typedef {{ wasm: Record<keyof typeof WASM_FILES, import("./wasm.mjs").WasmKind> }} PackageKind */

/** @type {PackageKind} */
export const SHIPPED = { wasm: SHIPPED_MODULES };
/** For `npm start` and `npm test`: the modules are one, compiled in the profile of development. @type {PackageKind} */
export const DEV_BUILD = { wasm: ofModules(() => DEV) };

const LICENCES = ["LICENSE-MIT", "LICENSE-APACHE"];
const README = "scripts/build/package-readme.md";
/** The manuals of the element and the frame, and of the command. */
const MANUALS = ["docs/embedding.md", "docs/export.md"];
/** The JSON Schema of documents. */
const SCHEMA = "docs/document.schema.json";
/** Types of the element's tag, by library. */
const TAGS = { react: "scripts/build/jsx/react.d.ts", preact: "scripts/build/jsx/preact.d.ts" };
/** The licences of third-party code in the package. */
const BORROWED = "THIRD-PARTY.md";

/** @param {PackageKind} kind */
export async function buildPackage(kind) {
  await Promise.all([...new Set(Object.values(kind.wasm))].map(buildWasm));
  const written = ENTRIES.flatMap(({ file }) => [file, typesOf(file)]);
  await upToDate({
    name: "npm package",
    stamp: "package",
    inputs: [
      ...Object.values(kind.wasm).map(({ folder }) => folder),
      "www",
      "package.json",
      "package-lock.json",
      "Cargo.lock",
      "scripts/build/embed.mjs",
      "scripts/build/language.mjs",
      "scripts/build/names.mjs",
      "scripts/build/policy.mjs",
      "scripts/build/package.mjs",
      "scripts/build/package-bundle.mjs",
      "scripts/build/package-entries.mjs",
      "scripts/build/package-export.mjs",
      "scripts/build/package-licences.mjs",
      "scripts/build/package-types.mjs",
      "scripts/chromium.mjs",
      "scripts/export",
      "scripts/output.mjs",
      "tsconfig.json",
      "scripts/build/tsconfig.package.json",
      README,
      ...MANUALS,
      SCHEMA,
      ...Object.values(TAGS),
      ...LICENCES,
    ],
    settings: chosenLanguage(),
    outputs: [
      ...Object.values(WASM_FILES),
      "package.json",
      ...FRAME_FILES,
      BIN,
      ...EXPORT_FILES,
      ...written,
    ].map((file) => `${PACKAGE}/${file}`),
    work: () => pack(kind),
  });
}

/** The folders of the built modules. @param {PackageKind} kind */
export function wasmFolders({ wasm }) {
  return ofModules((module) => wasm[module].folder);
}

/** @param {PackageKind} kind */
async function pack(kind) {
  const folder = join(ROOT, PACKAGE);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder, { withFileTypes: true })) {
    if (file.isFile()) rmSync(join(folder, file.name));
  }
  const folders = wasmFolders(kind);
  const faceOf = (/** @type {string} */ of) =>
    readFileSync(join(ROOT, of, "gospace_wasm.js"), "utf8");
  const [face, solver] = [faceOf(folders.play), faceOf(folders.solver)];
  for (const part of /** @type {const} */ (["light", "links", "spaces", "disks", "planes"])) {
    if (faceOf(folders[part]) !== face)
      throw new Failure(`${WASM_FILES[part]} has not the face of play.wasm.`);
  }
  if (importsOf(solver) !== importsOf(face))
    throw new Failure("light-solver.wasm has not the imports of play.wasm.");
  ofModules((module) =>
    copyFileSync(
      join(ROOT, folders[module], "gospace_wasm_bg.wasm"),
      join(folder, WASM_FILES[module]),
    ),
  );
  const [borrowed] = await Promise.all([
    bundle(folders, folder, { home: null, minify: false }),
    declare(folder),
  ]);
  const wasm = join(folder, WASM_FILES.play);
  await buildFrame(folder, folder, { home: null, wasm, face: folders.play });
  const html = frame((file) => versioned(file, readFileSync(join(folder, file))));
  writeFileSync(join(folder, "embed.html"), html);
  writeManifest(folder);
  borrowed.push(...(await bundleExport(folder)));
  writeFileSync(join(folder, BORROWED), await borrowedLicences([...new Set(borrowed)]));
  copyFileSync(join(ROOT, README), join(folder, "README.md"));
  for (const file of [...MANUALS, SCHEMA]) cpSync(join(ROOT, file), join(folder, file));
  for (const file of Object.values(TAGS))
    copyFileSync(join(ROOT, file), join(folder, basename(file)));
  for (const licence of LICENCES) copyFileSync(join(ROOT, licence), join(folder, licence));
}

/** The imports that a face gives its module. @param {string} [face] */
function importsOf(face = "") {
  return /^function __wbg_get_imports\(\) \{$.*?^\}$/ms.exec(face)?.[0];
}

/** @param {string} folder */
function writeManifest(folder) {
  const project = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const active = ENTRIES.filter((entry) => entry.sideEffects).map(({ file }) => `./${file}`);
  const manifest = {
    name: "gospace",
    version: project.version,
    description: "Go (baduk, weiqi) on any board that can be drawn.",
    license: project.license,
    keywords: ["go", "baduk", "weiqi", "graph", "topology", "board game", "wasm"],
    type: "module",
    sideEffects: active.length > 0 ? active : false,
    exports: {
      ...exportedEntries(),
      ...Object.fromEntries(
        Object.entries(TAGS).map(([name, file]) => [`./${name}`, { types: `./${basename(file)}` }]),
      ),
      ...exportedFiles(...Object.values(WASM_FILES).map((file) => `./${file}`), "./package.json"),
      "./document.schema.json": `./${SCHEMA}`,
    },
    types: "./gospace.d.ts",
    bin: { gospace: BIN },
    files: [
      "*.js",
      "*.d.ts",
      "*.wasm",
      "*.css",
      "embed.html",
      ...MANUALS,
      SCHEMA,
      "LICENSE-*",
      BORROWED,
    ],
    engines: { node: project.engines.node },
  };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

function exportedEntries() {
  return Object.fromEntries(
    ENTRIES.filter(({ exported }) => exported !== null).map(({ exported, file }) => [
      exported,
      { types: `./${typesOf(file)}`, default: `./${file}` },
    ]),
  );
}

/** @param {string[]} names */
function exportedFiles(...names) {
  return Object.fromEntries(names.map((name) => [name, name]));
}
