// Starts other programs, in the project's folder, and keeps their output.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Failure } from "./output.mjs";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {{ code: number, output: string, stdout: string }} Outcome
 * @typedef {object} Options
 * @property {Record<string, string>} [env]
 * @property {string} [folder] by default the project's
 * @property {(line: string) => void} [onLine] hears each whole line at once
 */

/**
 * Runs a program to its end. One that does not exist ends with code 127.
 * @param {string} program @param {string[]} args @param {Options} [options] @returns {Promise<Outcome>}
 */
export function attempt(program, args, { env = {}, folder = ROOT, onLine } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let stdout = "";
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
    if (onLine)
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on("line", onLine);
    child.on("error", (error) => resolve({ code: 127, output: error.message, stdout }));
    child.on("close", (code) => resolve({ code: code ?? 1, output, stdout }));
  });
}

/**
 * Runs a program that must succeed, else throws `sentence` with its output.
 * @param {string} sentence @param {string} program @param {string[]} args @param {Options} [options]
 */
export async function run(sentence, program, args, options) {
  const outcome = await attempt(program, args, options);
  if (outcome.code !== 0) throw new Failure(sentence, outcome.output);
  return outcome;
}

/** True: a program runs and succeeds. @param {string} program @param {string[]} args */
export async function succeeds(program, args) {
  return (await attempt(program, args)).code === 0;
}

/**
 * Runs npm, which on Windows is no program but a script: by the Node and the npm that run this.
 * @param {string} sentence @param {string[]} args
 */
export function npm(sentence, args) {
  const script = process.env.npm_execpath;
  return script?.endsWith("npm-cli.js")
    ? run(sentence, process.execPath, [script, ...args])
    : run(sentence, "npm", args);
}
