/** Test of the element without a page, as on a server that imports it. */
import { expect, test } from "vitest";

test("importing the element in Node does nothing and throws nothing", async () => {
  const before = Object.keys(globalThis);
  const { GoSpaceElement } = await import("../../pkg/element.js");
  expect(typeof GoSpaceElement).toBe("function");
  expect(Object.keys(globalThis)).toEqual(before);
});
