// npm run firefox [-- NAME…]: the page tests in the Firefox of this machine but those in differences.mjs, or all those
// with these names. Without a Firefox it says so and ends well.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSite } from "../build/site.mjs";
import { command, tell } from "../output.mjs";
import { freePort } from "../ports.mjs";
import { ROOT } from "../run.mjs";
import { DIFFERENCES } from "./differences.mjs";

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
  const names = process.argv.slice(2);
  process.exitCode = await testIn(executable, names.length > 0 ? names : withoutDifferences());
  if (!existsSync(REPORT)) return;
  const { stats } = JSON.parse(readFileSync(REPORT, "utf8"));
  const { expected, flaky, unexpected, skipped } = stats;
  tell(`${expected + flaky} passed, ${flaky} of them at the second try, and ${unexpected} failed.`);
  tell(`${skipped} ask for what Firefox does not have.`);
});

function findFirefox() {
  const { GOSPACE_FIREFOX: named, PATH = "" } = process.env;
  if (named) return named;
  const found = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [...found, MAC].find((path) => existsSync(path));
}

/** The words that leave out the tests that are known to differ. */
function withoutDifferences() {
  tell(`${DIFFERENCES.length} tests are left out: differences.mjs says why.`);
  const titles = DIFFERENCES.map(({ title }) => title.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return [`--grep-invert=${titles.join("|")}`];
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
