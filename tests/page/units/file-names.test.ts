/** Name of an imported board: that of its file, where its text has none. */
import type { Imported } from "gospace";
import { expect, test } from "vitest";
import { namedAfterFile } from "../../../www/model/importer.ts";

const imported = (title?: string): Imported => ({
  format: "edge-list",
  document: {
    gospace: 1,
    board: { kind: "graph", points: [[0, 0]] },
    ...(title === undefined ? {} : { title }),
  },
  placed: true,
  notices: [],
});
const nameOf = (file: string | null, title?: string) =>
  namedAfterFile(imported(title), file).document.title;

test("an imported board is named after its file, without the ending", () => {
  expect(nameOf("harbour.dot")).toBe("harbour");
  expect(nameOf("my board.v2.graphml")).toBe("my board.v2");
  expect(nameOf("boards/ring.tgf")).toBe("ring");
  expect(nameOf("noending")).toBe("noending");
  expect(nameOf(".edges")).toBe(".edges");
});

test("a board that has a name, and a text without a file, keep theirs", () => {
  expect(nameOf("harbour.dot", "Old port")).toBe("Old port");
  expect(nameOf("harbour.dot", "  ")).toBe("harbour");
  expect(nameOf(null)).toBeUndefined();
});
