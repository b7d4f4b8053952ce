// The tables of bench-page.mjs, and their place in docs/performance.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../output.mjs";
import { ROOT } from "../run.mjs";

const FILE = "docs/performance.md";
const [BEGIN, END] = ["<!-- bench-page: begin -->", "<!-- bench-page: end -->"];
const FRAME_MS = 1000 / 60;

/** @param {string[]} lines between the marks, in place of what is there */
export function writeReport(lines) {
  const path = join(ROOT, FILE);
  const text = readFileSync(path, "utf8");
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Failure(`${FILE} has lost its marks ${BEGIN} … ${END}.`);
  const before = text.slice(0, begin + BEGIN.length);
  writeFileSync(path, `${before}\n\n${lines.join("\n")}\n\n${text.slice(end)}`);
}

/** @param {string[]} heads the first is that of the names @param {string[][]} rows @returns {string[]} */
export function table(heads, rows) {
  const line = (cells) => `| ${cells.join(" | ")} |`;
  return [
    line(heads),
    line(heads.map((_, i) => (i === 0 ? "---" : "---:"))),
    ...rows.map((cells) => line(cells)),
  ];
}

/** "412 ms, 530": the median and the worst. @param {number[]} values @param {number} [digits] */
export function medianAndWorst(values, digits = 0) {
  if (values.length === 0) return "–";
  return `${median(values).toFixed(digits)} ms, ${Math.max(...values).toFixed(digits)}`;
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** "16.7 ms, 2.1 %": the median frame, and the share of the display's frames that were lost; of rounds,
 *  the median share. @param {number[][]} rounds intervals from frame to frame */
export function frames(rounds) {
  if (rounds.length === 0) return "–";
  const share = median(rounds.map((gaps) => 100 * lost(gaps)));
  return `${median(rounds.flat()).toFixed(1)} ms, ${share.toFixed(1)} %`;
}

/** @param {number[]} gaps */
function lost(gaps) {
  const due = gaps.map((gap) => Math.max(Math.round(gap / FRAME_MS), 1));
  const shown = due.length;
  const all = due.reduce((sum, each) => sum + each, 0);
  return all === 0 ? 0 : (all - shown) / all;
}
