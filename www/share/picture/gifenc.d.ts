/** Types for the used part of gifenc 1.0.3; the library comes without types. */
declare module "gifenc" {
  /** Red, green and blue, 0 to 255. */
  type Palette = number[][];

  export interface FrameOptions {
    /** Of the whole file, with its first frame. */
    palette?: Palette;
    transparent?: boolean;
    transparentIndex?: number;
    /** In milliseconds. */
    delay?: number;
    /** 1: the next frame is drawn over this one. */
    dispose?: number;
  }

  export interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options?: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, most: number): Palette;
  /** A number of the palette for each pixel. */
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: Palette,
  ): Uint8Array<ArrayBuffer>;
}
