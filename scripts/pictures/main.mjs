// npm run pictures: the moving picture of README.md and docs/drawing.md, and the four boards of docs/playing.md.
import { buildSite } from "../build/site.mjs";
import { prepareChromium } from "../chromium.mjs";
import { prepareMachine } from "../machine.mjs";
import { command } from "../output.mjs";

await command(async () => {
  await prepareMachine();
  await buildSite();
  process.env.GOSPACE_CHROMIUM = await prepareChromium();
  // These import npm packages, which are there only now.
  const { drawBoards } = await import("./boards.mjs");
  const { makeFilm } = await import("./film.mjs");
  await drawBoards();
  await makeFilm();
});
