// The licences of third-party code in the package: crates inside the wasm module, and npm packages
// inside the bundles.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
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

/** The crates whose code the wasm module may hold: none that only helps to compile it. @returns {Promise<Borrowed[]>} */
async function crates() {
  const { stdout } = await run("cargo could not read the workspace.", "cargo", [
    "metadata",
    "--locked",
    "--format-version=1",
    "--filter-platform=wasm32-unknown-unknown",
  ]);
  const { packages, resolve } = JSON.parse(stdout);
  /** @type {Map<string, any>} */
  const byId = new Map(packages.map((/** @type {any} */ each) => [each.id, each]));
  const nodes = new Map(resolve.nodes.map((/** @type {any} */ node) => [node.id, node]));
  const face = packages.find((/** @type {any} */ { name }) => name === "gospace-wasm");
  const reached = new Set([face.id]);
  for (const id of reached)
    for (const { pkg, dep_kinds } of nodes.get(id).deps)
      if (dep_kinds.some((/** @type {any} */ { kind }) => kind === null) && !isMacro(byId.get(pkg)))
        reached.add(pkg);
  return [...reached]
    .map((id) => byId.get(id))
    .filter(({ source }) => source !== null)
    .map(({ name, version, license, manifest_path }) => {
      return { name, version, licence: license, folder: dirname(manifest_path) };
    });
}

/** @param {any} crate */
function isMacro(crate) {
  return crate.targets.some((/** @type {any} */ { kind }) => kind.includes("proc-macro"));
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
