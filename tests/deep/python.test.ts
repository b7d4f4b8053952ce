/** The Python package in an environment of its own: its tests, and the programs of python/README.md and of
 *  docs/kits/README.md, as they stand there. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { bundleWidget } from "../../scripts/build/widget.mjs";
import { CONTENTS, pagesOfManual } from "../../scripts/manual/contents.mjs";

const FOLDER = "build/python";
const ENVIRONMENT = `${FOLDER}/environment`;
const PYTHON = join(ENVIRONMENT, process.platform === "win32" ? "Scripts" : "bin", "python");
const NEEDED = ["anywidget", "networkx"];
/** The package with the script of this build. */
const PACKAGE = `${FOLDER}/package`;

/** The environment with what the package needs; false on a machine without Python, its venv or a registry. */
function hasPython(): boolean {
  try {
    if (!existsSync(PYTHON)) run("python3", "-m", "venv", ENVIRONMENT);
    try {
      run(PYTHON, "-c", `import ${NEEDED.join(", ")}`);
    } catch {
      run(PYTHON, "-m", "pip", "install", "--quiet", ...NEEDED);
    }
    return true;
  } catch {
    return false;
  }
}

function run(program: string, ...words: string[]): string {
  const env = { ...process.env, PYTHONPATH: resolve(PACKAGE, "src") };
  return execFileSync(program, words, { encoding: "utf8", stdio: "pipe", env });
}

const programs = [...new Set([CONTENTS, ...pagesOfManual().map(({ file }) => file)])].flatMap(
  (file) =>
    [...readFileSync(file, "utf8").matchAll(/^```python\n([\s\S]*?)^```$/gm)].map(
      ([, program = ""]) => ({ file, program }),
    ),
);

const inPython = test.skipIf(!hasPython());

beforeAll(async () => {
  if (!existsSync(PYTHON)) return;
  rmSync(PACKAGE, { recursive: true, force: true });
  cpSync("python", PACKAGE, { recursive: true });
  await bundleWidget(PACKAGE);
});

inPython("the package passes its tests", () => {
  run(PYTHON, "-m", "unittest", "discover", "python/tests");
});

inPython.each(programs)("$file: its program runs in Python", ({ program }) => {
  run(PYTHON, "-c", program);
});

test("two documents have a program in Python", () => {
  const files = programs.map(({ file }) => file);
  expect(files.sort()).toEqual(["docs/kits/README.md", "python/README.md"]);
});
