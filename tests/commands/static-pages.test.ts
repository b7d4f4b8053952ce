// The static pages of the built site, as search engines and chat programs read them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { gallery, galleryDocument, load, toLink } from "../../pkg/gospace.js";
import { previewTags } from "../../scripts/build/previews.mjs";
import { sitemap } from "../../scripts/build/sitemap.mjs";

await load();

const SITE = "https://example.org/gospace/";
const BOARDS = gallery();
const pageOf = (folder: string) => readFileSync(join("dist", folder, "index.html"), "utf8");
const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];

test("each board of the gallery has a page with its name, its picture and a link that opens it", () => {
  expect(readdirSync("dist/boards").length).toBe(BOARDS.length + 1);
  for (const { id, name } of BOARDS) {
    const html = pageOf(`boards/${id}`);
    const link = toLink(galleryDocument(id));
    expect(html).toContain(`<go-space game="${link}"`);
    expect(html).toContain(`<a href="../../#${link}"><img src="board.svg"`);
    expect(readFileSync(`dist/boards/${id}/board.svg`, "utf8")).toContain("<svg");
    expect(property(html, "og:title")).toBe(name.replaceAll("&", "&amp;"));
    expect(pageOf("boards")).toContain(`<a href="${id}/">`);
  }
});

test.each(["liberty", "ending", "forever", "boards", "boards/torus"])(
  "%s has a title, a sentence and a picture for chat programs",
  (folder) => {
    const html = pageOf(folder);
    expect(`${property(html, "og:title")} · Gospace`).toBe(/<title>(.*)<\/title>/.exec(html)?.[1]);
    expect(html).toContain(
      `<meta name="description" content="${property(html, "og:description")}">`,
    );
    const picture = property(html, "og:image") ?? "";
    const path = URL.canParse(picture) ? "icons/preview.png" : posix.join(folder, picture);
    expect(existsSync(join("dist", path)), path).toBe(true);
  },
);

test("where the site is known, its pages name themselves and the picture in full", () => {
  const page = { folder: "boards/torus/", title: "Torus", description: "No edge." };
  const tags = previewTags(SITE, page);
  expect(property(tags, "og:url")).toBe(`${SITE}boards/torus/`);
  expect(property(tags, "og:image")).toBe(`${SITE}icons/preview.png`);
});

test("the sitemap has each page once, and neither frames nor parts of pages", () => {
  const files = [
    "index.html",
    "embed.html",
    "boards/torus/index.html",
    "assets/a.html",
    "releases/1/embed.html",
  ];
  const xml = sitemap(SITE, [...files, "manual/toc.html", "manual/play/the-rules.html", "sw.js"]);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    SITE,
    `${SITE}boards/torus/`,
    `${SITE}manual/play/the-rules.html`,
  ]);
});

test("the offline mode leaves out the pages of boards", () => {
  expect(readFileSync("dist/sw.js", "utf8")).not.toContain("boards/torus");
});
