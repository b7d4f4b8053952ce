/** Camera: the board's place on the screen. Pure; lengths are CSS pixels and board units. */

/** A board point (x, y) is drawn at (x · scale + left, y · scale + top). */
export interface Camera {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface Insets {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Camera that shows the whole box as large as it fits within the insets, in the middle of them. */
export function fitted(box: Box, size: Size, insets: Insets, largest: number): Camera {
  const width = Math.max(size.width - insets.left - insets.right, 1);
  const height = Math.max(size.height - insets.top - insets.bottom, 1);
  const scale = Math.min(width / (box.x1 - box.x0), height / (box.y1 - box.y0), largest);
  return {
    scale,
    left: insets.left + width / 2 - (scale * (box.x0 + box.x1)) / 2,
    top: insets.top + height / 2 - (scale * (box.y0 + box.y1)) / 2,
  };
}

export function zoomAt(
  camera: Camera,
  factor: number,
  at: Spot,
  least: number,
  most: number,
): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, least), most);
  const ratio = scale / camera.scale;
  return {
    scale,
    left: at.x - (at.x - camera.left) * ratio,
    top: at.y - (at.y - camera.top) * ratio,
  };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { scale: camera.scale, left: camera.left + dx, top: camera.top + dy };
}

/** Keeps at least a strip of the box on the screen, so that no board can be lost. */
export function within(camera: Camera, box: Box, size: Size, strip: number): Camera {
  const left = clamp(
    camera.left,
    strip - box.x1 * camera.scale,
    size.width - strip - box.x0 * camera.scale,
  );
  const top = clamp(
    camera.top,
    strip - box.y1 * camera.scale,
    size.height - strip - box.y0 * camera.scale,
  );
  return { scale: camera.scale, left, top };
}

export function toScreen(camera: Camera, x: number, y: number): Spot {
  return { x: x * camera.scale + camera.left, y: y * camera.scale + camera.top };
}

export function toBoard(camera: Camera, at: Spot): Spot {
  return { x: (at.x - camera.left) / camera.scale, y: (at.y - camera.top) / camera.scale };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
