// One pool of the machine's cores: compilers, browsers and test workers that a command runs side by side take from it,
// so that it never starts more work than there are cores. First come, first served.
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
  for (let first = waiting[0]; first && first.count <= free; first = waiting[0]) {
    waiting.shift();
    free -= first.count;
    first.begin();
  }
}
