// npm run build: dist/ and pkg/.
import { prepareMachine } from "./machine.mjs";
import { buildSite } from "./site.mjs";
import { command, tell } from "./tell.mjs";

await command(async () => {
  await prepareMachine();
  await buildSite();
  tell("dist/ is the site, pkg/ the npm package.");
});
