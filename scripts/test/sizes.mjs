// node scripts/test/sizes.mjs: the size of each shipped script, style sheet and wasm module, raw and compressed,
// beside the limits of scripts/test/size-budget.json.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { buildSite } from "../build/site.mjs";
import { prepareMachine } from "../machine.mjs";
import { command, tell } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { excess } from "./budget.mjs";

/** In kilobytes of 1,000 bytes. @typedef {{ raw: number, gzip: number, brotli: number }} Sizes */

const RELEASES = "dist/releases";
const COUNTED = /\.(js|css|wasm)$/;
const BUDGET = "scripts/test/size-budget.json";
/** By content. @type {Map<string, Promise<Sizes>>} */
const known = new Map();
const [gzipped, brotlied] = [promisify(gzip), promisify(brotliCompress)];
/** @type {(keyof Sizes)[]} */
const WAYS = ["raw", "gzip", "brotli"];

/** The table, and the faults: a file too large, one without a budget, or a budget without its file. */
export async function weighed() {
  /** @type {Record<string, Record<string, number>>} */
  const budget = JSON.parse(readFileSync(join(ROOT, BUDGET), "utf8"));
  const releases = readdirSync(join(ROOT, RELEASES)).map((name) => `${RELEASES}/${name}`);
  const folders = ["pkg", "dist", "dist/assets", "dist/values", "dist/articles", ...releases];
  const found = await Promise.all(folders.flatMap(shipped));
  const lines = ["| file | raw | gzip | brotli |", "| --- | ---: | ---: | ---: |"];
  const wrong = Object.keys(budget)
    .filter((name) => !found.some((file) => file.name === name))
    .map((name) => `${name} has a budget and is not there.`);
  for (const { name, sizes } of found) {
    lines.push(`| ${name} | ${WAYS.map((way) => `${sizes[way].toFixed(0)} KB`).join(" | ")} |`);
    wrong.push(...excess(name, { ...sizes }, budget[name], BUDGET));
  }
  return { count: found.length, table: lines.join("\n"), wrong };
}

/** @param {string} folder */
function shipped(folder) {
  const files = readdirSync(join(ROOT, folder)).filter((file) => COUNTED.test(file));
  return files.sort().map(async (file) => {
    const bytes = readFileSync(join(ROOT, folder, file));
    return { name: plain(`${folder}/${file}`), sizes: await sizesOf(bytes) };
  });
}

/**
 * A part of some names differs from build to build: index-Bd17z0YL.js is the page's index.js.
 * @param {string} path
 */
export function plain(path) {
  const file = path.replace(/(\.prod\.es5)?-([\w-]{8}|[\da-f]{12})(\.\w+)$/, "$3");
  return file.replace(/(releases)\/[\da-f]{12}\//, "$1/");
}

/**
 * The core ships in several folders, and every visit loads it; it is pressed once.
 * @param {Buffer} bytes
 */
export function sizesOf(bytes) {
  const content = createHash("sha256").update(bytes).digest("hex");
  const sizes = known.get(content) ?? pressed(bytes);
  known.set(content, sizes);
  return sizes;
}

/** @param {Buffer} bytes @returns {Promise<Sizes>} */
async function pressed(bytes) {
  const [zipped, brotli] = await Promise.all([gzipped(bytes, { level: 9 }), brotlied(bytes)]);
  return {
    raw: bytes.length / 1000,
    gzip: zipped.length / 1000,
    brotli: brotli.length / 1000,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await command(async () => {
    await prepareMachine();
    await buildSite();
    const { table, wrong } = await weighed();
    tell(table);
    for (const line of wrong) tell(line);
    if (wrong.length > 0) process.exitCode = 1;
  });
}
