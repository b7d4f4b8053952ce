// npm run soak [-- MINUTES] [-- --seed N]: a scripted browser plays on the built site at random while things go wrong
// around it: tests/page/soak.spec.ts, for ten minutes and from another seed each time unless told otherwise.
import { join } from "node:path";
import { buildSite } from "./build/site.mjs";
import { prepareChromium } from "./chromium.mjs";
import { command, Failure, tell } from "./output.mjs";
import { freePort } from "./ports.mjs";
import { ROOT, run } from "./run.mjs";

const MINUTES = 10;

await command(async () => {
  const { minutes, seed } = read(process.argv.slice(2));
  await buildSite();
  tell(`Soaking for ${minutes} minutes from the seed ${seed} …`);
  const { stdout } = await run(
    `The soak fails: npm run soak ${minutes} -- --seed ${seed} does it again.`,
    process.execPath,
    [join(ROOT, "node_modules/@playwright/test/cli.js"), "test", "--reporter=line", "soak.spec"],
    {
      env: {
        GOSPACE_CHROMIUM: await prepareChromium(),
        GOSPACE_TEST_PORT: String(await freePort()),
        GOSPACE_SOAK_MINUTES: String(minutes),
        GOSPACE_SOAK_SEED: String(seed),
      },
    },
  );
  tell(stdout.trim());
});

/** @param {string[]} words */
function read(words) {
  const at = words.indexOf("--seed");
  const seed = at < 0 ? Date.now() % 1_000_000 : Number(words[at + 1]);
  const others = at < 0 ? words : words.toSpliced(at, 2);
  const minutes = Number(others[0] ?? MINUTES);
  if (others.length > 1 || !(minutes > 0) || !Number.isInteger(seed))
    throw new Failure("npm run soak [-- MINUTES] [-- --seed N]: minutes above 0 and a whole seed.");
  return { minutes, seed };
}
