/** Names on the board, by docs/names.md, in pictures of games. */
import { galleryDocument, load } from "gospace";
import { Game, load as loadPlay } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
import { layOutBoard } from "../../../www/kinds/kinds.ts";
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
