// The release: versions, notes and the bill of materials. `npm run release -- VERSION --dry` tries the rest.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { billOfMaterials } from "../../scripts/release/sbom.mjs";
import { checkVersion, notesOf, VERSIONED } from "../../scripts/release/versions.mjs";

const read = (file: string) => readFileSync(file, "utf8");
const OWN = [...read("Cargo.lock").matchAll(/^name = "gospace(-\w+)?"$/gm)].length;
/** Lines that a new version changes or adds, by file. */
const CHANGED: Record<string, number> = {
  "package.json": 1,
  "package-lock.json": 2,
  "Cargo.toml": 2,
  "crate/think/Cargo.toml": 1,
  "Cargo.lock": OWN,
  "python/pyproject.toml": 1,
  "CITATION.cff": 2,
  "CHANGELOG.md": 1,
};

test.each(Object.entries(VERSIONED))("%s gets the version, and nothing else", (file, change) => {
  const before = read(file).split("\n");
  const after = change(read(file), "7.8.9", "2030-01-02").split("\n");
  const added = after.filter((line) => !before.includes(line));
  expect(new Set(added).size).toBeLessThanOrEqual(2);
  const carrying = after.filter((line) => /7\.8\.9|2030-01-02/.test(line));
  expect(carrying.length).toBe(CHANGED[file]);
  expect(after.filter((line) => !carrying.includes(line)).length).toBeLessThanOrEqual(
    before.length + 1,
  );
});

test("the next changelog begins empty, and the release has what was unreleased", () => {
  const text =
    "# Changelog\n\n## [Unreleased]\n\n### Play\n\n- A.\n\n## [0.9.0] - 2029-01-01\n\n- B.\n";
  expect(notesOf(text)).toBe("### Play\n\n- A.\n");
  const next = VERSIONED["CHANGELOG.md"]?.(text, "1.0.0", "2030-01-02") ?? "";
  expect(next).toContain("## [Unreleased]\n\n## [1.0.0] - 2030-01-02\n\n### Play\n");
  expect(() => notesOf(next)).toThrow("nothing under [Unreleased]");
});

test("every manifest that asks for a version of the core gets the new one", () => {
  const manifests = readdirSync("crate", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("Cargo.toml"))
    .map((path) => `crate/${path.replaceAll("\\", "/")}`);
  const asking = manifests.filter((file) => /^gospace(?:-\w+)? = .*version = /m.test(read(file)));
  expect(asking.filter((file) => !(file in VERSIONED))).toEqual([]);
  expect(asking.length).toBeGreaterThan(0);
});

test("the newest entry of the changelog is grouped by what people do", () => {
  const entries = read("CHANGELOG.md")
    .split(/^## \[/m)
    .slice(1);
  expect(entries.find((entry) => entry.includes("\n### "))).toContain("### Play");
});

test.each(["1.0", "v1.0.0", "one", "0.1.0", "0.0.9"])(
  "%s is refused as the next version",
  (version) => {
    expect(() => checkVersion(version, "0.1.0")).toThrow(/no version|does not follow/);
  },
);

test("a pre-release is written as Python has it", () => {
  checkVersion("1.0.0-rc.1", "0.1.0");
  const text = VERSIONED["python/pyproject.toml"]?.('version = "0.1.0"\n', "1.0.0-rc.1", "");
  expect(text).toBe('version = "1.0.0rc1"\n');
});

test("the bill of materials has each crate and package of the lists, with its checksum", () => {
  const lists = [read("pkg/THIRD-PARTY.md"), read("dist/third-party.md")];
  const bill = billOfMaterials({
    version: "1.0.0",
    lists,
    cargoLock: read("Cargo.lock"),
    npmLock: read("package-lock.json"),
  });
  const byName = new Map(bill.components.map((each) => [each.name, each]));
  for (const name of ["serde_core", "web-sys", "unicode-ident", "crc", "lit-html", "gifenc"])
    expect(byName.has(name), name).toBe(true);
  const unicode = byName.get("unicode-ident");
  expect(unicode?.licenses).toEqual([{ expression: "(MIT OR Apache-2.0) AND Unicode-3.0" }]);
  expect(byName.get("crc")?.purl).toMatch(/^pkg:cargo\/crc@\d/);
  expect(byName.get("idb")?.purl).toMatch(/^pkg:npm\/idb@\d/);
  for (const { hashes } of bill.components)
    expect(hashes[0]?.content).toMatch(
      hashes[0]?.alg === "SHA-256" ? /^[\da-f]{64}$/ : /^[\da-f]{128}$/,
    );
  const heads = lists.join("\n").match(/^## .*\d.*$/gm) ?? [];
  expect(bill.components.length).toBeGreaterThanOrEqual(heads.length - 4);
});
