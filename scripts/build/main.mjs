// npm run build: dist/ and pkg/.
import { prepareMachine } from "../machine.mjs";
import { command, tell } from "../output.mjs";
import { buildSite } from "./site.mjs";

await command(async () => {
  await prepareMachine();
  await buildSite();
  tell("dist/ is the site, pkg/ the npm package.");
});
