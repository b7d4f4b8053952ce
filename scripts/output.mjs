// The output of the commands: one line a step, and one sentence when a step cannot be done.

/** An error that its message explains wholly: no stack is shown. */
export class Failure extends Error {
  /** @param {string} sentence @param {string} [output] what the failing tool printed */
  constructor(sentence, output = "") {
    super(sentence);
    this.output = output;
  }
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
