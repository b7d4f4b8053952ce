// One pool of the machine's cores: compilers, browsers and test workers that a command runs side by side take from it,
// so that it never starts more work than there are cores. The first that fits begins: what takes one core does not wait
// for what waits for all.
import { availableParallelism } from "node:os";

export const CORES = availableParallelism();

let free = CORES;
/** @type {{ count: number, begin: () => void }[]} */
const waiting = [];

/**
 * Does work once that many cores are free.
 * @template T @param {number} count at most all of them are taken @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function withCores(count, work) {
  const taken = Math.min(count, CORES);
  await new Promise((begin) => {
    waiting.push({ count: taken, begin: () => begin(undefined) });
    serve();
  });
  try {
    return await work();
  } finally {
    free += taken;
    serve();
  }
}

function serve() {
  const at = waiting.findIndex(({ count }) => count <= free);
  const [first] = at < 0 ? [] : waiting.splice(at, 1);
  if (!first) return;
  free -= first.count;
  first.begin();
  serve();
}
