// npm run format: lays out Rust, TypeScript, CSS and JSON as npm test wants them.
import { join } from "node:path";
import { prepareMachine, prepareRustChecks } from "./machine.mjs";
import { command } from "./output.mjs";
import { ROOT, run } from "./run.mjs";

await command(async () => {
  await prepareMachine();
  await prepareRustChecks();
  await run("rustfmt failed.", "cargo", ["fmt", "--all"]);
  await run("biome found what it cannot put right.", process.execPath, [
    join(ROOT, "node_modules/@biomejs/biome/bin/biome"),
    "check",
    "--write",
  ]);
});
