// The declarations of the npm package: those of its entries, and all that these name, flat in one folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Failure } from "../output.mjs";
import { ROOT, run } from "../run.mjs";
import { ENTRIES, MODULES, typesOf } from "./package-entries.mjs";

const IMPORTED = /(from |import\()"(\.{1,2}\/[\w./-]+?|gospace(?:\/\w+)?)(?:\.[jt]s)?"/g;

/** The declarations that are made from the core, and the package's name for those of its answers. */
const FACE = { path: join(ROOT, "build/wasm/full/gospace_wasm.d.ts"), file: "answers.d.ts" };

/** The folder of the compiler's unsorted output. */
const DRAFTS = join(ROOT, "build/types");

/** @param {string} folder */
export async function declare(folder) {
  rmSync(DRAFTS, { recursive: true, force: true });
  mkdirSync(DRAFTS, { recursive: true });
  const files = ENTRIES.map(({ source }) => join(ROOT, source));
  const project = join(DRAFTS, "tsconfig.json");
  writeFileSync(
    project,
    JSON.stringify({ extends: "../../scripts/build/tsconfig.package.json", files }),
  );
  await run("The types of the package do not compile.", process.execPath, [
    join(ROOT, "node_modules/typescript/bin/tsc"),
    "--project",
    project,
    "--outDir",
    DRAFTS,
  ]);
  for (const [draft, file] of flattened())
    writeFileSync(join(folder, file), portable(draft, textOf(draft)));
}

/** An import for what a module does: it has no types. */
const EFFECT = /^import "[^"]+";\n/gm;

/**
 * The text of a draft; of the core's declarations only the types of answers, since its classes and functions
 * are private.
 * @param {string} draft
 */
function textOf(draft) {
  if (!draft.endsWith(basename(FACE.path)))
    return readFileSync(join(DRAFTS, draft), "utf8").replace(EFFECT, "");
  const text = readFileSync(FACE.path, "utf8");
  const end = text.search(
    /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?export (declare )?(class|function) /m,
  );
  if (end < 0) throw new Failure(`${FACE.path} has no classes, so that its types have no end.`);
  return text.slice(0, end);
}

/**
 * The drafts that the entries name, and those that these name in turn, with their names in the package; the
 * others are internal.
 * @returns {Map<string, string>}
 */
function flattened() {
  const files = new Map(ENTRIES.map(({ source, file }) => [draftOf(source), typesOf(file)]));
  for (const draft of files.keys()) {
    const text = textOf(draft);
    for (const [, , name = ""] of text.matchAll(IMPORTED)) {
      const named = resolved(draft, name);
      if (!files.has(named)) files.set(named, nameOf(named));
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
  const file = Object.entries(MODULES).find(([module]) => module === name)?.[1];
  if (file !== undefined) return draftOf(ENTRIES.find((each) => each.file === file)?.source ?? "");
  return `${join(draft, "..", name)}.d.ts`;
}

/** @param {string} draft */
function nameOf(draft) {
  return basename(draft) === basename(FACE.path) ? FACE.file : basename(draft);
}

/**
 * Declarations whose imports every way of resolving modules follows: each names a .js beside it.
 * @param {string} draft @param {string} text
 */
function portable(draft, text) {
  return text.replace(IMPORTED, (_, before, name) => {
    const named = resolved(draft, name);
    const entry = ENTRIES.find(({ source }) => draftOf(source) === named);
    return `${before}"./${entry?.file ?? nameOf(named).replace(/\.d\.ts$/, ".js")}"`;
  });
}
