/** Plane without lines that has been rolled through its glued sides: all is seen by a motion of its images. */
import { type Image, imagesOf } from "../../engine/glued-images.ts";
import type { Drawing, Pair } from "../../engine/types.ts";
import type { Place } from "../../model/state.ts";
import type { Spot } from "../../view/camera.ts";
import type { Pen } from "../../view/pen.ts";
import { BAND, inside, makeRegion, sights } from "../../view/region.ts";
import { paintContinuousGround } from "../../view/region-ground.ts";
import { PlaneBoard } from "../plane/board.ts";
import { rolledSeams, rollingMotion } from "./rolled.ts";

export class RolledPlane extends PlaneBoard {
  readonly #seams;

  constructor(drawing: Drawing, roll: Pair) {
    const motion = rollingMotion(drawing, roll);
    const images = imagesOf(drawing).map((image) => moved(image, motion));
    super(drawing, makeRegion(drawing, BAND * drawing.stone, images));
    this.#seams = rolledSeams(drawing, roll);
  }

  /** Spot within the sides at which a centre is seen. */
  override handle(at: Place): Spot {
    const spot = super.handle(at);
    const box = this.region?.box;
    for (const { x, y } of sights(this.region, spot, 0))
      if (box !== undefined && inside(box, x, y)) return { x, y };
    return spot;
  }

  override paintGround(pen: Pen): void {
    const extent = { ...this, drawing: { ...this.drawing, ...this.#seams } };
    paintContinuousGround(pen, extent, (region) => this.paintTint(pen, region));
  }
}

/** An image, and then a motion of all that is seen. */
function moved(image: Image, { a, b, dx, dy }: Image): Image {
  return { a: a * image.a, b: b * image.b, dx: a * image.dx + dx, dy: b * image.dy + dy };
}
