/** Picture of a generated board as lines on the paper, for the page and for its worker. */
import type { GeneratedBoard } from "../../engine/protocol.ts";
import { layOutBoard } from "../../kinds/kinds.ts";
import type { Size } from "../../view/camera.ts";
import { previewFraming } from "../../view/framing.ts";
import type { Paper } from "../../view/pen.ts";
import type { Palette } from "../../view/theme.ts";
import { paintThumbnail } from "../../view/thumbnail.ts";

export interface PreviewRequest {
  readonly picture: GeneratedBoard["picture"];
  readonly size: Size;
  readonly density: number;
  readonly palette: Palette;
}

export function paintPreview(
  canvas: Paper,
  { picture, size, density, palette }: PreviewRequest,
): void {
  const layout = layOutBoard({ ...picture.drawing, grid: false });
  paintThumbnail(canvas, size, density, layout, picture, palette, previewFraming(layout));
}
