/** Texts that Share copies: LaTeX without packages, oEmbed, citations and drawings, with hostile titles. */
import { gallery, galleryDocument, load } from "gospace";
import { load as loadPlay } from "gospace/play";
import { expect, test } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import { citationOf } from "../../../www/features/share/citation.ts";
import { type EmbedChoices, USUAL_EMBED } from "../../../www/model/sharing.ts";
import { oembedOf } from "../../../www/share/oembed.ts";
import { latexPicture } from "../../../www/share/picture/latex/latex.ts";
import { picturedGame } from "../../../www/share/picture/pictured-game.ts";
import { documentInSvg } from "../../../www/share/picture/svg/metadata.ts";
import { svgPicture } from "../../../www/share/picture/svg/svg.ts";
import { tikzPicture } from "../../../www/share/picture/tikz/tikz.ts";
import { type Embedded, inert, snippetOf } from "../../../www/share/snippets.ts";
import { shortTitle } from "../../../www/words/titles.ts";
import { parsed, played } from "./pictured.ts";

await Promise.all([load(), loadPlay()]);

const LONG = "longest ".repeat(70).trim();
const FAMILY = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
const HOSTILE: readonly string[] = [
  `say "hello" and 'bye'`,
  "a < b > c & d </title></script><script>alert(1)</script>",
  "]( ) [x] \\] \\end{picture} \\input{x}",
  "100 % of $x$ with #1 ~ ^ _ {}",
  "line\nbreak \\\\ % comment\n\\immediate\\write18{rm}",
  `emoji ${FAMILY}`.padEnd(118, "x") + FAMILY.repeat(3),
  "לוח גו \u202e gnp \u202c على الشبكة",
  LONG,
  "",
];

const PAIR: GameDocument = {
  gospace: 1,
  board: {
    kind: "graph",
    points: [
      [0, 0],
      [40, 0],
    ],
    edges: [[0, 1]],
  },
  turns: [{ play: 0 }],
};

function drawn(document: GameDocument, draw: typeof tikzPicture): string {
  const { game, pictured } = picturedGame(document);
  const text = draw(pictured, true);
  game.free();
  return text;
}

const CHOICES: EmbedChoices = { ...USUAL_EMBED, height: 460 };

function embedded(title: string): Embedded {
  const picture = { width: 800, height: 400 };
  return { site: "https://example.org/go/", link: "1a_b", title, choices: CHOICES, picture };
}

const seen = (text: string) => [...new Intl.Segmenter().segment(text)].length;

test("a title of 500 characters is cut in every text, between characters as they are seen", () => {
  expect(LONG.length).toBeGreaterThan(500);
  for (const title of HOSTILE) {
    const short = shortTitle(title);
    expect(seen(short)).toBeLessThanOrEqual(120);
    expect(seen(title) <= 120 || short.endsWith("…")).toBe(true);
    expect(short.replace(new RegExp(FAMILY, "gu"), "")).not.toMatch(/\u200d/u);
  }
  const texts = [
    snippetOf("markdown", embedded(LONG)),
    snippetOf("picture", embedded(LONG)),
    oembedOf(embedded(LONG), LONG),
    citationOf({ ...PAIR, author: LONG }, LONG, "https://example.org", new Date(0)),
    drawn({ ...PAIR, title: LONG }, latexPicture),
    drawn({ ...PAIR, title: LONG }, tikzPicture),
  ];
  for (const text of texts) {
    expect(text).toContain(shortTitle(LONG));
    expect(text).not.toContain(LONG);
  }
});

test("a hostile title is a comment of one line in TikZ and LaTeX", () => {
  for (const title of HOSTILE) {
    for (const draw of [latexPicture, tikzPicture]) {
      const [plain, hostile] = ["x", title || "x"].map((each) =>
        drawn({ ...PAIR, title: each }, draw).split("\n"),
      ) as [string[], string[]];
      expect(hostile).toHaveLength(plain.length);
      const changed = hostile.filter((line, i) => line !== plain[i]);
      for (const line of changed) expect(line).toBe(`% ${shortTitle(title)}`);
    }
  }
});

test("a hostile title is text in the SVG", () => {
  for (const title of HOSTILE.filter((each) => each !== "")) {
    const { game, pictured } = picturedGame({ ...PAIR, title });
    const options = { theme: "light", labels: false, numbers: false, ground: "paper" } as const;
    const root = parsed(svgPicture(pictured, options));
    game.free();
    expect(root.children.find(({ name }) => name === "title")?.text).toBe(shortTitle(title));
  }
});

test("an SVG has no blank line and no turn of the writing direction, whatever its texts say", () => {
  const words = "\n\n[x](https://evil.example) \u202e\u2066 \u2028";
  const document = { ...PAIR, title: words, author: words, comment: words };
  const { game, pictured } = picturedGame({
    ...document,
    board: { ...PAIR.board, labels: [words, "b"] } as GameDocument["board"],
  });
  const options = { theme: "light", labels: true, numbers: false, ground: "paper" } as const;
  const drawing = svgPicture(pictured, options);
  game.free();
  expect(drawing).not.toMatch(/\n\s*\n|[\u2028\u2029]|\p{Bidi_Control}/u);
  expect(JSON.parse(documentInSvg(drawing) ?? "")).toMatchObject(document);
});

test("a title that is HTML or a link stays text in a citation", () => {
  const title = "<script>alert(1)</script> [x](https://evil.example)";
  const cited = citationOf({ ...PAIR, author: title }, title, "https://example.org", new Date(0));
  expect(cited).not.toMatch(/[<>[\]]/);
  expect(cited).toContain("‹script›alert(1)‹/script› (x)(https://evil.example)");
});

test("oEmbed is JSON of its version, whose HTML is the frame, and stays inert within a script", () => {
  for (const title of HOSTILE) {
    const text = oembedOf(embedded(title), title);
    expect(text).not.toMatch(/[<>&]/);
    const { html, width, height, ...answer } = JSON.parse(text);
    expect(answer).toEqual({
      version: "1.0",
      type: "rich",
      title: shortTitle(title),
      ...(title === "" ? {} : { author_name: shortTitle(title) }),
      provider_name: "Gospace",
      provider_url: "https://example.org/go/",
    });
    expect([width, height]).toEqual([600, 460]);
    expect(snippetOf("frame", embedded(title))).toContain(html);
    // Whoever shows the answer has no file beside it.
    expect(html).not.toMatch(/src="(?!https:)/);
    expect(html).toContain(`title="${inert(title)}"`);
  }
});

test("a citation is one line with title, author, turns, day, source and address", () => {
  const address = "https://example.org/go/#1a_b";
  const cited = (document: GameDocument, title = "A pair") =>
    citationOf(document, title, address, new Date(2026, 10, 23));
  expect(cited({ ...PAIR, author: "Eli" })).toBe(
    "“A pair” by Eli, after 1 turn. Gospace, 23 November 2026. After “Go rules”, https://tromp.github.io/go.html. https://example.org/go/#1a_b",
  );
  const [first] = PAIR.board.kind === "graph" ? [PAIR.board] : [];
  const streets = { ...first, edges: [], arcs: [[0, 1]] } as GameDocument["board"];
  expect(cited({ gospace: 1, board: streets })).toContain("on arbitrary directed graphs");
  const space: GameDocument["board"] = {
    kind: "gospace",
    points: [[0, 0]],
    open: [[0]],
    placements: [[0]],
  };
  expect(cited({ gospace: 1, board: space })).toContain("“Topological Go”");
  for (const title of HOSTILE) expect(cited(PAIR, title)).not.toMatch(/[\n\u202e]/);
  expect(cited(PAIR, "לוח")).toContain("\u2068לוח\u2069");
});

/** Commands that LaTeX's own picture environment has. */
const OWN =
  /\\(?:put|line|qbezier|rule|linethickness|makebox|sffamily|fontsize|selectfont|def|begingroup|endgroup|setlength|unitlength|begin|end|text\w+|gospace[a-z]+|[#$%&_{}])/g;

test("every board of the gallery is a picture of LaTeX's own commands", () => {
  for (const { id } of gallery()) {
    const text = drawn(played(galleryDocument(id)), latexPicture);
    const code = text.replace(/^%.*$/gm, "");
    expect(code.replace(OWN, ""), id).not.toContain("\\");
    expect(text, id).not.toMatch(/NaN|undefined|Infinity|usepackage/);
    const used = new Set(code.match(/(?<=\{\\)gospace[a-z]+/g));
    const defined = new Set(code.match(/(?<=\\def\\)gospace[a-z]+/g));
    expect(used, id).toEqual(defined);
    const numbers = [...code.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
    expect(
      numbers.reduce((most, each) => Math.max(most, each), 0),
      id,
    ).toBeLessThan(16_383);
  }
});

test("a line ends at the rim of a white stone, and stays below a black one", () => {
  const black = drawn(PAIR, latexPicture);
  const white = drawn({ ...PAIR, turns: ["pass", { play: 0 }] }, latexPicture);
  const lines = (text: string) =>
    [...text.matchAll(/\\put\(([\d.]+),[\d.]+\)\{\\line\(1,0\)\{([\d.]+)\}\}/g)].map(
      ([, x, length]) => [Number(x), Number(length)],
    );
  const [[left = 0, whole = 0] = []] = lines(black);
  const [[from = 0, rest = 0] = []] = lines(white);
  const [, radius = 0] = /\\qbezier\[\d+\]\(([\d.]+)/.exec(white)?.map(Number) ?? [];
  // The circle of the stone begins at its rim, to the right of its middle.
  expect(from).toBeCloseTo(radius, 1);
  expect(from + rest).toBeCloseTo(left + whole, 1);
  expect(from).toBeGreaterThan(left);
});
