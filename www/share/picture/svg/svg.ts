/** A game as an SVG drawing: for every kind of board, with words for who cannot see it, and with the
 *  document in it, so that it opens again. */

import { FONT } from "../../../view/theme.ts";
import { pictureTitle, pictureWords } from "../../../words/picture.ts";
import { type Composition, compose } from "../composition.ts";
import type { Pictured, PictureOptions } from "../types.ts";
import { groundElements } from "./ground.ts";
import { type Element, element, number, written } from "./markup.ts";
import { documentElement } from "./metadata.ts";
import { pieceElements } from "./pieces.ts";
import { fadeDefinitions, faded } from "./region.ts";
import { shadeDefinitions } from "./shades.ts";
import { coordinateElements, labelElements } from "./writing.ts";

export function svgPicture(of: Pictured, options: PictureOptions): string {
  const composition = compose(of, options);
  const { width, height } = composition.lens.size;
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
      element("defs", {}, ...shadeDefinitions(composition), ...fadeDefinitions(composition)),
      ...layers(composition),
      documentElement(of.document),
    ),
  );
}

function layers(composition: Composition): Element[] {
  const { paper } = composition;
  return [
    ...(paper === null
      ? []
      : [element("rect", { id: "paper", width: "100%", height: "100%", fill: paper })]),
    ...groundElements(composition),
    ...coordinateElements(composition),
    ...faded(composition, pieceElements(composition)),
    ...labelElements(composition),
  ];
}
