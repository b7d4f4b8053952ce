/** Names on the board, by docs/names.md, in pictures of games. */
import { gallery, galleryDocument, load } from "gospace";
import { Game, load as loadPlay } from "gospace/play";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import { layOutBoard } from "../../../www/kinds/kinds.ts";
import { placement } from "../../../www/model/state.ts";
import { readBoard } from "../../../www/model/view-model.ts";
import { labelsOf } from "../../../www/view/names.ts";
import { all, byId, parsed, picture } from "./pictured.ts";

beforeAll(() => Promise.all([load(), loadPlay()]));

function namesIn(id: string): string[] {
  const labels = byId(parsed(picture(galleryDocument(id))), "labels");
  return all(labels ?? expect.fail("no labels"))
    .filter(({ name }) => name === "text")
    .map(({ text }) => text.trim());
}

test("points on rings have short names on the board", () => {
  const rings = [1, 2].flatMap((ring) => [1, 2, 3, 4, 5].map((place) => `${ring}·${place}`));
  expect(namesIn("petersen").sort()).toEqual(rings);
});

test("on a go-space the names of the points are shown, and not those of its placements", () => {
  const names = namesIn("particular-point");
  expect(names).toContain("A1");
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /[–,]/.test(name))).toEqual([]);
});

test("disks have their names inside", () => {
  expect(namesIn("disks-19")).toContain("D4");
});

describe("in German", () => {
  beforeAll(() => {
    vi.doMock(
      "../../../www/words/point-names.ts",
      () => import("../../../www/languages/de/point-names.ts"),
    );
    vi.resetModules();
  });
  afterAll(() => vi.doUnmock("../../../www/words/point-names.ts"));

  const inGerman = async (document: GameDocument) => {
    const { readBoard: read } = await import("../../../www/model/view-model.ts");
    const { names, facts } = read(new Game(document), null);
    return Array.from({ length: facts.placements }, (_, at) => names.of(placement(at)));
  };

  test("points on rings have German names, and no point of the gallery has an English one", async () => {
    expect((await inGerman(galleryDocument("petersen"))).slice(0, 2)).toEqual([
      "Ring 2, 1 von 5",
      "Ring 2, 2 von 5",
    ]);
    let centres = 0;
    for (const { id } of gallery()) {
      const document = galleryDocument(id);
      if ("labels" in document.board || document.board.kind === "plane") continue;
      const names = await inGerman(document);
      centres += names.filter((name) => name === "Mitte").length;
      const plain = /^([A-Z]+\d+[-–, ]*)+( \(\d+\))?( #\d+)?$|^Ring \d, \d+ von \d+$|^Mitte$/;
      expect(
        names.filter((name) => !plain.test(name)),
        id,
      ).toEqual([]);
    }
    expect(centres).toBeGreaterThan(0);
  });

  test("labels stay as their author wrote them, and are told apart from names", async () => {
    const points = [0, 1, 2, 3].map((k): [number, number] => [
      Math.round(1000 * Math.sin((k * Math.PI) / 2)),
      Math.round(-1000 * Math.cos((k * Math.PI) / 2)),
    ]);
    const board = { kind: "graph", points: [...points, [0, 0]] } as const;
    const labelled = (...labels: string[]) =>
      inGerman({ gospace: 1, board: { ...board, labels } as never });
    expect(await labelled("", "centre", "", "", "")).toEqual([
      "Ring 1, 1 von 4",
      "centre",
      "Ring 1, 3 von 4",
      "Ring 1, 4 von 4",
      "Mitte #2",
    ]);
    expect((await labelled("Mitte", "", "", "", "")).at(-1)).toBe("Mitte #2");
    expect((await labelled("ring 1, 2 of 4", "", "", "", ""))[1]).toBe("Ring 1, 2 von 4 #2");
  });

  test("points on rings have the same short names on the board, and an author's English ones lead to them", async () => {
    const { shortened: short } = await import("../../../www/view/names.ts");
    expect((await inGerman(galleryDocument("petersen"))).map(short).slice(0, 2)).toEqual([
      "2·1",
      "2·2",
    ]);
    const { placeNamed } = await import("../../../www/player/crop.ts");
    const { readBoard: read } = await import("../../../www/model/view-model.ts");
    const { layOutBoard: lay } = await import("../../../www/kinds/kinds.ts");
    const game = new Game(galleryDocument("petersen"));
    const found = (name: string) => placeNamed(read(game, null), lay(game.drawing()), name);
    expect(["ring 2, 2 of 5", "Ring 2, 2 von 5", "2·2"].map(found)).toEqual([1, 1, 1]);
  });

  test("a drawing has them, too", async () => {
    const [{ drawnSketch }, { namesIn }, { asGraph }] = await Promise.all([
      import("../../../www/sketch/document.ts"),
      import("../../../www/sketch/point-names.ts"),
      import("gospace"),
    ]);
    const sketch = drawnSketch(galleryDocument("petersen"), asGraph);
    expect([...namesIn(sketch).values()][0]).toBe("Ring 2, 1 von 5");
  });
});

/** The names that show on a board of this width, with the rectangles that they take, a letter about half as wide as it is high. */
function namesAt(id: string, width: number) {
  const game = new Game(galleryDocument(id));
  const layout = layOutBoard(game.drawing());
  const { x0, x1 } = layout.box;
  const camera = { scale: width / (x1 - x0), left: 0, top: 0 };
  const lens = { camera, size: { width: 1e9, height: 1e9 }, margin: 1e9 };
  const empty = { colours: game.colours(), last: null, numbers: null };
  const board = readBoard(game, id);
  return labelsOf(lens, layout, board, empty).map(({ text, x, y, size }) => {
    return {
      text,
      left: x,
      right: x + 0.55 * size * text.length,
      top: y - size / 2,
      bottom: y + size / 2,
    };
  });
}

test("names on a crowded board cover one another nowhere, and all stand where there is room", () => {
  for (const id of ["united-states", "domino", "points-and-lines"]) {
    const shown = namesAt(id, 330);
    for (const [i, a] of shown.entries())
      for (const b of shown.slice(0, i)) {
        const apart =
          a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom;
        expect(apart, `${id}: ${a.text}, ${b.text}`).toBe(true);
      }
    const all = namesAt(id, 3000);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.length).toBeLessThan(all.length);
    expect(all).toHaveLength(new Game(galleryDocument(id)).facts().points);
  }
});
