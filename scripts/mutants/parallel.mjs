// Work on a list, some of it at the same time.
import { availableParallelism } from "node:os";

/** @template T, R @param {T[]} list @param {(each: T) => Promise<R>} work @returns {Promise<R[]>} in the order of the list */
export async function inParallel(list, work) {
  /** @type {R[]} */
  const results = [];
  const left = list.entries();
  const worker = async () => {
    for (const [place, each] of left) results[place] = await work(each);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
