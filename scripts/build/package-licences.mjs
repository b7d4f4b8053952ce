// The licences of third-party code in the package: crates inside the wasm module, and npm packages
// inside the bundles.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CARGO_HOME } from "../cargo.mjs";
import { Failure } from "../output.mjs";
import { ROOT, run } from "../run.mjs";

/** @typedef {{ name: string, version: string, licence: string, folder: string }} Borrowed */

const FILES = /^(licen[cs]e|copying|unlicense|notice)/i;

/**
 * All of them in one text, each licence's text once.
 * @param {string[]} paths files of node_modules that were bundled @returns {Promise<string>}
 */
export async function borrowedLicences(paths) {
  const all = [...(await crates()), ...packages(paths)];
  /** @type {Map<string, string[]>} who says so, by what they say */
  const texts = new Map();
  for (const { name, version, licence, folder } of all) {
    const text = textsIn(folder) || "Its archive has no text of the licence.";
    const who = texts.get(text) ?? [];
    texts.set(text, [...who, `${name} ${version} (${licence})`]);
  }
  const parts = [...texts].map(([text, who]) => `## ${who.join(", ")}\n\n${text}`);
  return `${HEAD}\n${parts.join("\n\n")}\n`;
}

const HEAD = `# What others wrote

The package carries code of the projects below, under their licences. The module \`gospace.wasm\` also holds
parts of the Rust standard library, © The Rust Project contributors, under MIT or Apache-2.0.
`;

/** The crates whose code the wasm module may hold: none that only helps to compile it, and none of the programs beside it,
 *  which are not even downloaded. @returns {Promise<Borrowed[]>} */
async function crates() {
  const sources = join(CARGO_HOME, "registry/src");
  const { stdout } = await run("cargo could not read the workspace.", "cargo", [
    "tree",
    "--locked",
    "--package=gospace-wasm",
    "--features=compact",
    "--target=wasm32-unknown-unknown",
    "--edges=normal,no-proc-macro",
    "--prefix=none",
    "--no-dedupe",
    "--format={p}|{l}",
  ]);
  return [...new Set(stdout.trim().split("\n"))].flatMap((line) => {
    const [, name = "", version = "", licence = ""] = /^(\S+) v(\S+)\|(.*)$/.exec(line) ?? [];
    // The project's own are named with their folder.
    if (name === "") return [];
    const folders = readdirSync(sources).map((registry) =>
      join(sources, registry, `${name}-${version}`),
    );
    const folder = folders.find((each) => existsSync(each));
    if (folder === undefined)
      throw new Failure(`The source of ${name} ${version} is not in ${sources}.`);
    return [{ name, version, licence, folder }];
  });
}

/** @param {string[]} paths @returns {Borrowed[]} */
function packages(paths) {
  const folders = paths.map(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll("\\", "/"))?.[0] ?? ROOT,
  );
  return [...new Set(folders)].map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    return { name, version, licence: license, folder };
  });
}

/** The licence texts; of several to choose from, the short one. @param {string} folder */
function textsIn(folder) {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => FILES.test(name))
    .flatMap((entry) => (entry.isDirectory() ? inFolder(folder, entry.name) : entry.name))
    .sort();
  const chosen = files.filter((file) => /mit/i.test(file));
  return (chosen.length > 0 ? chosen : files)
    .map((file) => readFileSync(join(folder, file), "utf8").trim())
    .join("\n\n");
}

/** A folder of licences, as REUSE has it. @param {string} folder @param {string} name */
function inFolder(folder, name) {
  return readdirSync(join(folder, name)).map((file) => join(name, file));
}
