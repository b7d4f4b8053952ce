// npm run supply: checks what others wrote. The lock files, and cargo-deny over deny.toml, which the first time
// comes from the crates' registry into build/tools.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { command, Failure, tell } from "./output.mjs";
import { attempt, ROOT, run } from "./run.mjs";
import { lockFaults } from "./test/lock-files.mjs";

const CARGO_DENY = "cargo-deny@0.20.2";
const TOOLS = join(ROOT, "build/tools");

await command(async () => {
  const faults = lockFaults();
  if (faults.length > 0) throw new Failure("The lock files are not sound.", faults.join("\n"));
  tell(
    "Every package of the lock files has a checksum and a known licence, and comes from a registry.",
  );
  const program = join(
    TOOLS,
    "bin",
    process.platform === "win32" ? "cargo-deny.exe" : "cargo-deny",
  );
  if (!existsSync(program)) {
    tell("Installing cargo-deny …");
    await run("cargo-deny could not be installed.", "cargo", [
      "install",
      "--locked",
      "--root",
      TOOLS,
      CARGO_DENY,
    ]);
  }
  const held = await attempt(program, ["--offline", "check", "licenses", "bans", "sources"]);
  if (held.code !== 0) throw new Failure("deny.toml is not held.", held.output);
  tell("deny.toml is held: licences, duplicates, sources.");
  const known = await attempt(program, ["check", "advisories"]);
  if (known.code !== 0)
    throw new Failure("There are advisories, or their database cannot be reached.", known.output);
  tell("No advisory concerns a crate.");
});
