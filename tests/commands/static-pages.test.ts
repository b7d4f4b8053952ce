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

test.each(["liberty", "ending", "forever", "forever/de", "boards", "boards/torus"])(
  "%s has a title, a sentence and a picture for chat programs",
  (folder) => {
    const html = pageOf(folder);
    expect(`${property(html, "og:title")} · Gospace`).toBe(/<title>(.*)<\/title>/.exec(html)?.[1]);
    expect(html).toContain(
      `<meta name="description" content="${property(html, "og:description")}">`,
    );
    const picture = property(html, "og:image") ?? "";
    const own = `${folder.replace("/de", "")}/card.png`;
    const name = picture.endsWith("card.png") ? own : "icons/preview.png";
    const path = URL.canParse(picture) ? name : posix.join(folder, picture);
    expect(existsSync(join("dist", path)), path).toBe(true);
  },
);

test.each(["liberty", "ending", "forever"])(
  "%s is there in each language, and each names the others",
  (name) => {
    const [english, german] = [pageOf(name), pageOf(`${name}/de`)];
    expect(english).toContain('<html lang="en">');
    expect(german).toContain('<html lang="de">');
    const folders = { en: "", de: "de/", "x-default": "" };
    for (const page of [english, german])
      for (const [language, folder] of Object.entries(folders))
        expect(page).toMatch(
          new RegExp(
            `<link rel="alternate" hreflang="${language}" href="[^"]*/${name}/${folder}">`,
          ),
        );
    expect(english).toContain(
      `<a href="../${name}/de/?lang=de" lang="de" hreflang="de">Deutsch</a>`,
    );
    expect(german).toContain(
      `<a href="../../${name}/?lang=en" lang="en" hreflang="en">English</a>`,
    );
    const folder = join("dist", name, "de");
    for (const [, to = ""] of german.matchAll(/(?:href|src)="([^"#?]+)/g)) {
      if (/^https?:/.test(to)) continue;
      expect(existsSync(join(folder, to)), to).toBe(true);
    }
    const shown = [...german.matchAll(/<a href="\.\.\/\.\.\/(liberty|ending|forever)\/([^"?]*)"/g)];
    expect(shown.length).toBeGreaterThan(0);
    for (const [link, , rest] of shown) expect(rest, link).toBe("de/");
    expect(german).not.toContain("language.js");
  },
);

test("each board and each essay has a picture of its own for chat programs, in their size", () => {
  const pages = [...BOARDS.map(({ id }) => `boards/${id}`), "liberty", "ending"];
  const cards = pages.map((folder) => {
    expect(property(pageOf(folder), "og:image")).toMatch(/(^|\/)card\.png$/);
    const alt = property(pageOf(folder), "og:image:alt");
    expect(pageOf(folder)).toContain(`alt="${alt}"`);
    return readFileSync(join("dist", folder, "card.png"));
  });
  for (const png of cards) expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([800, 420]);
  expect(new Set(cards.map((png) => png.toString("latin1"))).size).toBe(pages.length);
  expect(readFileSync("dist/sw.js", "utf8")).not.toContain("card.png");
});

test("where the site is known, its pages name themselves and the picture in full", () => {
  const page = { folder: "boards/torus/", title: "Torus", description: "No edge." };
  const tags = previewTags(SITE, page);
  expect(property(tags, "og:url")).toBe(`${SITE}boards/torus/`);
  expect(property(tags, "og:image")).toBe(`${SITE}icons/preview.png`);
  const shared = {
    ...page,
    folder: "boards/torus/de/",
    alt: "Ein leerer Torus.",
    card: page.folder,
  };
  expect(property(previewTags(SITE, shared), "og:image")).toBe(`${SITE}boards/torus/card.png`);
  expect(property(previewTags(null, shared), "og:image")).toBe("../../../boards/torus/card.png");
  const own = previewTags(SITE, { ...page, alt: "An empty torus." });
  expect(property(own, "og:image")).toBe(`${SITE}boards/torus/card.png`);
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
