/** Tests of the place that precedes the reason why a text cannot be read. */
import { afterEach, expect, test, vi } from "vitest";
import { LINE } from "../../../www/languages/de/counts.ts";
import { placedWords } from "../../../www/model/game-notices.ts";

afterEach(() => vi.resetModules());

test("a place of a document stands before its reason, once", () => {
  expect(placedWords("board.edges[3]", "No link.")).toBe("board.edges[3]: No link.");
  expect(placedWords("line 3", "No link.")).toBe("line 3: No link.");
  expect(placedWords("line 3", "line 3 is no edge.")).toBe("line 3 is no edge.");
  expect(placedWords(null, "No link.")).toBe("No link.");
});

test("a line of a text is named in the reader's language", async () => {
  vi.resetModules();
  vi.doMock("../../../www/words/counts.ts", async (english) => ({
    ...(await english<typeof import("../../../www/words/counts.ts")>()),
    LINE,
  }));
  const { placedWords: german } = await import("../../../www/model/game-notices.ts");
  expect(german("line 3", "Keine Verbindung.")).toBe("Zeile 3: Keine Verbindung.");
});
