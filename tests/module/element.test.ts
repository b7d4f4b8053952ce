/** The element where there is no page: servers render with it imported. */
import { expect, test } from "vitest";

test("importing the element in Node does nothing and throws nothing", async () => {
  const before = Object.keys(globalThis);
  const { GoSpaceElement } = await import("../../pkg/element.js");
  expect(typeof GoSpaceElement).toBe("function");
  expect(Object.keys(globalThis)).toEqual(before);
});
