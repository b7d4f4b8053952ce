/** Tests of the play module: it agrees with the full module wherever both answer. */
import * as full from "gospace";
import * as play from "gospace/play";
import { describe, expect, test } from "vitest";
import { FIRST_BOARD } from "../../www/engine/gallery.ts";
import { errorOf } from "./thrown.ts";

await Promise.all([full.load(), play.load()]);

test("it has games, links, facts and errors, and nothing that playing does not need", () => {
  const names = Object.keys(play).filter((name) => /^[a-z]|^G/.test(name));
  const expected = "Game GospaceError board boardFacts fromLink load loadLight toLink";
  expect(names.sort()).toEqual(expected.split(" "));
});

test("both modules throw the same class of errors", () => {
  expect(play.GospaceError).toBe(full.GospaceError);
});

test("the first board of the page is the gallery's", () => {
  expect(full.galleryDocument(FIRST_BOARD.id)).toEqual(FIRST_BOARD.document);
});

describe.each(full.gallery())("on the board $id both modules", ({ id }) => {
  const document = full.galleryDocument(id);

  test("describe and draw it alike, and make the same link", () => {
    const [one, other] = [new play.Game(document), new full.Game(document)];
    expect(play.board(document)).toEqual(full.board(document));
    expect(one.drawing()).toEqual(other.drawing());
    expect(one.link()).toBe(other.link());
    expect(one.rules()).toEqual(other.rules());
    expect(one.standing()).toEqual(other.standing());
  });
});

test.each<[string, unknown]>([
  ["no JSON", "{"],
  ["a link past the points", { gospace: 1, board: { kind: "graph", points: [], edges: [[0, 1]] } }],
  [
    "a turn on a stone",
    {
      gospace: 1,
      board: { kind: "grid", columns: 3, rows: 3 },
      turns: [{ play: 0 }, { play: 0 }],
    },
  ],
  ["rules that make no sense", { ...FIRST_BOARD.document, rules: { score: "live" } }],
])("both refuse %s in the same words", (_, document) => {
  const text = typeof document === "string" ? document : JSON.stringify(document);
  const [one, other] = [play, full].map((module) => errorOf(() => new module.Game(text)));
  expect({ ...one, message: one?.message }).toEqual({ ...other, message: other?.message });
});
