/** Tests of the kind of a board that is read from a link before there is a core. */

import { readdirSync, readFileSync } from "node:fs";
import { load, toLink } from "gospace";
import { beforeAll, expect, test } from "vitest";
import { kindInLink } from "../../../www/kinds/link-kind.ts";

const FOLDER = new URL("../../links/", import.meta.url);

const BOARD = { kind: "grid", columns: 9, rows: 9 } as const;
const SPACE = { kind: "gospace", points: [[0, 0]], open: [[0]], placements: [[0]] } as const;

beforeAll(() => load());

test.each(readdirSync(FOLDER))("%s has the kind of its document", (name) => {
  const [link = "", text = ""] = readFileSync(new URL(name, FOLDER), "utf8").split("\n");
  expect(kindInLink(link)).toBe(JSON.parse(text).board.kind);
});

test.each([
  {},
  { title: "Zwei Augen für 囲碁" },
  { author: "A" },
  { comment: `${"Black lives. ".repeat(300)}Really?` },
  { title: "", author: "Somebody else", comment: "" },
])("a heading like %.40j stands before it", (heading) => {
  expect(kindInLink(toLink({ gospace: 1, ...heading, board: BOARD }))).toBe("grid");
  const space = JSON.stringify({ gospace: 1, ...heading, board: SPACE });
  expect(kindInLink(toLink(space))).toBe("gospace");
});

test("white space and escapes of mails change nothing", () => {
  const link = toLink({ gospace: 1, title: "Two eyes", board: BOARD });
  const mailed = link.replaceAll("-", "%2d").replaceAll("_", "%5F").replace(/.{7}/g, "$&%20\n");
  expect(kindInLink(mailed)).toBe("grid");
});

test.each([
  "",
  "1",
  "9AAAAAAAA",
  "1?",
  "not a link",
  `1${"A".repeat(60_000)}`,
  `1${"_".repeat(99)}`,
])("%.20s is no link, and is read to its end", (text) => {
  expect(() => kindInLink(text)).not.toThrow();
});
