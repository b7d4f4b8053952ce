// npm run features [FOLDER …]: takes each feature out of a copy of the page, its folder and its line in features.ts, and
// checks that what is left is sound: its types, and its build.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command, Failure, tell } from "./output.mjs";
import { attempt, ROOT } from "./run.mjs";

/** In the project's folder, so that the packages are found. */
const COPY = join(ROOT, "build/without");
/** Types of one copy, known again for the files of the next that are the same. */
const KNOWN_TYPES = join(ROOT, "build/without.tsbuildinfo");
const LIST = "www/features.ts";
const LINE = /^import \{ (\w+) \} from "\.\/features\/([\w-]+)\/feature\.ts";\n/gm;

/** The features by their folders. @returns {Map<string, string>} */
function listed() {
  const lines = readFileSync(join(ROOT, LIST), "utf8").matchAll(LINE);
  return new Map([...lines].map(([, name = "", folder = ""]) => [folder, name]));
}

/** The sentences of `wrong` say what is wrong without a feature. @param {string[]} folders those to take out; none: each */
export async function withoutEach(...folders) {
  const features = listed();
  const tried = folders.length > 0 ? folders : [...features.keys()];
  const wrong = [];
  for (const folder of tried) {
    const name = features.get(folder);
    if (name === undefined) throw new Failure(`"${folder}" is no folder of features.`);
    takeOut(folder, name);
    const found = [await typesOf(), await buildOf()].filter((words) => words !== "");
    tell(`Without ${folder}: ${found.length === 0 ? "sound" : found.join("\n")}`);
    wrong.push(...found.map((words) => `Without ${folder}: ${words}`));
  }
  rmSync(COPY, { recursive: true, force: true });
  return { count: tried.length, table: "", wrong };
}

/** @param {string} folder @param {string} name */
function takeOut(folder, name) {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const each of ["www", "index.html", "vite.config.ts"])
    cpSync(join(ROOT, each), join(COPY, each), { recursive: true });
  for (const each of ["scripts", "pkg"]) symlinkSync(join(ROOT, each), join(COPY, each));
  mkdirSync(join(COPY, "build"));
  for (const each of ["wasm", "near.json", "gallery.json", "plates.json", "public"])
    symlinkSync(join(ROOT, "build", each), join(COPY, "build", each));
  const settings = { extends: "../../tsconfig.json", include: ["www"], exclude: [] };
  const paths = {
    gospace: ["./www/engine/core.ts"],
    "gospace/play": ["./www/engine/play.ts"],
    "gospace/light-solver": ["./www/engine/light-solver.ts"],
    "gospace/think": ["./www/engine/think.ts"],
  };
  const known = { incremental: true, tsBuildInfoFile: KNOWN_TYPES };
  const text = JSON.stringify({ ...settings, compilerOptions: { paths, ...known } });
  writeFileSync(join(COPY, "tsconfig.json"), text);
  rmSync(join(COPY, "www/features", folder), { recursive: true });
  const list = readFileSync(join(COPY, LIST), "utf8");
  const left = list.replace(LINE, (line, _, other) => (other === folder ? "" : line));
  writeFileSync(join(COPY, LIST), left.replace(new RegExp(`\\b${name}\\b,?`), ""));
}

/** @returns {Promise<string>} empty: all types agree */
async function typesOf() {
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  const { code, output } = await attempt(process.execPath, [tsc, "--noEmit", "-p", COPY]);
  return code === 0 ? "" : output;
}

/** @returns {Promise<string>} empty: it is built */
async function buildOf() {
  // Not above: npm test and npm run check read this file before they install the packages.
  const { build } = await import("vite");
  try {
    await build({
      root: COPY,
      configFile: join(COPY, "vite.config.ts"),
      logLevel: "silent",
      build: { write: false },
    });
    return "";
  } catch (error) {
    return String(error);
  }
}

if (process.argv[1] === import.meta.filename)
  await command(async () => {
    const { wrong } = await withoutEach(...process.argv.slice(2));
    if (wrong.length > 0) throw new Failure("A feature cannot be taken out.");
  });
