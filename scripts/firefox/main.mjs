// npm run firefox [-- NAME…]: the page tests in the Firefox of this machine but those in differences.mjs, or all those
// with these names. Without a Firefox it says so and ends well.
import { buildSite } from "../build/site.mjs";
import { command, Failure, step, tell } from "../output.mjs";
import { firefoxTests } from "../test/runners.mjs";
import { DIFFERENCES, withoutDifferences } from "./differences.mjs";
import { findFirefox } from "./find.mjs";

await command(async () => {
  const executable = findFirefox();
  if (executable === undefined) {
    tell("No Firefox is installed (GOSPACE_FIREFOX names one): nothing was tried.");
    return;
  }
  process.env.GOSPACE_FIREFOX = executable;
  await buildSite();
  const names = process.argv.slice(2);
  const isWhole = names.length === 0;
  if (isWhole) tell(`${DIFFERENCES.length} tests are left out: differences.mjs says why.`);
  const { counts, output } = await step("page tests in Firefox", (progress) =>
    firefoxTests(isWhole ? withoutDifferences() : [], { names }, { progress, failed: tell }),
  );
  if (counts.failed > 0) throw new Failure(`${counts.failed} failed.`, output);
  tell(`${counts.passed} passed; ${counts.skipped} ask for what Firefox does not have.`);
});
