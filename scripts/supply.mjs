// npm run supply: checks what others wrote. The lock files, and cargo-deny over deny.toml.
import { cargoTool } from "./cargo.mjs";
import { command, Failure, tell } from "./output.mjs";
import { attempt } from "./run.mjs";
import { advisoryCopy, lockFaults } from "./test/lock-files.mjs";

await command(async () => {
  const faults = lockFaults();
  if (faults.length > 0) throw new Failure("The lock files are not sound.", faults.join("\n"));
  tell(
    "Every package of the lock files has a checksum and a known licence, and comes from a registry.",
  );
  tell(
    `No crate has an advisory of the copy of ${advisoryCopy().date} in scripts/test/advisories.json.`,
  );
  const program = await cargoTool("cargo-deny", "0.20.2");
  const held = await attempt(program, ["--offline", "check", "licenses", "bans", "sources"]);
  if (held.code !== 0) throw new Failure("deny.toml is not held.", held.output);
  tell("deny.toml is held: licences, duplicates, sources.");
  const known = await attempt(program, ["check", "advisories"]);
  if (known.code !== 0)
    throw new Failure("There are advisories, or their database cannot be reached.", known.output);
  tell("No advisory of today's database concerns a crate.");
});
