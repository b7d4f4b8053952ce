// node scripts/bench/links.mjs: how long the built package takes under Node to read the links that take longest,
// which `cargo test --test core the_longest_times -- --ignored --nocapture` crafts and times natively.
// Prints the table of docs/link.md.
import { readFileSync } from "node:fs";
import { fromLink, load } from "../../pkg/gospace.js";

const ROUNDS = 7;

await load();
console.log("| | characters | JSON | median | most |\n| --- | ---: | ---: | ---: | ---: |");
const lines = readFileSync(
  new URL("../../build/worst-links.txt", import.meta.url),
  "utf8",
).trimEnd();
for (const line of lines.split("\n")) {
  const [name = "", link = ""] = line.split("\t");
  const times = Array.from({ length: ROUNDS }, () => timed(() => fromLink(link)));
  times.sort((a, b) => a - b);
  const bytes = JSON.stringify(fromLink(link)).length;
  const [median, most] = [times[(ROUNDS - 1) / 2], times[ROUNDS - 1]].map((ms) => ms?.toFixed(1));
  console.log(`| ${name} | ${link.length} | ${bytes} | ${median} ms | ${most} ms |`);
}

/** @param {() => unknown} work */
function timed(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}
