// Outcomes of the page's mutants.
import { dirname } from "node:path";

/**
 * @typedef {{ line: number, column: number }} Place
 * @typedef {object} Mutant
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {{ start: Place, end: Place }} location
 * @property {"Killed" | "Timeout" | "Survived" | "NoCoverage" | "RuntimeError" | "CompileError" | "Ignored"} status
 * @typedef {Record<string, { source: string, mutants: Mutant[] }>} Files by path
 */

/**
 * Tries the mutants that Stryker's runner has not killed by other tests; one that they kill is killed.
 * @param {Files} files
 * @param {(path: string, mutant: Mutant) => Promise<boolean>} kill
 */
export async function trySurvivors(files, kill) {
  for (const [path, { mutants }] of Object.entries(files))
    for (const mutant of mutants.filter(isAlive))
      if (await kill(path, mutant)) mutant.status = "Killed";
}

/** @param {Mutant} mutant */
function isAlive({ status }) {
  return status === "Survived" || status === "NoCoverage";
}

/** A line for each mutant that no test notices. @param {Files} files */
export function survivorsIn(files) {
  return Object.entries(files)
    .sort()
    .flatMap(([path, { source, mutants }]) => {
      const lines = source.split("\n");
      return mutants.filter(isAlive).map(({ status, location, mutatorName, replacement }) => {
        const { start, end } = location;
        const said = status === "Survived" ? "survives" : "runs in no test";
        const last = start.line === end.line ? end.column - 1 : undefined;
        const before = lines[start.line - 1]?.slice(start.column - 1, last);
        const change = `${before} → ${replacement.replaceAll(/\s+/g, " ")}`;
        return `${said}: ${path}:${start.line}:${start.column} ${mutatorName}: ${change}`;
      });
    });
}

/** A line for each folder. @param {Files} files */
export function tableOf(files) {
  /** @type {Map<string, { mutants: number, killed: number, unreached: number }>} */
  const folders = new Map();
  for (const [path, { mutants }] of Object.entries(files)) {
    const counts = folders.get(dirname(path)) ?? { mutants: 0, killed: 0, unreached: 0 };
    folders.set(dirname(path), counts);
    for (const { status } of mutants) {
      if (status === "Ignored" || status === "CompileError") continue;
      counts.mutants += 1;
      if (status === "NoCoverage") counts.unreached += 1;
      // A mutant that never ends is noticed.
      else if (status !== "Survived") counts.killed += 1;
    }
  }
  return [...folders].sort().map(([folder, { mutants, killed, unreached }]) => {
    const share = mutants === 0 ? "–" : `${((100 * killed) / mutants).toFixed(1)} %`;
    return `${folder}: ${mutants} mutants, ${killed} killed (${share}), ${unreached} run in no test`;
  });
}
