// npm run widget: the script of the Python package in python/, as one file with the core in it.
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { prepareMachine } from "../machine.mjs";
import { command, orFail, tell } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { made, TREESHAKE, textOfStyles } from "./embed.mjs";
import { buildPackage, PACKAGE, SHIPPED } from "./package.mjs";
import { MODULES, WASM_FILES } from "./package-entries.mjs";

const PACKAGE_OF_PYTHON = "python";
/** Place of the script in it. */
const STATIC = "src/gospace/static";

/** Writes the script; gives its path. */
export async function buildWidget() {
  await buildPackage(SHIPPED);
  return bundleWidget(PACKAGE_OF_PYTHON);
}

/** Writes the script of the built npm package, and the licences, into a folder of the Python package; gives the script's
 *  path. @param {string} home */
export async function bundleWidget(home) {
  const modules = join(ROOT, PACKAGE);
  const wasm = readFileSync(join(modules, WASM_FILES.play));
  const folder = join(ROOT, home, STATIC);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "widget.js");
  const { build } = await import("rolldown");
  await orFail("The widget does not bundle.", () =>
    build({
      input: join(ROOT, "www/widget.ts"),
      platform: "browser",
      resolve: { alias: { "gospace/play": join(modules, MODULES["gospace/play"]) } },
      tsconfig: false,
      external: /^node:/,
      treeshake: TREESHAKE,
      plugins: [textOfStyles()],
      transform: {
        define: {
          ...made(wasm, null),
          // A notebook runs the text of this file, which has no address.
          "import.meta.url": '"https://localhost/"',
          GOSPACE_CORE_TEXT: JSON.stringify(wasm.toString("base64")),
        },
      },
      output: { file, format: "esm", codeSplitting: false, minify: true },
    }),
  );
  for (const licence of ["LICENSE-MIT", "LICENSE-APACHE"])
    copyFileSync(join(ROOT, licence), join(ROOT, home, licence));
  return file;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  await command(async () => {
    await prepareMachine();
    await buildWidget();
    tell(
      `${PACKAGE_OF_PYTHON}/${STATIC}/widget.js is written; "pip install ./python" installs the package.`,
    );
  });
