// npm run firefox [-- NAME…]: the page tests in the Firefox of this machine, or those with these names. Without a
// Firefox it says so and ends well.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSite } from "../build/site.mjs";
import { command, tell } from "../output.mjs";
import { freePort } from "../ports.mjs";
import { ROOT } from "../run.mjs";

const NAMES = ["firefox", "firefox-esr"];
const MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";
const PLAYWRIGHT = join(ROOT, "node_modules/@playwright/test/cli.js");
const SETTINGS = fileURLToPath(new URL("config.ts", import.meta.url));
const REPORT = join(ROOT, "build/firefox-tests.json");

await command(async () => {
  const executable = findFirefox();
  if (executable === undefined) {
    tell("No Firefox is installed (GOSPACE_FIREFOX names one): nothing was tried.");
    return;
  }
  await buildSite();
  rmSync(REPORT, { force: true });
  process.exitCode = await testIn(executable, process.argv.slice(2));
  if (!existsSync(REPORT)) return;
  const { stats } = JSON.parse(readFileSync(REPORT, "utf8"));
  tell(`${stats.expected} passed, ${stats.unexpected} failed, ${stats.skipped} not run in Firefox`);
});

function findFirefox() {
  const { GOSPACE_FIREFOX: named, PATH = "" } = process.env;
  if (named) return named;
  const found = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...found, MAC].find((path) => existsSync(path));
}

/** They take long, so that each is shown as it ends. @param {string} executable @param {string[]} names @returns {Promise<number>} the exit code */
async function testIn(executable, names) {
  const words = [PLAYWRIGHT, "test", `--config=${SETTINGS}`, "--reporter=list,json", ...names];
  const env = {
    ...process.env,
    GOSPACE_FIREFOX: executable,
    GOSPACE_TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT,
  };
  const child = spawn(process.execPath, words, { cwd: ROOT, env, stdio: "inherit" });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
