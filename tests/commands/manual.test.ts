// The manual's list and pages, before mdBook sets them.
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { pagesOfManual } from "../../scripts/manual/contents.mjs";
import { headingsIn } from "../../scripts/manual/headings.mjs";
import { withManual } from "../../scripts/manual/link.mjs";
import { pageText } from "../../scripts/manual/pages.mjs";
import { REFERENCE } from "../../scripts/manual/reference.mjs";

const PAGES = pagesOfManual();
/** Ten minutes at 220 words a minute. */
const MOST_WORDS = 2200;

const written = (file: string) => {
  const page = PAGES.find((each) => each.file === file);
  if (page === undefined) throw new Error(`${file} is not listed.`);
  return pageText(page, PAGES);
};

test("every document stands in the list", () => {
  const documents = readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md") && path !== "README.md")
    .map((path) => `docs/${path}`);
  const listed = PAGES.map(({ file }) => file);
  expect(documents.filter((file) => !listed.includes(file))).toEqual([]);
});

test("no two pages have one address, and the parts of a document leave nothing out", () => {
  expect(new Set(PAGES.map(({ address }) => address)).size).toBe(PAGES.length);
  for (const { file, from } of PAGES)
    if (from > 0) expect(PAGES.some((page) => page.file === file && page.to === from)).toBe(true);
  for (const file of new Set(PAGES.map((page) => page.file)))
    expect(PAGES.some((page) => page.file === file && page.from === 0)).toBe(true);
});

test.each(PAGES)("$address is read within ten minutes, and its links lead to pages", (page) => {
  const { text, files } = pageText(page, PAGES);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  const prose = text.replace(/^ *```[\s\S]*?^ *```$/gm, "").replace(/`[^`\n]+`/g, "");
  const known = [...PAGES.map(({ address }) => `${address}.md`), "index.md", ...files.keys()];
  for (const [, target = ""] of prose.matchAll(/(?:\]\(|src(?:set)?=")(?![a-z]+:)([^)"\s#]+)/g)) {
    const place = posix.join(posix.dirname(page.address), target);
    expect([...known, "../element.js"], target).toContain(place);
  }
});

test("the first heading of a part is its title", () => {
  const [first] = headingsIn(pageText(pageCalled("embed/a-frame"), PAGES).text);
  expect(first).toMatchObject({ level: 1, title: "A frame" });
});

test("a link to a section leads to the page that has it", () => {
  expect(written("docs/glossary.md").text).toContain("(../draw/the-discretizer.md#the-quotient)");
  const element = pageText(pageCalled("program/errors-by-code"), PAGES).text;
  expect(element).toContain("(../embed/messages.md#messages)");
});

test("a picture with a document beside it is a board", () => {
  const { text, files } = written("docs/rules.md");
  expect(text).toContain('<go-space src="../files/docs/figures/one-way-pair.json"');
  expect(text).toContain('<script type="module" src="../../element.js">');
  expect(files.get("files/docs/figures/one-way-pair.json")).toBe("docs/figures/one-way-pair.json");
});

test("code is left as it is", () => {
  const { text } = pageText(pageCalled("embed/prose-that-plays"), PAGES);
  expect(text).toContain('<script type="module" src="https://example.org/gospace/story.js">');
  expect(headingsIn("```sh\n# no heading\n```\n# Heading")).toHaveLength(1);
});

test("generated tables stay on the page values/ of the site", () => {
  expect(readFileSync("docs/values/README.md", "utf8")).toContain("## Paths");
  expect(written("docs/values/README.md").text).not.toContain("## Paths");
});

test("the page of a site with its manual leads there, once", () => {
  const page = "<head>\n<title>Gospace</title>\n</head>";
  const linked = withManual(page);
  expect(linked).toContain('<meta name="gospace-manual" content="manual/">\n</head>');
  expect(withManual(linked)).toBe(linked);
});

test("the pages that the reference continues are in the manual", () => {
  const listed = PAGES.map(({ file }) => file);
  expect(listed).toEqual(expect.arrayContaining(Object.keys(REFERENCE)));
});

function pageCalled(address: string) {
  const page = PAGES.find((each) => each.address === address);
  if (page === undefined) throw new Error(`No page has the address ${address}.`);
  return page;
}
