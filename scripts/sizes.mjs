// node scripts/sizes.mjs: how large each shipped script, style sheet and wasm module is, raw and compressed,
// beside what scripts/size-budget.json allows. Needs dist/ and pkg/.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { ROOT } from "./run.mjs";
import { command, tell } from "./tell.mjs";

/** In kilobytes of 1,000 bytes. @typedef {{ raw: number, gzip: number, brotli: number }} Sizes */

const FOLDERS = ["pkg", "dist", "dist/assets"];
const COUNTED = /\.(js|css|wasm)$/;
const BUDGET = "scripts/size-budget.json";
/** @type {(keyof Sizes)[]} */
const WAYS = ["raw", "gzip", "brotli"];

/** The table, and what is wrong: too large, without a budget, or a budget without its file. */
export function weighed() {
  /** @type {Record<string, Sizes>} */
  const budget = JSON.parse(readFileSync(join(ROOT, BUDGET), "utf8"));
  const found = FOLDERS.flatMap(shipped);
  const lines = ["| file | raw | gzip | brotli |", "| --- | ---: | ---: | ---: |"];
  const wrong = Object.keys(budget)
    .filter((name) => !found.some((file) => file.name === name))
    .map((name) => `${name} has a budget and is not there.`);
  for (const { name, sizes } of found) {
    lines.push(`| ${name} | ${WAYS.map((way) => `${sizes[way].toFixed(0)} KB`).join(" | ")} |`);
    wrong.push(...excess(name, sizes, budget[name]));
  }
  return { count: found.length, table: lines.join("\n"), wrong };
}

/** @param {string} folder */
function shipped(folder) {
  const files = readdirSync(join(ROOT, folder)).filter((file) => COUNTED.test(file));
  return files.sort().map((file) => {
    const bytes = readFileSync(join(ROOT, folder, file));
    // What Vite puts before the ending tells versions apart: index-Bd17z0YL.js is the page's index.js.
    const plain = file.replace(/(\.prod\.es5)?-[\w-]{8}(\.\w+)$/, "$2");
    return { name: `${folder}/${plain}`, sizes: sizesOf(bytes) };
  });
}

/** @param {Buffer} bytes @returns {Sizes} */
function sizesOf(bytes) {
  const lengths = [bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)];
  const [raw = 0, gzip = 0, brotli = 0] = lengths.map(({ length }) => length / 1000);
  return { raw, gzip, brotli };
}

/** @param {string} name @param {Sizes} sizes @param {Sizes | undefined} allowed @returns {string[]} */
function excess(name, sizes, allowed) {
  if (!allowed) return [`${name} has no budget in ${BUDGET}.`];
  return WAYS.filter((way) => sizes[way] > allowed[way]).map(
    (way) => `${name} is ${sizes[way].toFixed(1)} KB ${way}; ${allowed[way]} KB are allowed.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await command(async () => {
    const { table, wrong } = weighed();
    tell(table);
    for (const line of wrong) tell(line);
    if (wrong.length > 0) process.exitCode = 1;
  });
}
