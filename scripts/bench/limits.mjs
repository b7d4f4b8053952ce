// The time and the memory of reading and opening documents at the limits, natively: a process for each.
import { run } from "../run.mjs";
import { table } from "./harness.mjs";

/** Each is opened once. */
export const ROUNDS = 1;

const EXAMPLE = ["run", "--quiet", "--release", "--example", "limits", "--"];

export async function measure() {
  const names = await words();
  const rows = [];
  for (const name of names) {
    await words(name, "write");
    const [line = ""] = await words(name);
    const [which, bytes, milliseconds, megabytes, says] = line.split("\t");
    const size = `${(Number(bytes) / 1e6).toFixed(1)} MB`;
    rows.push([which, size, `${milliseconds} ms`, `${megabytes} MB`, says]);
  }
  return table(
    ["document", "text", "to the game or the refusal", "memory with its text", ""],
    rows,
  );
}

/** @param {string[]} given */
async function words(...given) {
  const { stdout } = await run("The example limits failed.", "cargo", [...EXAMPLE, ...given]);
  return stdout.trim().split("\n");
}
