// npm run browsers [-- NAME…]: the journeys in Firefox and in WebKit, or those whose names match one of these.
import { buildSite } from "../build/site.mjs";
import { preparePackages } from "../machine.mjs";
import { command, Failure, step, tell } from "../output.mjs";
import { nodeTests } from "../test/runners.mjs";
import { prepareBrowsers } from "./find.mjs";

await command(async () => {
  const found = await prepareBrowsers();
  if (found.length === 0) {
    tell("There is neither Firefox nor WebKit: nothing was tried.");
    return;
  }
  await preparePackages("tests/browsers");
  await buildSite();
  const names = process.argv.slice(2);
  const chosen = names.length > 0 ? [`--testNamePattern=${names.join("|")}`] : [];
  const words = ["tests/browsers", ...chosen];
  const { counts, output } = await step(`journeys in ${found.join(" and ")}`, (progress) =>
    nodeTests(words, { names: [] }, { progress, failed: tell }),
  );
  if (counts.failed > 0) throw new Failure(`${counts.failed} failed.`, output);
  tell(`${counts.passed} passed.`);
});
