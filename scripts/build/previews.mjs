// The tags by which messengers and social networks show a link to the page. They want the address of the picture in
// full, which a site that works from any host does not know: GOSPACE_SITE names it when the site is built.
import { Failure } from "../output.mjs";
import { escaped } from "./html.mjs";

/** The picture of the site, with its pixels, in the proportion in which these programs show it. */
const PICTURE = { file: "icons/preview.png", width: 1200, height: 630 };
/** Picture of a page's own, in its folder; it is drawn when the site is built. */
export const CARD = { file: "card.png", width: 800, height: 420 };

const WORDS = {
  title: "Gospace",
  description: "Play Go on any board that can be drawn.",
  alt: "A game of Go on a Penrose tiling.",
};

/**
 * `site`: its address; null: unknown, and the picture's address is relative. `page`: another one than the first, by its folder; `alt`:
 * words for its own picture, if it has one; `card`: the folder of that, if not its own.
 * @param {string | null} site @param {{ folder: string, title: string, description: string, alt?: string, card?: string }} [page]
 */
export function previewTags(site, page = { folder: "", ...WORDS }) {
  const { folder, title, description, alt, card = folder } = page;
  const isOwn = folder !== "" && alt !== undefined;
  const up = folder.replace(/[^/]+\//g, "../");
  const { width, height } = isOwn ? CARD : PICTURE;
  const picture = isOwn ? `${card}${CARD.file}` : PICTURE.file;
  const properties = {
    "og:type": folder === "" ? "website" : "article",
    "og:site_name": WORDS.title,
    "og:title": title,
    "og:description": description,
    ...(site === null ? {} : { "og:url": new URL(folder, site).href }),
    "og:image": site === null ? `${up}${picture}` : new URL(picture, site).href,
    "og:image:width": String(width),
    "og:image:height": String(height),
    "og:image:alt": isOwn ? alt : WORDS.alt,
  };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content ?? "")}">`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join("\n");
}

/** The address in GOSPACE_SITE, with a slash at its end; null where it is not set. @param {string} [setting] */
export function siteAddress(setting = process.env.GOSPACE_SITE) {
  if (!setting) return null;
  const site = URL.canParse(setting) ? new URL(setting) : null;
  if (site === null || !/^https?:$/.test(site.protocol))
    throw new Failure(
      `GOSPACE_SITE is "${setting}", which is no address of a site. Write https://….`,
    );
  return site.href.replace(/\/*$/, "/");
}
