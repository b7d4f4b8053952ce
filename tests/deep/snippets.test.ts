/** Tests of snippets: as HTML and through Markdown renderers, with hostile titles, they show one board, one
 *  linked picture and nothing else. */
import MarkdownIt from "markdown-it";
import { Marked } from "marked";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { remark } from "remark";
import remarkHtml from "remark-html";
import { describe, expect, test } from "vitest";
import { type EmbedChoices, SNIPPETS, type Snippet, USUAL_EMBED } from "../../www/model/sharing.ts";
import { fileStem } from "../../www/share/files.ts";
import { type Embedded, inert, pictureName, snippetOf } from "../../www/share/snippets.ts";
import { UNNAMED } from "../../www/words/share.ts";
import { SNIPPET_NOTES } from "../../www/words/share-pages.ts";

const SITE = "https://example.org/go(1)/";
const CHOICES: EmbedChoices = { ...USUAL_EMBED, height: 640, turns: 3 };

function embeddedBoard(title: string): Embedded {
  const picture = { width: 800, height: 400 };
  return { site: SITE, link: "1a_b-_c", title, choices: CHOICES, picture };
}

type Render = (markdown: string) => string;

/** The renderers as blogs use them: they pass raw HTML on, and link bare addresses. */
const RENDERERS: Readonly<Record<string, Render>> = {
  html: (text) => text,
  marked: (text) => new Marked({ gfm: true }).parse(text, { async: false }),
  "markdown-it": (text) =>
    new MarkdownIt({ html: true, linkify: true, typographer: true }).render(text),
  remark: (text) => String(remark().use(remarkHtml, { sanitize: false }).processSync(text)),
};

const SCRIPT = "<script>alert(1)</script>";
const HOSTILE: readonly string[] = [
  `"><script>alert(1)</script>](javascript:0) & [x]`,
  `Board\n\n${SCRIPT}\n\nrest`,
  `Board\r\n\r\n${SCRIPT}\r\rrest`,
  `Board\u2028\u2028\u0085\v\f\t\u0000${SCRIPT}`,
  `"\n\n<img src=x onerror=alert(1)>`,
  "](javascript:alert(1)) [x](javascript:alert(1))",
  "x](y.png)](javascript:alert(1))",
  "`</a>` *bold* _em_ ~~gone~~ ``` ~~~",
  "<!-- </noscript></go-space></iframe><script>alert(1)</script> -->",
  "</textarea></title></style><svg onload=alert(1)>",
  "&lt;script&gt; &#91;x&#93; &amp;",
  "\\](javascript:alert(1)) \\",
  "<javascript:alert(1)> <https://evil.example> https://evil.example www.evil.example",
  "{{ site.secret }} {% raw %} {{< figure src=x >}} $x [gallery] <?php ?>",
  "# heading\n\n- item\n\n    code\n\n[a]: javascript:alert(1)",
  "'onmouseover='alert(1)' x=' \" onfocus=\"alert(1)",
  "| a | b |\n|---|---|\n| c | d |",
  "\u202Egnp.exe\u202C half \ud800 character",
];

type Element = DefaultTreeAdapterTypes.Element;

/** Elements of a page without scripts, in order. */
function elementsIn(html: string): Element[] {
  const found: Element[] = [];
  const open: DefaultTreeAdapterTypes.Node[] = [parseFragment(html, { scriptingEnabled: false })];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if ("tagName" in next) found.push(next);
    if ("childNodes" in next) open.push(...next.childNodes.toReversed());
  }
  return found;
}

function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((each) => each.name === name)?.value;
}

const TAGS: Readonly<Record<Snippet, readonly string[]>> = {
  frame: ["iframe", "noscript", "a", "img"],
  element: ["script", "go-space", "a", "img"],
  picture: ["a", "img"],
  markdown: ["a", "img"],
};

/** A title as it is read out, with all its signs. */
function plain(title: string): string {
  const flat = title.replace(/\p{Bidi_Control}/gu, "").replace(/\p{Cs}/gu, "\ufffd");
  return flat.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

const PLACES: readonly ((snippet: string) => string)[] = [
  (snippet) => snippet,
  (snippet) => `Before.\n\n${snippet}\n\nAfter.`,
  (snippet) => `Before\n${snippet}\nafter`,
];

describe.each(SNIPPETS)("a hostile title in the snippet %s", (kind) => {
  const renderers = Object.keys(RENDERERS).filter((name) => kind !== "markdown" || name !== "html");
  test.each(renderers)("is text through %s", (name) => {
    const render = RENDERERS[name] as Render;
    for (const title of HOSTILE) {
      for (const place of PLACES) {
        const elements = elementsIn(render(place(snippetOf(kind, embeddedBoard(title)))));
        const ours = elements.filter(({ tagName }) => tagName !== "p");
        expect(ours.map(({ tagName }) => tagName)).toEqual(TAGS[kind]);
        const named = (tag: string) => ours.find(({ tagName }) => tagName === tag);
        expect(attribute(named("img"), "alt")).toBe(plain(title));
        expect(attribute(named("img"), "src")).toBe(encodeURIComponent(pictureName(title)));
        expect(decodeURI(attribute(named("a"), "href") ?? "")).toBe(`${SITE}#1a_b-_c.3`);
        if (kind === "frame") expect(attribute(named("iframe"), "title")).toBe(plain(title));
        for (const { name: given } of ours.flatMap(({ attrs }) => attrs))
          expect(given).not.toMatch(/^on/);
      }
    }
  });
});

test("a title with blank lines stays in one line of every snippet", () => {
  for (const kind of SNIPPETS)
    expect(snippetOf(kind, embeddedBoard("a\n\nb"))).not.toMatch(/\n\s*\n/);
});

test("no sign of a title is left that Markdown, Liquid or a shortcode could read", () => {
  for (const title of HOSTILE) expect(inert(title)).not.toMatch(/[<>"'`*_~[\](){}|\\!$@]/);
  expect(inert("Grid 9×9, Möbius-Band: 3 + 4")).toBe("Grid 9×9, Möbius-Band: 3 + 4");
  expect(inert("\n \t")).toBe(UNNAMED);
});

test("every snippet names the PNG that is saved, and links to the game", () => {
  for (const kind of SNIPPETS) {
    const snippet = snippetOf(kind, embeddedBoard("Klein bottle"));
    expect(snippet).toContain("klein-bottle.png");
    expect(snippet).not.toContain(".svg");
    expect(SNIPPET_NOTES[kind]("klein-bottle.png").join(" ")).toContain("Save klein-bottle.png");
  }
});

test("the fallback picture reserves its place, no wider than the embed", () => {
  for (const kind of ["frame", "element", "picture"] as const)
    expect(snippetOf(kind, embeddedBoard("x"))).toContain('width="600" height="300"');
});

test("a file name is never cut within a character", () => {
  const stem = fileStem(`a${"𠮷".repeat(80)}`);
  expect(() => encodeURIComponent(stem)).not.toThrow();
});

test("only the element warns of a self-closing tag", () => {
  const warned = SNIPPETS.filter((kind) => SNIPPET_NOTES[kind]("x.png").join().includes("/>"));
  expect(warned).toEqual(["element"]);
});
