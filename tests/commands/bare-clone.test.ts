// The commands that install the packages themselves must begin without any.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const STATIC_IMPORT = /^(?:import|export) (?:[\w\s{},*]+ from )?"([^"]+)";$/gm;

/** The packages that `file` needs as it is read, each with the file that imports it. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const imported = [...readFileSync(file, "utf8").matchAll(STATIC_IMPORT)].map(
    ([, from = ""]) => from,
  );
  return imported.flatMap((from) => {
    if (from.startsWith(".")) return packagesOf(resolve(file, "..", from), seen);
    return from.startsWith("node:") ? [] : [`${file}: ${from}`];
  });
}

test.each(["start", "dev", "test/main"])(
  "scripts/%s.mjs begins in a clone without packages",
  (name) => {
    expect(packagesOf(resolve(`scripts/${name}.mjs`))).toEqual([]);
  },
);
