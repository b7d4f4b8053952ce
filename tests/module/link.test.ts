/** Tests of links in Node: round trips, and errors for texts that are not links. */

import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { fromLink, Game, type GameDocument, load, toLink } from "../../pkg/gospace.js";
import { naiveFromLink } from "./naive-links/read.ts";
import { errorOf, NEWER_LINK } from "./thrown.ts";

const FOLDER = new URL("../links/", import.meta.url);

const GAME: GameDocument = {
  gospace: 1,
  title: "Two eyes",
  board: { kind: "grid", columns: 9, rows: 9 },
  rules: { preset: "tromp-taylor", komi: "7" },
  turns: [{ play: 40 }, { play: 41, comment: "Here?" }, "pass"],
};

beforeAll(() => load());

describe("links", () => {
  test.each(readdirSync(FOLDER))("%s decodes to its document for ever", (name) => {
    const [link = "", text = ""] = readFileSync(new URL(name, FOLDER), "utf8").split("\n");
    expect(fromLink(link)).toEqual(JSON.parse(text));
    expect(fromLink(`#${link}`)).toEqual(JSON.parse(text));
    expect(toLink(fromLink(link))).toBe(toLink(text));
    expect(naiveFromLink(link)).toEqual(JSON.parse(text));
    const [direct, detour] = [Game.fromLink(`#${link}`), new Game(text)];
    expect(direct.document()).toEqual(detour.document());
    expect(direct.link()).toBe(detour.link());
    expect(direct.colours()).toEqual(detour.colours());
  });

  test("the examples of the specification are grids of 9 × 9 points, on a torus and flat", () => {
    const page = readFileSync("docs/link.md", "utf8");
    const [torus = "", flat = ""] = [...page.matchAll(/`(1p\w+)`/g)].map(([, link = ""]) => link);
    const board = { kind: "grid", columns: 9, rows: 9 };
    for (const read of [fromLink, naiveFromLink]) {
      expect(read(torus)).toEqual({ gospace: 1, board: { ...board, wrap: "torus" } });
      expect(read(flat)).toEqual({ gospace: 1, board });
    }
  });

  test("a game opens from a link just as from its document, errors included", () => {
    for (const text of ["", "1".repeat(70_000), NEWER_LINK, JSON.parse("7")])
      expect(errorOf(() => Game.fromLink(text)).code).toBe(errorOf(() => fromLink(text)).code);
    const game = Game.fromLink(toLink(GAME));
    expect(game.undo()).toBe(true);
    expect(game.play({ play: 42 }).captured).toHaveLength(0);
    expect(game.document()).toEqual({
      ...GAME,
      turns: [{ play: 40 }, { play: 41, comment: "Here?" }, { play: 42 }],
    });
  });

  test("a game's link is that of its document as it stands", () => {
    const game = new Game(GAME);
    expect(fromLink(game.link())).toEqual(GAME);
    expect(game.link()).toBe(toLink(GAME));
    game.undo();
    expect(fromLink(game.link())).toEqual(game.document());
    game.free();
  });

  test("no link is made of what would not open", () => {
    const turns: GameDocument["turns"] = [{ play: 40 }, { play: 40 }];
    expect(errorOf(() => toLink({ ...GAME, turns }))).toMatchObject({
      code: "occupied",
      path: "turns[1]",
    });
    expect(errorOf(() => toLink("{"))).toMatchObject({ code: "json" });
  });

  test("a document too large for a link is to be saved as a file", () => {
    const points = Array.from({ length: 30_000 }, (_, i) => {
      return [(i * i * 7919) % 1_000_003, (i * i * i * 31) % 999_983] as const;
    });
    const error = errorOf(() => toLink({ gospace: 1, board: { kind: "graph", points } }));
    expect(error).toMatchObject({ code: "limit" });
    expect(error.message).toContain("save it as a file");
  });

  test("damage, newer versions and long texts are distinguished", () => {
    const link = toLink(GAME);
    for (const text of ["", "#", "section-2", link.slice(0, -1), `${link}A`, `2${link.slice(1)}`]) {
      expect(errorOf(() => fromLink(text))).toMatchObject({ code: "link" });
    }
    expect(errorOf(() => fromLink(NEWER_LINK))).toMatchObject({ code: "version" });
    expect(errorOf(() => fromLink("1".repeat(70_000)))).toMatchObject({ code: "limit" });
    expect(errorOf(() => fromLink(JSON.parse("7")))).toMatchObject({ code: "type" });
  });

  test("a compiled module can be loaded too", async () => {
    const bytes = readFileSync(new URL("../../pkg/gospace.wasm", import.meta.url));
    const again: typeof import("../../pkg/gospace.js") = await import(
      `../../pkg/gospace.js?${"again"}`
    );
    await again.load(await WebAssembly.compile(bytes));
    expect(again.fromLink(toLink(GAME))).toEqual(GAME);
  });
});
