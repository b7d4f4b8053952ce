// sitemap.xml: the pages of the site, for search engines. They want addresses in full, so that only a site with a known address has one.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { escaped } from "./html.mjs";
import { siteAddress } from "./previews.mjs";

/** Parts of pages, and what other pages load. */
const PARTS = /^(assets|releases)\/|(^|\/)(embed|toc)\.html$/;

/** Writes it into a built site, if its address is known. @param {string} folder */
export function writeSitemap(folder) {
  const site = siteAddress();
  if (site === null) return;
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  writeFileSync(join(folder, "sitemap.xml"), sitemap(site, files));
}

/** @param {string} site @param {string[]} files of the site */
export function sitemap(site, files) {
  const pages = files
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html") && !PARTS.test(file))
    .map((file) => new URL(file.replace(/(^|\/)index\.html$/, "$1"), site).href)
    .sort();
  const urls = pages.map((page) => `<url><loc>${escaped(page)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}
