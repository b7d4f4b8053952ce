// The time that the built package takes under Node to read the slowest links, which
// `cargo test -p gospace --lib the_longest_times -- --ignored --nocapture` crafts and times natively.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";
import { quantile, Times, table } from "./harness.mjs";
import { openPackage } from "./open.mjs";

export const ROUNDS = 7;

/** @param {number} rounds */
export async function measure(rounds) {
  const { fromLink } = await openPackage();
  const lines = readFileSync(join(ROOT, "build/worst-links.txt"), "utf8").trimEnd().split("\n");
  const rows = lines.map((line) => {
    const [name = "", link = ""] = line.split("\t");
    const times = new Times();
    for (let round = 0; round < rounds; round++) times.take(name, () => fromLink(link));
    const ms = [0.5, 1].map((share) => `${quantile(times.of[name], share).toFixed(1)} ms`);
    return [name, link.length, JSON.stringify(fromLink(link)).length, ...ms];
  });
  return table(["", "characters", "JSON", "median", "most"], rows);
}
