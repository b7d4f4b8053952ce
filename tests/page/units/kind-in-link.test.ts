/** The kind of board that a link holds, as it is known before the core. */

import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { gallery, galleryDocument, load, toLink } from "../../../pkg/gospace.js";
import { kindInLink } from "../../../www/kinds/kind-in-link.ts";
import { NEWER_LINK } from "../../module/thrown.ts";

const FOLDER = new URL("../../links/", import.meta.url);

beforeAll(() => load());

test.each(readdirSync(FOLDER))(
  "of %s it is that of its document, where no author or comment stands before it",
  (name) => {
    const [link = "", text = ""] = readFileSync(new URL(name, FOLDER), "utf8").split("\n");
    const { author, comment, board } = JSON.parse(text);
    expect(kindInLink(link)).toBe(
      author === undefined && comment === undefined ? board.kind : null,
    );
  },
);

test("of every board of the gallery it is known, whatever its title", () => {
  const wrong = gallery().filter(({ id }) => {
    const document = galleryDocument(id);
    return kindInLink(toLink(document)) !== document.board.kind;
  });
  expect(wrong).toEqual([]);
});

test("of what is no link of a known version it is not known", () => {
  for (const text of ["", "1", "1!", "%", NEWER_LINK]) expect(kindInLink(text), text).toBeNull();
});
