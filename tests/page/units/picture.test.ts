/** Tests of pictures of games, without a browser. Expected places come from the drawing rules:
 *  neighbours of a grid are one step apart; a torus repeats at its width. */

import { readFileSync } from "node:fs";
import { gallery, galleryDocument, load } from "gospace";
import { Game, load as loadPlay } from "gospace/play";
import { describe, expect, test } from "vitest";
import type { GameDocument, Turn } from "../../../www/engine/types.ts";
import { readBoard, readColouring } from "../../../www/model/view-model.ts";
import { piecesAt } from "../../../www/share/picture/composition.ts";
import { framesOf, MOST_FRAMES } from "../../../www/share/picture/frames.ts";
import type { PictureOptions } from "../../../www/share/picture/types.ts";
import { PALETTES } from "../../../www/view/palettes.ts";
import { all, byId, circlesIn, opened, parsed, picture, played, SVG } from "./pictured.ts";

await Promise.all([load(), loadPlay()]);

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

  test("marks stand where they were put, in place of the last play and of numbers", () => {
    const marks = { triangle: [0], circle: [48], cross: [40], label: [[29, "<b>"]] } as const;
    const [first, second] = document.turns ?? [];
    const turns = [first, second, { play: 0, marks }] as GameDocument["turns"];
    const root = parsed(picture({ ...document, turns }, { labels: false, numbers: true }));
    const centres = (id: string) => circlesIn(root, id).map(({ x, y }) => [x, y]);
    const black = centres("black-stones");
    const [white = [0, 0]] = centres("white-stones");
    const all = byId(root, "marks")?.children ?? [];
    const [triangle, circle, cross, label] = all;
    expect(all).toHaveLength(4);
    // The first corner of the triangle is above the centre of its stone.
    expect(triangle?.attributes.d).toMatch(new RegExp(`^M${black[0]?.[0]} `));
    expect([Number(circle?.attributes.cx), Number(circle?.attributes.cy)]).toEqual(black[1]);
    expect(cross?.name).toBe("g");
    expect([label?.text, Number(label?.attributes.x)]).toEqual(["<b>", white[0]]);
    expect(byId(root, "last-play")).toBeUndefined();
    expect(byId(root, "numbers")).toBeUndefined();
  });

  test("each moment of a game bears the marks of its own turn, in place of numbers", () => {
    const turns: Turn[] = [{ play: 48, marks: { circle: [48] } }, { play: 29 }, { play: 0 }];
    const game = new Game({ ...document, turns });
    const board = readBoard(game, null);
    const pieces = (turnCount: number) => {
      const colouring = readColouring(game, board, turnCount);
      const moment = { ...colouring, lasting: null, record: turns, turnCount };
      const { marks, numbers, last } = piecesAt(moment, board, { numbers: true });
      return [marks?.length, [48, 29, 0].map((at) => numbers?.[at]), last];
    };
    expect([1, 2, 3].map(pieces)).toEqual([
      [1, [0, 0, 0], null],
      [0, [1, 2, 0], 29],
      [0, [1, 2, 3], 0],
    ]);
  });

  test("alt text lists the stones and the player to act", () => {
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
    expect(root.children[0]?.text).toBe(`${script}${ends} \ufffdé`);
    const labels = all(byId(root, "labels") ?? root).map(({ text }) => text.trim());
    expect(labels).toContain(ends);
    const game = new Game(DOCUMENT);
    expect(opened(svg)).toEqual(game.document());
    expect(game.document().title).toBe(DOCUMENT.title);
  });

  test("the document is plain JSON to an XML parser, and what a parser reads is the document", () => {
    const svg = picture(DOCUMENT);
    const held = all(parsed(svg)).find(({ name }) => name === "document");
    // No character of it needed escaping in XML.
    expect(svg).toContain(`>${held?.text}</gospace:document>`);
    expect(held?.uri).toBe("urn:gospace:document:1");
    expect(JSON.parse(held?.text ?? "")).toEqual(new Game(DOCUMENT).document());
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
  const blocks = [
    /^:root,\n\.player \{([^}]*)\}/m,
    /^:root\[data-theme="dark"\],\n\.player\[data-theme="dark"\] \{([^}]*)\}/m,
  ];
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
