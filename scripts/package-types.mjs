// The declarations of the npm package: those of its entries, and whatever these name, flat in one folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ENTRIES, MODULE_NAME, typesOf } from "./package-entries.mjs";
import { ROOT, run } from "./run.mjs";
import { Failure } from "./tell.mjs";

const IMPORTED = /(from |import\()"(\.{1,2}\/[\w./-]+?|gospace)(?:\.[jt]s)?"/g;

/** What the compiler writes before it is sorted. */
const DRAFTS = join(ROOT, "build/types");

/** @param {string} folder */
export async function declare(folder) {
  rmSync(DRAFTS, { recursive: true, force: true });
  mkdirSync(DRAFTS, { recursive: true });
  const files = ENTRIES.map(({ source }) => join(ROOT, source));
  const project = join(DRAFTS, "tsconfig.json");
  writeFileSync(project, JSON.stringify({ extends: "../../tsconfig.package.json", files }));
  await run("The types of the package do not compile.", process.execPath, [
    join(ROOT, "node_modules/typescript/bin/tsc"),
    "--project",
    project,
    "--outDir",
    DRAFTS,
  ]);
  for (const [draft, file] of flattened())
    writeFileSync(
      join(folder, file),
      portable(draft, file, readFileSync(join(DRAFTS, draft), "utf8")),
    );
}

/**
 * What the entries name, and what these name in turn, with their names in the package; the others are
 * of the inside.
 * @returns {Map<string, string>}
 */
function flattened() {
  const files = new Map(ENTRIES.map(({ source, file }) => [draftOf(source), typesOf(file)]));
  for (const draft of files.keys()) {
    const text = readFileSync(join(DRAFTS, draft), "utf8");
    for (const [, , name = ""] of text.matchAll(IMPORTED)) {
      const named = resolved(draft, name);
      if (!files.has(named)) files.set(named, basename(named));
    }
  }
  if (new Set(files.values()).size < files.size)
    throw new Failure(`Two declarations of the package have one name: ${[...files.keys()]}.`);
  return files;
}

/** The draft of a source: www/engine/core.ts has engine/core.d.ts. @param {string} source */
function draftOf(source) {
  return typesOf(source.replace(/^www\//, "").replace(/\.ts$/, ".js"));
}

/** @param {string} draft the file that imports @param {string} name without an ending */
function resolved(draft, name) {
  if (name === MODULE_NAME) return draftOf(ENTRIES[0]?.source ?? "");
  return `${join(draft, "..", name)}.d.ts`;
}

/**
 * Declarations whose imports every way of resolving modules follows: each names a .js beside it.
 * @param {string} draft @param {string} file @param {string} text
 */
function portable(draft, file, text) {
  if (text.includes("gospace_wasm"))
    throw new Failure(`${file} of the package would show the wasm face; keep it private.`);
  return text.replace(IMPORTED, (_, before, name) => {
    const named = resolved(draft, name);
    const entry = ENTRIES.find(({ source }) => draftOf(source) === named);
    return `${before}"./${entry?.file ?? basename(named).replace(/\.d\.ts$/, ".js")}"`;
  });
}
