// The files of a release: the packages, each tried in an empty project, the site, the bill of materials and the checksums.
import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ALL_CRATES, CRATES } from "../crates.mjs";
import { Failure, step } from "../output.mjs";
import { npm, run } from "../run.mjs";
import { billOfMaterials } from "./sbom.mjs";
import { tryPackages } from "./tried.mjs";

/** All entries alike, whoever packs them and when. */
const ALIKE = ["--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner"];

/** @param {{ source: string, out: string, version: string }} release */
export async function packAll({ source, out, version }) {
  await step("Packing", async () => {
    await npm("npm could not pack the package.", [
      "pack",
      "--silent",
      "--pack-destination",
      out,
      join(source, "pkg"),
    ]);
    await packCrates(source, out, version);
    const wheel = [
      "-m",
      "pip",
      "wheel",
      "--quiet",
      "--no-deps",
      "--wheel-dir",
      out,
      join(source, "python"),
    ];
    await run("pip could not make the wheel.", "python3", wheel);
    const site = join(out, `gospace-site-${version}.tar.gz`);
    await run("tar could not pack the site.", "tar", [
      ...ALIKE,
      "-czf",
      site,
      "-C",
      join(source, "dist"),
      ".",
    ]);
  });
  await step("Trying each package in an empty project", () =>
    tryPackages({
      npm: join(out, `gospace-${version}.tgz`),
      crates: CRATES.map((name) => join(out, `${name}-${version}.crate`)),
      wheel: join(out, onlyOne(out, ".whl")),
    }),
  );
  const text = (/** @type {string} */ file) => readFileSync(join(source, file), "utf8");
  const bill = billOfMaterials({
    version,
    lists: [text("pkg/THIRD-PARTY.md"), text("dist/third-party.md")],
    cargoLock: text("Cargo.lock"),
    npmLock: text("package-lock.json"),
  });
  writeFileSync(join(out, "sbom.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
}

/** @param {string} source @param {string} out @param {string} version */
async function packCrates(source, out, version) {
  const manifest = join(source, "Cargo.toml");
  const target = join(source, "target");
  await run("cargo could not package the crates.", "cargo", [
    ...["package", "--quiet", "--locked", "--no-verify", "--manifest-path", manifest],
    ...["--target-dir", target],
    ...ALL_CRATES,
  ]);
  for (const file of CRATES.map((name) => `${name}-${version}.crate`))
    copyFileSync(join(target, "package", file), join(out, file));
}

/** @param {string} folder @param {string} ending */
function onlyOne(folder, ending) {
  const [file, ...others] = readdirSync(folder).filter((name) => name.endsWith(ending));
  if (file === undefined || others.length > 0)
    throw new Failure(`${folder} should have one ${ending}.`);
  return file;
}

/** SHA256SUMS, as sha256sum writes and checks it. @param {string} folder */
export function writeSums(folder) {
  const lines = readdirSync(folder)
    .sort()
    .map((file) => {
      const sum = createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex");
      return `${sum}  ${file}\n`;
    });
  writeFileSync(join(folder, "SHA256SUMS"), lines.join(""));
}
