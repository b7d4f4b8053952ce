/** A scripted browser plays on random boards, undoes, jumps, draws, shares and reloads, while things go wrong around it.
 *  One minute of it; `npm run soak` does it for longer and from other seeds. */
import { expect, test } from "./shared-page.ts";
import { soak, thirds } from "./soak/soak.ts";

/** Minutes in which the heap has had the time to grow. */
const LONG = 5;
const MOST_GROWTH = 1.1;
const MEGABYTE = 2 ** 20;

const { GOSPACE_SOAK_MINUTES, GOSPACE_SOAK_SEED = "1" } = process.env;

test("a random walk loses no turn and leaves no error uncaught, and a long one holds its heap", async ({
  browser,
}) => {
  const minutes = Number(GOSPACE_SOAK_MINUTES ?? 1);
  // Each trouble is met once, however long that takes.
  test.setTimeout(60_000 * (minutes + 10));
  const soaked = await soak(browser, { minutes, seed: Number(GOSPACE_SOAK_SEED) });
  const [first, last] = thirds(soaked);
  if (GOSPACE_SOAK_MINUTES !== undefined) {
    const { turns, boards, refusals, troubles, heaps } = soaked;
    console.log(`${turns} turns on ${boards} boards, ${refusals} refusals`);
    console.log([...troubles].map(([name, times]) => `${name} ${times}`).join(", "));
    const heap = [first, last].map((bytes) => (bytes / MEGABYTE).toFixed(2)).join(" to ");
    console.log(`heap ${heap} MB over ${heaps.length} boards without a reload`);
    console.log(heaps.map((bytes) => (bytes / MEGABYTE).toFixed(2)).join(" "));
  }
  if (minutes >= LONG) expect(last).toBeLessThan(MOST_GROWTH * first);
});
