// The mutants that the compiler's errors are of: by the marks that stand around each in the copy, /*<7*/ … /*7>*/.
import { CRATE_ROOTS } from "../crates.mjs";
import { Failure } from "../output.mjs";

/**
 * @typedef {{ file_name: string, byte_start: number, byte_end: number, is_primary: boolean }} Span
 * @typedef {{ rendered: string, spans: Span[], children: { spans: Span[] }[] }} Fault an error of rustc
 * @typedef {{ number: number, from: number, to: number }} Marked
 */

/** Errors also point into Rust's own library. */
const OURS = CRATE_ROOTS.map((root) => root.replace(/lib\.rs$/, ""));

/**
 * The numbers of the mutants that do not compile.
 * @param {Fault[]} faults @param {(file: string) => string} read a file of the copy, one character for each byte
 */
export function blamed(faults, read) {
  /** @type {Map<string, Marked[]>} */
  const marks = new Map();
  const marksOf = (/** @type {string} */ file) => {
    const known = marks.get(file) ?? marksIn(read(file));
    marks.set(file, known);
    return known;
  };
  /** @type {Set<number>} */
  const numbers = new Set();
  for (const fault of faults.filter(({ spans }) => spans.length > 0)) {
    for (const number of mutantsOf(fault, marksOf)) numbers.add(number);
  }
  if (faults.length > 0 && numbers.size === 0)
    throw new Failure("The core does not compile.", faults.map((each) => each.rendered).join("\n"));
  return numbers;
}

/** The smallest mutant around a place of the error, else all within one. @param {Fault} fault @param {(file: string) => Marked[]} marksOf */
function mutantsOf({ spans, children }, marksOf) {
  const main = spans.filter((span) => span.is_primary);
  const others = spans.filter((span) => !span.is_primary);
  const all = [...main, ...others, ...children.flatMap((child) => child.spans)];
  const places = all.filter(({ file_name }) => OURS.some((folder) => file_name.startsWith(folder)));
  for (const { file_name, byte_start, byte_end } of places) {
    const around = marksOf(file_name).filter(
      ({ from, to }) => from <= byte_start && byte_end <= to,
    );
    const smallest = around.sort((a, b) => a.to - a.from - (b.to - b.from))[0];
    if (smallest) return [smallest.number];
  }
  return places.flatMap(({ file_name, byte_start, byte_end }) =>
    marksOf(file_name)
      .filter(({ from, to }) => byte_start <= from && to <= byte_end)
      .map(({ number }) => number),
  );
}

/** @param {string} text @returns {Marked[]} */
function marksIn(text) {
  return [...text.matchAll(/\/\*<(\d+)\*\//g)].map((opening) => {
    const closing = `/*${opening[1]}>*/`;
    const to = text.indexOf(closing, opening.index) + closing.length;
    return { number: Number(opening[1]), from: opening.index, to };
  });
}
