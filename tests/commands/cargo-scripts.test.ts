/** The commands of package.json that run a program of Rust. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Target {
  kind: string[];
  name: string;
}
interface Package {
  name: string;
  default_run: string | null;
  targets: Target[];
}

const { packages }: { packages: Package[] } = JSON.parse(
  execFileSync("cargo", ["metadata", "--no-deps", "--offline", "--format-version", "1"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  }),
);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

test("every command that runs a program of Rust names one", () => {
  const programs = Object.entries(scripts)
    .filter(([, line]) => line.startsWith("cargo run "))
    .map(([command, line]) => [command, programOf(line)]);
  expect(programs).toEqual([
    ["strength", "strength"],
    ["tables", "gospace-tables"],
    ["geometry", "gospace-fuzz"],
  ]);
});

/** The program that `cargo run` would take, if it is one. */
function programOf(line: string) {
  const after = (flag: string) => line.split(" ").at(line.split(" ").indexOf(flag) + 1);
  const named = (kind: string) => (line.includes(`--${kind} `) ? after(`--${kind}`) : undefined);
  const example = named("example");
  if (example) return example;
  const found = packages.find(({ name }) => name === named("package"));
  const programs = found?.targets.filter(({ kind }) => kind.includes("bin")) ?? [];
  return programs.length === 1 ? programs[0]?.name : found?.default_run;
}
