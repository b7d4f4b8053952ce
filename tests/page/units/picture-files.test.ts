/** Tests of games in pictures that other programs saved, truncated or damaged. Expected bytes come
 *  from the PNG specification, checksums from zlib. */

import { crc32, deflateSync } from "node:zlib";
import { galleryDocument, load } from "gospace";
import { load as loadPlay } from "gospace/play";
import { describe, expect, test } from "vitest";
import type { GameDocument } from "../../../www/engine/types.ts";
import { withDocument } from "../../../www/share/picture/png/metadata.ts";
import { documentInPicture } from "../../../www/share/picture/read-document.ts";
import { written } from "../../../www/share/picture/svg/markup.ts";
import { documentElement } from "../../../www/share/picture/svg/metadata.ts";
import { errorOf } from "../../module/thrown.ts";
import { bytesOf, opened, played, SVG } from "./pictured.ts";

await Promise.all([load(), loadPlay()]);

describe("an SVG that another program has saved", () => {
  const document = played(galleryDocument("grid-9"));
  const json = JSON.stringify(document);
  const drawing = (inner: string, root = "") =>
    `<?xml version="1.0"?>\n<!-- saved --><svg xmlns="${SVG}"${root}><metadata>${inner}</metadata></svg>`;
  const NS = "urn:gospace:document:1";

  test.each([
    [
      "with entities",
      drawing(`<g:document xmlns:g="${NS}">${json.replaceAll('"', "&quot;")}</g:document>`),
    ],
    [
      "with numbers for signs",
      drawing(
        `<g:document xmlns:g='${NS}'>${json.replaceAll("{", "&#123;").replaceAll("}", "&#x7d;")}</g:document>`,
      ),
    ],
    ["in CDATA", drawing(`<g:document xmlns:g="${NS}"><![CDATA[${json}]]></g:document>`)],
    [
      "in CDATA between lines",
      drawing(`<g:document xmlns:g="${NS}">\n<![CDATA[${json}]]>\n</g:document>`),
    ],
    [
      "behind empty lines",
      `${"\n".repeat(8)}${drawing(`<g:document xmlns:g="${NS}">${json}</g:document>`)}`,
    ],
    [
      "with a longer prefix",
      drawing(`<go_1:document xmlns:go_1 = "${NS}">${json}</go_1:document>`),
    ],
    [
      "with a prefix of its own for SVG",
      `<svg-1.1:svg xmlns:svg-1.1="${SVG}"><g:document xmlns:g="${NS}">${json}</g:document></svg-1.1:svg>`,
    ],
    [
      "with the namespace at the root",
      drawing(`<g:document>\n${json}\n</g:document >`, ` xmlns:g="${NS}"`),
    ],
  ])("opens %s", (_, svg) => {
    expect(opened(svg)).toEqual(document);
  });

  test.each([
    ["a drawing without a game", drawing("")],
    [
      "a document that speaks of one",
      JSON.stringify({ ...document, title: `<svg xmlns:g='${NS}'>` }),
    ],
    ["a comment", `<svg xmlns="${SVG}"><!-- <g:document xmlns:g="${NS}">{}</g:document> --></svg>`],
    ["a drawing that only names the namespace", `<svg xmlns:a="b" id="${NS}"></svg>`],
    ["a page", `<html xmlns:g="${NS}"></html>`],
    ["nothing", ""],
  ])("%s is no picture of a game", (_, text) => {
    expect(documentInPicture(bytesOf(text))).toBeNull();
  });

  test.each([
    ["no element", drawing("", ` xmlns:g="${NS}"`)],
    ["an element without an end", drawing(`<g:document xmlns:g="${NS}">${json}`)],
    ["no JSON", drawing(`<g:document xmlns:g="${NS}">${json.slice(0, -2)}</g:document>`)],
    [
      "a text before CDATA",
      drawing(`<g:document xmlns:g="${NS}">1<![CDATA[${json}]]></g:document>`),
    ],
    [
      "a text behind CDATA",
      drawing(`<g:document xmlns:g="${NS}"><![CDATA[${json}]]>1</g:document>`),
    ],
    ["many elements without an end", drawing(`<g:document xmlns:g="${NS}">`.repeat(1e5))],
    ["a sign that is none", drawing(`<g:document xmlns:g="${NS}">"&#x110000;"&</g:document>`)],
  ])("%s is damage", (_, text) => {
    expect(errorOf(() => documentInPicture(bytesOf(text))).code).toBe("format");
  });
});

test("bytes that are no text hold no game", () => {
  expect(documentInPicture(Uint8Array.of(0xff, 0xfe, 0x00))).toBeNull();
  expect(documentInPicture(new Uint8Array())).toBeNull();
});

test("a drawing of ours needs no signs of XML, and no control signs", () => {
  const document = { ...played(galleryDocument("grid-9")), title: "<&>\u007f\u0085\uffff ≤" };
  const drawn = written(documentElement(document));
  const text = />([^<>]*)<\/gospace:document>/.exec(drawn)?.[1] ?? "";
  expect(text).toContain("\\u003c\\u0026\\u003e\\u007f\\u0085\\uffff ≤");
  expect(JSON.parse(text)).toEqual(document);
});

describe("the document in a PNG", () => {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const chunk = (type: string, data: Uint8Array) => {
    const bytes = Buffer.alloc(12 + data.length);
    bytes.writeUInt32BE(data.length);
    bytes.write(type, 4, "latin1");
    bytes.set(data, 8);
    bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
    return bytes;
  };
  /** One grey pixel. */
  const plain = Buffer.concat([
    Buffer.from(signature),
    chunk("IHDR", Uint8Array.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
    chunk("IDAT", deflateSync(Uint8Array.from([0, 128]))),
    chunk("IEND", new Uint8Array()),
  ]);
  const document: GameDocument = { ...played(galleryDocument("torus")), title: "Über 囲碁 <𝔾>" };
  const png = withDocument(plain, document);

  test("is international text under its keyword, as the specification writes it", () => {
    const json = Buffer.from(JSON.stringify(document));
    const text = Buffer.concat([Buffer.from("gospace\0\0\0\0\0", "latin1"), json]);
    const expected = Buffer.concat([
      plain.subarray(0, 33),
      chunk("iTXt", text),
      plain.subarray(33),
    ]);
    expect(Buffer.from(png).equals(expected)).toBe(true);
    expect(JSON.parse(documentInPicture(png) ?? "null")).toEqual(document);
  });

  test("is not in another picture", () => {
    expect(documentInPicture(plain)).toBeNull();
    const other = Buffer.concat([
      plain.subarray(0, 33),
      chunk("iTXt", bytesOf("Title\0\0\0\0\0{}")),
      plain.subarray(33),
    ]);
    expect(documentInPicture(other)).toBeNull();
  });

  const withText = (type: string, data: Uint8Array) =>
    Buffer.concat([plain.subarray(0, 33), chunk(type, data), plain.subarray(33)]);
  const preamble = Buffer.from("gospace\0\0\0\0\0", "latin1");

  test("is in no chunk of another type or keyword", () => {
    const text = Buffer.concat([preamble, bytesOf("{}")]);
    expect(documentInPicture(withText("tEXt", text))).toBeNull();
    expect(documentInPicture(withText("iTXt", bytesOf("gospaces\0\0\0\0\0{}")))).toBeNull();
    expect(documentInPicture(withText("iTXt", text))).toBe("{}");
  });

  test("may be the end of the file", () => {
    const end = chunk("iTXt", Buffer.concat([preamble, bytesOf("{}")]));
    expect(documentInPicture(Buffer.concat([plain.subarray(0, 33), end]))).toBe("{}");
  });

  test("is damaged if it is no UTF-8, whatever its checksum", () => {
    const bytes = Buffer.concat([preamble, Buffer.from([0x22, 0xff, 0x22])]);
    expect(errorOf(() => documentInPicture(withText("iTXt", bytes))).code).toBe("format");
  });

  test("is never another one, whatever bit is flipped and wherever the file ends", () => {
    const read = (bytes: Uint8Array) => {
      try {
        return documentInPicture(bytes);
      } catch (error) {
        return (error as { code?: string }).code;
      }
    };
    const right = JSON.stringify(document);
    const found = new Set<unknown>();
    for (let at = 0; at < png.length; at++) {
      const flipped = png.slice();
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8));
      found.add(read(flipped));
      found.add(read(png.subarray(0, at)));
    }
    expect([...found].sort()).toEqual([right, "format", null].sort());
  });
});
