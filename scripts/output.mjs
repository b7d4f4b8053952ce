// The output of the commands: a line as a step begins and ends, a sign of life while it is silent, and one sentence when
// it cannot be done.

/** An error that its message explains wholly: no stack is shown. */
export class Failure extends Error {
  /** @param {string} sentence @param {string} [output] what the failing tool printed */
  constructor(sentence, output = "") {
    super(sentence);
    this.output = output;
  }
}

/** Nothing is printed for longer than this while a step runs. */
const SILENCE_MS = 10_000;

/** @typedef {{ name: string, started: number, progress: string }} Step */

/** The steps that run, in the order in which they began. @type {Set<Step>} */
const running = new Set();
let lastLine = performance.now();
/** @type {NodeJS.Timeout | undefined} */
let pulse;

/**
 * Does a step, with a line when it begins and signs of life. `report` notes how far it is: "120 of 150".
 * @template T @param {string} name @param {(report: (progress: string) => void) => Promise<T>} work @returns {Promise<T>}
 */
export async function step(name, work) {
  const step = { name, started: performance.now(), progress: "" };
  running.add(step);
  tell(`${name} …`);
  pulse ??= setInterval(giveSignOfLife, 1000);
  try {
    return await work((progress) => {
      step.progress = progress;
    });
  } finally {
    running.delete(step);
    if (running.size === 0) {
      clearInterval(pulse);
      pulse = undefined;
    }
  }
}

function giveSignOfLife() {
  if (performance.now() - lastLine < SILENCE_MS) return;
  const all = [...running];
  const moving = all.filter(({ progress }) => progress !== "");
  const words = (moving.length > 0 ? moving : all).map(({ name, started, progress }) =>
    [name, progress, seconds(started)].filter((word) => word !== "").join(", "),
  );
  tell(`  … ${words.join("; ")}`);
}

/**
 * Runs another tool's code; an error that it throws becomes the output under one sentence of ours.
 * @template T @param {string} sentence @param {() => Promise<T>} work
 */
export async function orFail(sentence, work) {
  try {
    return await work();
  } catch (error) {
    throw new Failure(sentence, error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} line */
export function tell(line) {
  lastLine = performance.now();
  console.log(line);
}

/** Prints an error. @param {unknown} error */
export function tellFailure(error) {
  if (!(error instanceof Failure)) {
    console.error(error);
    return;
  }
  if (error.output.trim() !== "") console.error(error.output.trimEnd());
  console.error(error.message);
}

/** Runs a command's main function; its failure becomes the exit code. @param {() => Promise<void>} main */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    tellFailure(error);
    process.exitCode = 1;
  }
}

/** @param {number} since from performance.now() */
export function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
