// The lines by which the runners say how far they are, and what has failed.

const PROGRESS = "@progress ";
const FAILED = "@failed ";

/** @param {string} words */
export function progressLine(words) {
  return PROGRESS + words;
}

/** @param {string} words on one line */
export function failedLine(words) {
  return FAILED + words;
}

/**
 * Hands the words of such a line on.
 * @param {string} line @param {{ progress: (words: string) => void, failed: (words: string) => void }} to
 */
export function hear(line, to) {
  if (line.startsWith(PROGRESS)) to.progress(line.slice(PROGRESS.length));
  else if (line.startsWith(FAILED)) to.failed(line.slice(FAILED.length));
}

/** Output without these lines. @param {string} output */
export function withoutLines(output) {
  return output
    .split("\n")
    .filter((line) => !line.startsWith(PROGRESS) && !line.startsWith(FAILED))
    .join("\n");
}
