// The command of the npm package, `npx gospace export`, with the painters that it runs in a browser.
import { chmodSync, copyFileSync } from "node:fs";
import { join } from "node:path";
import { orFail } from "../output.mjs";
import { ROOT } from "../run.mjs";
import { translatedWords } from "./language.mjs";
import { MODULES } from "./package-entries.mjs";

export const BIN = "bin.js";
/** The painters, and the styles of the pages. */
export const EXPORT_FILES = ["painters.js", "export-page.css"];

/** Leaves the package's modules to the files beside. */
const beside = {
  name: "gospace-beside",
  /** @param {string} source */
  resolveId(source) {
    const file = source.startsWith("gospace")
      ? MODULES[/** @type {keyof typeof MODULES} */ (source)]
      : /\/pkg\/(\w+\.js)$/.exec(source)?.[1];
    return file ? { id: `./${file}`, external: true } : null;
  },
};

/** Gives the files of node_modules that went into it. @param {string} folder @returns {Promise<string[]>} */
export async function bundleExport(folder) {
  const { build } = await import("rolldown");
  const plugins = [translatedWords(), beside];
  const { output } = await orFail("The painters of the export do not bundle.", () =>
    build({
      input: join(ROOT, "www/export-pictures.ts"),
      platform: "browser",
      tsconfig: false,
      plugins,
      output: {
        file: join(folder, "painters.js"),
        format: "esm",
        codeSplitting: false,
        minify: true,
      },
    }),
  );
  await orFail("The command of the package does not bundle.", () =>
    build({
      input: join(ROOT, "scripts/export/bin.mjs"),
      platform: "node",
      plugins,
      output: { file: join(folder, BIN), format: "esm", codeSplitting: false },
    }),
  );
  chmodSync(join(folder, BIN), 0o755);
  copyFileSync(join(ROOT, "scripts/export/page.css"), join(folder, "export-page.css"));
  const chunks = output.filter((chunk) => chunk.type === "chunk");
  return chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((path) => path.includes("node_modules"));
}
