/** English of the background picture of a drawing. */
import { counted, grouped } from "./counts.ts";

export const BACKGROUND_WORDS = {
  heading: "Background picture",
  about: "Lies faintly under the paper, to be traced. It stays on this device.",
  lost: "This picture is not on this device any more. Choose it again, or remove it.",
  choose: { name: "Choose a picture…", tip: "Put a picture under the paper" },
  other: { name: "Another…", tip: "Put another picture in its place" },
  move: { name: "Move it", tip: "Let drags and arrows move the picture, until Escape" },
  hide: { name: "Hide", tip: "Show the paper without the picture" },
  show: { name: "Show", tip: "Show the picture again" },
  remove: { name: "Remove", tip: "Take the picture away; undo brings it back" },
  opacity: "Opacity",
  width: "Width",
  x: "Left edge",
  y: "Top edge",
  taken:
    "The picture lies under the paper. “Background picture” in the panel moves it, sizes it and fades it.",
  moving: "Drag to move the background picture · Escape ends",
  inFile: "With the background picture",
} as const;

/** "40 percent", for a slider. */
export function opacityWords(percent: number): string {
  return `${percent} percent`;
}

/** Reasons why a file is no background picture, each with its remedy. */
export const BACKGROUND_REFUSALS = {
  type: "The background can be a picture in PNG, JPEG, WebP, GIF or SVG. Save it as one of these first.",
  megabytes: (size: number, limit: number) =>
    `This picture has ${counted(size, "megabyte")}, and at most ${counted(limit, "megabyte")} are taken. Save a smaller one first.`,
  pixels: (width: number, height: number) =>
    `This picture has ${grouped(width)} by ${grouped(height)} pixels, which are too many. Save a smaller one first.`,
  sizeless: "This picture has no width and height of its own. Save it as PNG first.",
  unreadable:
    "This picture cannot be read: the file is damaged, or of another kind than its name says.",
} as const;
