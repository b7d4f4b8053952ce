// Memory and times of a relay on this machine, under the load of crate/relay/examples/load.rs.
import { buildRelay } from "../build/relay-program.mjs";
import { cargo } from "../cargo.mjs";
import { table } from "./harness.mjs";

export const DOCUMENT = "docs/live.md";
export const ROUNDS = 1;

export async function measure() {
  const program = await buildRelay("release");
  const { stdout } = await cargo("The relay could not be measured.", [
    "run",
    "--quiet",
    "--locked",
    "--release",
    "--package=gospace-relay",
    "--example=load",
    "--",
    program,
  ]);
  return [...table(["a relay", "measured"], []), ...stdout.trimEnd().split("\n")];
}
