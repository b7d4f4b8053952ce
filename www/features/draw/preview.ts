/** Previews of generated boards, painted by a worker; by the page itself where workers cannot paint. */
import type { GeneratedBoard } from "../../engine/protocol.ts";
import { readPalette } from "../../view/theme.ts";
import { type PreviewRequest, paintPreview } from "./paint-preview.ts";

export class Previews {
  readonly #canvas: () => HTMLCanvasElement | null;
  readonly #pictures = new WeakMap<GeneratedBoard, ImageBitmap>();
  #worker: Worker | null = null;
  #isPainting = false;
  /** False where workers cannot paint. */
  #works = typeof OffscreenCanvas !== "undefined";

  /** `canvas` is where boards will be shown. */
  constructor(canvas: () => HTMLCanvasElement | null) {
    this.#canvas = canvas;
  }

  /** Paints a board before it is shown. Another call cancels this one, which then never settles. */
  prepare(made: GeneratedBoard): Promise<void> {
    const canvas = this.#canvas();
    this.cancel();
    if (!this.#works || canvas === null || canvas.clientWidth === 0) return Promise.resolve();
    const worker = this.#worker ?? startWorker();
    this.#worker = worker;
    this.#isPainting = true;
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
        this.#isPainting = false;
        this.#pictures.set(made, data);
        resolve();
      };
      worker.onerror = () => {
        this.#works = false;
        this.cancel();
        resolve();
      };
      worker.postMessage(requestOf(made, canvas));
    });
  }

  /** Ends the painting; an idle worker stays for the next board. */
  cancel(): void {
    if (!this.#isPainting) return;
    this.#isPainting = false;
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** Shows a board. Where its picture has another size by now, it is painted anew. */
  show(canvas: HTMLCanvasElement, made: GeneratedBoard): void {
    const request = requestOf(made, canvas);
    const known = this.#pictures.get(made);
    if (request.size.width === 0) return;
    if (known === undefined || !this.#works) return paintPreview(canvas, request);
    const { size, density } = request;
    const fits =
      known.width === Math.round(size.width * density) &&
      known.height === Math.round(size.height * density);
    if (fits) drawBitmap(canvas, known);
    else void this.prepare(made).then(() => this.show(canvas, made));
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./preview-worker.ts", import.meta.url), { type: "module" });
}

function requestOf({ picture }: GeneratedBoard, canvas: HTMLCanvasElement): PreviewRequest {
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  return { picture, size, density: devicePixelRatio, palette: readPalette() };
}

function drawBitmap(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
}
