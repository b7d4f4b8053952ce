/** STUN servers of a site, as its build reads them. */
import { expect, test } from "vitest";
import { stunServers } from "../../../scripts/build/stun.mjs";

test("there is no STUN server unless the setting names one", () => {
  expect(stunServers("")).toEqual([]);
  expect(stunServers("stun:stun.example.org:3478, stuns:two.example.org")).toEqual([
    "stun:stun.example.org:3478",
    "stuns:two.example.org",
  ]);
  for (const wrong of [
    "stun.example.org",
    "turn:example.org",
    "stun:a b",
    "https://a.org",
    "stun:",
  ])
    expect(() => stunServers(wrong)).toThrow("which is no STUN server");
});
