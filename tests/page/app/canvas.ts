/** Canvases without a browser: Skia paints what the page paints, so that a test can look at it. */
import { type Canvas, createCanvas, Image, ImageData, Path2D } from "@napi-rs/canvas";

/** Each element's own canvas. */
const painted = new WeakMap<object, Canvas>();

interface Sized {
  width: number;
  height: number;
}

/** Elements whose size has been set since they were last painted on. */
const resized = new WeakSet<object>();

function nativeOf(element: Sized): Canvas {
  const known = painted.get(element);
  if (known !== undefined) {
    if (resized.delete(element)) [known.width, known.height] = [element.width, element.height];
    return known;
  }
  const made = createCanvas(element.width, element.height);
  painted.set(element, made);
  return made;
}

/** Canvas that a context takes in place of the page's element; else the object itself. */
function native(given: unknown): unknown {
  if (typeof given !== "object" || given === null || !painted.has(given)) return given;
  return nativeOf(given as Sized);
}

function contextOf(element: Sized): object {
  const context = nativeOf(element).getContext("2d");
  return new Proxy(context, {
    get(target, name) {
      nativeOf(element);
      if (name === "canvas") return element;
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...given: unknown[]) => Reflect.apply(member, target, given.map(native));
    },
    set(target, name, value) {
      nativeOf(element);
      return Reflect.set(target, name, native(value));
    },
  });
}

/** Gives a window's canvases, its images and paths to Skia. */
export function paintFor(window: Window & typeof globalThis): void {
  const { prototype } = window.HTMLCanvasElement;
  const contexts = new WeakMap<object, object>();
  for (const side of ["width", "height"] as const) {
    const own = Object.getOwnPropertyDescriptor(prototype, side);
    Object.defineProperty(prototype, side, {
      ...own,
      set(this: HTMLCanvasElement, value: number) {
        own?.set?.call(this, value);
        if (painted.has(this)) resized.add(this);
      },
    });
  }
  Object.assign(prototype, {
    getContext(this: HTMLCanvasElement) {
      const known = contexts.get(this) ?? contextOf(this);
      contexts.set(this, known);
      return known;
    },
    toDataURL(this: HTMLCanvasElement) {
      return nativeOf(this).toDataURL();
    },
    toBlob(this: HTMLCanvasElement, give: (blob: Blob) => void) {
      give(new Blob([new Uint8Array(nativeOf(this).toBuffer("image/png"))], { type: "image/png" }));
    },
  });
  class OffscreenCanvas {
    readonly #context: object;
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      this.#context = contextOf(this);
    }
    getContext() {
      return this.#context;
    }
    async convertToBlob() {
      return new Blob([new Uint8Array(nativeOf(this).toBuffer("image/png"))], {
        type: "image/png",
      });
    }
  }
  Object.assign(window, { OffscreenCanvas, Path2D, Image, ImageData });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of canvases, one over the other on a ground, as far as the clip goes. */
export function pictureOf(
  layers: readonly { readonly canvas: HTMLCanvasElement; readonly place: Place }[],
  clip: Place,
  ground: string,
): Buffer {
  const picture = createCanvas(clip.width, clip.height);
  const context = picture.getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, clip.width, clip.height);
  for (const { canvas, place } of layers) {
    const { x, y, width, height } = place;
    const from = painted.get(canvas);
    if (from !== undefined) context.drawImage(from, x - clip.x, y - clip.y, width, height);
  }
  return picture.toBuffer("image/png");
}
