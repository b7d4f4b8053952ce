// The reference beside the manual's pages: what the npm package declares, by TypeDoc, and the crates' documentation, by rustdoc.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildPackage, SHIPPED } from "../build/package.mjs";
import { ENTRIES, typesOf } from "../build/package-entries.mjs";
import { cargo } from "../cargo.mjs";
import { preparePackages } from "../machine.mjs";
import { ROOT, run } from "../run.mjs";

/** Pages of the reference, by the documents that they continue. @type {Readonly<Record<string, string>>} */
export const REFERENCE = {
  "scripts/build/package-readme.md": "javascript/index.html",
  "crate/README.md": "rust/gospace/index.html",
  "crate/draw/README.md": "rust/gospace_draw/index.html",
  "crate/think/README.md": "rust/gospace_think/index.html",
};

const CRATES = ["gospace", "gospace-draw", "gospace-think"];

/** Writes it into the manual's folder. @param {string} folder */
export async function buildReference(folder) {
  await buildPackage(SHIPPED);
  await preparePackages("scripts/manual");
  await declared(join(folder, "javascript"));
  const pages = join(ROOT, "target/doc");
  rmSync(pages, { recursive: true, force: true });
  const named = CRATES.map((name) => `--package=${name}`);
  await cargo("rustdoc could not document the crates.", ["doc", "--locked", "--no-deps", ...named]);
  cpSync(pages, join(folder, "rust"), { recursive: true });
}

/** @param {string} folder */
async function declared(folder) {
  const entries = ENTRIES.filter(({ exported }) => exported !== null).map(({ file }) =>
    join(ROOT, "pkg", typesOf(file)),
  );
  const settings = join(ROOT, "build/reference/tsconfig.json");
  const compilerOptions = {
    module: "nodenext",
    target: "es2023",
    lib: ["es2023", "dom", "esnext"],
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  mkdirSync(join(settings, ".."), { recursive: true });
  writeFileSync(settings, JSON.stringify({ compilerOptions, files: entries }));
  await run("TypeDoc could not document the package.", process.execPath, [
    join(ROOT, "scripts/manual/node_modules/typedoc/bin/typedoc"),
    ...["--tsconfig", settings],
    ...entries.flatMap((entry) => ["--entryPoints", entry]),
    ...[
      "--out",
      folder,
      "--name",
      "gospace",
      "--readme",
      join(ROOT, "scripts/build/package-readme.md"),
      "--router",
      "structure",
    ],
    // Types that no entry exports stand where they are used.
    ...["--validation.notExported", "false", "--disableSources", "--hideGenerator"],
  ]);
}
