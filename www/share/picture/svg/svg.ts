/** A game as an SVG drawing: for every kind of board, with a text alternative, and with the
 *  document in it, so that it opens again. */

import { FONT } from "../../../view/theme.ts";
import { pictureTitle, pictureWords } from "../../../words/picture.ts";
import { compose, paintGroundOf, paintPiecesOf } from "../composition.ts";
import type { Pictured, PictureOptions } from "../types.ts";
import { type Element, element, number, written } from "./markup.ts";
import { documentElement } from "./metadata.ts";
import { SvgPen } from "./svg-pen.ts";

export function svgPicture(of: Pictured, options: PictureOptions): string {
  const composition = compose(of, options);
  const { lens, palette, layout, paper } = composition;
  const { width, height } = lens.size;
  const pen = new SvgPen(lens, palette, layout.largestRadius * lens.camera.scale);
  paintGroundOf(pen, composition);
  paintPiecesOf(pen, composition);
  return written(
    element(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width,
        height,
        viewBox: `0 0 ${number(width)} ${number(height)}`,
        role: "img",
        "font-family": FONT,
      },
      element("title", {}, pictureTitle(of.board)),
      element("desc", {}, pictureWords(of.board, of.game)),
      element("defs", {}, ...pen.definitions),
      ...(paper === null ? [] : [paperElement(paper)]),
      ...pen.elements,
      documentElement(of.document),
    ),
  );
}

function paperElement(fill: string): Element {
  return element("rect", { id: "paper", width: "100%", height: "100%", fill });
}
