/** Names on the board, by docs/names.md, in pictures of games. */
import { galleryDocument, load } from "gospace";
import { load as loadPlay } from "gospace/play";
import { beforeAll, expect, test } from "vitest";
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
