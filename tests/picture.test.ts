/** Pictures of games: what can be known of them without a browser. Expected places come from the rules
 *  of drawing (points of a grid stand a step apart; a torus is seen again a width further), expected
 *  bytes from the PNG specification. */

import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import { Game, gallery, galleryDocument, load } from "gospace";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import type { GameDocument } from "../www/engine/types.ts";
import { readBoard, readGame, readRecord } from "../www/model/reading.ts";
import { framesOf, MOST_FRAMES } from "../www/share/picture/frames.ts";
import { documentInPicture } from "../www/share/picture/opening.ts";
import { withDocument } from "../www/share/picture/png/metadata.ts";
import { svgPicture } from "../www/share/picture/svg/svg.ts";
import type { PictureOptions } from "../www/share/picture/types.ts";
import { PALETTES } from "../www/view/palettes.ts";
import { errorOf } from "./thrown.ts";

const OPTIONS: PictureOptions = { theme: "light", labels: true, numbers: false, ground: "paper" };
const SVG = "http://www.w3.org/2000/svg";

await load();

interface Node {
  readonly name: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** The root, as a strict parser reads it. */
function parsed(xml: string): Node {
  const parser = new SaxesParser({ xmlns: true });
  const above: Node[] = [];
  let root: Node | null = null;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ local, uri, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const node = {
      name: local,
      uri,
      attributes: Object.fromEntries(values),
      children: [],
      text: "",
    };
    above.at(-1)?.children.push(node);
    root ??= node;
    above.push(node);
  });
  parser.on("text", (text) => {
    const node = above.at(-1);
    if (node !== undefined) node.text += text;
  });
  parser.on("closetag", () => void above.pop());
  parser.write(xml).close();
  if (root === null) throw new Error("no root");
  return root;
}

function all(node: Node): Node[] {
  return [node, ...node.children.flatMap(all)];
}

function byId(root: Node, id: string): Node | undefined {
  return all(root).find(({ attributes }) => attributes.id === id);
}

function circlesIn(root: Node, id: string): { x: number; y: number; r: number }[] {
  const circles = byId(root, id)?.children ?? [];
  return circles.map(({ attributes: { cx, cy, r } }) => ({
    x: Number(cx),
    y: Number(cy),
    r: Number(r),
  }));
}

function picture(document: GameDocument, options: Partial<PictureOptions> = {}): string {
  const game = new Game(document);
  const board = readBoard(game, null);
  const view = readGame(game, board, readRecord(game, []));
  const svg = svgPicture(
    { board, game: view, document: game.document() },
    { ...OPTIONS, ...options },
  );
  game.free();
  return svg;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const opened = (svg: string) => JSON.parse(documentInPicture(bytesOf(svg)) ?? "null");

/** Some turns on any board: every so manyth placement that may be played, or a few spots of a plane. */
function played(document: GameDocument): GameDocument {
  const game = new Game(document);
  for (let turn = 0; turn < 6; turn++) {
    if (game.phase !== "turn") break;
    const { stone, rings } = game.drawing();
    const far = rings.reduce((most, each) => Math.max(most, each), 0);
    const spot = stone > 0 ? game.snaps(far / 7 + turn * stone, far / 3, 4 * stone)[0] : undefined;
    const open = stone > 0 ? [] : game.allowed();
    const at = open[Math.floor((turn * open.length) / 6)];
    if (spot !== undefined) game.play({ play: [spot.x, spot.y] });
    else if (at !== undefined) game.play({ play: at });
  }
  return game.document();
}

describe("the SVG of any board of the gallery", () => {
  test("is strict XML with words, fitted, and opens again as the same document", () => {
    for (const { id } of gallery()) {
      const document = played(galleryDocument(id));
      for (const theme of ["light", "dark"] as const) {
        const svg = picture(document, { theme, ground: theme === "dark" ? "none" : "paper" });
        const root = parsed(svg);
        const { width, height, viewBox, role } = root.attributes;
        expect([root.name, root.uri, role], id).toEqual(["svg", SVG, "img"]);
        expect(viewBox, id).toBe(`0 0 ${width} ${height}`);
        expect(root.children.slice(0, 2).map(({ name }) => name)).toEqual(["title", "desc"]);
        expect(root.children[1]?.text.length, id).toBeGreaterThan(10);
        expect(opened(svg), id).toEqual(document);
        expect(byId(root, "paper") === undefined, id).toBe(theme === "dark");
        const drawn = svg.replace(/<(title|desc|metadata)>[\s\S]*?<\/\1>/g, "");
        expect(drawn, id).not.toMatch(/NaN|undefined|Infinity|class=|style=|\d e[-+]?\d/);
        expect(drawn.match(/(?<!opacity=")(?<![\d.])\d+\.\d{3,}/), id).toBeNull();
      }
    }
  });

  test("refers only to what it defines", () => {
    for (const { id } of gallery()) {
      const svg = picture(played(galleryDocument(id)));
      const nodes = all(parsed(svg));
      const ids = nodes.flatMap(({ attributes }) => attributes.id ?? []);
      expect(new Set(ids).size, id).toBe(ids.length);
      for (const [, name = ""] of svg.matchAll(/url\(#([\w-]+)\)/g))
        expect(ids, id).toContain(name);
    }
  });
});

describe("what is drawn", () => {
  const D4_AND_C6 = { gospace: 1, board: { kind: "grid", columns: 9, rows: 9 } } as const;
  const document: GameDocument = { ...D4_AND_C6, turns: [{ play: 48 }, { play: 29 }, { play: 0 }] };

  test("stones stand on the crossings that their names say", () => {
    const root = parsed(picture(document));
    const d = byId(root, "lines")?.attributes.d ?? "";
    const level = [...d.matchAll(/M[\d.]+ ([\d.]+)H/g)].map(([, y]) => Number(y));
    const upright = [...d.matchAll(/M([\d.]+) [\d.]+V/g)].map(([, x]) => Number(x));
    expect([level.length, upright.length]).toEqual([9, 9]);
    const at = ({ x, y }: { x: number; y: number }) => [upright.indexOf(x), level.indexOf(y)];
    // 48 is row 5, column 3; 29 is row 3, column 2.
    expect(circlesIn(root, "black-stones").map(at)).toEqual([
      [0, 0],
      [3, 5],
    ]);
    expect(circlesIn(root, "white-stones").map(at)).toEqual([[2, 3]]);
    expect(circlesIn(root, "last-play").map(at)).toEqual([[0, 0]]);
  });

  test("coordinates and numbers are there when they are asked for", () => {
    const texts = (options: Partial<PictureOptions>) =>
      all(parsed(picture(document, options)))
        .filter(({ name }) => name === "text")
        .map(({ text }) => text);
    expect(texts({ labels: false })).toEqual([]);
    expect(texts({ labels: false, numbers: true }).sort()).toEqual(["1", "2", "3"]);
    expect(texts({}).filter((text) => text === "J")).toHaveLength(2);
    expect(texts({})).toHaveLength(36);
  });

  test("words tell where the stones are and whose turn it is", () => {
    const words = parsed(picture(document)).children[1]?.text ?? "";
    for (const part of ["2 black stones", "1 white stone ", "D4", "C6", "White to play"])
      expect(words).toContain(part);
  });

  test("a torus shows a stone near its side again, a width further", () => {
    const torus = galleryDocument("plane-torus");
    if (torus.board.kind !== "plane" || !("outer" in torus.board.region))
      throw new Error("no torus");
    const xs = torus.board.region.outer.map(([x]) => x);
    const [left, width] = [Math.min(...xs), Math.max(...xs) - Math.min(...xs)];
    const game = new Game(torus);
    const { stone } = game.drawing();
    game.play({ play: [left + 10, left + Math.round(width / 2)] });
    const root = parsed(picture(game.document(), { labels: false }));
    const seen = circlesIn(root, "black-stones").sort((a, b) => a.x - b.x);
    expect(seen).toHaveLength(2);
    const [a, b] = seen;
    const radius = a?.r ?? 0;
    expect(((b?.x ?? 0) - (a?.x ?? 0)) / radius).toBeCloseTo(width / stone, 1);
  });

  test("every one-way arc has a head, whose tip is clear of the stone at its end", () => {
    const root = parsed(picture(galleryDocument("directed-cycle")));
    const heads = byId(root, "arcs")?.children[1]?.attributes.d ?? "";
    const points = circlesIn(root, "points");
    const tips = [...heads.matchAll(/M([\d.]+) ([\d.]+)L/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(tips).toHaveLength(points.length);
    for (const [x = 0, y = 0] of tips) {
      const away = points.map((point) => Math.hypot(point.x - x, point.y - y));
      expect(Math.min(...away)).toBeGreaterThan(5);
    }
  });
});

describe("text is only ever text", () => {
  const EVIL = [`<script>alert(1)</script>`, `]]>&"'<!--`, `</title></svg>`, "\u0001\uffffé"];
  const [script = "", ends = "", closes = "", foreign = ""] = EVIL;
  const DOCUMENT: GameDocument = {
    gospace: 1,
    title: `${script}${ends}${foreign}`,
    author: closes,
    comment: `${ends}${foreign}`,
    board: {
      kind: "graph",
      points: [
        [0, 0],
        [60, 0],
        [120, 0],
      ],
      edges: [
        [0, 1],
        [1, 2],
      ],
      labels: [script, ends, foreign],
    },
    turns: [{ play: 0, comment: closes, marks: { label: [[1, `${script}${foreign}`]] } }],
  };

  test("markup in every string makes no element and comes back as it was", () => {
    const svg = picture(DOCUMENT);
    const root = parsed(svg);
    expect(all(root).filter(({ name }) => name === "script")).toEqual([]);
    expect(root.children[0]?.text).toBe(`${script}${ends}\ufffd\ufffdé`);
    const labels = all(byId(root, "labels") ?? root).map(({ text }) => text.trim());
    expect(labels).toContain(ends);
    const game = new Game(DOCUMENT);
    expect(opened(svg)).toEqual(game.document());
    expect(game.document().title).toBe(DOCUMENT.title);
  });

  test("the document is plain JSON to an XML parser, and what a parser reads is the document", () => {
    const held = all(parsed(picture(DOCUMENT))).find(({ name }) => name === "document");
    expect(held?.uri).toBe("urn:gospace:document:1");
    expect(JSON.parse(held?.text ?? "")).toEqual(new Game(DOCUMENT).document());
  });
});

describe("an SVG that another program has saved", () => {
  const document = played(galleryDocument("grid-9"));
  const json = JSON.stringify(document);
  const drawing = (inner: string, root = "") =>
    `<?xml version="1.0"?>\n<!-- saved --><svg xmlns="${SVG}"${root}><metadata>${inner}</metadata></svg>`;
  const NS = "urn:gospace:document:1";

  test.each([
    [
      "with entities",
      drawing(`<g:document xmlns:g="${NS}">${json.replaceAll('"', "&quot;")}</g:document>`),
    ],
    [
      "with numbers for signs",
      drawing(
        `<g:document xmlns:g='${NS}'>${json.replaceAll("{", "&#123;").replaceAll("}", "&#x7d;")}</g:document>`,
      ),
    ],
    ["in CDATA", drawing(`<g:document xmlns:g="${NS}"><![CDATA[${json}]]></g:document>`)],
    [
      "with the namespace at the root",
      drawing(`<g:document>\n${json}\n</g:document >`, ` xmlns:g="${NS}"`),
    ],
  ])("opens %s", (_, svg) => {
    expect(opened(svg)).toEqual(document);
  });

  test.each([
    ["a drawing without a game", drawing("")],
    [
      "a document that speaks of one",
      JSON.stringify({ ...document, title: `<svg xmlns:g="${NS}">` }),
    ],
    ["a comment", `<svg xmlns="${SVG}"><!-- <g:document xmlns:g="${NS}">{}</g:document> --></svg>`],
    ["a page", `<html xmlns:g="${NS}"></html>`],
    ["nothing", ""],
  ])("%s is no picture of a game", (_, text) => {
    expect(documentInPicture(bytesOf(text))).toBeNull();
  });

  test.each([
    ["no element", drawing("", ` xmlns:g="${NS}"`)],
    ["an element without an end", drawing(`<g:document xmlns:g="${NS}">${json}`)],
    ["no JSON", drawing(`<g:document xmlns:g="${NS}">${json.slice(0, -2)}</g:document>`)],
    ["many elements without an end", drawing(`<g:document xmlns:g="${NS}">`.repeat(1e5))],
    ["a sign that is none", drawing(`<g:document xmlns:g="${NS}">"&#x110000;"&</g:document>`)],
  ])("%s is damage", (_, text) => {
    expect(errorOf(() => documentInPicture(bytesOf(text))).code).toBe("format");
  });
});

describe("the document in a PNG", () => {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const chunk = (type: string, data: Uint8Array) => {
    const bytes = Buffer.alloc(12 + data.length);
    bytes.writeUInt32BE(data.length);
    bytes.write(type, 4, "latin1");
    bytes.set(data, 8);
    bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
    return bytes;
  };
  /** One grey pixel. */
  const plain = Buffer.concat([
    Buffer.from(signature),
    chunk("IHDR", Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk("IDAT", deflateSync(Uint8Array.from([0, 128]))),
    chunk("IEND", new Uint8Array()),
  ]);
  const document: GameDocument = { ...played(galleryDocument("torus")), title: "Über 囲碁 <𝔾>" };
  const png = withDocument(plain, document);

  test("is international text under its keyword, as the specification writes it", () => {
    const json = Buffer.from(JSON.stringify(document));
    const text = Buffer.concat([Buffer.from("gospace\0\0\0\0\0", "latin1"), json]);
    const expected = Buffer.concat([
      plain.subarray(0, 33),
      chunk("iTXt", text),
      plain.subarray(33),
    ]);
    expect(Buffer.from(png).equals(expected)).toBe(true);
    expect(JSON.parse(documentInPicture(png) ?? "null")).toEqual(document);
  });

  test("is not in another picture", () => {
    expect(documentInPicture(plain)).toBeNull();
    const other = Buffer.concat([
      plain.subarray(0, 33),
      chunk("iTXt", bytesOf("Title\0\0\0\0\0{}")),
      plain.subarray(33),
    ]);
    expect(documentInPicture(other)).toBeNull();
  });

  test("is never another one, whatever bit is flipped and wherever the file ends", () => {
    const read = (bytes: Uint8Array) => {
      try {
        return documentInPicture(bytes);
      } catch (error) {
        return (error as { code?: string }).code;
      }
    };
    const right = JSON.stringify(document);
    const found = new Set<unknown>();
    for (let at = 0; at < png.length; at++) {
      const flipped = png.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
      found.add(read(flipped));
      found.add(read(png.subarray(0, at)));
    }
    expect([...found].sort()).toEqual([right, "format", null].sort());
  });
});

describe("the frames of an animation", () => {
  test.each([0, 1, 2, 239, 240, 241, 1000, 10_001])("of %i turns", (turns) => {
    const frames = framesOf(turns);
    const moments = frames.map((frame) => frame.turns);
    expect(frames.length).toBeLessThanOrEqual(MOST_FRAMES);
    expect([moments[0], moments.at(-1)]).toEqual([0, turns]);
    if (turns < MOST_FRAMES) expect(moments).toEqual([...Array(turns + 1).keys()]);
    const steps = moments.slice(1).map((moment, i) => moment - (moments[i] ?? 0));
    expect(new Set(steps.slice(0, -1)).size).toBeLessThanOrEqual(1);
    expect(steps.every((step) => step > 0 && step <= Math.ceil(turns / (MOST_FRAMES - 1)))).toBe(
      true,
    );
  });
});

test("the colours of pictures are those of the stylesheet", () => {
  const css = readFileSync("www/styles/colours.css", "utf8");
  const blocks = [/^:root \{([^}]*)\}/m, /^:root\[data-theme="dark"\] \{([^}]*)\}/m];
  const [light, dark] = blocks.map((block) => {
    const lines = (block.exec(css)?.[1] ?? "").matchAll(/--([\w-]+): ([^;]+);/g);
    return new Map([...lines].map(([, name = "", value = ""]) => [name, value]));
  });
  for (const [theme, colours] of [
    ["light", light],
    ["dark", dark],
  ] as const) {
    const { sets, ...single } = PALETTES[theme];
    for (const [name, value] of Object.entries(single)) {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(value, `${theme} ${property}`).toBe(colours?.get(property));
    }
    sets.forEach((value, i) => {
      expect(value).toBe(colours?.get(`set-${i + 1}`));
    });
  }
});
