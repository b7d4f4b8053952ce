/** Supply: the packages of others, and the traces of a machine in a build. */
import { readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../scripts/run.mjs";
import {
  advisoryCopy,
  advisoryFaults,
  cargoFaults,
  lockFaults,
  npmFaults,
} from "../../scripts/test/lock-files.mjs";

test("every package has a checksum, a known licence and no known advisory, and comes from a registry", () => {
  expect(lockFaults()).toEqual([]);
});

test("a package of an archive, of a folder or without a checksum is a fault", () => {
  const sound = { integrity: "sha512-abc", license: "MIT" };
  expect(npmFaults({ "": {}, a: sound })).toEqual([]);
  expect(npmFaults({ a: { license: "MIT" } })).toEqual(["a has no checksum."]);
  const elsewhere = ["a does not come from a registry."];
  expect(npmFaults({ a: { ...sound, link: true } })).toEqual(elsewhere);
  expect(npmFaults({ a: { ...sound, resolved: "git+ssh://example.org/a.git" } })).toEqual(
    elsewhere,
  );
  expect(npmFaults({ a: { ...sound, license: "SSPL-1.0" } })).toHaveLength(1);
});

test("a crate from a repository or without a checksum is a fault", () => {
  const crate = (rest: string) =>
    cargoFaults(`[[package]]\nname = "a"\nversion = "1.0.0"\n${rest}`);
  expect(crate("")).toEqual([]);
  expect(crate('source = "git+https://example.org/a"\n')).toEqual([
    "a does not come from a registry.",
  ]);
  expect(crate('source = "registry+https://example.org"\n')).toEqual(["a has no checksum."]);
});

test("a crate in a version with an advisory is a fault", () => {
  const found = (version: string, sound: string) =>
    advisoryFaults(`[[package]]\nname = "a"\nversion = "${version}"\n`, { a: { X: sound } });
  expect(found("1.0.5", ">= 0.7.4 < 0.8.0 || >= 1.0.5")).toEqual([]);
  expect(found("1.0.4", ">= 0.7.4 < 0.8.0 || >= 1.0.5")).toEqual(["a 1.0.4 has the advisory X."]);
  expect(found("9.0.0", ""), "no version is mended").toHaveLength(1);
});

test("the docs tell the date of the copy of advisories, and their number", () => {
  const { date, crates } = advisoryCopy();
  const count = Object.values(crates).flatMap(Object.keys).length.toLocaleString("en");
  const words = readFileSync(join(ROOT, "docs/reliability.md"), "utf8").replace(/\s+/g, " ");
  expect(words).toContain(`the ${count} advisories of ${date} (`);
});

test("every action of a workflow is pinned by the hash of its commit", () => {
  const folder = join(ROOT, ".github");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const used = files
    .filter((file) => file.endsWith(".yml"))
    .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/uses: (.+)$/gm)]);
  expect(used.length).toBeGreaterThan(5);
  for (const [, action = ""] of used)
    expect(action).toMatch(/^\.\/|^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(["gospace.wasm", "play.wasm", "light-solver.wasm", "think.wasm"])(
  "%s names no folder of the machine that built it",
  (name) => {
    const module = readFileSync(join(ROOT, "pkg", name));
    for (const folder of [homedir(), ROOT]) expect(module.includes(folder)).toBe(false);
  },
);
