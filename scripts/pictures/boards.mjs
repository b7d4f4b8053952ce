// The first picture of docs/playing.md, light and dark: four boards that no other program has, each played on by the
// search from a fixed seed and shown by the page. Prints the files that it writes.
import { join } from "node:path";
import { onSite, openPackage } from "../bench/open.mjs";
import { tell } from "../output.mjs";
import { playedOn } from "../played-on.mjs";
import { ROOT } from "../run.mjs";
import { hideAllBut } from "./film.mjs";

/** @typedef {import("@playwright/test").Page} Page */

const TILE = { width: 560, height: 480 };
const TURNS = 26;
const PLAYOUTS = 400;

/** A board of the gallery, the words below it, and how the page is set up for it. */
const BOARDS = [
  {
    id: "plane",
    words: "No lines: stones anywhere, liberties as arcs",
    isBody: false,
    shows: "Liberties",
  },
  { id: "torus", words: "A torus that turns", isBody: true, shows: null },
  { id: "one-way-streets", words: "One-way streets", isBody: false, shows: null },
  { id: "domino", words: "Dominoes", isBody: false, shows: null },
];

/** Both themes of the picture: its ground and its ink. */
const THEMES = [
  { name: "light", ground: "#f7f2ea", ink: "#5d5548" },
  { name: "dark", ground: "#1c1b19", ink: "#b5ab9a" },
];

/** A link to a game on a board of the gallery, played by the search. */
async function gameOn(id) {
  const gospace = await openPackage();
  return gospace.toLink(playedOn(gospace, gospace.galleryDocument(id), TURNS, PLAYOUTS));
}

/** A picture of the stage alone, as base64. @param {Page} page */
async function stageOf(page, site, { link, isBody, shows }, scheme) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(`${site}#${link}`);
  await page.locator("#canvases[data-camera]").waitFor({ state: "attached" });
  await page.locator("#stage").focus();
  if (isBody) await page.keyboard.press("b");
  if (shows !== null) await page.getByRole("button", { name: shows, exact: true }).first().click();
  await page.evaluate(hideAllBut, "canvases");
  await page.mouse.move(0, 0);
  await page.waitForTimeout(1500);
  const clip = (await page.locator("#stage").boundingBox()) ?? undefined;
  return (await page.screenshot({ clip })).toString("base64");
}

function sheet(tiles, { ground, ink }) {
  const figures = tiles.map(
    ({ picture, words }) =>
      `<figure><div style="background-image:url(data:image/png;base64,${picture})"></div><figcaption>${words}</figcaption></figure>`,
  );
  return `<style>
    body { margin: 0; padding: 28px; background: ${ground}; display: grid; gap: 18px 28px;
      grid-template-columns: ${TILE.width}px ${TILE.width}px; width: max-content; }
    figure { margin: 0; }
    div { height: ${TILE.height}px; background: center / auto 100% no-repeat; }
    figcaption { font: italic 22px Georgia, serif; color: ${ink}; text-align: center; padding: 10px; }
  </style>${figures.join("")}`;
}

/** Writes the picture. */
export async function drawBoards() {
  const links = [];
  for (const { id } of BOARDS) links.push(await gameOn(id));
  await onSite(async (site, _browser, onPage) => {
    for (const theme of THEMES) {
      const tiles = [];
      for (const [place, board] of BOARDS.entries()) {
        const shown = { ...board, link: links[place] };
        const picture = await onPage((page) => stageOf(page, site, shown, theme.name));
        tiles.push({ picture, words: board.words });
      }
      const path = join(ROOT, "docs/images", `boards-${theme.name}.png`);
      await onPage(async (page) => {
        await page.setContent(sheet(tiles, theme));
        await page.locator("body").screenshot({ path });
      });
      tell(path);
    }
  });
}
