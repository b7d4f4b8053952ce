// npm run release -- VERSION [--dry]: a release, made in a clone of what is committed and left in build/release/VERSION. Without --dry the
// versions are committed and tagged here, too. Pushing and publishing are left to people, who are told the commands.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ALL_CRATES } from "../crates.mjs";
import { prepareMachine } from "../machine.mjs";
import { command, Failure, step, tell } from "../output.mjs";
import { remake } from "../reproducible.mjs";
import { ROOT, run } from "../run.mjs";
import { packAll, writeSums } from "./packed.mjs";

const FOLDER = join(ROOT, "build/release");
const SOURCE = join(FOLDER, "source");
const DECLARATIONS = "tests/module/declarations.txt";

await command(async () => {
  const [version = "", ...words] = process.argv.slice(2);
  const isDry = words.length === 1 && words[0] === "--dry";
  if (version === "" || (words.length > 0 && !isDry))
    throw new Failure("npm run release -- VERSION [--dry], with a version like 1.0.0.");
  await prepareMachine();
  // It needs a package, which is there only now.
  const { checkVersion, notesOf, VERSIONED } = await import("./versions.mjs");
  checkVersion(version, JSON.parse(textIn(ROOT, "package.json")).version);
  const notes = notesOf(textIn(ROOT, "CHANGELOG.md"));
  if ((await git(ROOT, "status", "--porcelain")) !== "")
    throw new Failure("Something is not committed. Commit it, or put it away.");
  const out = join(FOLDER, version);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await cloned();
  const day = new Date().toISOString().slice(0, 10);
  for (const [file, change] of Object.entries(VERSIONED))
    writeFileSync(join(SOURCE, file), change(textIn(SOURCE, file), version, day));
  await commit(SOURCE, version);
  await build("scripts/build/main.mjs", "The site and the npm package do not build.");
  await build("scripts/build/widget.mjs", "The widget does not build.");
  await build("scripts/manual/main.mjs", "The manual does not build.");
  await step("Building the wasm modules in another folder", () => remake(SOURCE));
  await writeDeclarations();
  await packAll({ source: SOURCE, out, version });
  writeFileSync(join(out, "NOTES.md"), notes);
  writeSums(out);
  if (!isDry) await take(Object.keys(VERSIONED), version);
  // Tools that look for settings find those of the clone, too.
  rmSync(SOURCE, { recursive: true, force: true });
  tell(
    `build/release/${version} has the release. ${isDry ? "Nothing here has changed." : `It is committed and tagged as v${version}.`}`,
  );
  tell(remaining(version));
});

/** @param {string} version */
function remaining(version) {
  return `To publish it:
  git push --follow-tags
  npm publish build/release/${version}/gospace-${version}.tgz
  cargo publish ${ALL_CRATES.join(" ")}
  twine upload build/release/${version}/*.whl
and a release on GitHub for v${version}, with NOTES.md as its text and all other files.`;
}

/** @param {string} folder @param {string} file */
function textIn(folder, file) {
  return readFileSync(join(folder, file), "utf8");
}

/** @param {string} folder @param {string[]} words */
async function git(folder, ...words) {
  return (await run(`git ${words[0]} failed.`, "git", ["-C", folder, ...words])).stdout.trim();
}

/** A clone of the last commit, with the tools that are here. */
async function cloned() {
  rmSync(SOURCE, { recursive: true, force: true });
  await run("git could not clone the project.", "git", ["clone", "--quiet", ROOT, SOURCE]);
  const tools = join(ROOT, "build/tools");
  if (existsSync(tools)) cpSync(tools, join(SOURCE, "build/tools"), { recursive: true });
}

/** @param {string} folder @param {string} version */
async function commit(folder, version) {
  await git(folder, "commit", "--quiet", "--all", "--message", `Release ${version}`);
}

/** Runs a command of the clone in its folder: a bundle notes the paths of its parts. @param {string} script @param {string} sentence */
async function build(script, sentence) {
  await step(`Running ${script} in the clone`, () =>
    run(sentence, process.execPath, [join(SOURCE, script)], { folder: SOURCE }),
  );
}

async function writeDeclarations() {
  const { publicLines } = await import(
    pathToFileURL(join(SOURCE, "scripts/release/declarations.mjs")).href
  );
  writeFileSync(join(SOURCE, DECLARATIONS), `${publicLines(join(SOURCE, "pkg")).join("\n")}\n`);
}

/** The files that the release has changed, as a commit with a tag. @param {string[]} files @param {string} version */
async function take(files, version) {
  for (const file of [...files, DECLARATIONS]) cpSync(join(SOURCE, file), join(ROOT, file));
  await commit(ROOT, version);
  await git(ROOT, "tag", "--annotate", `v${version}`, "--message", `Gospace ${version}`);
}
