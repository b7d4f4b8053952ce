// npm run pictures: the picture of README.md and the moving one of docs/drawing.md.
import { buildSite } from "../build/site.mjs";
import { prepareChromium } from "../chromium.mjs";
import { prepareMachine } from "../machine.mjs";
import { command } from "../output.mjs";

await command(async () => {
  await prepareMachine();
  await buildSite();
  process.env.GOSPACE_CHROMIUM = await prepareChromium();
  // These import npm packages, which are there only now.
  const { drawBoards } = await import("./readme.mjs");
  const { makeFilm } = await import("./film.mjs");
  await drawBoards();
  await makeFilm();
});
