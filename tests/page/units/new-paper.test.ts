/** Papers to begin with, and what is said on them. */
import { load, survey } from "gospace";
import { expect, test } from "vitest";
import { documentOf } from "../../../www/sketch/document.ts";
import { isPlayable } from "../../../www/sketch/finding-items.ts";
import { newPaper } from "../../../www/sketch/new-paper.ts";
import { withPicture } from "../../../www/sketch/picture-findings.ts";
import { addSet } from "../../../www/sketch/sets.ts";
import { isEmpty, type Sketch } from "../../../www/sketch/sketch.ts";
import { freshEditor, type ToolName } from "../../../www/sketch/state.ts";
import { beginningWords } from "../../../www/words/drawing.ts";

await load();

const surveyed = (sketch: Sketch) => withPicture(survey(documentOf(sketch)), sketch);
const at = (sketch: Sketch, tool: ToolName) => ({ ...freshEditor(sketch), tool });

test("every paper but a go-space's is empty", () => {
  for (const kind of ["graph", "disks", "plane"] as const)
    expect(isEmpty(newPaper(kind, 7))).toBe(true);
});

test("a go-space begins with nine points and one domino, without a problem", () => {
  const sketch = newPaper("gospace", 7);
  expect(documentOf(sketch).board).toMatchObject({ open: [[4, 5]], placements: [[4, 5]] });
  expect(sketch.points.size).toBe(9);
  expect(surveyed(sketch).findings).toEqual([]);
});

test("an empty paper, and one with an error, cannot be played on", () => {
  const empty = newPaper("graph", 0);
  const space = newPaper("gospace", 0);
  const bare = { ...space, opens: new Map() };
  const known = (sketch: Sketch) => ({ ...freshEditor(sketch), survey: surveyed(sketch) });
  expect(isPlayable(known(empty))).toBe(false);
  expect(isPlayable(freshEditor(space))).toBe(false);
  expect(isPlayable(known(bare))).toBe(false);
  expect(isPlayable(known(space))).toBe(true);
});

test("the sentence on an empty paper fits the tool and the hand", () => {
  const empty = newPaper("graph", 0);
  const words = (tool: ToolName, hand: "keys" | "mouse" | "finger") =>
    beginningWords(at(empty, tool), hand);
  expect(words("point", "keys")).toBe("Click to put a point. Drag from a point to link.");
  expect(words("point", "finger")).toBe("Tap to put a point. Drag from a point to link.");
  expect(words("select", "keys")).toContain("*P*");
  for (const tool of ["point", "link", "arc", "disk", "region", "select"] as const)
    expect(words(tool, "finger")).not.toMatch(/Click|\*/);
});

test("a go-space says how to make a stone until one was made", () => {
  const space = newPaper("gospace", 0);
  expect(beginningWords(at(space, "select"), "keys")).toContain("*B*");
  expect(beginningWords(at(space, "select"), "finger")).toContain("A stone can be this");
  const two = addSet(space, "placements", new Set(space.points.keys())).sketch;
  expect(beginningWords(at(two, "select"), "keys")).toBeNull();
});
