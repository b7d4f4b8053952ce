/** Worker that paints generated boards, so that a large one never blocks the page. */
import { type PreviewRequest, paintPreview } from "./paint-preview.ts";

addEventListener("message", ({ data }: MessageEvent<PreviewRequest>) => {
  const canvas = new OffscreenCanvas(1, 1);
  paintPreview(canvas, data);
  const bitmap = canvas.transferToImageBitmap();
  postMessage(bitmap, { transfer: [bitmap] });
});
