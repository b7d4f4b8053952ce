/** Quotient in the discretizer: the go-space that plays exactly as a board of disks, with the stones that stand on
 *  them. There is nothing to choose. */
import type { Quotient } from "../../engine/protocol.ts";
import { layOutBoard } from "../../kinds/kinds.ts";
import type { Quotienter } from "../../model/discretizer.ts";
import type { Scores } from "../../model/sample-sentences.ts";
import { html, type Markup } from "../../panels/template.ts";
import { previewFraming } from "../../view/framing.ts";
import { readPalette } from "../../view/theme.ts";
import { paintThumbnail } from "../../view/thumbnail.ts";
import {
  noQuotientWords,
  QUOTIENT_LINE,
  QUOTIENT_WORDS,
  quotientLines,
  scoringWords,
} from "../../words/sample.ts";
import { preview } from "./preview.ts";

export function quotientBody(
  { found, progress, disks }: Quotienter,
  scores: (found: Quotient) => Scores,
): Markup {
  const stones = (disks.start?.black?.length ?? 0) + (disks.start?.white?.length ?? 0);
  const scoring = found === null ? null : scoringWords(scores(found));
  const lines = found === null ? [] : quotientLines(found.board, stones);
  return preview({
    found,
    isWorking: progress.kind === "working",
    name: QUOTIENT_WORDS.picture,
    paint,
    lines: [...lines, ...(scoring === null ? [] : [scoring])],
    warning: null,
    note: QUOTIENT_LINE,
  });
}

export function quotientProgress({ progress }: Quotienter): Markup {
  const words =
    progress.kind === "working"
      ? QUOTIENT_WORDS.making
      : progress.kind === "failed"
        ? noQuotientWords(progress.message)
        : "";
  return html`<div class="progress"><span class="soft" role="status">${words}</span></div>`;
}

function paint(canvas: HTMLCanvasElement, { picture }: Quotient): void {
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  const layout = layOutBoard(picture.drawing);
  const palette = readPalette();
  paintThumbnail(canvas, size, devicePixelRatio, layout, picture, palette, previewFraming(layout));
}
